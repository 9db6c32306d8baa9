//! The dialog about unsaved changes.

use eframe::egui::{self, Align, Layout};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::editor::action::EditorAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::editor as msg;

fn footer(ui: &mut egui::Ui, can_save: bool) -> Option<EditorAction> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(msg::SAVE).primary().show_enabled(ui, can_save, Some(msg::FIX_VALUES)).clicked() {
            pressed = Some(EditorAction::SaveFirst);
        }
        if widgets::button(msg::DISCARD).show(ui).clicked() {
            pressed = Some(EditorAction::Discard);
        }
        if widgets::button(msg::KEEP_EDITING).show(ui).clicked() {
            pressed = Some(EditorAction::KeepEditing);
        }
    });
    pressed
}

#[derive(Debug)]
pub(crate) struct UnsavedDialog;

impl Dialog for UnsavedDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let Some(form) = frame.features.form_mut() else { return true };
        let can_save = form.personality().is_some();
        let message = msg::has_unsaved_changes(form.draft.name.trim());
        let body = |ui: &mut egui::Ui| ui.label(text::body(message));
        let footer = |ui: &mut egui::Ui| footer(ui, can_save);
        let title = (frame.id, msg::UNSAVED_TITLE);
        let result = widgets::dialog(frame.ctx, title, (440.0, 720.0), body, footer);
        frame.actions.extend(result.footer.map(Action::Editor));
        result.closed
    }

    fn is_about_saving(&self) -> bool {
        true
    }

    fn help_place(&self) -> Place {
        Chapter::Factors.into()
    }
}
