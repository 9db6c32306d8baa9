//! The noise of `NodeRandom` for all nodes, by the number of connectors.
//!
//! With noise every connector changes the weights of all nodes. So the weights that are updated move by move have no
//! noise. A search adds it roughly, which shows in what order the weights are unless two of them come close, and
//! computes only the few weights exactly that it needs.

use crate::board::{ByPlayer, Node, Player};
use crate::seed::Seed;

use super::arithmetic::mul;
use super::geometry::Geometry;
use super::noise::Noise;

#[derive(Clone, Debug)]
pub(super) struct NoiseRows {
    factor: f64,
    seed: Seed,
    predictability: f64,
    /// Twice the greatest difference between a rough and an exact weight, by the number of connectors.
    margins: Vec<f64>,
    /// By the number of connectors, computed on demand.
    levels: Vec<Option<Box<LevelRows>>>,
}

/// The noise of positions with one number of connectors, by node; 0 in the padding.
#[derive(Clone, Debug)]
pub(super) struct LevelRows {
    /// `random`.
    pub(super) own: ByPlayer<Vec<f64>>,
    /// Roughly the part of the noise in `W`.
    pub(super) combined: ByPlayer<Vec<f64>>,
}

impl NoiseRows {
    /// No noise is computed yet. `factor` is `NodeRandom`. `magnitudes` has, by the number of connectors, a bound of all
    /// weights and of their parts, or infinity.
    pub(super) fn new(factor: f64, seed: Seed, predictability: f64, magnitudes: &[f64]) -> Self {
        // A rough weight and the exact one come from fewer than 32 operations in all, each with an error of at most
        // `magnitude * EPSILON / 2`.
        let margins = magnitudes.iter().map(|magnitude| magnitude * f64::EPSILON * 32.0).collect();
        Self { factor, seed, predictability, margins, levels: vec![None; magnitudes.len()] }
    }

    /// Rough weights that differ by more than this are in the order of the exact ones.
    pub(super) fn margin(&self, connectors: u16) -> f64 {
        self.margins[usize::from(connectors)]
    }

    /// The noise for a number of connectors, in rows of this length.
    pub(super) fn level(&mut self, connectors: u16, geometry: &Geometry, length: usize) -> &LevelRows {
        let (noise, factor) = (Noise::new(self.seed, connectors), self.factor);
        let predictability = self.predictability;
        self.levels[usize::from(connectors)].get_or_insert_with(|| {
            let mut own = ByPlayer::from_fn(|_| vec![0.0; length]);
            for (number, &node) in geometry.nodes.iter().enumerate() {
                let uniforms = noise.uniforms(node);
                for player in Player::ALL {
                    own[player][number] = mul(uniforms[player], factor);
                }
            }
            let combined = ByPlayer::from_fn(|player| {
                let both = own[player].iter().zip(&own[player.opponent()]);
                both.map(|(own, other)| own + predictability * other).collect()
            });
            Box::new(LevelRows { own, combined })
        })
    }

    /// `random` of one node.
    pub(super) fn random(&self, connectors: u16, geometry: &Geometry, player: Player, number: usize) -> f64 {
        if let Some(level) = &self.levels[usize::from(connectors)] {
            return level.own[player][number];
        }
        let node: Node = geometry.nodes[number];
        mul(Noise::new(self.seed, connectors).uniforms(node)[player], self.factor)
    }
}
