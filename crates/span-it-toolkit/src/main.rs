//! The Span-It! Toolkit: what the program knows about positions and personalities, for scripts and
//! for authors of personalities (spec section 8).
//!
//! One file a subcommand.

mod bench;
mod best_move;
mod boards;
mod clone;
mod contest;
mod gtp;
mod identify;
mod interrupt;
mod numbers;
mod positions;
mod records;
mod same_file;
mod school;
mod solve;
mod streams;
mod tune;
mod weigh;

use std::io::Write as _;
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

  Which of two is the better?
    span-it-toolkit match Planner mine.json --pairs 200

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
    /// Breed a better personality
    #[command(after_help = tune::HELP, override_usage = tune::USAGE)]
    Tune(Box<tune::Options>),
    /// Measure how fast the engine is
    #[command(after_help = bench::HELP)]
    Bench(bench::Options),
    /// Let two agents play each other
    #[command(after_help = contest::MATCH_HELP)]
    Match(contest::MatchOptions),
    /// Let one agent play each of some others
    #[command(after_help = contest::GAUNTLET_HELP)]
    Gauntlet(contest::GauntletOptions),
    /// Let everybody play everybody
    #[command(after_help = contest::TOURNAMENT_HELP)]
    Tournament(contest::TournamentOptions),
    /// Play against other programs, by the Go Text Protocol
    #[command(after_help = gtp::HELP)]
    Gtp(gtp::Options),
    /// Fit a personality to the moves of a player
    #[command(after_help = clone::HELP, override_usage = clone::USAGE)]
    Clone(clone::Options),
    /// Say which personalities could have made a player's moves
    #[command(after_help = identify::HELP, override_usage = identify::USAGE)]
    Identify(identify::Options),
}

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => run(cli.command),
        Err(said) => say(&said),
    }
}

/// Prints a help, the version, or what is wrong with the command line; says how the program ends.
fn say(said: &clap::Error) -> ExitCode {
    let printed = said.print();
    if said.use_stderr() {
        // Where standard error is closed there is nobody left to tell.
        return ExitCode::from(2);
    }
    let mut out = streams::output();
    let printed = out.named(printed).and_then(|()| out.flush());
    printed.map_or_else(|error| streams::failed(&error), |()| ExitCode::SUCCESS)
}

fn run(command: Command) -> ExitCode {
    match command {
        Command::Weigh(options) => weigh::run(&options),
        Command::Move(options) => best_move::run(&options),
        Command::Solve(options) => solve::run(&options),
        Command::School(options) => school::run(&options),
        Command::Tune(options) => tune::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Match(options) => contest::run_match(&options),
        Command::Gauntlet(options) => contest::run_gauntlet(&options),
        Command::Tournament(options) => contest::run_tournament(&options),
        Command::Gtp(options) => gtp::run(&options),
        Command::Clone(options) => clone::run(&options),
        Command::Identify(options) => identify::run(&options),
    }
}
