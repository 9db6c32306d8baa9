//! The board of a puzzle, or why there is none.

use eframe::egui::{Label, Rect, Ui, UiBuilder, vec2};

use crate::app::board::{self, TreeBranch};
use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::learn::puzzle::attempt::Attempt;
use crate::app::learn::puzzle::request;
use crate::app::learn::puzzle::state::State;
use crate::app::learn::puzzle::supply::Supply;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::text;
use crate::messages::game::side;
use crate::messages::puzzle as msg;
use span_it_core::board::{ByPlayer, Node, Path, Player, Position, path_of};
use span_it_learning::puzzles::{Answer, Task};

pub(super) fn show(ui: &mut Ui, rect: Rect, scene: &Scene<'_>, state: &mut State, actions: &mut Actions) {
    let Some(attempt) = state.attempt() else { return no_puzzle(ui, rect, state) };
    let position = attempt.board();
    let names = names(attempt);
    let path = winning_path(&position, attempt.last_move);
    let marks = attempt.marks.clone();
    let trees = trees(attempt, &position);
    let board = board::BoardScene {
        playable: attempt.playable(),
        last_move: attempt.last_move,
        winning_path: path.as_ref(),
        coordinates: scene.settings.coordinates,
        confirm_moves: scene.settings.confirm_moves,
        reduced_motion: scene.reduced_motion,
        zoomable: true,
        marks: &marks,
        trees: &trees,
        ..board::BoardScene::of(&position, ByPlayer::from_fn(|player| names[player].as_str()))
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    if let Some(node) = output.played {
        actions.push(request(PuzzleAction::Answer(Answer::Node(node))));
    }
}

/// The sides, and the personality that is the opponent.
fn names(attempt: &Attempt) -> ByPlayer<String> {
    let you = attempt.puzzle().you();
    ByPlayer::from_fn(|player: Player| match &attempt.puzzle().task {
        Task::Play(name) if player != you => name.clone(),
        _ => side(player).to_owned(),
    })
}

fn winning_path(position: &Position, last_move: Option<Node>) -> Option<Path> {
    path_of(position, last_move?).filter(Path::is_winner)
}

/// The trees of *Repair*, without what is taken.
fn trees(attempt: &Attempt, position: &Position) -> Vec<TreeBranch> {
    let Some(trees) = attempt.runner().trees() else { return Vec::new() };
    let free = trees.clone().map(|tree| tree.into_iter().filter(|&node| position.is_free(node)).collect());
    TreeBranch::all(attempt.puzzle().you(), free)
}

fn no_puzzle(ui: &mut Ui, rect: Rect, state: &State) {
    let mut lines = vec![state.end.unwrap_or_else(|| state.searching()).to_owned()];
    if let (Some(Supply::Practice(sitting)), Some(_)) = (&state.supply, state.end) {
        if sitting.answered > 0 {
            lines.push(msg::sitting_result(sitting.found, sitting.answered));
        } else {
            lines.extend(sitting.next_due.filter(|&days| days > 0).map(msg::next_due));
        }
    }
    let place = rect.shrink2(vec2(24.0, 24.0));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(place.height() * 0.3);
            for line in lines {
                ui.add(Label::new(text::body(line)).wrap());
            }
        });
    });
}
