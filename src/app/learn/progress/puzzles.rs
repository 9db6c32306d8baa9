//! The found puzzles by kind and band.

use eframe::egui::{Grid, ScrollArea, Ui};

use crate::app::scene::Scene;
use crate::app::ui::theme::text;
use crate::messages::{progress as msg, puzzle};
use span_it_learning::progress::Share;
use span_it_learning::puzzles::{Band, Kind};

pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    ui.label(text::subheading(msg::PUZZLES));
    let counts = scene.progress.puzzle_counts();
    if counts.total().of == 0 {
        ui.label(text::soft(msg::NO_PUZZLES));
        return;
    }
    ScrollArea::horizontal().show(ui, |ui| {
        Grid::new("puzzles").num_columns(Band::ALL.len() + 2).min_row_height(22.0).spacing([12.0, 4.0]).show(
            ui,
            |ui| {
                ui.label(text::small_strong(msg::KIND));
                ui.label(text::small_strong(msg::ALL));
                for band in Band::ALL {
                    ui.label(text::small_strong(puzzle::band(band)));
                }
                ui.end_row();
                for kind in Kind::ALL.into_iter().filter(|&kind| counts.by_kind(kind).of > 0) {
                    let bands = Band::ALL.map(|band| counts.cell(kind, Some(band)));
                    row(ui, puzzle::kind(kind), counts.by_kind(kind), &bands);
                }
                row(ui, msg::ALL, counts.total(), &Band::ALL.map(|band| counts.by_band(band)));
            },
        );
    });
}

fn row(ui: &mut Ui, name: &str, all: Share, bands: &[Share]) {
    ui.label(text::small(name));
    for share in std::iter::once(&all).chain(bands) {
        let cell = if share.of == 0 { msg::NO_VALUE.to_owned() } else { msg::share_count(*share) };
        ui.label(text::small(cell));
    }
    ui.end_row();
}
