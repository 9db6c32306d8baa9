//! The lines of the log of a training, and what a config can lead to.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::tournament::PlayerSpec;
use crate::tournament::stats::Pairs;
use span_it_core::board::BoardSize;
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::result::Round;
use super::{HeldOut, Measure, OtherBoard, TrainingConfig, TrainingResult, trial_of};

/// The settings of a training, in the header.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoggedSettings {
    objective: String,
    against: Vec<LoggedOpponent>,
    boards: Vec<BoardSize>,
    seed: Seed,
    max_visited: u64,
    /// Each factor with its range and step.
    factors: Vec<(String, f64, f64, f64)>,
    start: Factors,
}

/// An opponent without texts, which do not change its play.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum LoggedOpponent {
    Personality(Factors),
    Reader { personality: Factors, candidates: Vec<Factors> },
    Other(String),
}

/// A line after the first.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LoggedLine {
    Round(LoggedRound),
    Result(LoggedResult),
}

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoggedRound {
    pub(super) round: u32,
    pub(super) sample: usize,
    pub(super) best: LoggedBest,
    pub(super) spread: f64,
    /// The duration of the search so far, in milliseconds.
    pub(super) ms: u64,
    pub(super) measures: Vec<Measure>,
}

/// The best personality after a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoggedBest {
    value: f64,
    margin95: f64,
    visited: f64,
    factors: Factors,
}

/// The result.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoggedResult {
    pub(super) rounds: u32,
    factors: Factors,
    start: Measure,
    trained: Measure,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other: Option<OtherBoard>,
    /// The games against the start, if there are any.
    pairs: Option<Pairs>,
}

impl LoggedSettings {
    pub(super) fn of(config: &TrainingConfig) -> Self {
        let factors = config.space.dimensions().iter();
        Self {
            objective: config.objective.kind(),
            against: config.objective.against().iter().map(LoggedOpponent::of).collect(),
            boards: config.boards.clone(),
            seed: config.seed,
            max_visited: config.max_visited,
            factors: factors
                .map(|one| (one.factor.info().key.to_owned(), one.min, one.max, one.step))
                .collect(),
            start: config.start.clone(),
        }
    }
}

impl LoggedOpponent {
    fn of(spec: &PlayerSpec) -> Self {
        match spec {
            PlayerSpec::Personality(personality) => Self::Personality(personality.factors.clone()),
            PlayerSpec::Reader { personality, candidates } => Self::Reader {
                personality: personality.factors.clone(),
                candidates: candidates.iter().map(|one| one.factors.clone()).collect(),
            },
            other => Self::Other(other.name()),
        }
    }
}

impl LoggedRound {
    pub(super) const fn elapsed(&self) -> Duration {
        Duration::from_millis(self.ms)
    }

    /// Checks it as the round after another; the error is what was expected.
    pub(super) fn check(&self, before: Option<&Self>, config: &TrainingConfig) -> Result<(), String> {
        let (rounds, ms) = before.map_or((0, 0), |last| (last.round, last.ms));
        let sample = config.objective.sample(rounds);
        if self.round == rounds + 1 && self.sample == sample && self.ms >= ms {
            return Ok(());
        }
        Err(format!("round {}, sample {sample}, and ms of at least {ms}", rounds + 1))
    }
}

impl LoggedBest {
    pub(super) fn of(round: &Round) -> Self {
        Self {
            value: round.best.value(),
            margin95: round.best.margin95(),
            visited: round.best.mean_visited(),
            factors: round.factors.clone(),
        }
    }
}

impl LoggedResult {
    pub(super) fn of(result: &TrainingResult) -> Self {
        let HeldOut { start, new, other, trial } = result.held_out;
        let pairs = trial.map(|trial| trial.pairs);
        Self { rounds: result.rounds, factors: result.factors.clone(), start, trained: new, other, pairs }
    }
}

impl From<LoggedResult> for TrainingResult {
    fn from(logged: LoggedResult) -> Self {
        let LoggedResult { rounds, factors, start, trained, other, pairs } = logged;
        Self { rounds, factors, held_out: HeldOut { start, new: trained, other, trial: pairs.map(trial_of) } }
    }
}
