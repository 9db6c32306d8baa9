//! The quick match, below the preview.

use crate::context::prelude::*;
use crate::messages::editor as msg;
use crate::model::measurements::QuickMatch;
use crate::pages::editor::commands::{end_match, start_match};
use crate::pages::editor::state::EditorState;

/// In points.
pub(super) const MATCH_HEIGHT: f32 = 92.0;

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
