//! The parts of the lookahead that do not depend on how a level is searched: its result, the breadths, the
//! tie order and the deepening (`docs/rules.md, "Lookahead"`).

use std::cmp::Ordering;

use thiserror::Error;

use crate::board::{BoardSize, Node, Player};
use crate::personality::{Factor, Factors};

use super::deadline::{Deadline, Interrupt};
use super::stats::{LevelStats, SearchStats};

/// Progress of a running search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The level in progress, from 1.
    pub level: u16,
    /// `GameTreeMaxDepth`, 1..=50.
    pub wanted: u16,
    /// Visited moves, including those of the level in progress.
    pub visited: u64,
    /// Work per level; the last entry is the level in progress and has time 0.
    pub stats: SearchStats,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub mv: Node,
    /// Its value `V`; never a negative zero.
    pub value: f64,
    /// The principal line: the move, the expected reply, and so on, as deep as the search looked.
    pub line: Vec<Node>,
    /// The deepest finished level; `wanted` if the search is [`complete`](Self::complete).
    pub depth: u16,
    /// `GameTreeMaxDepth`, 1..=50.
    pub wanted: u16,
    /// Visited moves of all levels, also of one that a limit has stopped.
    pub visited: u64,
    /// Whether the answer is that of the full depth. Also true if every line ends at a shallower level.
    pub complete: bool,
    /// Work of all levels, also of one that a limit has stopped.
    pub stats: SearchStats,
}

/// Why there is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over: {winner} has won")]
    GameOver {
        /// The player with the winning path.
        winner: Player,
    },
    /// The search was cancelled.
    #[error("the search was cancelled")]
    Cancelled,
    /// A limit was exceeded before the first level of the search was finished.
    #[error("the search exceeded its limits")]
    LimitExceeded,
}

/// The best move of a search with its principal line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Best {
    pub(super) value: f64,
    /// Starts with the move.
    pub(super) line: Vec<Node>,
}

/// The result of a finished level of the deepening.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Level {
    pub(super) best: Best,
    /// Whether the level cut off a line. If not, deeper levels give the same result.
    pub(super) cut_off: bool,
}

/// Searches these levels with `search`, which receives the level and the work done before it, until an interrupt.
pub(super) fn deepen(
    winner: Option<Player>,
    factors: &Factors,
    levels: impl IntoIterator<Item = u16>,
    mut search: impl FnMut(u16, &SearchStats) -> (LevelStats, Result<Level, Interrupt>),
) -> Result<Choice, SearchError> {
    if let Some(winner) = winner {
        return Err(SearchError::GameOver { winner });
    }
    let wanted = factors.max_depth();
    let mut stats = SearchStats::default();
    let mut choice = Err(SearchError::LimitExceeded);
    for depth in levels {
        let (work, level) = search(depth, &stats);
        stats.levels.push(work);
        let level = match level {
            Ok(level) => level,
            Err(Interrupt::LimitExceeded) => break,
            Err(Interrupt::Cancelled) => return Err(SearchError::Cancelled),
        };
        let complete = depth == wanted || !level.cut_off;
        let depth = if complete { wanted } else { depth };
        let Best { value, line } = level.best;
        let (mv, stats) = (line[0], SearchStats::default());
        choice = Ok(Choice { mv, value, line, depth, wanted, visited: 0, complete, stats });
        if complete {
            break;
        }
    }
    choice.map(|choice| Choice { visited: stats.visited(), stats, ..choice })
}

/// The levels of the deepening. Levels that only add one forced move to each line are skipped, because forced lines
/// are played to the full depth at once: stopping at such a level would save almost nothing.
pub(super) fn levels(factors: &Factors, deadline: &Deadline) -> impl Iterator<Item = u16> {
    let last = deadline.last_level(factors.max_depth());
    let forced = u16::try_from(forced_from(&breadths(factors, last))).unwrap_or(last);
    let deepening = if deadline.is_at_once() { 0 } else { forced.min(last - 1) };
    (1..=deepening).chain([last])
}

/// The first level, counted from 0, from which on every level keeps one move. At least 1: the static score at the
/// first level is `W`, not `w`, so no forced line begins there.
pub(super) fn forced_from(breadths: &[usize]) -> usize {
    breadths.iter().rposition(|&breadth| breadth > 1).map_or(0, |last| last + 1).max(1)
}

/// `1 - GameTreeValueFade% / 100`: the share of a value that is left one level up.
pub(super) fn fade(factors: &Factors) -> f64 {
    1.0 - factors[Factor::GameTreeValueFade] / 100.0
}

/// `B_k` for the levels 1 to `depth`, without the bound by the number of free nodes.
pub(super) fn breadths(factors: &Factors, depth: u16) -> Vec<usize> {
    let kept = (100.0 - factors[Factor::GameTreeBreadthTrim]) / 100.0;
    let exact = std::iter::successors(Some(f64::from(factors.max_breadth())), |breadth| Some(breadth * kept));
    exact.take(depth.into()).map(whole_breadth).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 1..=1000")]
fn whole_breadth(breadth: f64) -> usize {
    breadth.round().clamp(1.0, 1000.0) as usize
}

/// The order of equal moves, best first (`docs/rules.md, "Ties"`).
pub(super) fn tie_order(size: BoardSize, a: Node, b: Node) -> Ordering {
    let key = |node| (size.centre_distance(node), node);
    key(a).cmp(&key(b))
}
