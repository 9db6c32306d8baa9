//! The chance of a contest: openings, a game's seed, the random mover. Every number is made from the
//! contest's seed and from what it is for, so that nothing depends on which game is played when.

use span_it_core::rng::{mix, mix_words};
use span_it_core::seed::Seed;

/// What random numbers are for, so that equal words for two purposes give different numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The openings of a board.
    Openings = 1,
    /// The seed of a game.
    Game = 2,
    /// A move of the random mover.
    Mover = 3,
}

/// A sequence of random numbers.
#[derive(Clone, Debug)]
pub(super) struct Luck(u64);

impl Luck {
    /// The sequence for a purpose, and whatever else tells it from others.
    pub(super) fn new(seed: Seed, purpose: Purpose, words: &[u64]) -> Self {
        Self(mix_words(seed, &[&[purpose as u64], words].concat()))
    }

    /// A whole number 0..`sides`, each equally likely (to one in 2^64 / `sides`).
    // CITE: Lemire, "Fast random integer generation in an interval", TOMACS 29(1), 2019.
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        let product = u128::from(self.next()) * sides as u128;
        usize::try_from(product >> 64).unwrap_or_default()
    }

    /// A seed, each equally likely.
    pub(super) fn seed(&mut self) -> Seed {
        Seed::new(self.next() >> 11).unwrap_or_default()
    }

    const fn next(&mut self) -> u64 {
        // The state runs through all numbers as that of SplitMix64 does.
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_even_and_depend_on_seed_purpose_and_words() {
        let rolls = |seed, purpose, words: &[u64]| {
            let mut luck = Luck::new(Seed::new(seed).unwrap(), purpose, words);
            (0..6000).map(|_| luck.roll(6)).collect::<Vec<_>>()
        };
        let first = rolls(1, Purpose::Openings, &[6, 6]);
        for side in 0..6 {
            let count = first.iter().filter(|&&roll| roll == side).count();
            assert!((850..1150).contains(&count), "{side} came {count} times of 6000");
        }
        assert_eq!(first, rolls(1, Purpose::Openings, &[6, 6]));
        assert_ne!(first, rolls(2, Purpose::Openings, &[6, 6]));
        assert_ne!(first, rolls(1, Purpose::Mover, &[6, 6]));
        assert_ne!(first, rolls(1, Purpose::Openings, &[6, 7]));
    }
}
