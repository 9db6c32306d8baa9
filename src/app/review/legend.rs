//! The meaning of the four marks.

use eframe::egui::{self, Align, Frame, Layout, Margin, Panel, Rect, Sense, vec2};

use crate::app::game::{moves, status_bar};
use crate::app::scene::Scene;
use crate::app::ui::theme::{Palette, text};
use crate::messages::{game, review as msg};
use span_it_core::solver::Verdict;

/// The status bar: legend, board, seed.
pub(super) fn status(ui: &mut egui::Ui, scene: &Scene<'_>) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(20, 0));
    Panel::bottom("status").exact_size(status_bar::HEIGHT).resizable(false).frame(frame).show(ui, |ui| {
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
pub(super) fn lines(ui: &mut egui::Ui) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 18.0;
    for pair in Verdict::ALL.chunks(2) {
        ui.horizontal(|ui| {
            let width = ui.available_width() / 2.0 - 6.0;
            for &verdict in pair {
                crate::app::ui::widgets::cell(ui, width, 18.0, Layout::left_to_right(Align::Center), |ui| {
                    entry(ui, verdict);
                });
            }
        });
    }
}

fn entry(ui: &mut egui::Ui, verdict: Verdict) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        mark(ui, verdict);
        ui.add(egui::Label::new(text::soft(msg::legend(verdict))).truncate());
    });
}

/// The sign of a verdict in a line of text.
fn mark(ui: &mut egui::Ui, verdict: Verdict) {
    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 16.0), Sense::hover());
    let place = Rect::from_center_size(rect.center(), vec2(14.0, 14.0));
    moves::verdict_mark(ui.painter(), place, verdict, Palette::of(ui));
}
