//! The seed of a game's random numbers (spec sections 4 and 7).

use std::fmt;

/// What the random numbers of a game are made from: a whole number, 0..=2^53-1, so that every
/// JSON reader holds it exactly. The same seed gives the same game again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seed(u64);

impl Seed {
    /// The greatest seed, 2^53-1.
    pub const MAX: Self = Self((1 << 53) - 1);

    /// The seed of this number; `None` above [`MAX`](Self::MAX).
    pub const fn new(number: u64) -> Option<Self> {
        if number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The seed's number, 0..=2^53-1.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_end_where_doubles_stop_being_exact() {
        assert_eq!(Seed::new(9_007_199_254_740_991), Some(Seed::MAX));
        assert_eq!(Seed::new(9_007_199_254_740_992), None);
        assert_eq!(Seed::default().to_string(), "0");
    }
}
