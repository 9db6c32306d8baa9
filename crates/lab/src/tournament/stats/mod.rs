//! The strength of agents from the results of a tournament: Elo and margins from game pairs, a sequential test, and
//! the ratings of a pool.
//!
//! The unit is the game pair: one opening played twice with the sides exchanged. There are no draws, so a pair is
//! won twice (WW), split, or lost twice (LL), and scores 1, 1/2 or 0. The advantage of the first player and
//! openings that favour one side make splits far more frequent than in independent games. Formulas that count
//! single games would therefore give wrong margins.

mod model;
pub(crate) mod pairings;
mod pairs;
pub(crate) mod performance;
mod ratings;
mod sprt;

pub use pairs::{Estimate, PairCounter, Pairs};
pub use ratings::{Anchor, Ratings, RatingsError};
pub use span_it_core::share::Z95;
pub use sprt::{EloModel, MAX_ELO, Sprt, SprtState, SprtVerdict};

/// Elo per logit (natural logarithm of the odds): 400 / ln 10.
pub const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The Elo difference for an expected score, 0..=1: -400 log10(1/score - 1); infinite at 0 and 1.
pub fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Where an increasing function reaches a value, by 60 steps of bisection between two ends.
fn solve(function: impl Fn(f64) -> f64, value: f64, (mut low, mut high): (f64, f64)) -> f64 {
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if function(middle) < value {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
