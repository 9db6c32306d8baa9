//! Notes on the edited personality and its author.

use crate::context::dialogs;
use crate::context::prelude::*;
use crate::messages::editor as msg;
use crate::pages::editor::state::form_mut;
use span_it_core::personality::MAX_NOTES;

pub(super) fn show_notes(cx: &mut Context) {
    cx.view.dialogs.push(NotesDialog::default());
}

#[derive(Debug, Default)]
struct NotesDialog {
    focused: bool,
}

impl Dialog for NotesDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let Some(form) = form_mut(frame.states) else { return true };
        let body = |ui: &mut egui::Ui| {
            let notes = &mut form.draft.notes;
            let field = widgets::paragraph_field(ui, notes, msg::notes(), MAX_NOTES);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(text::small(msg::length_of_notes(notes.chars().count())).weak());
            });
            ui.label(text::soft(msg::author()));
            let width = ui.available_width();
            widgets::name_field(ui, &mut form.draft.author, msg::author(), width, false);
        };
        let title = (frame.id, msg::notes());
        let result = widgets::dialog(&frame.cx.egui, title, (520.0, 720.0), body, dialogs::close_button);
        result.closed || result.footer
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "the-editor")
    }
}
