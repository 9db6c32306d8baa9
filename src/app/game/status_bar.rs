//! The status bar: player to move, node under the pointer or why a click was refused, legend of the marks, board; seed and
//! time limit while computers play.

use eframe::egui::{Align, Label, Layout, Margin, Panel, Role, Ui, WidgetInfo};

use crate::app::game::state::State;
use crate::app::game::verdict_legend;
use crate::app::scene::Scene;
use crate::app::ui::theme::text;
use crate::app::ui::widgets::{self, ChipKind};
use crate::messages::{game, ladder};

/// In points.
pub(crate) const HEIGHT: f32 = 30.0;

pub(crate) fn show(ui: &mut Ui, scene: &Scene<'_>, state: &State) {
    widgets::panel(ui, Panel::bottom("status"), HEIGHT, Margin::symmetric(20, 0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 22.0;
            let setup = scene.session.setup();
            let details = game::status_details(setup.seed, setup.max_move);
            // The legend of the marks takes the place of what rarely matters.
            let has_legend = scene.truth && verdict_legend::fits_status_bar(ui);
            if scene.session.is_watching() && !has_legend {
                ui.label(text::soft(&details));
            }
            ui.label(text::soft(game::status_board(setup.size))).on_hover_text(details);
            rated_chip(ui, scene);
            if has_legend {
                verdict_legend::line(ui);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| left(ui, scene, state));
        });
    });
}

fn left(ui: &mut Ui, scene: &Scene<'_>, state: &State) {
    let session = scene.session;
    let name = |player| game::short_name(&session.seat(player).name);
    let turn = match session.outcome() {
        Some(outcome) => game::status_won(&name(outcome.winner)),
        None => game::to_move(&name(session.game().position().to_move())),
    };
    let turn = if session.is_viewing() { game::turn_in_game(&turn) } else { turn };
    ui.add(Label::new(text::soft(turn)).truncate());
    if let Some(refusal) = state.refusal(session) {
        ui.add(Label::new(text::small(refusal)).truncate());
        return;
    }
    let position = session.shown_position();
    if let Some(node) = state.pointed.filter(|&node| position.size().contains(node)) {
        let owner = position.owner(node).map(name);
        let message = game::status_node(node, owner.as_deref());
        ui.add(Label::new(text::soft(message)).truncate());
    }
}

/// Whether the game counts for the player's rating.
pub(super) fn rated_chip(ui: &mut Ui, scene: &Scene<'_>) {
    match scene.session.rated() {
        None => {}
        Some(Ok(())) => {
            widgets::chip(ui, ladder::RATED, ChipKind::Go).on_hover_text(ladder::RATED_TIP);
        }
        Some(Err(reason)) => {
            let tip = ladder::not_rated_tip(ladder::reason(reason));
            let chip = widgets::chip(ui, ladder::NOT_RATED, ChipKind::Plain);
            chip.widget_info(|| WidgetInfo::labeled(Role::Label, true, &tip));
            chip.on_hover_text(tip);
        }
    }
}
