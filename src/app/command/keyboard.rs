//! The list of keys.

use eframe::egui::{self, Grid};

use crate::app::dialogs::help_and_done;
use crate::app::shell::Actions;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::dialogs::keyboard as words;

/// Shows the dialog; says whether it wants to be closed.
pub(crate) fn show(ctx: &egui::Context, id: egui::Id, actions: &mut Actions) -> bool {
    let body = |ui: &mut egui::Ui| {
        table(ui, "commands", &words::COMMANDS);
        ui.add_space(12.0);
        ui.label(text::subheading(words::ON_THE_BOARD));
        ui.add_space(4.0);
        table(ui, "board", &words::BOARD);
    };
    let footer = |ui: &mut egui::Ui| help_and_done(ui, words::TITLE);
    let result = widgets::dialog(ctx, (id, words::TITLE), (560.0, 720.0), body, footer);
    result.footer.closes(actions) || result.closed
}

fn table(ui: &mut egui::Ui, name: &str, rows: words::Rows) {
    Grid::new(name).num_columns(2).spacing([24.0, 8.0]).show(ui, |ui| {
        for (keys, meaning) in rows {
            ui.label(text::mono(*keys));
            ui.label(text::body(meaning.trim_end_matches('…')));
            ui.end_row();
        }
    });
}
