//! `solve`: who wins, and with which moves; see `docs/rules.md, "Perfect play"`.

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use span_it_core::board::{Node, Position};
use span_it_core::solver::{Solution, Solver};

use super::positions::{PositionOptions, answer_each};

/// The end of the help text.
pub(crate) const HELP: &str = "\
Example:
  span-it-toolkit solve --position '.../../.../../... h'

Prints {\"player\":\"h\",\"winner\":\"h\",\"winning_moves\":[\"c3\"]}: the player to move,
the player who wins against any defence, and every free node that keeps the
win, row by row. There are no such nodes if the player to move loses or the
game is over; in a finished game, \"winner\" has won.

More: docs/toolkit/positions.md";

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    positions: PositionOptions,
}

#[derive(Debug, Serialize)]
struct Answer {
    player: char,
    winner: char,
    winning_moves: Vec<String>,
}

pub(crate) fn run(options: &Options) -> ExitCode {
    let mut solver = Solver::new();
    answer_each(&options.positions, |position: &Position| {
        let Solution { winner, winning_moves } = solver.solve(position);
        let winning_moves = winning_moves.iter().map(Node::to_string).collect();
        Ok(Answer { player: position.to_move().letter(), winner: winner.letter(), winning_moves })
    })
}
