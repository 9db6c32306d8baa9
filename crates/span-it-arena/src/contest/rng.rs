//! Random numbers of a contest. They follow from the seed and the purpose, so that they do not depend on the
//! order in which the games are played.

use span_it_core::rng::{mix, mix_words};
use span_it_core::seed::Seed;

/// What random numbers are for; each purpose has its own numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Openings = 1,
    Game = 2,
    /// A move of the random mover.
    Mover = 3,
}

#[derive(Clone, Debug)]
pub(super) struct Rng(u64);

impl Rng {
    /// The numbers for a purpose and further words that distinguish them.
    pub(super) fn new(seed: Seed, purpose: Purpose, words: &[u64]) -> Self {
        Self(mix_words(seed, &[&[purpose as u64], words].concat()))
    }

    /// A whole number in `0..bound`, each with the same probability except for an error of `bound` / 2^64.
    // CITE: Lemire, "Fast random integer generation in an interval", TOMACS 29(1), 2019.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.next()) * bound as u128;
        usize::try_from(product >> 64).unwrap_or_default()
    }

    /// A seed, each with the same probability.
    pub(super) fn seed(&mut self) -> Seed {
        Seed::new(self.next() >> 11).unwrap_or_default()
    }

    const fn next(&mut self) -> u64 {
        // As in SplitMix64, the state takes all values.
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_uniform_and_depend_on_all_words() {
        let rolls = |seed, purpose, words: &[u64]| {
            let mut rng = Rng::new(Seed::new(seed).unwrap(), purpose, words);
            (0..6000).map(|_| rng.below(6)).collect::<Vec<_>>()
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
