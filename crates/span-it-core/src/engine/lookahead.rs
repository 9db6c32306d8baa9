//! The lookahead's frame: part B of a personality (spec section 5).
//!
//! What a search answers, how many moves each level keeps, how equal moves are told apart, and the
//! deepening level by level that lets a search stop at any time. The search of one level is handed
//! in.

use std::cmp::Ordering;

use thiserror::Error;

use crate::board::{BoardSize, Node, Player};
use crate::personality::{Factor, Factors};

use super::deadline::{Deadline, Interrupt};
use super::stats::{LevelStats, SearchStats};

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The level being searched, from 1.
    pub level: u16,
    /// `GameTreeMaxDepth`, 1..=50.
    pub wanted: u16,
    /// Moves looked at so far.
    pub visited: u64,
    /// The work so far, the level being searched last; that one's time is not known yet and zero.
    pub stats: SearchStats,
}

/// The move that a personality makes.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub mv: Node,
    /// Its value `V`; never a negative zero.
    pub value: f64,
    /// The principal line: the move, the reply expected, and so on, as far as the search looked.
    pub line: Vec<Node>,
    /// The deepest level finished; the personality's own depth where [`complete`](Self::complete).
    pub depth: u16,
    /// `GameTreeMaxDepth`, 1..=50.
    pub wanted: u16,
    /// Moves looked at, summed over the finished levels.
    pub visited: u64,
    /// Whether the answer is the one of the personality's own depth: also where every line ends
    /// sooner.
    pub complete: bool,
    /// The engine's report of its own work.
    pub stats: SearchStats,
}

/// Why there is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SearchError {
    /// Somebody has won already.
    #[error("the game is over: {winner} has won")]
    GameOver {
        /// Who.
        winner: Player,
    },
    /// The search was cancelled.
    #[error("the search was cancelled")]
    Cancelled,
}

/// The best move of a search and the line expected to follow.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Best {
    pub(super) value: f64,
    /// The move first.
    pub(super) line: Vec<Node>,
}

/// One finished level of the deepening.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Level {
    pub(super) best: Best,
    pub(super) stats: LevelStats,
    /// Whether some line was cut off by the level. Where none was, deeper levels change nothing.
    pub(super) cut_off: bool,
}

/// Searches level `first`, the next, ... up to the personality's depth, until `search` is interrupted.
///
/// `winner` is who has won already; `search` gets the level and the work done before it.
pub(super) fn deepen(
    winner: Option<Player>,
    factors: &Factors,
    first: u16,
    mut search: impl FnMut(u16, &SearchStats) -> Result<Level, Interrupt>,
) -> Result<Choice, SearchError> {
    if let Some(winner) = winner {
        return Err(SearchError::GameOver { winner });
    }
    let wanted = factors.max_depth();
    let mut stats = SearchStats::default();
    let mut choice = Err(SearchError::Cancelled);
    for depth in first..=wanted {
        let level = match search(depth, &stats) {
            Ok(level) => level,
            Err(Interrupt::OutOfTime) => break,
            Err(Interrupt::Cancelled) => return Err(SearchError::Cancelled),
        };
        stats.levels.push(level.stats);
        let visited = stats.visited();
        let complete = depth == wanted || !level.cut_off;
        let depth = if complete { wanted } else { depth };
        let Best { value, line } = level.best;
        choice =
            Ok(Choice { mv: line[0], value, line, depth, wanted, visited, complete, stats: stats.clone() });
        if complete {
            break;
        }
    }
    choice
}

/// The level that a search begins with. Where nothing can end it early, the levels before the last
/// would be work for nothing.
pub(super) fn first_level(factors: &Factors, deadline: &Deadline) -> u16 {
    if deadline.is_never() { factors.max_depth() } else { 1 }
}

/// `1 - GameTreeValueFade% / 100`: what is left of a value one level up.
pub(super) fn fade(factors: &Factors) -> f64 {
    1.0 - factors[Factor::GameTreeValueFade] / 100.0
}

/// `B_k` for the levels 1, 2, ... up to `depth`: how many moves each keeps, before the number of
/// free nodes bounds it.
pub(super) fn breadths(factors: &Factors, depth: u16) -> Vec<usize> {
    let kept = (100.0 - factors[Factor::GameTreeBreadthTrim]) / 100.0;
    let exact = std::iter::successors(Some(f64::from(factors.max_breadth())), |breadth| Some(breadth * kept));
    exact.take(depth.into()).map(whole_breadth).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 1..=1000")]
fn whole_breadth(breadth: f64) -> usize {
    breadth.round().clamp(1.0, 1000.0) as usize
}

/// Of equal moves the lesser comes first: nearer the centre, then the upper row, then the left
/// column.
pub(super) fn tie_order(size: BoardSize, a: Node, b: Node) -> Ordering {
    let key = |node| (size.centre_distance(node), node);
    key(a).cmp(&key(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trimmed(breadth: f64, trim: f64) -> Factors {
        let mut factors = Factors::default();
        factors.set(Factor::GameTreeMaxBreadth, breadth).unwrap();
        factors.set(Factor::GameTreeBreadthTrim, trim).unwrap();
        factors
    }

    #[test]
    fn breadths_are_rounded_but_not_their_predecessors() {
        assert_eq!(breadths(&trimmed(10.0, 40.0), 6), [10, 6, 4, 2, 1, 1]);
        assert_eq!(breadths(&trimmed(5.0, 50.0), 3), [5, 3, 1]);
        assert_eq!(breadths(&trimmed(10.0, 0.0), 2), [10, 10]);
        assert_eq!(breadths(&trimmed(10.0, 100.0), 3), [10, 1, 1]);
        assert_eq!(breadths(&trimmed(1000.0, -100.0), 50)[49], 1000);
        assert_eq!(breadths(&trimmed(1.0, -100.0), 4), [1, 2, 4, 8]);
    }

    #[test]
    fn ties_go_to_the_centre_then_up_then_left() {
        let size = BoardSize::square(3).unwrap();
        let mut nodes: Vec<Node> = size.nodes().collect();
        nodes.sort_by(|&a, &b| tie_order(size, a, b));
        let names: Vec<String> = nodes.iter().map(ToString::to_string).collect();
        assert_eq!(names.join(" "), "c3 b2 d2 b4 d4 c1 a3 e3 c5 a1 e1 a5 e5");
    }
}
