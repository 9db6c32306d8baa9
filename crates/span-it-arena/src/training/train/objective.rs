//! What a training maximises.

use crate::tournament::AgentSpec;

/// The quantity that a training maximises.
#[derive(Clone, Debug, PartialEq)]
pub enum Objective {
    /// The share of wins kept in the accuracy test, 0 to 1.
    Keep,
    /// The score in game pairs, 0 to 1.
    Score {
        /// The opponents.
        against: Vec<AgentSpec>,
    },
    /// Closeness of the score in game pairs to a target.
    Target {
        /// The opponents.
        against: Vec<AgentSpec>,
        /// The target score, 0 to 1.
        score: f64,
    },
}

impl Objective {
    /// The opponents.
    pub fn against(&self) -> &[AgentSpec] {
        match self {
            Self::Keep => &[],
            Self::Score { against } | Self::Target { against, .. } => against,
        }
    }

    /// The value of a share or score for this objective; greater is better.
    pub(super) fn goodness(&self, value: f64) -> f64 {
        match self {
            Self::Keep | Self::Score { .. } => value,
            Self::Target { score, .. } => -(value - score).abs(),
        }
    }

    /// The positions or game pairs per candidate in a round. The number grows, as the remaining improvements
    /// become smaller.
    pub(super) fn sample(&self, round: u32) -> usize {
        let (first, most) = match self {
            Self::Keep => (96, 1024),
            Self::Score { .. } | Self::Target { .. } => (24, 192),
        };
        let later = usize::try_from(round).unwrap_or(usize::MAX).saturating_mul(first) / 8;
        later.saturating_add(first).min(most)
    }

    /// The positions or game pairs of the held-out comparison.
    pub(super) const fn last_sample(&self) -> usize {
        match self {
            Self::Keep => 4000,
            Self::Score { .. } | Self::Target { .. } => 400,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_grow_up_to_a_limit() {
        assert_eq!([0, 8, u32::MAX].map(|round| Objective::Keep.sample(round)), [96, 192, 1024]);
    }

    #[test]
    fn a_target_prefers_near_scores() {
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        assert!(target.goodness(0.45) > target.goodness(0.3));
    }
}
