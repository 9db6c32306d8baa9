//! `move`: the move that a personality makes; see `docs/rules.md, "Lookahead"`.

use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use span_it_core::board::Position;
use span_it_core::engine::{Choice, Deadline, Engine, LevelStats, SearchStats};

use crate::toolkit::numbers::read_max_ms;
use crate::toolkit::personalities::named_personality;
use crate::toolkit::positions::{PersonalityOptions, PositionOptions, answer_each};
use crate::toolkit::report::Failure;

const HELP: &str = "\
Examples:
  span-it-toolkit move --position \".../../.../../... h\" --personality Planner
  span-it-toolkit move --position - --personality mine.json --max-ms 100 \\
      --seed 42 < positions.txt

Prints
{\"move\":\"c3\",\"value\":12.0,\"depth\":3,\"visited\":1110,\"complete\":true}:
the move, its value, the deepest finished level, the number of visited moves,
and whether this is the answer at the personality's own depth. A search that
runs out of time returns its last finished level; level 1 is always finished.

--stats adds \"stats\": the share of pruned moves, the mean number of moves
visited in a position, and the time in microseconds, in total and per level.
--unpruned also adds \"unpruned\": the same search without pruning. It finds the
same move and value if both searches finish the same level.

More: docs/toolkit/positions.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    #[command(flatten)]
    positions: PositionOptions,
    #[command(flatten)]
    personality: PersonalityOptions,
    /// Time limit of the search in milliseconds, 1 to 86400000 [default: none]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = read_max_ms)]
    max_ms: Option<u64>,
    /// Add search statistics
    #[arg(long)]
    stats: bool,
    /// Add the same search without pruning
    #[arg(long, requires = "stats")]
    unpruned: bool,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    unpruned: Option<Box<Self>>,
}

impl Answer {
    fn new(choice: &Choice, with_stats: bool) -> Self {
        Self {
            mv: choice.mv.to_string(),
            value: choice.value,
            depth: choice.depth,
            visited: choice.visited,
            complete: choice.complete,
            stats: with_stats.then(|| Stats::from(&choice.stats)),
            unpruned: None,
        }
    }
}

/// Search statistics.
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
    mean_branching: f64,
    us: f64,
}

impl From<&SearchStats> for Stats {
    fn from(stats: &SearchStats) -> Self {
        let microseconds = |time: Duration| time.as_secs_f64() * 1e6;
        let line = |level: &LevelStats| LevelLine {
            level: level.level,
            visited: level.visited,
            passed_over: level.pruned,
            positions: level.positions,
            mean_branching: level.totals().mean_branching(),
            us: microseconds(level.time),
        };
        let totals = stats.totals();
        Self {
            pruned_share: totals.pruned_share(),
            mean_branching: totals.mean_branching(),
            us: microseconds(totals.time),
            levels: stats.levels.iter().map(line).collect(),
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let personality = named_personality(&options.personality.personality)?;
    let limit = options.max_ms.map(Duration::from_millis);
    let answer = |position: &Position| {
        // Always level by level, as `visited` and the statistics count all levels.
        let deadline = || limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(Arc::default());
        let mut engine = Engine::new(position, &personality.factors, options.personality.seed);
        let choice = engine.choose(&deadline()).map_err(|error| error.to_string())?;
        let mut answer = Answer::new(&choice, options.stats);
        if options.unpruned {
            let choice = engine.choose_unpruned(&deadline(), &mut |_| ());
            let choice = choice.map_err(|error| error.to_string())?;
            answer.unpruned = Some(Box::new(Answer::new(&choice, true)));
        }
        Ok(answer)
    };
    answer_each(&options.positions.position, answer, None)
}
