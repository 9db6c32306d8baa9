//! Random numbers for training: a stream of its own for every purpose and every number, so that the
//! work may be shared out to any threads in any order.
//!
//! May import: [`engine`](crate::engine), [`seed`](crate::seed).

use crate::engine::mix;
use crate::engine::workload::Dice;
use crate::seed::Seed;

/// A number made of a seed and of what it is for.
fn blend(seed: Seed, purpose: &[u64]) -> u64 {
    purpose.iter().fold(mix(seed.get()), |x, &word| mix(x ^ word))
}

/// Dice for one purpose.
pub(super) fn dice(seed: Seed, purpose: &[u64]) -> Dice {
    Dice::new(blend(seed, purpose))
}

/// A seed for one purpose.
pub(super) fn seed_for(seed: Seed, purpose: &[u64]) -> Seed {
    Seed::new(blend(seed, purpose) & Seed::MAX.get()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purpose_has_numbers_of_its_own() {
        let seed = Seed::default();
        assert_ne!(seed_for(seed, &[1, 2]), seed_for(seed, &[2, 1]));
        assert_ne!(seed_for(seed, &[1]), seed_for(seed, &[1, 0]));
        assert_eq!(seed_for(seed, &[7]), seed_for(seed, &[7]));
    }
}
