//! The meaning of the four marks.

use eframe::egui::{Align, Label, Layout, Margin, Panel, Sense, Ui, vec2};

use crate::app::game::{moves, status_bar};
use crate::app::scene::Scene;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::{game, review as msg};
use span_it_core::solver::Verdict;

pub(super) fn status(ui: &mut Ui, scene: &Scene<'_>) {
    widgets::panel(ui, Panel::bottom("status"), status_bar::HEIGHT, Margin::symmetric(20, 0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 22.0;
            let setup = scene.session.setup();
            ui.label(text::soft(game::status_seed(setup.seed)));
            ui.label(text::soft(game::status_board(setup.size)));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 18.0;
                for verdict in Verdict::ALL {
                    entry(ui, verdict);
                }
            });
        });
    });
}

/// The legend if there is no status bar: two lines of two.
pub(super) fn lines(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 18.0;
    for pair in Verdict::ALL.chunks(2) {
        ui.horizontal(|ui| {
            let width = ui.available_width() / 2.0 - 6.0;
            for &verdict in pair {
                widgets::cell(ui, width, 18.0, Layout::left_to_right(Align::Center), |ui| entry(ui, verdict));
            }
        });
    }
}

fn entry(ui: &mut Ui, verdict: Verdict) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 16.0), Sense::hover());
        moves::verdict_mark(ui.painter(), rect, verdict, Palette::of(ui));
        ui.add(Label::new(text::soft(msg::legend(verdict))).truncate());
    });
}
