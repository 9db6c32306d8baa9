//! How a personality weighs the nodes of boards of one size, with the noise of a decision.

use crate::board::{BoardSize, ByPlayer, Player};
use crate::personality::{Factor, Factors};
use crate::seed::Seed;

use super::arithmetic::{Arithmetic, Plain, Saturating, mul};
use super::geometry::{Geometry, for_each_node};
use super::noise::Noise;
use super::path_weights::PathWeightTable;
use super::paths::{Component, Paths};
use super::weight::predictability;

/// The weight of a taken node and of padding.
pub(super) const TAKEN: f64 = f64::NEG_INFINITY;

/// `PC` and `NP * BoardPathCount`.
#[derive(Clone, Copy, Debug)]
struct Change {
    path: f64,
    count: f64,
}

#[derive(Clone, Debug)]
pub(super) struct WeightRules {
    pub(super) geometry: &'static Geometry,
    pub(super) path_table: PathWeightTable,
    /// Whether some result may leave the finite range.
    saturates: bool,
    /// `NodeMajor` or `NodeMinor`, by node.
    initial: Vec<f64>,
    /// `initial` with the noise of the decision.
    starts: ByPlayer<Vec<f64>>,
    /// `NodeRandom`.
    random: f64,
    seed: Seed,
    /// `NP * BoardPathCount`, by the number of adjacent paths.
    count_terms: [f64; 3],
    predictability: f64,
}

impl WeightRules {
    pub(super) fn new(size: BoardSize, factors: &Factors, seed: Seed) -> Self {
        let geometry = Geometry::of(size);
        let initial = |&major: &bool| factors[if major { Factor::NodeMajor } else { Factor::NodeMinor }];
        let path_table = PathWeightTable::new(factors, size);
        let saturates = can_saturate(&path_table, factors);
        let initial: Vec<f64> = geometry.major.iter().map(initial).collect();
        Self {
            geometry,
            path_table,
            saturates,
            starts: ByPlayer::from_fn(|_| initial.clone()),
            initial,
            random: factors[Factor::NodeRandom],
            seed,
            count_terms: [1.0, 0.0, -1.0].map(|change| mul(change, factors[Factor::BoardPathCount])),
            predictability: predictability(factors),
        }
    }

    /// Sets the noise to that of a decision in a position with this number of connectors; whether weights change.
    pub(super) fn begin_decision(&mut self, connectors: u16) -> bool {
        if self.random == 0.0 {
            return false;
        }
        let noise = Noise::new(self.seed, connectors);
        for (number, &node) in self.geometry.nodes.iter().enumerate() {
            let uniforms = noise.uniforms(node);
            for player in Player::ALL {
                let random = mul(uniforms[player], self.random);
                self.starts[player][number] = Saturating::add(self.initial[number], random);
            }
        }
        true
    }

    /// `w` of a free node.
    pub(super) fn weight(&self, paths: &Paths, player: Player, number: usize) -> f64 {
        let [a, b] = paths.ends(self.geometry, player, number);
        let [first, second] =
            self.geometry.sides[player].joined[number].map(|dot| paths.label[usize::from(dot)]);
        let Change { path, count } = if first == second {
            self.change_of_one::<Saturating>(a)
        } else {
            self.change::<Saturating>(a, b)
        };
        Saturating::add(Saturating::add(self.starts[player][number], path), count)
    }

    /// Weighs the free nodes around a path; `set` receives each with its `w`.
    pub(super) fn weigh_around(
        &self,
        paths: &Paths,
        free_nodes: &[u64],
        (player, label): (Player, u16),
        set: impl FnMut(usize, f64),
    ) {
        if self.saturates {
            self.weigh_around_by::<Saturating>(paths, free_nodes, (player, label), set);
        } else {
            self.weigh_around_by::<Plain>(paths, free_nodes, (player, label), set);
        }
    }

    fn weigh_around_by<A: Arithmetic>(
        &self,
        paths: &Paths,
        free_nodes: &[u64],
        (player, label): (Player, u16),
        mut set: impl FnMut(usize, f64),
    ) {
        let (joined, starts) = (&self.geometry.sides[player].joined[..], &self.starts[player][..]);
        let nodes = joined.len().min(starts.len());
        let (joined, starts) = (&joined[..nodes], &starts[..nodes]);
        let (labels, components) = (&paths.label[..], &paths.components[..]);
        let path = components[usize::from(label)];
        for_each_node(paths.frontier(label), free_nodes, |node| {
            let [a, b] = joined[node].map(|dot| labels[usize::from(dot)]);
            // The component at the other end of the connector; the path itself if both ends touch it.
            let far = if a == label { b } else { a };
            let Change { path, count } = if far == label {
                self.change_of_one::<A>(&path)
            } else {
                self.change::<A>(&path, &components[usize::from(far)])
            };
            set(node, A::add(A::add(starts[node], path), count));
        });
    }

    /// `W` of a free node.
    pub(super) fn combined(&self, own: f64, other: f64) -> f64 {
        if self.saturates {
            Saturating::add(own, Saturating::mul(self.predictability, other))
        } else {
            own + self.predictability * other
        }
    }

    /// `W` of all nodes. Minus infinity or no number for taken nodes and for padding. Written so that the compiler
    /// vectorises it.
    pub(super) fn combine(&self, own: &[f64], others: &[f64], row: &mut [f64]) {
        let rows = own.iter().zip(others).zip(row);
        if self.saturates {
            rows.for_each(|((&own, &other), row)| {
                *row = if own == TAKEN { TAKEN } else { self.combined(own, other) };
            });
        } else {
            rows.for_each(|((own, other), row)| *row = own + self.predictability * other);
        }
    }

    /// The change by a connector between two components.
    fn change<A: Arithmetic>(&self, a: &Component, b: &Component) -> Change {
        let after = self.path_table.path_weight::<A>(a.reach.with(b.reach), a.members + b.members + 1);
        let adjacent = usize::from(a.members > 0) + usize::from(b.members > 0);
        Change { path: A::sub(after, A::add(a.weight, b.weight)), count: self.count_terms[adjacent] }
    }

    /// The change by a connector between two dots of one path.
    fn change_of_one<A: Arithmetic>(&self, path: &Component) -> Change {
        let after = self.path_table.path_weight::<A>(path.reach, path.members + 1);
        Change { path: A::sub(after, path.weight), count: self.count_terms[1] }
    }
}

/// Whether a weight of a personality, or one of its parts, may leave the finite range.
fn can_saturate(path_table: &PathWeightTable, factors: &Factors) -> bool {
    // A weight is the sum of at most three path weights and three factors of at most a million. It counts
    // once for the player, and times GamePredictability for the opponent.
    let magnitude = (3.0 * path_table.bound() + 3.0 * 1e6) * (1.0 + predictability(factors).abs());
    // Also true for an infinite magnitude.
    magnitude >= f64::MAX / 2.0
}
