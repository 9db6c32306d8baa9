//! The Span-It! Toolkit: what the program knows about positions and personalities, for scripts and
//! for authors of personalities (spec section 8).
//!
//! One file a subcommand. May import: everything of the library but the window.

mod bench;
mod best_move;
mod boards;

mod positions;
mod school;
mod solve;
mod weigh;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  What does Steady make of the empty 3x3 board, with horizontal to move?
    span-it-toolkit weigh --position '.../../.../../... h' --personality Steady

  Which move does Master make, given a tenth of a second?
    span-it-toolkit move --position '.../../.../../... h' --personality Master --max-ms 100

  Who wins here, and with which moves?
    span-it-toolkit solve --position 'h.v/../.../../... h'

  A file of positions, one a line, answered one a line in the same order:
    span-it-toolkit move --position - --personality mine.json < positions.txt

A position is one line: the grid's rows from the top, separated by '/', each
node h, v or '.', then a space and the player to move, h or v. Rows of major
and minor nodes alternate, so every other row is one shorter. Nodes are named
a1 (top left), b2 (below and right of it), and so on.

Every answer is one JSON object on a line of its own. Exit status: 0 all
answered, 1 some line got an {\"error\":\"...\"}, 2 a bad option or
personality (and then nothing is printed).";

/// What Span-It! knows about positions and personalities.
#[derive(Debug, Parser)]
#[command(name = "span-it-toolkit", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Weigh every free node, part by part
    #[command(after_help = weigh::HELP)]
    Weigh(weigh::Options),
    /// Choose a move as a personality would
    #[command(after_help = best_move::HELP)]
    Move(best_move::Options),
    /// Say who wins, and with which moves
    #[command(after_help = solve::HELP)]
    Solve(solve::Options),
    /// Measure how many wins personalities keep
    #[command(after_help = school::HELP)]
    School(school::Options),
    /// Measure how fast the engine is
    #[command(after_help = bench::HELP)]
    Bench(bench::Options),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Weigh(options) => weigh::run(&options),
        Command::Move(options) => best_move::run(&options),
        Command::Solve(options) => solve::run(&options),
        Command::School(options) => school::run(&options),
        Command::Bench(options) => bench::run(&options),
    }
}
