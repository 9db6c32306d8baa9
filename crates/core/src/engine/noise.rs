//! The seeded noise of `NodeRandom` (`docs/rules.md, "Noise"`).

use crate::board::{ByPlayer, Node};
use crate::rng::{mix, mix_words};
use crate::seed::Seed;

/// The noise of a decision: the same at all levels of its search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noise(u64);

impl Noise {
    /// `connectors` is the number of both players' connectors in the position of the decision.
    pub(super) fn new(seed: Seed, connectors: u16) -> Self {
        Self(mix_words(seed, &[connectors.into()]))
    }

    /// The random numbers of a node for both players, at least 0 and less than 1. `NodeRandom` times this is part of
    /// the weight.
    pub(super) fn uniforms(self, node: Node) -> ByPlayer<f64> {
        let node = mix(mix(self.0 ^ u64::from(node.row())) ^ u64::from(node.col()));
        // The significand of a double holds 53 bits.
        let uniform = |bits: u64| (bits >> 11) as f64 * (1.0 / 9_007_199_254_740_992.0);
        ByPlayer::from_fn(|player| uniform(mix(node ^ player.index() as u64)))
    }
}
