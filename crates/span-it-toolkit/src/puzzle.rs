//! `puzzle`: makes puzzles, or rates a position as one; see `docs/toolkit/puzzles.md`.

mod generate;
mod rate;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::Args;
use span_it_core::board::BoardSize;
use span_it_core::engine::Seed;
use span_it_learning::puzzles::{Band, Kind};

use super::boards::read_board;
use super::numbers::{read_seed, read_threads, whole};
use super::report::refuse;

pub(crate) const USAGE: &str =
    "span-it-toolkit puzzle [--board SIZE] [--count N] [--kind KIND] [--band BAND] [--seed S] [--json]
       span-it-toolkit puzzle --position TEXT [--json]";

/// The end of the help text.
pub(crate) const HELP: &str = "\
Examples:
  span-it-toolkit puzzle --count 3 --band hard
  span-it-toolkit puzzle --kind win-in --count 10 --seed 7 --json
  span-it-toolkit puzzle --position \"hhv/../..v/../... h\"

Makes puzzles from games between the built-in personalities. The same options
give the same puzzles, with any number of threads. Kinds: keep, only, stop,
win-in, repair, judge, mistake, play; without --kind, a mix of the first four.
Bands: starter, easy, medium, hard, expert. A rating of 1500 means that the
puzzle is as hard as an opponent with Elo 1500.

With --position, rates a position in which the player to move can win and can
lose: its rating, and which of twelve personalities find a winning move. With
--position -, positions are read from standard input, one per line.

More: docs/toolkit/puzzles.md";

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Rate this position; - reads one position per line from standard input
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["board", "count", "kind", "band", "seed", "threads"])]
    position: Option<OsString>,
    /// The board, rows x columns of major nodes, 3 to 20 each [default: suits the band]
    #[arg(long, value_name = "SIZE", value_parser = read_board)]
    board: Option<BoardSize>,
    /// The number of puzzles
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true, value_parser = whole::<u32>(1, 1_000_000, 10))]
    count: u32,
    /// The kind of the puzzles [default: a mix of keep, only, stop and win-in]
    #[arg(long, value_name = "KIND", value_parser = read_kind)]
    kind: Option<Kind>,
    /// The band of difficulty [default: all]
    #[arg(long, value_name = "BAND", value_parser = read_band)]
    band: Option<Band>,
    /// The seed, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// The number of threads [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_threads)]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options) -> ExitCode {
    if let Some(position) = &options.position {
        return rate::run(position, options.json);
    }
    match (options.kind, options.band) {
        (Some(kind), Some(_)) if !kind.has_difficulty() => {
            refuse(&format!("--band: puzzles of kind {} have no rating; leave out --band", kind.key()))
        }
        _ => generate::run(options),
    }
}

fn read_kind(text: &str) -> Result<Kind, String> {
    Kind::from_key(text).ok_or_else(|| format!("expected one of {}", Kind::ALL.map(Kind::key).join(", ")))
}

fn read_band(text: &str) -> Result<Band, String> {
    Band::from_key(text).ok_or_else(|| format!("expected one of {}", Band::ALL.map(Band::key).join(", ")))
}
