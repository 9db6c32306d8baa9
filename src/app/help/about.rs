//! The About dialog.

use eframe::egui::Ui;

use crate::app::action::{Action, WindowAction};
use crate::app::dialogs::{Dialog, DialogFrame, help_and_done};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::dialogs::about as msg;
use crate::messages::{game, licences};

#[derive(Debug)]
pub(crate) struct AboutDialog;

impl Dialog for AboutDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let handle = frame.scene.settings.handle.trim();
        let body = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.label(text::title(game::APP));
            ui.label(text::body(msg::version()));
            if !handle.is_empty() {
                ui.label(text::body_strong(msg::owner(handle)));
            }
            ui.label(text::body(msg::ORIGIN));
            ui.label(text::body(msg::THANKS));
            ui.label(text::soft(msg::LICENCES));
            ui.add_space(4.0);
            if widgets::button(licences::OPEN).small().show(ui).clicked() {
                frame.actions.push(Action::Window(WindowAction::ShowLicences));
            }
        };
        let footer = |ui: &mut Ui| help_and_done(ui, msg::TITLE);
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (460.0, 720.0), body, footer);
        result.footer.closes(frame.actions) || result.closed
    }

    fn help_place(&self) -> Place {
        Chapter::About.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
