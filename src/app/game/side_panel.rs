//! The side panel: player cards, the hint or the moves, the row of buttons.

use eframe::egui::{self, Frame, Margin, Panel, Rect, UiBuilder, vec2};

use crate::app::game::{action_row, hint_card, moves, player_cards, solver_bar};
use crate::app::scene::{Actions, Scene};
use crate::app::session::HintState;
use crate::app::ui::theme::Palette;
use span_it_core::board::Player;

/// In points.
const PADDING: i8 = 18;
/// Room between the parts, in points.
const GAP: f32 = 12.0;
/// Height of the panel below the board in an upright window, in points.
const BELOW: f32 = 360.0;

pub(crate) fn right(ui: &mut egui::Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let padding = if width < 300.0 { 12 } else { PADDING };
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::same(padding));
    Panel::right("side").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        contents(ui, scene, actions);
    });
}

pub(crate) fn below(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::same(PADDING));
    Panel::bottom("below").exact_size(BELOW).resizable(false).frame(frame).show(ui, |ui| {
        ui.columns(2, |columns| {
            for player in Player::ALL {
                player_cards::card(&mut columns[0], player, scene, actions);
            }
            action_row::show(&mut columns[0], scene, actions);
            middle(&mut columns[1], scene, actions);
        });
    });
}

fn contents(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = GAP;
    for player in Player::ALL {
        player_cards::card(ui, player, scene, actions);
    }
    let room = ui.available_rect_before_wrap();
    let row = Rect::from_min_max(room.left_bottom() - vec2(0.0, action_row::HEIGHT), room.max);
    let rest = Rect::from_min_max(room.min, row.right_top() - vec2(0.0, GAP));
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| middle(ui, scene, actions));
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| action_row::show(ui, scene, actions));
}

/// The hint replaces the solver bar and the moves.
fn middle(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    match scene.session.hint() {
        HintState::Closed => {
            solver_bar::show(ui, ui.available_width() < 280.0, scene, actions);
            ui.add_space(4.0);
            moves::show(ui, scene, actions);
        }
        HintState::Searching => hint_card::thinking_card(ui, scene, actions),
        HintState::Ready(hint) => hint_card::show(ui, hint, scene, actions),
    }
}
