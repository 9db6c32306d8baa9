//! The list of keys.

use eframe::egui::{self, Grid};

use super::Actions;
use super::dialogs::help_and_done;
use crate::app::theme::text;
use crate::app::widgets;
use crate::messages::dialogs::keyboard as own;
use crate::messages::{help, library, menu, review, why};

/// A table of keys with their meanings, under its heading.
pub(in crate::app) type Table = (&'static str, &'static [(&'static str, &'static str)]);

/// Everything that can be done with the keyboard, for this dialog and for the help.
pub(in crate::app) const fn tables() -> [Table; 2] {
    [(own::COMMANDS, &COMMANDS), (own::ON_THE_BOARD, &own::BOARD)]
}

/// Commands with their keys, as the menus show them.
const COMMANDS: [(&str, &str); 28] = [
    ("F1", help::HELP),
    ("N, Ctrl+N", menu::NEW_GAME),
    ("Ctrl+R", menu::REMATCH),
    ("Ctrl+O", menu::OPEN),
    ("Ctrl+S", menu::SAVE),
    ("Ctrl+Shift+S", menu::SAVE_AS),
    ("Ctrl+C", menu::COPY_POSITION),
    ("Ctrl+V", menu::PASTE_POSITION),
    ("Ctrl+Z", menu::UNDO),
    ("Ctrl+Shift+Z, Ctrl+Y", menu::REDO),
    ("H", menu::HINT),
    ("M", menu::MOVE_NOW),
    ("R", review::REVIEW_GAME),
    ("]  [", "Next, Previous slip of the review"),
    ("W", menu::HEAT_MAP),
    ("T", menu::TRUTH),
    ("Y", why::SHOW_WHY),
    ("Space", menu::PAUSE),
    (".", menu::STEP),
    ("-  +", "Slower, Faster"),
    ("/", menu::GO_TO_NODE),
    ("PgUp, PgDn", "Previous, Next; with Ctrl, First, Last"),
    ("Ctrl+E", menu::EDITOR),
    ("Ctrl+L", library::MENU),
    ("Ctrl+,", menu::SETTINGS),
    ("Ctrl+ +, -, 0", "Text Larger, Smaller, Normal"),
    ("F9, F11", "Side Panel, Full Screen"),
    ("Ctrl+Q", menu::QUIT),
];

/// Shows the dialog; says whether it wants to be closed.
pub(super) fn show(ctx: &egui::Context, id: egui::Id, actions: &mut Actions) -> bool {
    let body = |ui: &mut egui::Ui| {
        table(ui, "commands", &COMMANDS);
        ui.add_space(12.0);
        ui.label(text::subheading(own::ON_THE_BOARD));
        ui.add_space(4.0);
        table(ui, "board", &own::BOARD);
    };
    let footer = |ui: &mut egui::Ui| help_and_done(ui, own::TITLE);
    let result = widgets::dialog(ctx, (id, own::TITLE), (560.0, 720.0), body, footer);
    result.footer.closes(actions) || result.closed
}

fn table(ui: &mut egui::Ui, name: &str, rows: &[(&str, &str)]) {
    Grid::new(name).num_columns(2).spacing([24.0, 8.0]).show(ui, |ui| {
        for (keys, meaning) in rows {
            ui.label(text::mono(*keys));
            ui.label(text::body(meaning.trim_end_matches('…')));
            ui.end_row();
        }
    });
}
