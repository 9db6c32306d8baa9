//! The cards below the preview: the accuracy test, and the quick match.

use eframe::egui::{self, Align, Layout, Rect, Sense, Stroke, WidgetInfo, pos2, vec2};

use crate::app::action::{Action, Actions};
use crate::app::editor::commands::{end_match, start_match};
use crate::app::editor::measurements::{AccuracyReport, BUILT_IN_SHARES, MIN_JUDGED, QuickMatch};
use crate::app::editor::state::EditorState;
use crate::app::help::place::{Chapter, HelpAction, Place};
use crate::app::ui::number::to_f32;
use crate::app::ui::widgets::{self, CardKind};
use crate::app::ui::{Icon, Palette, icons, text};
use crate::messages::editor as msg;
use crate::messages::language::sentences;

// Lengths in points.
const SCALE_HEIGHT: f32 = 26.0;
pub(super) const MATCH_HEIGHT: f32 = 92.0;
/// Share at the left end of the scale. No personality keeps fewer wins.
const MIN_SHARE: f64 = 0.3;

/// Wins kept by the personality, beside random moves and the built-in personalities.
pub(super) fn accuracy(ui: &mut egui::Ui, state: &EditorState, actions: &mut Actions) {
    let report = state.accuracy_test();
    let judged = report.filter(|report| report.mark.of >= if report.over { MIN_JUDGED } else { 1 });
    let is_current = report.is_some_and(|report| state.form.factors().as_ref() == Some(&report.factors));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        widgets::row_from_right(ui, 18.0, |ui| {
            if let Some(report) = judged {
                let mark = text::mono_strong(msg::accuracy(report.mark));
                ui.label(if is_current { mark } else { mark.weak() });
            } else {
                // Otherwise the link beside it would lose the focus when the result appears.
                ui.skip_ahead_auto_ids(1);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let heading = text::small_strong(msg::WINS_KEPT);
                if widgets::help_link(ui, msg::WINS_KEPT, heading, msg::WINS_KEPT_TIP).clicked() {
                    actions.push(Action::Help(HelpAction::Open(Place::at(
                        Chapter::Personalities,
                        "the-editor",
                    ))));
                }
            });
        });
        scale(ui, judged, is_current);
        let message = match report {
            Some(report) if is_current => status(report),
            Some(_) => msg::ACCURACY_OUTDATED.to_owned(),
            None if state.form.factors().is_none() => msg::FIX_VALUES.to_owned(),
            None => msg::ACCURACY_RUNNING.to_owned(),
        };
        ui.add(egui::Label::new(text::soft(message)).wrap());
    });
}

fn status(report: &AccuracyReport) -> String {
    let share = report.mark.share();
    if report.over && report.mark.of < MIN_JUDGED {
        return msg::accuracy_too_slow(report.mark.of, report.positions);
    }
    if !report.over {
        return msg::accuracy_progress(report.mark.of, report.positions);
    }
    let (below, above) = neighbours(share);
    let rank = msg::accuracy_rank(below, above, report.random);
    if usize::try_from(report.mark.of).is_ok_and(|of| of < report.positions) {
        sentences(&[rank, msg::accuracy_incomplete(report.mark.of, report.positions)])
    } else {
        rank
    }
}

type NamedShare = (&'static str, f64);

/// The built-in personality with the highest share up to `share`, and the one with the lowest share above it.
/// The shares do not increase in ladder order.
fn neighbours(share: f64) -> (Option<NamedShare>, Option<NamedShare>) {
    let (no_more, more): (Vec<NamedShare>, Vec<NamedShare>) =
        BUILT_IN_SHARES.into_iter().partition(|(_, mark)| *mark <= share);
    let by_mark = |one: &NamedShare, other: &NamedShare| one.1.total_cmp(&other.1);
    (no_more.into_iter().max_by(by_mark), more.into_iter().min_by(by_mark))
}

fn x_at(rect: Rect, share: f64) -> f32 {
    let across = ((share - MIN_SHARE) / (1.0 - MIN_SHARE)).clamp(0.0, 1.0);
    rect.left() + 8.0 + to_f32(across) * (rect.width() - 16.0)
}

/// The scale: a line for random moves, diamonds for the built-in personalities, and a knob for this one, grey
/// while its value is outdated.
fn scale(ui: &mut egui::Ui, report: Option<&AccuracyReport>, is_current: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), SCALE_HEIGHT), Sense::hover());
    let current = report.filter(|_| is_current);
    let spoken =
        msg::accuracy_scale(&BUILT_IN_SHARES, current.map(|report| (report.mark.share(), report.random)));
    let ink = if is_current { palette.go } else { palette.ctrl };
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    let painter = ui.painter();
    let middle = rect.center().y;
    let rail = Rect::from_x_y_ranges(rect.left()..=rect.right(), middle - 2.0..=middle + 2.0);
    painter.rect_filled(rail, palette.corner(2), palette.line);
    for (_, share) in BUILT_IN_SHARES {
        painter.add(icons::diamond(pos2(x_at(rect, share), middle), 5.0, palette.ctrl));
    }
    if let Some(report) = report {
        let random = x_at(rect, report.random);
        painter.vline(random, middle - 7.0..=middle + 7.0, Stroke::new(2.0, palette.ctrl));
        let share = report.mark.share();
        let margin = report.mark.margin95();
        let ends = [share - margin, share + margin].map(|end| x_at(rect, end));
        let interval = Rect::from_x_y_ranges(ends[0]..=ends[1], middle - 2.0..=middle + 2.0);
        painter.rect_filled(interval, palette.corner(2), ink);
        let knob = pos2(x_at(rect, share), middle);
        painter.circle(knob, 7.0, palette.board, Stroke::new(2.0, ink));
    }
    tips(rect, &response, report);
}

fn tips(rect: Rect, response: &egui::Response, report: Option<&AccuracyReport>) {
    let Some(at) = response.hover_pos() else { return };
    let random = report.map(|report| (msg::RANDOM_MOVER, report.random));
    let all = BUILT_IN_SHARES.into_iter().chain(random);
    let distance = |share: f64| (x_at(rect, share) - at.x).abs();
    let nearest = all.min_by(|one, other| distance(one.1).total_cmp(&distance(other.1)));
    let Some((name, share)) = nearest.filter(|(_, share)| distance(*share) < 12.0) else { return };
    response.clone().on_hover_text_at_pointer(msg::accuracy_of(name, share));
}

/// Progress and result of the quick match of the edited personality against its baseline.
pub(super) fn quick_match(
    ui: &mut egui::Ui,
    state: &EditorState,
    quick_match: &QuickMatch,
    actions: &mut Actions,
) {
    let is_current = state.form.factors().as_ref() == Some(&quick_match.factors);
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let score = &quick_match.score;
        widgets::row_from_right(ui, 32.0, |ui| {
            if !quick_match.is_running()
                && widgets::icon_button(ui, Icon::Close, msg::CLOSE_MATCH, true).clicked()
            {
                actions.push(Action::call(end_match));
            }
            let shown_score = text::mono_strong(msg::score(score.won, score.lost));
            ui.label(if is_current { shown_score } else { shown_score.weak() });
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = msg::match_title(&quick_match.new, &quick_match.old);
                ui.add(egui::Label::new(text::body_strong(title)).truncate());
            });
        });
        let width = ui.available_width();
        let part = score.games() as f32 / quick_match.games as f32;
        widgets::progress_bar(ui, part, width, msg::MATCH_PROGRESS);
        let message = match &quick_match.failed {
            Some(why) => text::small(why).color(Palette::of(ui).bad),
            None if !is_current && !quick_match.is_running() => text::soft(msg::MATCH_OUTDATED),
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

pub(super) fn match_button(ui: &mut egui::Ui, width: f32, state: &EditorState, actions: &mut Actions) {
    if state.quick_match.as_ref().is_some_and(QuickMatch::is_running) {
        if widgets::button(msg::STOP_MATCH).min_width(width).show(ui).clicked() {
            actions.push(Action::call(end_match));
        }
        return;
    }
    let old = state.compared().unwrap_or_else(|| state.form.comparison_baseline().0);
    let why = match state.form.personality() {
        None => Some(msg::FIX_VALUES),
        Some(new) if new.factors == old.factors => Some(msg::MATCH_NEEDS_CHANGE),
        Some(_) => None,
    };
    let label = match state.compared().filter(|_| state.is_compared_with_other()) {
        Some(other) => msg::match_against(&other.name),
        None => msg::MATCH.to_owned(),
    };
    let button = widgets::button(&label).width(width).tip(msg::MATCH_TIP);
    if button.show_enabled(ui, why.is_none(), why).clicked() {
        actions.push(Action::call(start_match));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_builtin_between_the_neighbours() {
        for (_, share) in BUILT_IN_SHARES {
            for share in [share - 1e-6, share, share + 1e-6] {
                let (below, above) = neighbours(share);
                let [low, high] = [below, above].map(|one| one.map(|(_, mark)| mark));
                assert!(low.is_none_or(|low| low <= share) && high.is_none_or(|high| high > share));
                for (name, mark) in BUILT_IN_SHARES {
                    let is_beyond = if mark <= share {
                        low.is_some_and(|low| mark <= low)
                    } else {
                        high.is_some_and(|high| mark >= high)
                    };
                    assert!(is_beyond, "{name} is between the neighbours of {share}");
                }
            }
        }
        assert_eq!(neighbours(0.5), (None, Some(("Wanderer", 0.512))));
        assert_eq!(neighbours(1.0), (Some(("Master", 0.976)), None));
        assert_eq!(neighbours(0.855), (Some(("Weaver", 0.852)), Some(("Planner", 0.858))));
    }
}
