//! Random numbers of a tournament. They follow from the seed and the purpose, so that they do not depend on the
//! order in which the games are played.

use span_it_core::rng::{SplitMix64, mix_words};
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
pub(super) struct Rng(SplitMix64);

impl Rng {
    /// The numbers for a purpose and further words that distinguish them.
    pub(super) fn new(seed: Seed, purpose: Purpose, words: &[u64]) -> Self {
        Self(SplitMix64::new(mix_words(seed, &[&[purpose as u64], words].concat())))
    }

    /// A whole number in `0..bound`, each with the same probability except for an error of `bound` / 2^64.
    // CITE: Lemire, "Fast random integer generation in an interval", TOMACS 29(1), 2019.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.0.next_u64()) * bound as u128;
        usize::try_from(product >> 64).unwrap_or_default()
    }

    /// A seed, each with the same probability.
    pub(super) fn seed(&mut self) -> Seed {
        Seed::new(self.0.next_u64() >> 11).unwrap_or_default()
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
