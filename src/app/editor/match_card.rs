//! The quick match of the edited personality against its baseline: progress and result.

use eframe::egui::{self, Align, Layout, vec2};

use crate::app::action::Action;
use crate::app::editor::State;
use crate::app::editor::action::EditorAction;
use crate::app::editor::match_job::QuickMatch;
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::CardKind;
use crate::messages::editor as msg;

pub(super) const HEIGHT: f32 = 92.0;

pub(super) fn show(ui: &mut egui::Ui, state: &State, quick_match: &QuickMatch, actions: &mut Actions) {
    let is_current = state.form.factors().as_ref() == Some(&quick_match.factors);
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let score = &quick_match.score;
        let row = vec2(ui.available_width(), 32.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            if !quick_match.is_running()
                && widgets::icon_button(ui, Icon::Close, msg::CLOSE_MATCH, true).clicked()
            {
                actions.push(Action::Editor(EditorAction::EndMatch));
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

pub(super) fn button(ui: &mut egui::Ui, width: f32, state: &State, actions: &mut Actions) {
    if state.quick_match.as_ref().is_some_and(QuickMatch::is_running) {
        if widgets::button(msg::STOP_MATCH).min_width(width).show(ui).clicked() {
            actions.push(Action::Editor(EditorAction::EndMatch));
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
        actions.push(Action::Editor(EditorAction::Match));
    }
}
