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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Player;

    #[test]
    #[expect(clippy::float_cmp, reason = "the rules give every bit")]
    fn matches_the_test_values_of_the_rules() {
        let h = Player::Horizontal;
        let cases = [
            (0, 0, (0, 0), h, 0.471_410_429_668_480_24),
            (42, 0, (0, 0), h, 0.795_944_012_175_997_6),
            (42, 7, (4, 6), Player::Vertical, 0.469_612_522_996_849_64),
            (1993, 20, (5, 5), h, 0.554_817_591_554_943_5),
            (Seed::MAX.get(), 60, (10, 10), Player::Vertical, 0.973_420_612_566_133_7),
        ];
        for (seed, connectors, (row, col), player, expected) in cases {
            let node = Node::new(row, col).unwrap();
            let noise = Noise::new(Seed::new(seed).unwrap(), connectors);
            assert_eq!(noise.uniforms(node)[player], expected);
        }
    }
}
