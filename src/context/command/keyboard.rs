//! The list of keys.

use eframe::egui::Grid;

use crate::context::command::table::{KeyRow, key_list};
use crate::context::dialogs::help_and_done;
use crate::context::prelude::*;
use crate::messages::dialogs::keyboard as msg;

fn rows(ui: &mut egui::Ui, name: &str, rows: &[KeyRow]) {
    Grid::new(name).num_columns(2).spacing([24.0, 8.0]).show(ui, |ui| {
        for (keys, meaning) in rows {
            ui.label(text::mono(keys.as_str()));
            ui.label(text::body(meaning.trim_end_matches('…')));
            ui.end_row();
        }
    });
}

pub(crate) struct KeyboardDialog;

impl Dialog for KeyboardDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let body = |ui: &mut egui::Ui| {
            let [(_, commands), (heading, board)] = key_list();
            rows(ui, "commands", &commands);
            ui.add_space(12.0);
            ui.label(text::subheading(heading));
            ui.add_space(4.0);
            rows(ui, "board", &board);
        };
        let footer = |ui: &mut egui::Ui| help_and_done(ui, msg::title());
        let result = widgets::dialog(&frame.cx.egui, (frame.id, msg::title()), (560.0, 720.0), body, footer);
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Chapter::Keyboard.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
