//! The status bar: the meaning of the marks, and the board.

use eframe::egui::{Align, Layout, Margin, Panel, Ui};

use crate::app::game::{status_bar, verdict_legend};
use crate::app::scene::Scene;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::game;

pub(super) fn status(ui: &mut Ui, scene: &Scene<'_>) {
    widgets::panel(ui, Panel::bottom("status"), status_bar::HEIGHT, Margin::symmetric(20, 0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 22.0;
            let setup = scene.session.setup();
            let details = game::status_details(setup.seed, setup.max_move);
            ui.label(text::soft(game::status_board(setup.size))).on_hover_text(details);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 18.0;
                verdict_legend::line(ui);
            });
        });
    });
}
