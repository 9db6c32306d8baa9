//! The question before closing the window with a game that could not be autosaved.

use eframe::egui::{self, Align, Layout};

use crate::app::action::{Action, WindowAction};
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::place::{Chapter, Place};
use crate::app::store::action::FileAction;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::{dialogs, files, menu};

/// All buttons except the one that closes the window close the question.
fn footer(ui: &mut egui::Ui) -> Vec<Action> {
    let mut pressed = Vec::new();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let save = widgets::button(menu::SAVE_AS).primary().show(ui);
        if ui.memory(|memory| memory.focused().is_none()) {
            save.request_focus();
        }
        if save.clicked() {
            pressed = vec![Action::Window(WindowAction::CloseDialog), Action::File(FileAction::SaveAs)];
        }
        // The dialog may have opened under the pointer during a double click.
        if widgets::is_first_click(&widgets::button(files::CLOSE_WITHOUT_SAVING).show(ui)) {
            pressed = vec![Action::Window(WindowAction::QuitWithoutSaving)];
        }
        if widgets::button(dialogs::CANCEL).show(ui).clicked() {
            pressed = vec![Action::Window(WindowAction::CloseDialog)];
        }
    });
    pressed
}

/// Contains the reason why the game cannot be autosaved.
#[derive(Debug)]
pub(crate) struct UnsavedGameDialog(pub(crate) String);

impl Dialog for UnsavedGameDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let message = text::body(files::latest_moves_not_saved(&self.0));
        let body = |ui: &mut egui::Ui| ui.add(egui::Label::new(message).wrap());
        let title = (frame.id, files::UNSAVED_GAME_TITLE);
        let result = widgets::dialog(frame.ctx, title, (480.0, 720.0), body, footer);
        frame.actions.extend(result.footer);
        result.closed
    }

    fn help_place(&self) -> Place {
        Chapter::Files.into()
    }
}
