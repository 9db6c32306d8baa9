//! `move`: the move that a personality makes (spec sections 5 and 8).

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use span_it_core::engine::{self, Deadline, LevelStats, SearchStats};

use super::numbers::read_max_ms;
use super::positions::{PersonalityOptions, PositionOptions, answer_each};

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Examples:
  span-it-toolkit move --position '.../../.../../... h' --personality Planner
  span-it-toolkit move --position - --personality mine.json --max-ms 100 --seed 42 < positions.txt

Prints
{\"move\":\"c3\",\"value\":12.0,\"depth\":3,\"visited\":1110,\"complete\":true}:
the move and its value, the deepest level finished, the moves looked at, and
whether that was the personality's own depth. A search that runs out of time
answers with its last finished level; the first is always finished.

--stats adds \"stats\": the share of the moves met that were passed over
because others had settled the matter, the mean number of moves looked at in a
position, the time in microseconds, and all this level by level.";

/// Whose move, and where.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    positions: PositionOptions,
    #[command(flatten)]
    personality: PersonalityOptions,
    /// The longest a search may take, in milliseconds, 1 to 86400000; without limit unless given
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: Option<u64>,
    /// Add the engine's report of its own work
    #[arg(long)]
    stats: bool,
}

#[derive(Debug, Serialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: String,
    value: f64,
    depth: u16,
    visited: u64,
    complete: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    stats: Option<Stats>,
}

/// The engine's report of its own work.
#[derive(Debug, Serialize)]
struct Stats {
    pruned_share: f64,
    mean_branching: f64,
    us: f64,
    levels: Vec<LevelLine>,
}

#[derive(Debug, Serialize)]
struct LevelLine {
    level: u16,
    visited: u64,
    passed_over: u64,
    positions: u64,
    us: f64,
}

impl From<&SearchStats> for Stats {
    fn from(stats: &SearchStats) -> Self {
        let microseconds = |time: Duration| time.as_secs_f64() * 1e6;
        let line = |level: &LevelStats| LevelLine {
            level: level.level,
            visited: level.visited,
            passed_over: level.passed_over,
            positions: level.positions,
            us: microseconds(level.time),
        };
        Self {
            pruned_share: stats.pruned_share(),
            mean_branching: stats.mean_branching(),
            us: microseconds(stats.time()),
            levels: stats.levels.iter().map(line).collect(),
        }
    }
}

/// Chooses a move in the positions asked about.
pub(crate) fn run(options: &Options) -> ExitCode {
    let personality = match options.personality.personality() {
        Ok(personality) => personality,
        Err(code) => return code,
    };
    let limit = options.max_ms.map(Duration::from_millis);
    answer_each(&options.positions, |position| {
        // Level by level even where there is no limit: the report tells what each has cost.
        let deadline = limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(Arc::default());
        let (factors, seed) = (&personality.factors, options.personality.seed);
        let choice = engine::choose(position, factors, seed, &deadline, &mut |_| ());
        let choice = choice.map_err(|error| error.to_string())?;
        Ok(Answer {
            mv: choice.mv.to_string(),
            value: choice.value,
            depth: choice.depth,
            visited: choice.visited,
            complete: choice.complete,
            stats: options.stats.then(|| Stats::from(&choice.stats)),
        })
    })
}
