//! Deterministic random numbers. They are the same on every platform and in every version, because games,
//! training logs and published figures are reproduced from a seed.

use crate::seed::Seed;

/// The output function of [`SplitMix64`]: a bijection of 64-bit numbers with well distributed results.
//
// CITE: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014 (SplitMix64).
pub const fn mix(z: u64) -> u64 {
    let z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A 64-bit number that depends on a seed and on words that identify its purpose, as
/// `docs/rules.md, "Noise"` defines it.
pub fn mix_words(seed: Seed, words: &[u64]) -> u64 {
    words.iter().fold(mix(seed.get()), |x, &word| mix(x ^ word))
}

/// The `SplitMix64` generator. Use this one for new purposes.
///
/// ```
/// let mut rng = span_it_core::rng::SplitMix64::new(1993);
/// assert!(rng.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator that starts with this state.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        let bits = mix(self.0);
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        bits
    }

    /// A number from 0 to `bound - 1`. The bias is below `bound / 2^64`.
    ///
    /// # Panics
    /// `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next_u64() % bound as u64).unwrap_or(0)
    }

    /// One of the values.
    ///
    /// # Panics
    /// There are no values.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

/// Knuth's linear congruential generator MMIX, of which the upper 31 bits are used.
///
/// It stays because figures depend on its sequence: the checksum of [`behaviour`], the positions of the
/// accuracy test, and the normal variates of the training logs.
///
/// [`behaviour`]: crate::engine::workload::behaviour
//
// CITE: Knuth, "The Art of Computer Programming" 2, 3.3.4, 1997 (MMIX).
#[derive(Clone, Debug)]
pub struct Lcg64(u64);

impl Lcg64 {
    /// A generator that starts with this state.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `bound - 1`; `bound` is at most 2^31.
    ///
    /// # Panics
    /// `bound` is 0.
    pub const fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// A number from `least` up to but not including `greatest`, with 20 random bits.
    pub fn uniform(&mut self, least: f64, greatest: f64) -> f64 {
        least + (greatest - least) * (self.below(1 << 20) as f64 / f64::from(1 << 20))
    }

    /// One of the values.
    ///
    /// # Panics
    /// There are no values.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[usize::try_from(self.below(values.len() as u64)).unwrap_or(0)]
    }
}
