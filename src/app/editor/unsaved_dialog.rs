//! The dialog about unsaved changes.

use eframe::egui::{self, Align, Layout};

use crate::app::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::editor::{EditorAction, Form};
use crate::app::help::{Chapter, Place};
use crate::app::shell::Actions;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::editor as own;

/// Shows the dialog. Returns whether to close it.
pub(crate) fn question(ctx: &egui::Context, id: egui::Id, form: &Form, actions: &mut Actions) -> bool {
    let can_save = form.personality().is_some();
    let body = |ui: &mut egui::Ui| ui.label(text::body(own::unsaved(form.draft.name.trim())));
    let footer = |ui: &mut egui::Ui| footer(ui, can_save);
    let result = widgets::dialog(ctx, (id, own::UNSAVED_TITLE), (440.0, 720.0), body, footer);
    actions.extend(result.footer.map(Action::Editor));
    result.closed
}

fn footer(ui: &mut egui::Ui, can_save: bool) -> Option<EditorAction> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(own::SAVE).primary().show_enabled(ui, can_save, Some(own::INVALID)).clicked() {
            pressed = Some(EditorAction::SaveFirst);
        }
        if widgets::button(own::DISCARD).show(ui).clicked() {
            pressed = Some(EditorAction::Discard);
        }
        if widgets::button(own::KEEP_EDITING).show(ui).clicked() {
            pressed = Some(EditorAction::KeepEditing);
        }
    });
    pressed
}

/// Asks what to do with the changes in the editor.
#[derive(Debug)]
pub(crate) struct UnsavedDialog;

impl Dialog for UnsavedDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        frame.edited.is_none_or(|form| question(frame.ctx, frame.id, form, frame.actions))
    }

    fn help_place(&self) -> Place {
        Chapter::Factors.into()
    }
}
