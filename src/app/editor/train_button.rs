//! The button that opens the training dialog.

use eframe::egui;

use crate::app::Action;
use crate::app::editor::State;
use crate::app::shell::Actions;
use crate::app::training::TrainingAction;
use crate::app::ui::widgets;
use crate::messages::{editor as own, training as words};

pub(super) fn button(ui: &mut egui::Ui, state: &State, actions: &mut Actions) {
    let whole = state.form.personality().is_some();
    let button = widgets::button(words::TRAIN).small().tip(words::TRAIN_TIP);
    if button.show_enabled(ui, whole, Some(own::INVALID)).clicked() {
        actions.push(Action::Training(TrainingAction::Open));
    }
}
