//! `solve`: who wins, and with which moves (spec sections 6 and 8).

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use span_it_core::board::{Node, Position};
use span_it_core::solver::{Solver, Truth};

use super::positions::{PositionOptions, answer_each};

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Example:
  span-it-toolkit solve --position '.../../.../../... h'

Prints {\"player\":\"h\",\"winner\":\"h\",\"winning_moves\":[\"c3\"]}: the
player to move, who wins against any defence, and every free node that keeps
the win, row by row. No nodes when the player to move is lost, or the game is
over; then \"winner\" has won.";

/// Where.
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

/// Solves the positions asked about.
pub(crate) fn run(options: &Options) -> ExitCode {
    let mut solver = Solver::new();
    answer_each(&options.positions, |position: &Position| {
        let Truth { winner, winning_moves } = solver.solve(position);
        let winning_moves = winning_moves.iter().map(Node::to_string).collect();
        Ok(Answer { player: position.to_move().letter(), winner: winner.letter(), winning_moves })
    })
}
