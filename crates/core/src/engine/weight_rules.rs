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
    /// An upper bound of all weights.
    largest: f64,
    /// Whether some result may leave the finite range.
    saturates: bool,
    /// `NodeMajor` or `NodeMinor`, by node.
    initial: Vec<f64>,
    /// `initial`, in a search with the noise of the decision.
    starts: ByPlayer<Vec<f64>>,
    /// `NodeRandom`.
    pub(super) random: f64,
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
        // The sum of at most three path weights and three factors of at most a million.
        let largest = 3.0 * path_table.bound() + 3.0 * 1e6;
        // A weight counts once for the player, and times GamePredictability for the opponent. Also true if it is infinite.
        let saturates = largest * (1.0 + predictability(factors).abs()) >= f64::MAX / 2.0;
        let initial: Vec<f64> = geometry.major.iter().map(initial).collect();
        Self {
            geometry,
            path_table,
            largest,
            saturates,
            starts: ByPlayer::from_fn(|_| initial.clone()),
            initial,
            random: factors[Factor::NodeRandom],
            seed,
            count_terms: [1.0, 0.0, -1.0].map(|change| mul(change, factors[Factor::BoardPathCount])),
            predictability: predictability(factors),
        }
    }

    /// The noise of a decision in a position with this number of connectors.
    pub(super) fn noise(&self, connectors: u16) -> Noise {
        Noise::new(self.seed, connectors)
    }

    /// Adds the noise of a decision to the initial values of all nodes.
    pub(super) fn add_noise(&mut self, noise: Noise) {
        for number in 0..self.initial.len() {
            let starts = self.noisy_starts(noise, number);
            for player in Player::ALL {
                self.starts[player][number] = starts[player];
            }
        }
    }

    pub(super) fn remove_noise(&mut self) {
        for player in Player::ALL {
            self.starts[player].clone_from(&self.initial);
        }
    }

    /// The initial value of a node with the noise of a decision.
    pub(super) fn noisy_starts(&self, noise: Noise, number: usize) -> ByPlayer<f64> {
        let uniforms = noise.uniforms(self.geometry.nodes[number]);
        let start = |player| Saturating::add(self.initial[number], mul(uniforms[player], self.random));
        ByPlayer::from_fn(start)
    }

    /// How much smaller without its noise a `W` may be than the largest one, and still be the largest with noise. `largest`
    /// computes the largest absolute weights of both players, if those of all positions are too large.
    pub(super) fn noise_margin(&self, largest: impl FnOnce() -> [f64; 2]) -> f64 {
        let share = self.predictability.abs();
        let noise = self.random.abs() * (1.0 + share);
        // The rounding of a dozen sums. Each of their terms but the path's is at most a million; the path's is the rest.
        let rounding = |[own, other]: [f64; 2]| 64.0 * f64::EPSILON * (own + 4e6 + share * (other + 4e6));
        let most = rounding([self.largest; 2]);
        noise + if most < 0.01 * noise { most } else { rounding(largest()) }
    }

    /// `w` of a free node.
    pub(super) fn weight(&self, paths: &Paths, player: Player, number: usize) -> f64 {
        self.weight_from(paths, player, number, self.starts[player][number])
    }

    /// `w` of a free node with this initial value and noise.
    pub(super) fn weight_from(&self, paths: &Paths, player: Player, number: usize, start: f64) -> f64 {
        let [a, b] = paths.ends(self.geometry, player, number);
        let [first, second] =
            self.geometry.sides[player].joined[number].map(|dot| paths.label[usize::from(dot)]);
        let Change { path, count } = if first == second {
            self.change_of_one::<Saturating>(a)
        } else {
            self.change::<Saturating>(a, b)
        };
        Saturating::add(Saturating::add(start, path), count)
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
