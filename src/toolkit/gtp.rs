//! `gtp`: a personality or perfect play as a GTP engine.

use std::time::Duration;

use clap::Args;
use span_it_core::engine::Manner;
use span_it_core::seed::Seed;
use span_it_lab::gtp::Server;
use span_it_lab::tournament::PlayerSpec;

use crate::toolkit::numbers::{read_max_ms, read_seed};
use crate::toolkit::personalities::named_personality;
use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  Planner, for a controller that starts engines itself:
    span-it-toolkit gtp --personality Planner

  The same by hand, half a second per move:
    printf 'boardsize 6\\ngenmove black\\nshowboard\\n' |
      span-it-toolkit gtp --personality Planner --max-ms 500

Speaks the Go Text Protocol, version 2, on standard input and output.

Colours: black (b) is the horizontal player, left to right; white (w) is the
vertical player, top to bottom. Nodes have their own names: a1 is at the top
left, i3 in column 9 and row 3, aa5 in column 27 and row 5.
boardsize N is a board of N x N major nodes, boardsize R C one of R rows and C
columns, 3 to 20 each; the default is 6 x 6.

The command help lists all commands with their arguments. There is no passing,
and the engine never resigns. Clocks (time_settings, time_left) are respected;
level 1 of a lookahead is always finished.

More: docs/toolkit/gtp.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    #[command(flatten)]
    player: Player,
    /// Time limit of a move in milliseconds, 1 to 86400000 [default: none]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: Option<u64>,
    /// The seed of the noise, 0 to 9007199254740991; `set_random_seed` changes it
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Player {
    /// A personality file or the name of a built-in personality
    #[arg(long, value_name = "FILE")]
    personality: Option<std::path::PathBuf>,
    /// Perfect play instead of a personality
    #[arg(long)]
    perfect: bool,
}

/// Serves a controller until it quits.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let personality = options.player.personality.as_deref().map(named_personality).transpose()?;
    let perfect = PlayerSpec::Perfect(Manner::Fighter);
    let player = personality.map_or(perfect, |found| PlayerSpec::Personality(Box::new(found)));
    let mut server = Server::new(player, options.max_ms.map(Duration::from_millis), options.seed);
    Ok(server.serve(&mut streams::input(), &mut streams::output())?)
}
