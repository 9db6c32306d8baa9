//! The quick match of the edited personality against its baseline: progress and result.

use eframe::egui::{self, Align, Layout, vec2};

use crate::app::Action;
use crate::app::editor::match_job::Bout;
use crate::app::editor::{EditorAction, State};
use crate::app::shell::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::CardKind;
use crate::messages::editor as own;

/// Height of the card, in points.
pub(super) const HEIGHT: f32 = 92.0;

pub(super) fn show(ui: &mut egui::Ui, bout: &Bout, actions: &mut Actions) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let score = &bout.score;
        let row = vec2(ui.available_width(), 32.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            if !bout.is_on() && widgets::icon_button(ui, Icon::Close, own::CLOSE_MATCH, true).clicked() {
                actions.push(Action::Editor(EditorAction::EndMatch));
            }
            ui.label(text::mono_strong(own::score(score.won, score.lost)));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = own::match_of(&bout.new, &bout.old);
                ui.add(egui::Label::new(text::body_strong(title)).truncate());
            });
        });
        let width = ui.available_width();
        let part = score.games() as f32 / bout.games as f32;
        widgets::progress_bar(ui, part, width, own::MATCH_PROGRESS);
        let said = match &bout.failed {
            Some(why) => text::small(why).color(Palette::of(ui).bad),
            None => text::soft(own::match_line(score.share(), score.margin95(), (score.games(), bout.games))),
        };
        ui.add(egui::Label::new(said).truncate());
    });
}

/// The button that starts or stops the match.
pub(super) fn button(ui: &mut egui::Ui, width: f32, state: &State, actions: &mut Actions) {
    if state.bout.as_ref().is_some_and(Bout::is_on) {
        if widgets::button(own::STOP_MATCH).min_width(width).show(ui).clicked() {
            actions.push(Action::Editor(EditorAction::EndMatch));
        }
        return;
    }
    let old = state.compared().unwrap_or_else(|| state.form.old_self().0);
    let why = match state.form.personality() {
        None => Some(own::INVALID),
        Some(new) if new.factors == old.factors => Some(own::SAME_MATCH),
        Some(_) => None,
    };
    let label = match state.compared().filter(|_| state.is_compared_with_other()) {
        Some(other) => own::match_against(&other.name),
        None => own::MATCH.to_owned(),
    };
    let button = widgets::button(&label).min_width(width).tip(own::MATCH_TIP);
    if button.show_enabled(ui, why.is_none(), why).clicked() {
        actions.push(Action::Editor(EditorAction::Match));
    }
}
