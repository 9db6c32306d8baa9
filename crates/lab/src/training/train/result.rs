//! The rounds and the result of a training.

use std::time::Duration;

use span_it_core::personality::Factors;

use super::{HeldOut, Measure};

/// The result of a training.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingResult {
    /// The selected personality.
    pub factors: Factors,
    /// The number of rounds.
    pub rounds: u32,
    /// The comparison with the start.
    pub held_out: HeldOut,
}

/// A finished round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Its number, from 1.
    pub round: u32,
    /// Positions or game pairs per candidate.
    pub sample: usize,
    /// The best personality so far.
    pub factors: Factors,
    /// The measure of the best personality after the round that found it.
    pub best: Measure,
    /// The measure of the start for as long as it was among the best.
    pub start: Measure,
    /// The step size of the search, 1 at the beginning.
    pub spread: f64,
    /// The duration of the search so far.
    pub elapsed: Duration,
    /// Whether the round was read from the log.
    pub logged: bool,
}
