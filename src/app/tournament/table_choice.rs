//! The choice of the table: its board and side.

use eframe::egui::{Ui, vec2};

use crate::app::action::Action;
use crate::app::scene::Actions;
use crate::app::tournament::Tournament;
use crate::app::tournament::action::TournamentAction;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::tournament as msg;
use span_it_arena::tournament::Selection;

/// Width of a menu, in points.
const WIDTH: f32 = 150.0;

pub(super) fn show(ui: &mut Ui, tournament: &Tournament, actions: &mut Actions) {
    let mut selection = tournament.shown.selection;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
        if tournament.plan.boards.len() > 1 {
            boards(ui, tournament, &mut selection);
        }
        sides(ui, tournament, &mut selection);
        if selection.side.is_some() {
            ui.add(eframe::egui::Label::new(text::soft(msg::SIDE_NOTE)).truncate());
        }
    });
    if selection != tournament.shown.selection {
        actions.push(Action::Tournament(TournamentAction::SelectTable(selection)));
    }
}

fn boards(ui: &mut Ui, tournament: &Tournament, selection: &mut Selection) {
    let value = msg::board_choice(selection.board);
    widgets::choice_menu(ui, WIDTH, &value, &msg::board_chosen(&value), |ui| {
        for board in [None].into_iter().chain(tournament.plan.boards.iter().copied().map(Some)) {
            if widgets::choice_item(ui, selection.board == board, &msg::board_choice(board)) {
                selection.board = board;
            }
        }
    });
}

fn sides(ui: &mut Ui, tournament: &Tournament, selection: &mut Selection) {
    let value = msg::side_choice(selection.side);
    widgets::choice_menu(ui, WIDTH, value, &msg::side_chosen(value), |ui| {
        for side in [None].into_iter().chain(tournament.shown.sides.iter().copied().map(Some)) {
            if widgets::choice_item(ui, selection.side == side, msg::side_choice(side)) {
                selection.side = side;
            }
        }
    });
}
