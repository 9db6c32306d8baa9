//! The weights of trial nodes (`docs/rules.md, "Node weight"` and "Combined weight").
//!
//! This is the direct implementation, which searches the paths of the board for every node. It serves heat
//! maps, hints and the toolkit; the incremental weights of the search must equal it bit for bit.

use serde::Serialize;

use crate::board::{Node, NodeKind, Path, Player, Position, adjacent_paths, resultant_path, winner};
use crate::personality::{Factor, Factors};

use super::Seed;
use super::arithmetic::{Power, add, mul, sub, sum, unsigned_zero};
use super::noise::Noise;

/// `w(p, node)` in parts. No part is a negative zero.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WeightParts {
    /// `NodeMajor` or `NodeMinor`.
    pub initial: f64,
    /// The noise, between 0 and `NodeRandom`.
    pub random: f64,
    /// `PC`: the weight of the resultant path minus those of the adjacent paths.
    pub path_change: f64,
    /// `NP * BoardPathCount`.
    pub path_count: f64,
    /// `((initial + random) + path_change) + path_count`.
    pub total: f64,
}

/// A free node and its weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeWeight {
    /// The node.
    pub node: Node,
    /// `w` for the player to move.
    pub own: WeightParts,
    /// `w` for the opponent, by the same personality.
    pub other: WeightParts,
    /// `W`: the total of `own` plus `GamePredictability%` of the total of `other`.
    pub w: f64,
}

/// One row of the explanation of a weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FactorTerm {
    /// The factor of the row.
    pub factor: Factor,
    /// Its part of `w` for the player to move.
    pub own: f64,
    /// Its part of `w` for the opponent.
    pub other: f64,
}

/// The weights of all free nodes for the player to move, in row-major order; empty if the game is over.
/// Takes O(nodes^2).
///
/// ```
/// use span_it_core::engine::{Seed, weigh};
/// use span_it_core::personality::{Factor, library};
/// let position = "h../h./.../.v/... v".parse()?;
/// let mut factors = library::builtin_named("Steady").ok_or("not built in")?.factors.clone();
/// factors.set(Factor::NodeRandom, 0.0)?;
/// let weights = weigh(&position, &factors, Seed::default());
/// let best = weights.iter().max_by(|a, b| a.w.total_cmp(&b.w)).expect("there are free nodes");
/// assert_eq!(best.node.to_string(), "e5");
/// assert!((best.w - 9.2).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn weigh(position: &Position, factors: &Factors, seed: Seed) -> Vec<NodeWeight> {
    if winner(position).is_some() {
        return Vec::new();
    }
    let noise = Noise::new(seed, position.connectors());
    position.free_nodes().map(|node| weigh_node(position, factors, noise, node)).collect()
}

/// The weight of a free node with the noise of a decision.
pub(super) fn weigh_node(position: &Position, factors: &Factors, noise: Noise, node: Node) -> NodeWeight {
    let mover = position.to_move();
    let own = parts(position, factors, noise, node, mover);
    let other = parts(position, factors, noise, node, mover.opponent());
    let w = add(own.total, mul(predictability(factors), other.total));
    NodeWeight { node, own, other, w: unsigned_zero(w) }
}

/// The weight of a free node factor by factor: `NodeMajor` or `NodeMinor`, `NodeRandom`, the five of the
/// path, `BoardPathCount`. For display: the sum of the path's rows may differ from `PC` in the last digits.
///
/// The node must be free; otherwise the result is meaningless.
pub fn explain(position: &Position, factors: &Factors, seed: Seed, node: Node) -> Vec<FactorTerm> {
    let (mover, noise) = (position.to_move(), Noise::new(seed, position.connectors()));
    let own = rows(position, factors, noise, node, mover);
    let other = rows(position, factors, noise, node, mover.opponent());
    let pair = |((factor, own), (_, other))| FactorTerm { factor, own, other };
    own.into_iter().zip(other).map(pair).collect()
}

/// The share of the opponent's `w` in `W`.
pub(super) fn predictability(factors: &Factors) -> f64 {
    factors[Factor::GamePredictability] / 100.0
}

/// The paths that a trial node would change.
struct WeightTrial {
    resultant: Path,
    adjacent: Vec<Path>,
}

impl WeightTrial {
    fn new(position: &Position, player: Player, node: Node) -> Self {
        Self {
            resultant: resultant_path(position, player, node),
            adjacent: adjacent_paths(position, player, node),
        }
    }

    /// `PC`.
    fn path_change(&self, factors: &Factors) -> f64 {
        let before = sum(self.adjacent.iter().map(|path| path_weight(path, factors)));
        sub(path_weight(&self.resultant, factors), before)
    }

    /// `NP`: 1 where the connector starts a path, 0 where it extends one, -1 where it merges two.
    fn path_count_change(&self) -> f64 {
        1.0 - self.adjacent.len() as f64
    }
}

fn parts(position: &Position, factors: &Factors, noise: Noise, node: Node, player: Player) -> WeightParts {
    let trial = WeightTrial::new(position, player, node);
    let initial = factors[initial_factor(node)];
    let random = random(factors, noise, node, player);
    let path_change = trial.path_change(factors);
    let path_count = mul(trial.path_count_change(), factors[Factor::BoardPathCount]);
    WeightParts {
        initial: unsigned_zero(initial),
        random: unsigned_zero(random),
        path_change: unsigned_zero(path_change),
        path_count: unsigned_zero(path_count),
        total: unsigned_zero(sum([initial, random, path_change, path_count])),
    }
}

/// The rows of [`explain`] for one player.
fn rows(
    position: &Position,
    factors: &Factors,
    noise: Noise,
    node: Node,
    player: Player,
) -> Vec<(Factor, f64)> {
    let trial = WeightTrial::new(position, player, node);
    let initial = initial_factor(node);
    let mut rows =
        vec![(initial, factors[initial]), (Factor::NodeRandom, random(factors, noise, node, player))];
    for (index, (factor, term)) in path_terms(&trial.resultant, factors).into_iter().enumerate() {
        let before = sum(trial.adjacent.iter().map(|path| path_terms(path, factors)[index].1));
        rows.push((factor, sub(term, before)));
    }
    let path_count = mul(trial.path_count_change(), factors[Factor::BoardPathCount]);
    rows.push((Factor::BoardPathCount, path_count));
    rows.into_iter().map(|(factor, term)| (factor, unsigned_zero(term))).collect()
}

const fn initial_factor(node: Node) -> Factor {
    match node.kind() {
        NodeKind::Major => Factor::NodeMajor,
        NodeKind::Minor => Factor::NodeMinor,
    }
}

fn random(factors: &Factors, noise: Noise, node: Node, player: Player) -> f64 {
    mul(noise.uniforms(node)[player], factors[Factor::NodeRandom])
}

/// `PW(path)`.
fn path_weight(path: &Path, factors: &Factors) -> f64 {
    sum(path_terms(path, factors).map(|(_, term)| term))
}

/// The terms of `PW(path)` in the order of summation.
fn path_terms(path: &Path, factors: &Factors) -> [(Factor, f64); 5] {
    let power = |factor: Factor, exponent: u16| (factor, Power::of(factors, factor).raised(exponent));
    let bonus = |factor: Factor, earned: bool| (factor, if earned { factors[factor] } else { 0.0 });
    [
        power(Factor::PathMajorSpan, path.major_span().into()),
        power(Factor::PathMinorSpan, path.minor_span().into()),
        bonus(Factor::PathIsAnchored, path.is_anchored()),
        bonus(Factor::PathIsWinner, path.is_winner()),
        power(Factor::PathMemberCount, path.member_count()),
    ]
}
