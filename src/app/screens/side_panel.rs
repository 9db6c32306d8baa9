//! The side panel: player cards, the hint or the moves, the row of buttons.

use eframe::egui::{self, Frame, Layout, Margin, Panel};

use super::{Actions, Scene, action_row, hint_card, moves, players};
use crate::app::session::HintState;
use crate::app::theme::Palette;
use crate::board::Player;

/// Room around the panel's contents, in points.
const PADDING: i8 = 18;
/// Height of the panel below the board of an upright window, in points.
const BELOW: f32 = 360.0;

/// At the right of the board.
pub(super) fn right(ui: &mut egui::Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let padding = if width < 300.0 { 12 } else { PADDING };
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::same(padding));
    Panel::right("side").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        contents(ui, scene, actions);
    });
}

/// Below the board.
pub(super) fn below(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::same(PADDING));
    Panel::bottom("below").exact_size(BELOW).resizable(false).frame(frame).show(ui, |ui| {
        ui.columns(2, |columns| {
            for player in Player::ALL {
                players::card(&mut columns[0], player, scene, actions);
            }
            action_row::show(&mut columns[0], scene, actions);
            middle(&mut columns[1], scene, actions);
        });
    });
}

fn contents(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 12.0;
    for player in Player::ALL {
        players::card(ui, player, scene, actions);
    }
    ui.with_layout(Layout::bottom_up(egui::Align::Min), |ui| {
        action_row::show(ui, scene, actions);
        ui.with_layout(Layout::top_down(egui::Align::Min), |ui| middle(ui, scene, actions));
    });
}

/// The hint takes the place of the moves.
fn middle(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    match scene.session.hint() {
        HintState::Closed => moves::show(ui, scene, actions),
        HintState::Asked => hint_card::asking(ui, scene, actions),
        HintState::Ready(hint) => hint_card::show(ui, hint, scene, actions),
    }
}
