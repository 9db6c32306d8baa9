//! The cards below the preview: the accuracy test, and the quick match.

use crate::context::prelude::*;
use crate::kit::number::to_f32;
use crate::kit::widgets::CardKind;
use crate::messages::editor as msg;
use crate::messages::language::sentences;
use crate::model::measurements::{AccuracyReport, MIN_JUDGED, QuickMatch};
use crate::pages::editor::commands::{end_match, start_match};
use crate::pages::editor::state::EditorState;
use span_it_core::personality::{ladder, library};

// Lengths in points.
pub(super) const MATCH_HEIGHT: f32 = 92.0;
const BAR: f32 = 8.0;
const TICK: f32 = 16.0;

/// How often the personality stays ahead, beside the one that it was made from.
pub(super) fn accuracy(ui: &mut egui::Ui, state: &EditorState, cx: &Context) {
    let report = state.accuracy_test();
    let judged = report.filter(|report| report.mark.whole >= if report.over { MIN_JUDGED } else { 1 });
    let is_current = report.is_some_and(|report| *state.form.factors() == report.factors);
    let before = share_before(state);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        widgets::row_from_right(ui, 18.0, |ui| {
            if let Some(report) = judged {
                let mark = text::mono_strong(msg::accuracy(report.mark));
                ui.label(if is_current { mark } else { mark.weak() });
            } else {
                // Otherwise the link beside it would lose the focus when the result appears.
                ui.skip_ahead_auto_ids(1);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let heading = text::body_strong(msg::stays_ahead());
                if widgets::help_link(ui, msg::stays_ahead(), heading, msg::stays_ahead_tip()).clicked() {
                    cx.request(Action::Help(HelpAction::Open(Place::at(
                        Chapter::Personalities,
                        "the-editor",
                    ))));
                }
            });
        });
        bar(ui, judged.and_then(|report| report.mark.value()), is_current, before);
        let message = match report {
            Some(report) if is_current => status(report, before),
            Some(_) => msg::accuracy_outdated().to_owned(),
            None => msg::accuracy_running().to_owned(),
        };
        let [least, most] = msg::ends();
        widgets::row_from_right(ui, 18.0, |ui| {
            ui.label(text::soft(most));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(text::soft(least));
                let middle = Layout::centered_and_justified(egui::Direction::LeftToRight);
                ui.with_layout(middle, |ui| ui.add(egui::Label::new(text::soft(message)).truncate()));
            });
        });
    });
}

type NamedShare = (&'static str, f64);

/// Of the built-in personality that it is compared with, or that was changed.
fn share_before(state: &EditorState) -> Option<NamedShare> {
    let other = state.compared().unwrap_or(&state.form.saved);
    let built_in = library::builtin().iter().find(|one| one.factors == other.factors)?;
    let share = ladder::builtin().strength_of(&other.factors)?.wins_kept?;
    (*state.form.factors() != other.factors).then_some((&built_in.name, share))
}

fn status(report: &AccuracyReport, before: Option<NamedShare>) -> String {
    if report.over && report.mark.whole < MIN_JUDGED {
        return msg::accuracy_too_slow(report.mark.whole, report.positions);
    }
    if !report.over {
        return msg::accuracy_progress(report.mark.whole, report.positions);
    }
    let positions = if usize::try_from(report.mark.whole).is_ok_and(|of| of < report.positions) {
        msg::accuracy_incomplete(report.mark.whole, report.positions)
    } else {
        msg::accuracy_positions(report.positions)
    };
    let before = before.map(|(name, share)| msg::accuracy_of(name, share));
    sentences(&std::iter::once(positions).chain(before).collect::<Vec<_>>())
}

/// The share on a bar from 0 to 100, with a tick at the share `before`. Grey while the value is outdated.
fn bar(ui: &mut egui::Ui, share: Option<f64>, is_current: bool, before: Option<NamedShare>) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), TICK), Sense::hover());
    let spoken = msg::accuracy_bar(share.filter(|_| is_current), before);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    let painter = ui.painter();
    let rail = rect.shrink2(vec2(0.0, (TICK - BAR) / 2.0));
    let color = if is_current { palette.go } else { palette.ctrl };
    widgets::fill_bar(ui, rail, to_f32(share.unwrap_or_default()), color);
    if let Some((_, share)) = before {
        let at = rail.left() + to_f32(share) * rail.width();
        painter.vline(at, rect.y_range(), Stroke::new(2.0, palette.ink));
    }
}

/// Progress and result of the quick match of the edited personality against its baseline.
pub(super) fn quick_match(ui: &mut egui::Ui, state: &EditorState, quick_match: &QuickMatch, cx: &Context) {
    let is_current = *state.form.factors() == quick_match.factors;
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let score = &quick_match.score;
        widgets::row_from_right(ui, 32.0, |ui| {
            if !quick_match.is_running()
                && widgets::icon_button(ui, Icon::Close, msg::close_match(), true).clicked()
            {
                cx.later(end_match);
            }
            let shown_score = text::mono_strong(msg::score(score.won));
            ui.label(if is_current { shown_score } else { shown_score.weak() });
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = msg::match_title(&quick_match.new, &quick_match.old);
                ui.add(egui::Label::new(text::body_strong(title)).truncate());
            });
        });
        let width = ui.available_width();
        let part = score.games() as f32 / quick_match.games as f32;
        widgets::progress_bar(ui, part, width, msg::match_progress());
        let message = match &quick_match.failed {
            Some(why) => text::small(why).color(Palette::of(ui).bad),
            None if !is_current && !quick_match.is_running() => text::soft(msg::match_outdated()),
            None => text::soft(msg::match_result(
                [&quick_match.new, &quick_match.old],
                score.share(),
                score.margin95(),
                [score.games(), quick_match.games],
            )),
        };
        ui.add(egui::Label::new(message).truncate());
    });
}

pub(super) fn match_button(ui: &mut egui::Ui, width: f32, state: &EditorState, cx: &Context) {
    if state.quick_match.as_ref().is_some_and(QuickMatch::is_running) {
        if widgets::button(msg::stop_match()).min_width(width).show(ui).clicked() {
            cx.later(end_match);
        }
        return;
    }
    let old = state.compared().unwrap_or_else(|| state.form.comparison_baseline().0);
    let why = match state.form.personality() {
        None => Some(msg::fix_values()),
        Some(new) if new.factors == old.factors => Some(msg::match_needs_change()),
        Some(_) => None,
    };
    let label = match state.compared().filter(|_| state.is_compared_with_other()) {
        Some(other) => msg::match_against(&other.name),
        None => msg::match_text().to_owned(),
    };
    let button = widgets::button(msg::match_short()).named(&label).width(width).tip(msg::match_tip());
    if button.show_enabled(ui, why.is_none(), why).clicked() {
        cx.later(start_match);
    }
}
