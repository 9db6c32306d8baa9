//! The weights of `NodeRandom`. With noise every connector changes the weights of all nodes. So only the parts without
//! noise are updated move by move, and the sums are computed when a position's weights are read.

use crate::board::{ByPlayer, Player};
use crate::seed::Seed;

use super::arithmetic::{Arithmetic, add, mul};
use super::geometry::Geometry;
use super::noise;
use super::weights::{Change, TAKEN};

/// Rows of all nodes with padding, as in [`Weights`](super::weights::Weights).
#[derive(Clone, Debug)]
pub(super) struct NoiseRows {
    factor: f64,
    seed: Seed,
    /// `PC` by node; [`TAKEN`] for taken nodes and for padding.
    paths: ByPlayer<Vec<f64>>,
    /// `NP * BoardPathCount` by node.
    counts: ByPlayer<Vec<f64>>,
    /// `initial + random` by the number of connectors, computed on demand.
    starts: Vec<Option<ByPlayer<Vec<f64>>>>,
    /// The player whose sums are current.
    current: Option<Player>,
}

/// The rows of sums: `w` of both players and `W` of one.
#[derive(Debug)]
pub(super) struct Sums<'a> {
    pub(super) own: &'a mut [f64],
    pub(super) others: &'a mut [f64],
    pub(super) combined: &'a mut [f64],
    pub(super) predictability: f64,
}

impl NoiseRows {
    /// Rows like `row`, which has [`TAKEN`] in its padding.
    pub(super) fn new(factor: f64, seed: Seed, nodes: usize, row: &[f64]) -> Self {
        Self {
            factor,
            seed,
            paths: ByPlayer::from_fn(|_| row.to_vec()),
            counts: ByPlayer::from_fn(|_| vec![0.0; row.len()]),
            starts: vec![None; nodes + 1],
            current: None,
        }
    }

    pub(super) fn change(&self, player: Player, node: usize) -> Change {
        Change { path: self.paths[player][node], count: self.counts[player][node] }
    }

    /// Sets a change and returns the one before.
    pub(super) fn set(&mut self, player: Player, node: usize, change: Change) -> Change {
        let before = self.change(player, node);
        self.paths[player][node] = change.path;
        self.counts[player][node] = change.count;
        before
    }

    pub(super) fn take(&mut self, node: usize) {
        self.current = None;
        for player in Player::ALL {
            self.paths[player][node] = TAKEN;
        }
    }

    /// Records that the position has changed.
    pub(super) const fn invalidate(&mut self) {
        self.current = None;
    }

    /// Whether the sums of a player are those of the current position.
    pub(super) fn is_current(&self, player: Player) -> bool {
        self.current == Some(player)
    }

    /// Computes the noise for a number of connectors, once.
    pub(super) fn start(&mut self, connectors: u16, geometry: &Geometry, initial: &[f64]) {
        let Self { factor, seed, .. } = *self;
        let length = self.paths.horizontal.len();
        self.starts[usize::from(connectors)].get_or_insert_with(|| {
            ByPlayer::from_fn(|player| {
                let random = |node| mul(noise::uniform(seed, connectors, node, player), factor);
                let starts = initial.iter().zip(&geometry.nodes);
                let mut row: Vec<f64> = starts.map(|(&initial, &node)| add(initial, random(node))).collect();
                row.resize(length, 0.0);
                row
            })
        });
    }

    /// Computes the sums of a player for a number of connectors, after [`start`](Self::start).
    pub(super) fn fill<A: Arithmetic>(&mut self, player: Player, connectors: u16, sums: &mut Sums<'_>) {
        let Some(starts) = &self.starts[usize::from(connectors)] else { return };
        let opponent = player.opponent();
        fill_row::<A>(sums.own, &starts[player], &self.paths[player], &self.counts[player]);
        fill_row::<A>(sums.others, &starts[opponent], &self.paths[opponent], &self.counts[opponent]);
        let rows = sums.combined.iter_mut().zip(&*sums.own).zip(&*sums.others);
        for ((combined, &own), &other) in rows {
            let total = A::add(own, A::mul(sums.predictability, other));
            *combined = if own == TAKEN { TAKEN } else { total };
        }
        self.current = Some(player);
    }
}

/// Fills a row of `w`. Written so that the compiler vectorises it.
fn fill_row<A: Arithmetic>(row: &mut [f64], starts: &[f64], paths: &[f64], counts: &[f64]) {
    for (((weight, &start), &path), &count) in row.iter_mut().zip(starts).zip(paths).zip(counts) {
        let total = A::add(A::add(start, path), count);
        *weight = if path == TAKEN { TAKEN } else { total };
    }
}
