//! The button that opens the training dialog.

use eframe::egui;

use crate::app::action::Action;
use crate::app::editor::State;
use crate::app::scene::Actions;
use crate::app::training::action::TrainingAction;
use crate::app::ui::widgets;
use crate::messages::{editor as editor_msg, training as msg};

pub(super) fn button(ui: &mut egui::Ui, state: &State, actions: &mut Actions) {
    let whole = state.form.personality().is_some();
    let button = widgets::button(msg::TRAIN).small().tip(msg::TRAIN_TIP);
    if button.show_enabled(ui, whole, Some(editor_msg::FIX_VALUES)).clicked() {
        actions.push(Action::Training(TrainingAction::Open));
    }
}
