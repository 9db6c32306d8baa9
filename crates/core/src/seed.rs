//! The seed of all randomness of a game (`docs/rules.md, "Noise"`).

use std::fmt;

/// The seed of a game: a whole number, 0..=2^53-1, so that every JSON reader holds it exactly. The same seed
/// and moves of people give the same game, unless a search is stopped by time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seed(u64);

impl Seed {
    /// The largest seed, 2^53-1.
    pub const MAX: Self = Self((1 << 53) - 1);

    /// The seed with this number; `None` above [`MAX`](Self::MAX).
    pub const fn new(number: u64) -> Option<Self> {
        if number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number, 0..=2^53-1.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
