//! What can be said of agents' strength from the results of a contest: Elo and its margins from
//! pairs of games, a sequential test, and the ratings of a pool.
//!
//! The unit is the *pair*: one opening played twice with the sides exchanged. There are no draws, so
//! that a pair is won twice (WW), split, or lost twice (LL), and scores 1, 1/2 or 0. The first mover's
//! edge, and openings that favour one side, make splits far more frequent than two independent games
//! would, so formulas that count games one by one give wrong margins; those here never do.

pub(crate) mod meetings;
mod model;
mod pairs;
mod ratings;
mod sprt;

pub use pairs::{Estimate, Pairs};
pub use ratings::{POOL_MEAN, Ratings, RatingsError};
pub use sprt::{MAX_ELO, Sprt, SprtError, SprtState, SprtVerdict};

/// How many standard errors make a margin of 95 %: the normal distribution's 0.975 quantile.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Elo points in one unit of the natural logarithm of the odds: 400 / ln 10.
pub const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The Elo difference at which a score, 0..=1, is expected: -400 log10(1/score - 1); infinite at 0
/// and 1.
pub fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score, 0..=1, expected at an Elo difference.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}
