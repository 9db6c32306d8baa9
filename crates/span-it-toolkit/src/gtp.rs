//! `gtp`: a personality or Perfect play as an engine of the Go Text Protocol.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use span_it_arena::gtp::{Mind, Server};
use span_it_core::engine::Stop;
use span_it_core::seed::Seed;

use super::numbers::read_max_ms;
use super::positions::{complain, named_personality, read_seed};
use super::streams;

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Examples:
  Planner, for a controller that starts engines itself:
    span-it-toolkit gtp --personality Planner

  The same by hand, half a second a move:
    printf 'boardsize 6\\ngenmove black\\nshowboard\\n' |
      span-it-toolkit gtp --personality Planner --max-ms 500

Speaks the Go Text Protocol, version 2, on standard input and output.

Colours: black (b) is the horizontal player, left to right; white (w) is the
vertical one, top to bottom. Nodes have their own names: a1 is at the top left,
i3 in the ninth column and third row, aa5 in the twenty-seventh and fifth.
boardsize N is a board of N x N major nodes, boardsize R C one of R rows and C
columns, 3 to 20 each; without it the board is 6 x 6.

As the protocol allows, play and genmove take either colour at any time. There
is no passing, and the program never resigns. final_score is B+ or W+ once
somebody has won. Clocks set by time_settings and time_left are kept to; the
first level of a lookahead is always finished. The command help lists all
commands with what they want. Where nobody can read its answers any more, the
program stops thinking and ends (on Unix); input that has ended does not stop
it.";

/// Who plays, how fast, with which luck.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    player: Player,
    /// The longest a move may take, in milliseconds, 1 to 86400000; without limit unless given
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: Option<u64>,
    /// The games' seed, 0 to 9007199254740991; the command `set_random_seed` changes it
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
}

/// One of the two.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Player {
    /// A personality file, or the name of a shipped personality
    #[arg(long, value_name = "FILE")]
    personality: Option<std::path::PathBuf>,
    /// Perfect play in place of a personality
    #[arg(long)]
    perfect: bool,
}

/// Talks with a controller until it has enough.
pub(crate) fn run(options: &Options) -> ExitCode {
    let mind = match options.player.personality.as_deref().map(named_personality).transpose() {
        Ok(personality) => personality.map_or(Mind::Perfect, |found| Mind::Personality(Box::new(found))),
        Err(error) => {
            complain(&error);
            return ExitCode::from(2);
        }
    };
    let mut server = Server::new(mind, options.max_ms.map(Duration::from_millis), options.seed);
    let stop = Arc::new(Stop::default());
    server.heed(Arc::clone(&stop));
    streams::when_nobody_reads(move || stop.cancel());
    match server.serve(&mut streams::input(), &mut streams::output()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => streams::failed(&error),
    }
}
