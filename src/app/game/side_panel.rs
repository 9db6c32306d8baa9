//! The side panel: player cards, the hint or the moves, the row of buttons.

use eframe::egui::{Margin, Panel, Ui, UiBuilder};

use crate::app::game::{action_row, first_screen, hint_card, moves, player_cards, solver_bar};
use crate::app::scene::{Actions, Scene};
use crate::app::session::HintState;
use crate::app::ui::widgets;
use span_it_core::board::Player;

// Lengths in points.
const PADDING: i8 = 18;
const GAP: f32 = 12.0;
/// Of the panel below the board in an upright window.
pub(super) const BELOW_HEIGHT: f32 = 360.0;

pub(crate) fn right(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let padding = if width < 300.0 { 12 } else { PADDING };
    widgets::panel(ui, Panel::right("side"), width, Margin::same(padding), |ui| {
        contents(ui, scene, actions);
    });
}

pub(crate) fn below(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    widgets::panel(ui, Panel::bottom("below"), BELOW_HEIGHT, Margin::same(PADDING), |ui| {
        ui.columns(2, |columns| {
            for player in Player::ALL {
                player_cards::card(&mut columns[0], player, scene, actions);
            }
            action_row::show(&mut columns[0], scene, actions);
            middle(&mut columns[1], scene, actions);
        });
    });
}

fn contents(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = GAP;
    for player in Player::ALL {
        player_cards::card(ui, player, scene, actions);
    }
    let room = ui.available_rect_before_wrap();
    let row = room.with_min_y(room.bottom() - action_row::HEIGHT);
    let rest = room.with_max_y(row.top() - GAP);
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| middle(ui, scene, actions));
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| action_row::show(ui, scene, actions));
}

fn middle(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    match scene.session.hint() {
        HintState::Closed if first_screen::panel(ui, scene, actions) => {}
        HintState::Closed => {
            solver_bar::show(ui, ui.available_width() < 280.0, scene, actions);
            ui.add_space(4.0);
            moves::show(ui, scene, actions);
        }
        HintState::Searching => hint_card::thinking_card(ui, scene, actions),
        HintState::Ready(hint) => hint_card::show(ui, hint, scene, actions),
    }
}
