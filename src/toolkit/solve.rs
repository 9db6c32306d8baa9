//! `solve`: who wins, and with which moves; see `docs/rules.md, "Perfect play"` and "Win in N".

use clap::Args;
use serde::Serialize;
use span_it_core::board::Position;
use span_it_core::solver::win_in::{self, BUDGET, MAX_N};
use span_it_core::solver::{Solution, Solver};
use span_it_core::text::humanize::counted;

use crate::toolkit::numbers::whole;
use crate::toolkit::positions::{PositionOptions, answer_each, names};
use crate::toolkit::report::Failure;

const HELP: &str = "\
Examples:
  span-it-toolkit solve --position \".../../.../../... h\"
  span-it-toolkit solve --position \"hv./h./.vv/../.h. h\" --win-in 4 --text

Prints {\"player\":\"h\",\"winner\":\"h\",\"winning_moves\":[\"c3\"]}: the player to move,
the player who wins against any defence, and every free node that keeps the
win, row by row. There are no such nodes if the player to move loses or the
game is over; in a finished game, \"winner\" has won.

--win-in N, 1 to 4, adds \"win_in\": the smallest number of connectors, up to N,
with which the player to move forces a path, or null; and \"win_in_moves\": the
moves that keep this number. A position that needs more than 30,000 visited
positions, which happens on large boards only, gets an error.

--text prints a sentence in place of JSON.

More: docs/toolkit/positions.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    #[command(flatten)]
    positions: PositionOptions,
    /// Also find the smallest number of connectors, up to N, that force a path
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1, u64::from(MAX_N), 3))]
    win_in: Option<u8>,
    /// Print sentences in place of JSON
    #[arg(long)]
    text: bool,
}

#[derive(Debug, Serialize)]
struct Answer {
    player: char,
    winner: char,
    winning_moves: Vec<String>,
    #[serde(flatten)]
    win_in: Option<WinIn>,
}

/// The keys of `--win-in`.
#[derive(Debug, Serialize)]
struct WinIn {
    win_in: Option<u8>,
    win_in_moves: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let mut solver = Solver::new();
    let answer = |position: &Position| {
        let Solution { winner, winning_moves } = solver.solve(position);
        let win_in = options.win_in.map(|max| find_win_in(position, max)).transpose()?;
        Ok(Answer {
            player: position.to_move().letter(),
            winner: winner.letter(),
            winning_moves: names(&winning_moves),
            win_in,
        })
    };
    let text: fn(&Position, &Answer) -> String = sentence;
    answer_each(&options.positions.position, answer, options.text.then_some(text))
}

fn find_win_in(position: &Position, max: u8) -> Result<WinIn, String> {
    let search = || {
        let n = win_in::win_in(position, max, BUDGET)?.n;
        let moves = n.map(|n| win_in::moves(position, n, BUDGET)).transpose()?;
        Ok(WinIn { win_in: n, win_in_moves: names(&moves.unwrap_or_default()) })
    };
    search().map_err(|error: win_in::OverBudget| error.to_string())
}

fn sentence(position: &Position, answer: &Answer) -> String {
    let player = |letter| if letter == 'h' { "horizontal" } else { "vertical" };
    let winner = player(answer.winner);
    if let Some(over) = span_it_core::board::winner(position) {
        return format!("{over} has won");
    }
    let mover = player(answer.player);
    if answer.winner != answer.player {
        return format!("{mover} is to move, and {winner} wins against any move");
    }
    let mut text = format!("{mover} is to move and wins with {}", answer.winning_moves.join(" "));
    match &answer.win_in {
        Some(WinIn { win_in: Some(n), win_in_moves }) => {
            let connectors = counted(u32::from(*n), "connector", "connectors");
            let moves = win_in_moves.join(" ");
            text = format!("{text}; at the fastest with {connectors}, beginning with {moves}");
        }
        Some(WinIn { win_in: None, .. }) => text += "; a path needs more connectors than asked for",
        None => {}
    }
    text
}
