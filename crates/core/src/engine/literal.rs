//! The literal reference: `docs/rules.md, "Lookahead"` word for word, without pruning, incremental weights
//! or a transposition table.
//!
//! Fast code is tested against it. It shares no rule of the lookahead with the code it tests: breadths,
//! deepening, fade and tie order are written out here a second time. Weights come from [`weigh`](super::weigh),
//! which is itself the direct implementation.

use std::cmp::Ordering;

use crate::board::{BoardSize, Node, Position, resultant_path, winner};
use crate::personality::{Factor, Factors};

use super::noise::Noise;
use super::opponent_blend::blend_factors;
use super::stats::{LevelStats, SearchStats};
use super::weight::{NodeWeight, weigh_node};
use super::{Choice, SearchError, Seed};

/// The answer of [`choose`](super::choose) by exhaustive search of the beam; `visited` counts every move of
/// it. Takes O(`B_1 * B_2 * ...` * nodes^2).
///
/// # Errors
/// The game is over.
pub fn choose(position: &Position, factors: &Factors, seed: Seed) -> Result<Choice, SearchError> {
    choose_with_model(position, (factors, factors), seed, factors.max_depth())
}

/// The answer of an [`Engine`](super::Engine) with an opponent model at a depth: the player's own factors first, then
/// the opponent's.
///
/// # Errors
/// The game is over.
pub fn choose_with_model(
    position: &Position,
    (own, opponent): (&Factors, &Factors),
    seed: Seed,
    depth: u16,
) -> Result<Choice, SearchError> {
    if let Some(winner) = winner(position) {
        return Err(SearchError::GameOver { winner });
    }
    let noise = Noise::new(seed, position.connectors());
    let replies = &blend_factors(own, opponent);
    let mut search = LiteralSearch { own, replies, noise, depth, visited: 0, positions: 0, cut_off: false };
    let LiteralLine { value, line } = search.best(position, 1);
    let LiteralSearch { visited, positions, cut_off, .. } = search;
    let wanted = own.max_depth();
    let complete = depth == wanted || !cut_off;
    let level = LevelStats { level: depth, visited, positions, ..LevelStats::default() };
    Ok(Choice {
        mv: line[0],
        value,
        line,
        depth: if complete { wanted } else { depth },
        wanted,
        visited,
        complete,
        stats: SearchStats { levels: vec![level] },
    })
}

/// A search with one depth.
struct LiteralSearch<'a> {
    /// The factors at the levels 1, 3, ....
    own: &'a Factors,
    /// The factors at the levels 2, 4, ....
    replies: &'a Factors,
    /// The noise at all levels.
    noise: Noise,
    depth: u16,
    visited: u64,
    positions: u64,
    cut_off: bool,
}

/// A value and the line that has it.
struct LiteralLine {
    value: f64,
    line: Vec<Node>,
}

impl LiteralSearch<'_> {
    /// The best of the moves that a level keeps; levels count from 1. No winner, so some node is free.
    fn best(&mut self, position: &Position, level: u16) -> LiteralLine {
        let mut best = LiteralLine { value: f64::NEG_INFINITY, line: Vec::new() };
        self.positions += 1;
        for kept in self.rank(position, level).into_iter().take(breadth(self.own, level)) {
            let valued = self.value(position, &kept, level);
            if best.line.is_empty() || is_better(position.size(), &valued, &best) {
                best = valued;
            }
        }
        best
    }

    /// The free nodes, highest `W` first.
    fn rank(&self, position: &Position, level: u16) -> Vec<NodeWeight> {
        let factors = if level % 2 == 1 { self.own } else { self.replies };
        let nodes = position.free_nodes();
        let mut ranked: Vec<_> = nodes.map(|node| weigh_node(position, factors, self.noise, node)).collect();
        let size = position.size();
        ranked.sort_by(|a, b| b.w.total_cmp(&a.w).then_with(|| by_ties(size, a.node, b.node)));
        ranked
    }

    /// `V` of a kept move, with its line.
    fn value(&mut self, position: &Position, kept: &NodeWeight, level: u16) -> LiteralLine {
        self.visited += 1;
        let static_score = if level == 1 { kept.w } else { kept.own.total };
        let wins = resultant_path(position, position.to_move(), kept.node).is_winner();
        if wins || level == self.depth {
            self.cut_off |= !wins;
            return LiteralLine { value: static_score, line: vec![kept.node] };
        }
        let reply = self.best(&position.after(kept.node), level + 1);
        let faded = limited((1.0 - self.own[Factor::GameTreeValueFade] / 100.0) * reply.value);
        // Adding zero makes a negative zero positive.
        let value = limited(static_score - faded) + 0.0;
        LiteralLine { value, line: [vec![kept.node], reply.line].concat() }
    }
}

/// A result beyond the finite range becomes the largest finite double of its sign.
fn limited(value: f64) -> f64 {
    value.clamp(-f64::MAX, f64::MAX)
}

/// `B_k`. The bound by the number of free nodes follows from their list.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 1000")]
fn breadth(factors: &Factors, level: u16) -> usize {
    let mut exact = factors[Factor::GameTreeMaxBreadth];
    for _ in 1..level {
        exact *= (100.0 - factors[Factor::GameTreeBreadthTrim]) / 100.0;
    }
    // Halves are rounded away from zero; negative breadths become 1 in any case.
    let rounded = if exact.fract() >= 0.5 { exact.ceil() } else { exact.floor() };
    if rounded < 1.0 {
        1
    } else if rounded > 1000.0 {
        1000
    } else {
        rounded as usize
    }
}

/// Higher value, or equal value and first by the rule for ties.
fn is_better(size: BoardSize, a: &LiteralLine, b: &LiteralLine) -> bool {
    a.value > b.value || (a.value >= b.value && by_ties(size, a.line[0], b.line[0]).is_lt())
}

/// Squared distance from the centre, then row, then column.
fn by_ties(size: BoardSize, a: Node, b: Node) -> Ordering {
    let key = |node: Node| {
        let rows = i32::from(node.row()) - i32::from(size.rows() - 1);
        let cols = i32::from(node.col()) - i32::from(size.cols() - 1);
        (rows * rows + cols * cols, node.row(), node.col())
    };
    key(a).cmp(&key(b))
}
