//! `accuracy`: the accuracy test, which counts the wins that personalities keep.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::Personality;
use span_it_core::share::Share;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};
use span_it_lab::training::accuracy::{self, TestResult, TestSuite, random_accuracy};

use crate::toolkit::numbers::{read_board, read_seed, whole};
use crate::toolkit::personalities::{named_personality, number_equal_names};
use crate::toolkit::progress::Progress;
use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  span-it-toolkit accuracy Steady Master
  span-it-toolkit accuracy mine.json --board \"6x6,8x8\" --positions 2000 --json

The accuracy test. All personalities get the same fresh positions, in which the
player to move has a win that some free nodes would throw away. \"kept\" is the
share of wins kept, with its 95% margin; \"random\" is the share that random
moves would keep. \"opening\", \"middle\" and \"end\" are the shares kept while less
than 20%, 20% to 45%, and more of the nodes have connectors.
\"visited/move\" is the number of visited moves, which is the same on every
machine; \"us/move\" is the time on this one, in microseconds.

A personality without a name goes by the name of its file. Equal names are
numbered, as in \"Steady (2)\".

More: docs/toolkit/training.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    /// Personality files or names of built-in personalities
    #[arg(required = true, value_name = "FILE")]
    personalities: Vec<PathBuf>,
    /// Boards, rows x columns of major nodes, 3 to 20 each
    #[arg(long, value_name = "SIZES", default_value = "6x6", value_delimiter = ',', value_parser = read_board)]
    board: Vec<BoardSize>,
    /// Positions per board
    #[arg(long, value_name = "N", default_value = "1000", allow_negative_numbers = true, value_parser = whole::<u32>(1, 1_000_000, 1000))]
    positions: u32,
    /// The seed of the positions and the noise, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Line<'a> {
    personality: &'a str,
    board: String,
    positions: u32,
    seed: u64,
    kept: u32,
    share: f64,
    margin95: f64,
    random: f64,
    opening: PhaseLine,
    middle: PhaseLine,
    end: PhaseLine,
    visited_per_move: f64,
    us_per_move: f64,
}

#[derive(Debug, Serialize)]
struct PhaseLine {
    kept: u32,
    positions: u32,
}

impl From<Share> for PhaseLine {
    fn from(Share { part: kept, whole: positions }: Share) -> Self {
        Self { kept, positions }
    }
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let personalities = options.personalities.iter().map(|name| named_personality(name));
    let mut personalities = personalities.collect::<Result<Vec<_>, _>>()?;
    number_equal_names(&mut personalities);
    let twice =
        (1..options.board.len()).find(|&place| options.board[..place].contains(&options.board[place]));
    if let Some(place) = twice {
        let board = options.board[place];
        return Err(Failure::Refused(format!("the {board} board is given twice: expected each board once")));
    }
    Ok(test_all(options, &personalities)?)
}

fn test_all(options: &Options, personalities: &[Personality]) -> io::Result<()> {
    let mut out = streams::output();
    let all = (options.board.len() * personalities.len()) as u64 * u64::from(options.positions);
    let (mut progress, mut done) = (Progress::new(0, all, "positions"), 0);
    for (number, &size) in options.board.iter().enumerate() {
        let stop = Arc::new(Stop::default());
        let positions = usize::try_from(options.positions).unwrap_or(usize::MAX);
        let Some(suite) = TestSuite::new(size, positions, options.seed, &stop) else { continue };
        let random = random_accuracy(&suite);
        if !options.json {
            let (board, seed) = (size.compact(), options.seed);
            let gap = if number > 0 { "\n" } else { "" };
            let positions = counted(suite.len(), "position", "positions");
            progress.suspend(|| {
                writeln!(out, "{gap}{board}, {positions} to keep won, seed {seed}")?;
                heading(&mut out, random)
            })?;
        }
        for personality in personalities {
            let report = accuracy::run(&suite, &personality.factors, options.seed, &stop, &mut |_| {
                done += 1;
                progress.show(done, || printable(&personality.name));
            });
            let Some(report) = report else { continue };
            progress.suspend(|| {
                if options.json {
                    let line = line(personality, size, options.seed, random, report);
                    writeln!(out, "{}", printable_json(&serde_json::to_string(&line)?))?;
                } else {
                    row(&mut out, &personality.name, report)?;
                }
                out.flush()
            })?;
        }
    }
    Ok(())
}

fn heading(out: &mut impl Write, random: f64) -> io::Result<()> {
    let [opening, middle, end] = ["opening", "middle", "end"];
    writeln!(
        out,
        "{:24} {:>14} {opening:>8} {middle:>7} {end:>6} {:>14} {:>11}",
        "", "kept", "visited/move", "us/move"
    )?;
    writeln!(out, "{:<24} {random:>6.3}", "moves at random")
}

fn row(out: &mut impl Write, name: &str, report: TestResult) -> io::Result<()> {
    let (share, margin) = share_and_margin(report.kept);
    let us = report.mean_time().as_secs_f64() * 1e6;
    let visited = report.mean_visited();
    let name = printable(name);
    let [opening, middle, end] = report.phases.map(phase_share);
    writeln!(
        out,
        "{name:<24} {share:>6.3} ± {margin:.3} {opening:>8} {middle:>7} {end:>6} {visited:>14.1} {us:>11.1}"
    )
}

/// A dash without positions.
fn phase_share(phase: Share) -> String {
    phase.value().map_or_else(|| "-".to_owned(), |share| format!("{share:.3}"))
}

fn share_and_margin(kept: Share) -> (f64, f64) {
    (kept.value().unwrap_or_default(), kept.margin95().unwrap_or(0.5))
}

fn line(personality: &Personality, size: BoardSize, seed: Seed, random: f64, report: TestResult) -> Line<'_> {
    let (share, margin95) = share_and_margin(report.kept);
    let [opening, middle, end] = report.phases.map(PhaseLine::from);
    Line {
        personality: &personality.name,
        board: size.compact(),
        positions: report.kept.whole,
        seed: seed.get(),
        kept: report.kept.part,
        share,
        margin95,
        random,
        opening,
        middle,
        end,
        visited_per_move: report.mean_visited(),
        // To the nanosecond, the resolution of the measurement.
        us_per_move: report.mean_time().as_nanos() as f64 / 1e3,
    }
}
