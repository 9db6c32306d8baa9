//! The About dialog.

use crate::app::WindowAction;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::{Chapter, Place};
use eframe::egui;

use crate::app::Action;
use crate::app::dialogs::help_and_done;
use crate::app::shell::{Actions, Scene};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::dialogs::about as own;
use crate::messages::{game, places};

/// Shows the dialog. Returns whether to close it.
pub(crate) fn show(ctx: &egui::Context, id: egui::Id, scene: &Scene<'_>, actions: &mut Actions) -> bool {
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.label(text::title(game::APP));
        ui.label(text::body(own::version()));
        let handle = scene.settings.handle.trim();
        if !handle.is_empty() {
            ui.label(text::body_strong(own::belongs_to(handle)));
        }
        ui.label(text::body(own::AFTER));
        ui.label(text::body(own::THANKS));
        ui.label(text::soft(own::LICENCES));
        ui.add_space(4.0);
        if widgets::button(places::licences::OPEN).small().show(ui).clicked() {
            actions.push(Action::Window(WindowAction::ShowLicences));
        }
    };
    let footer = |ui: &mut egui::Ui| help_and_done(ui, own::TITLE);
    let result = widgets::dialog(ctx, (id, own::TITLE), (460.0, 720.0), body, footer);
    result.footer.closes(actions) || result.closed
}

/// Version and authors of the program.
#[derive(Debug)]
pub(crate) struct AboutDialog;

impl Dialog for AboutDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        show(frame.ctx, frame.id, frame.scene, frame.actions)
    }

    fn help_place(&self) -> Place {
        Chapter::About.into()
    }

    fn may_be_dropped(&self) -> bool {
        true
    }
}
