//! The weight of a trial node: part A of a personality (spec section 4).
//!
//! This is the plain reading of the spec: it searches the board's paths afresh for every node. It
//! answers for heat maps, hints and the toolkit; the lookahead's own bookkeeping must agree with it
//! to the last bit.

use crate::board::{Node, NodeKind, Path, Player, Position, adjacent_paths, resultant_path, winner};
use crate::personality::{Factor, Factors};

use super::Seed;
use super::arithmetic::{add, mul, spow, sub, sum, unsigned_zero};
use super::chance;

/// `w(p, node)` by its parts. No part is a negative zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightParts {
    /// `NodeMajor` or `NodeMinor`.
    pub initial: f64,
    /// The random number, between 0 and `NodeRandom`.
    pub random: f64,
    /// `PC`: the resultant path's weight less the adjacent paths'.
    pub path_change: f64,
    /// `NP * BoardPathCount`.
    pub path_count: f64,
    /// All of it: `((initial + random) + path_change) + path_count`.
    pub total: f64,
}

/// A free node and what it is worth to both players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeWeight {
    /// The node.
    pub node: Node,
    /// `w` for the player to move.
    pub own: WeightParts,
    /// `w` for the opponent, by the same personality.
    pub other: WeightParts,
    /// `W`: `own`'s total and the `GamePredictability`% share of `other`'s (spec section 5).
    pub w: f64,
}

/// One row of the explanation of a weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FactorTerm {
    /// The factor that the row is about.
    pub factor: Factor,
    /// What it adds to `w` for the player to move.
    pub own: f64,
    /// What it adds to `w` for the opponent.
    pub other: f64,
}

/// The weights of all free nodes in row-major order, for the player to move; none when the game is
/// over.
pub fn weigh(position: &Position, factors: &Factors, seed: Seed) -> Vec<NodeWeight> {
    if winner(position).is_some() {
        return Vec::new();
    }
    position.free_nodes().map(|node| weigh_node(position, factors, seed, node)).collect()
}

/// The weight of one free node for the player to move.
pub(super) fn weigh_node(position: &Position, factors: &Factors, seed: Seed, node: Node) -> NodeWeight {
    let mover = position.to_move();
    let own = parts(position, factors, seed, node, mover);
    let other = parts(position, factors, seed, node, mover.opponent());
    let w = add(own.total, mul(predictability(factors), other.total));
    NodeWeight { node, own, other, w: unsigned_zero(w) }
}

/// The weight of a free node factor by factor: `NodeMajor` or `NodeMinor`, `NodeRandom`, the five of the
/// path, `BoardPathCount`. For display: the path's rows may differ from `PC` in the last digit.
///
/// The node must be free; of one that is not, the answer means nothing.
pub fn explain(position: &Position, factors: &Factors, seed: Seed, node: Node) -> Vec<FactorTerm> {
    let mover = position.to_move();
    let own = rows(position, factors, seed, node, mover);
    let other = rows(position, factors, seed, node, mover.opponent());
    let pair = |((factor, own), (_, other))| FactorTerm { factor, own, other };
    own.into_iter().zip(other).map(pair).collect()
}

/// The share of the opponent's weight that enters `W`.
pub(super) fn predictability(factors: &Factors) -> f64 {
    factors[Factor::GamePredictability] / 100.0
}

/// The paths that a trial node would change.
struct Trial {
    resultant: Path,
    adjacent: Vec<Path>,
}

impl Trial {
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

    /// `NP`: +1 where a path is started, 0 where one is expanded, -1 where two are merged.
    fn path_count_change(&self) -> f64 {
        1.0 - self.adjacent.len() as f64
    }
}

/// `w(player, node)` by its parts.
fn parts(position: &Position, factors: &Factors, seed: Seed, node: Node, player: Player) -> WeightParts {
    let trial = Trial::new(position, player, node);
    let initial = factors[initial_factor(node)];
    let random = random(position, factors, seed, node, player);
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
    seed: Seed,
    node: Node,
    player: Player,
) -> Vec<(Factor, f64)> {
    let trial = Trial::new(position, player, node);
    let initial = initial_factor(node);
    let mut rows = vec![
        (initial, factors[initial]),
        (Factor::NodeRandom, random(position, factors, seed, node, player)),
    ];
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

fn random(position: &Position, factors: &Factors, seed: Seed, node: Node, player: Player) -> f64 {
    mul(chance::uniform(seed, position.connectors(), node, player), factors[Factor::NodeRandom])
}

/// `PW(path)`.
fn path_weight(path: &Path, factors: &Factors) -> f64 {
    sum(path_terms(path, factors).map(|(_, term)| term))
}

/// The terms of `PW(path)`, in the order they are summed.
fn path_terms(path: &Path, factors: &Factors) -> [(Factor, f64); 5] {
    let power = |factor: Factor, exponent: u16| (factor, spow(factors[factor], exponent));
    let bonus = |factor: Factor, earned: bool| (factor, if earned { factors[factor] } else { 0.0 });
    [
        power(Factor::PathMajorSpan, path.major_span().into()),
        power(Factor::PathMinorSpan, path.minor_span().into()),
        bonus(Factor::PathIsAnchored, path.is_anchored()),
        bonus(Factor::PathIsWinner, path.is_winner()),
        power(Factor::PathMemberCount, path.member_count()),
    ]
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "the spec fixes every bit")]
mod tests {
    use super::*;

    fn factors(values: &[(Factor, f64)]) -> Factors {
        let mut factors = Factors::from_fn(|factor| factor.info().min.max(0.0)).unwrap();
        for &(factor, value) in values {
            factors.set(factor, value).unwrap();
        }
        factors
    }

    #[test]
    fn the_plain_weights_of_an_empty_board() {
        let factors = factors(&[
            (Factor::NodeMajor, 2.0),
            (Factor::PathMajorSpan, -3.0),
            (Factor::BoardPathCount, 1.0),
        ]);
        let position: Position = ".../../.../../... h".parse().unwrap();
        let weights = weigh(&position, &factors, Seed::default());
        assert_eq!(weights.len(), 13);
        // A major node: 2 - 3^1 + 1; a minor one: 0 - 3^0 + 1.
        assert_eq!((weights[0].node.to_string().as_str(), weights[0].own.total), ("a1", 0.0));
        assert_eq!((weights[3].node.to_string().as_str(), weights[3].own.total), ("b2", 0.0));
        assert_eq!(weights[0].own.path_change, -3.0);
        assert_eq!(weights[3].own.path_change, -1.0);
    }

    #[test]
    fn a_game_that_is_over_has_no_weights() {
        let position: Position = "hhh/../.../../... v".parse().unwrap();
        assert_eq!(weigh(&position, &Factors::default(), Seed::default()), []);
    }

    #[test]
    fn an_explanation_adds_up_to_the_weight() {
        let factors = factors(&[
            (Factor::NodeMinor, 0.25),
            (Factor::NodeRandom, 4.0),
            (Factor::PathMajorSpan, 2.0),
            (Factor::PathMinorSpan, -1.5),
            (Factor::PathIsAnchored, 3.0),
            (Factor::PathIsWinner, 100.0),
            (Factor::PathMemberCount, -1.25),
            (Factor::BoardPathCount, -0.5),
        ]);
        let position: Position = "h../.h/v.h/../.v. v".parse().unwrap();
        for weight in weigh(&position, &factors, Seed::default()) {
            let rows = explain(&position, &factors, Seed::default(), weight.node);
            assert_eq!(rows.len(), 8);
            let own: f64 = rows.iter().map(|row| row.own).sum();
            let other: f64 = rows.iter().map(|row| row.other).sum();
            assert!((own - weight.own.total).abs() < 1e-9, "{}", weight.node);
            assert!((other - weight.other.total).abs() < 1e-9, "{}", weight.node);
        }
    }
}
