//! The result of a training.

use span_it_core::personality::Factors;

use super::HeldOut;

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
