//! The Span-It! Toolkit: positions, tournaments and training on the command line.
//!
//! One module per subcommand. The outputs are in `docs/formats.md, "Toolkit output"`.

mod accuracy;
mod bench;
mod best_move;
mod brief;
mod clone;
mod evaluate;
mod games;
mod gtp;
mod identify;
mod interrupt;
mod numbers;
mod personalities;
mod personality;
mod picture;
mod positions;
mod progress;
mod puzzle;
mod report;
mod schema;
mod solve;
mod sources;
mod streams;
mod tournament;
mod train;
mod weigh;

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use crate::manual::Manual;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use span_it_lab::set_threads;
use span_it_store::storage::read_streams;

use report::Failure;

const EXAMPLES: &str = "\
Examples:
  How does Steady weigh the nodes of the empty 3x3 board?
    span-it-toolkit weigh --position \".../../.../../... h\" --personality Steady

  Which move does Master make in a tenth of a second?
    span-it-toolkit move --position \".../../.../../... h\" --personality Master --max-ms 100

  Who wins this position, and with which moves?
    span-it-toolkit solve --position \"h.v/../.../../... h\"

  Which of two personalities is stronger?
    span-it-toolkit match Planner mine.json --pairs 200

  One answer per line for a file with one position per line:
    span-it-toolkit move --position - --personality mine.json < positions.txt

A position is one line: the rows of the grid from the top, separated by '/',
each node h, v or '.', then a space and the player to move, h or v. Rows of
major and minor nodes alternate, so every other row is one node shorter. Nodes
are named a1 (top left), b2 (below and to the right of it), and so on.

weigh, move and solve print one JSON object per line. The other subcommands
print text, or JSON with --json.

Exit codes: 0 done, 1 a line got an {\"error\":\"...\"}, something failed
during the work, or a file was left out, 2 a wrong option or file (then nothing
is printed), 3 no candidate is left (identify), or the SPRT accepts H0, 4 the
SPRT is not settled, 5 game pairs are missing (games merge --status), 130
interrupted by Ctrl+C or another signal.

More: docs/toolkit/README.md, docs/formats.md";

/// Positions, tournaments and training of Span-It! on the command line.
#[derive(Debug, Parser)]
#[command(name = "span-it-toolkit", version = env!("SPAN_IT_VERSION"), arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    /// Number of threads; no result depends on it [default: the number of cores]
    #[arg(short = 'j', long, global = true, display_order = 900, value_name = "N", allow_negative_numbers = true, value_parser = numbers::read_threads)]
    threads: Option<NonZeroUsize>,
    /// Hide the progress
    #[arg(short, long, global = true, display_order = 901)]
    quiet: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Weigh every free node, part by part
    Weigh(weigh::Options),
    /// Choose a move as a personality would
    Move(best_move::Options),
    /// Show who wins, and with which moves
    Solve(solve::Options),
    /// Draw a position or a game as SVG, PNG or GIF
    Picture(Box<picture::Options>),
    /// Make puzzles, or rate a position as one
    Puzzle(puzzle::Options),
    /// Print, check and mix personalities
    Personality(personality::Options),
    /// Measure the share of wins that personalities keep
    Accuracy(accuracy::Options),
    /// Search for a better personality
    Train(Box<train::Options>),
    /// Measure the candidates of a training that runs elsewhere
    Evaluate(evaluate::Options),
    /// Measure the speed of the engine
    Bench(bench::Options),
    /// Play two agents against each other
    Match(tournament::MatchOptions),
    /// Play one agent against each of several others
    Gauntlet(tournament::GauntletOptions),
    /// Play all agents against each other
    Tournament(tournament::TournamentOptions),
    /// List, search and convert stored games
    Games(games::Options),
    /// Play against other programs through the Go Text Protocol
    Gtp(gtp::Options),
    /// Fit a personality to the moves of a player
    Clone(clone::Options),
    /// Find the personalities that could have made a player's moves
    Identify(identify::Options),
    /// Print the JSON schema of a kind of file, for editors
    Schema(schema::Options),
    #[command(flatten)]
    Manual(Manual),
}

/// Runs the program with the arguments of this process; the exit code.
pub fn run() -> ExitCode {
    read_streams();
    let parsed = command_line().try_get_matches_from(wild::args_os());
    match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => {
            if let Some(threads) = cli.threads {
                set_threads(threads);
            }
            if cli.quiet {
                progress::hide();
            }
            report::exit_code(cli.command.run())
        }
        Err(message) => print_message(&message),
    }
}

/// The definition of the command line.
pub fn command_line() -> clap::Command {
    Cli::command()
}

/// Prints help, the version, or an error of the command line; the exit code.
fn print_message(message: &clap::Error) -> ExitCode {
    let text = message.render().to_string();
    if let Some(error) = text.strip_prefix("error: ") {
        return report::exit_code(Err(Failure::refused(error)));
    }
    let printed = message.print();
    if message.use_stderr() {
        // A closed standard error leaves no place for the message.
        return ExitCode::from(2);
    }
    let mut out = streams::output();
    let printed = out.named(printed).and_then(|()| out.flush());
    report::exit_code(printed.map_err(Failure::from))
}

impl Command {
    fn run(&self) -> Result<(), Failure> {
        match self {
            Self::Weigh(options) => weigh::run(options),
            Self::Move(options) => best_move::run(options),
            Self::Solve(options) => solve::run(options),
            Self::Picture(options) => picture::run(options),
            Self::Puzzle(options) => puzzle::run(options),
            Self::Personality(options) => personality::run(options),
            Self::Accuracy(options) => accuracy::run(options),
            Self::Train(options) => train::run(options),
            Self::Evaluate(options) => evaluate::run(options),
            Self::Bench(options) => bench::run(options),
            Self::Match(options) => tournament::run_match(options),
            Self::Gauntlet(options) => tournament::run_gauntlet(options),
            Self::Tournament(options) => tournament::run_tournament(options),
            Self::Games(options) => games::run(options),
            Self::Gtp(options) => gtp::run(options),
            Self::Clone(options) => clone::run(options),
            Self::Identify(options) => identify::run(options),
            Self::Schema(options) => schema::run(options),
            Self::Manual(manual) => Ok(manual.run(Cli::command(), &mut streams::output())?),
        }
    }
}
