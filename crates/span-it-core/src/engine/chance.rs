//! The seeded noise that `NodeRandom` adds (spec section 4).
//!
//! A random number depends on seed, connectors on the board, node and player alone: it is the same
//! whatever a search looks at before, so that games repeat.

use crate::board::{Node, Player};
use crate::seed::Seed;

// CITE: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014 (SplitMix64).
/// The mixing function of `SplitMix64`.
pub const fn mix(z: u64) -> u64 {
    let z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number made of a seed and of words that say what it is for.
pub fn blend(seed: Seed, words: &[u64]) -> u64 {
    words.iter().fold(mix(seed.get()), |x, &word| mix(x ^ word))
}

/// The random number, 0 up to but not 1, for a trial node of `player` on a board with so many
/// connectors. `NodeRandom` times this enters the node's weight.
pub(super) fn uniform(seed: Seed, connectors: u16, node: Node, player: Player) -> f64 {
    let words = [u64::from(connectors), u64::from(node.row()), u64::from(node.col()), player.index() as u64];
    let x = blend(seed, &words);
    // 53 bits are exactly what a double's fraction holds.
    (x >> 11) as f64 * (1.0 / 9_007_199_254_740_992.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::float_cmp, reason = "the spec gives these numbers to the last bit")]
    fn the_specs_five_examples() {
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
            assert_eq!(uniform(Seed::new(seed).unwrap(), connectors, node, player), expected);
        }
    }
}
