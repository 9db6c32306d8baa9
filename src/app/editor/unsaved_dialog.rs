//! The dialog about unsaved changes.

use eframe::egui::{self, Align, Layout};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::editor::EditorForm;
use crate::app::editor::action::EditorAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::Actions;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::editor as msg;

pub(crate) fn question(ctx: &egui::Context, id: egui::Id, form: &EditorForm, actions: &mut Actions) -> bool {
    let can_save = form.personality().is_some();
    let body = |ui: &mut egui::Ui| ui.label(text::body(msg::has_unsaved_changes(form.draft.name.trim())));
    let footer = |ui: &mut egui::Ui| footer(ui, can_save);
    let result = widgets::dialog(ctx, (id, msg::UNSAVED_TITLE), (440.0, 720.0), body, footer);
    actions.extend(result.footer.map(Action::Editor));
    result.closed
}

fn footer(ui: &mut egui::Ui, can_save: bool) -> Option<EditorAction> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
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
        question(frame.ctx, frame.id, form, frame.actions)
    }

    fn is_about_saving(&self) -> bool {
        true
    }

    fn help_place(&self) -> Place {
        Chapter::Factors.into()
    }
}
