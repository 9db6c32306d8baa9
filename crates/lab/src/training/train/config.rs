//! The settings of a training, and what it maximises.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::BoardSize;
use span_it_core::engine::Stop;
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;
use span_it_core::stopwatch::Stopwatch;

use super::{Space, TrainingError};
use crate::tournament::{PlanError, PlayerSpec, check_once};

/// A search for a move is cut off when it has visited this many times
/// [`max_visited`](TrainingConfig::max_visited).
pub const BOUND_FACTOR: u64 = 8;

/// The final selection, the held-out work and the games of the comparison each end when they have visited this
/// many times [`max_visited`](TrainingConfig::max_visited). That is enough for personalities within the limit.
const BUDGET_FACTOR: u64 = 10_000;

/// What to train from, for what, and on what.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingConfig {
    /// The personality to start from.
    pub start: Factors,
    /// The factors that may change.
    pub space: Space,
    /// The quantity to maximise.
    pub objective: Objective,
    /// The boards, in equal parts; at least one, all different.
    pub boards: Vec<BoardSize>,
    /// The seed of all randomness.
    pub seed: Seed,
    /// Visited moves per move, on average, at least 1. A personality that visits more is penalised.
    pub max_visited: u64,
}

/// The end of a search: when one of these is reached, but not before the first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Until {
    /// Rounds, including those of the log.
    pub rounds: Option<u32>,
    /// Time, including that of the log.
    pub time: Option<Duration>,
    /// Time of the whole training, including that of the log. The final selection and the comparison end early when it is
    /// over.
    pub total: Option<Duration>,
}

/// The end of the work after a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget<'a> {
    visited: u64,
    /// A time since a start.
    time: Option<(Stopwatch, Duration)>,
    /// What cancels the work.
    pub(super) stop: &'a Arc<Stop>,
}

impl Budget<'_> {
    /// Whether work that has visited this many moves ends.
    pub(super) fn is_spent(&self, visited: u64) -> bool {
        visited > self.visited || self.time.is_some_and(|(watch, most)| watch.elapsed() >= most)
    }

    /// Ends after this share of the time that is left.
    pub(super) fn share(self, share: f64) -> Self {
        let part = |(watch, most): (Stopwatch, Duration)| {
            let now = watch.elapsed();
            (watch, now + most.saturating_sub(now).mul_f64(share))
        };
        Self { time: self.time.map(part), ..self }
    }

    /// Ends at this time too.
    pub(super) const fn until(self, time: Option<(Stopwatch, Duration)>) -> Self {
        Self { time, ..self }
    }
}

impl TrainingConfig {
    /// Checks the settings.
    ///
    /// # Errors
    /// The first invalid setting.
    pub fn check(&self) -> Result<(), TrainingError> {
        let refuse = |problem: String| Err(PlanError(problem).into());
        if self.boards.is_empty() {
            return refuse("no board: expected at least one".to_owned());
        }
        check_once(&self.boards)?;
        if let Objective::Target { score, .. } = self.objective
            && !(0.0..=1.0).contains(&score)
        {
            return refuse(format!("the target score is {score}: expected a number from 0 to 1"));
        }
        if self.objective != Objective::Keep && self.objective.against().is_empty() {
            return refuse("no opponents: expected at least one agent".to_owned());
        }
        match self.objective.against().iter().find(|agent| agent.is_engine()) {
            Some(engine) => refuse(format!(
                "gtp:{}: a personality cannot train against a GTP engine, which need not play the same way twice",
                engine.name()
            )),
            None => Ok(()),
        }
    }

    /// The most visited moves of one search.
    pub(super) const fn search_bound(&self) -> u64 {
        self.max_visited.saturating_mul(BOUND_FACTOR)
    }

    /// The most visited moves of each part of the work after the search.
    pub(super) const fn budget<'a>(&self, stop: &'a Arc<Stop>) -> Budget<'a> {
        Budget { visited: self.max_visited.saturating_mul(BUDGET_FACTOR), time: None, stop }
    }
}

/// The quantity that a training maximises.
#[derive(Clone, Debug, PartialEq)]
pub enum Objective {
    /// The share of wins kept in the accuracy test, 0 to 1.
    Keep,
    /// The score in game pairs, 0 to 1.
    Score {
        /// The opponents.
        against: Vec<PlayerSpec>,
    },
    /// Closeness of the score in game pairs to a target.
    Target {
        /// The opponents.
        against: Vec<PlayerSpec>,
        /// The target score, 0 to 1.
        score: f64,
    },
}

impl Objective {
    /// The opponents.
    pub fn against(&self) -> &[PlayerSpec] {
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

    /// The positions or game pairs per candidate in a round, from 0. The number grows, as the remaining improvements
    /// become smaller.
    pub fn sample(&self, round: u32) -> usize {
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
impl TrainingConfig {
    /// Training on the standard board.
    pub(super) fn for_test(start: Factors, space: Space, objective: Objective) -> Self {
        let (boards, seed) = (vec![BoardSize::STANDARD], Seed::default());
        Self { start, space, objective, boards, seed, max_visited: 100 }
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
