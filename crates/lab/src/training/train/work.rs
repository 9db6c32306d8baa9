//! The work of a round for other processes and machines: [`ask`] gives it away, [`evaluate`] does a part of it, and
//! [`tell`] adds the round to the log, as a training on one machine would.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use span_it_core::board::BoardSize;
use span_it_core::engine::Stop;
use span_it_core::json::{FormatError, from_json, to_line};
use span_it_core::personality::{Factors, library};
use span_it_core::seed::Seed;

use super::eval_batch::EvalBatch;
use super::search::{STAGES, TrainingSearch, in_stages};
use super::{Measure, Objective, Round, Space, TrainingConfig, TrainingError, Until};
use crate::thread_pool::ThreadPool;
use crate::tournament::PlayerSpec;
use crate::training::bounded_search::Bound;

/// Maximum length of a line: 16 MiB.
pub const MAX_LINE: usize = 16 << 20;

const FORMAT: &str = "span-it-training-work";

/// Candidates of a round with the work for each, and its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    #[serde(default = "format")]
    format: String,
    #[serde(default = "version")]
    version: u32,
    #[serde(default = "keep")]
    objective: String,
    #[serde(default)]
    against: Vec<PlayerSpec>,
    #[serde(default = "boards")]
    boards: Vec<BoardSize>,
    #[serde(default)]
    seed: Seed,
    #[serde(default = "max_visited")]
    max_visited: u64,
    /// The number of the round, from 0: determines the positions or openings.
    #[serde(default)]
    round: u32,
    /// Positions or game pairs.
    #[serde(default = "sample")]
    sample: usize,
    candidates: Vec<Contender>,
}

/// A candidate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contender {
    /// Its place in the round.
    #[serde(default)]
    number: usize,
    factors: Factors,
    /// The results of the stages of the work.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stages: Vec<Measure>,
    /// Whether it got only the first stages, as it visits far too many moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
    /// The sum of the stages, for readers only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<Value>,
}

/// What the stages of a candidate add up to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Value {
    /// What a training maximises: the goodness for the objective, less the penalty for visited moves.
    fitness: f64,
    /// The share of wins kept or the score, 0 to 1.
    share: f64,
    margin95: f64,
    visited_per_move: f64,
    /// Positions or game pairs.
    parts: u32,
}

fn format() -> String {
    FORMAT.to_owned()
}

const fn version() -> u32 {
    1
}

fn keep() -> String {
    "keep".to_owned()
}

fn boards() -> Vec<BoardSize> {
    vec![BoardSize::STANDARD]
}

const fn max_visited() -> u64 {
    5000
}

const fn sample() -> usize {
    1000
}

impl Objective {
    /// `keep`, `score` or `target=X`.
    pub(super) fn kind(&self) -> String {
        match self {
            Self::Keep => keep(),
            Self::Score { .. } => "score".to_owned(),
            Self::Target { score, .. } => format!("target={score}"),
        }
    }

    fn of_kind(kind: &str, against: Vec<PlayerSpec>) -> Option<Self> {
        match kind {
            "keep" => against.is_empty().then_some(Self::Keep),
            "score" => Some(Self::Score { against }),
            _ => Some(Self::Target { against, score: kind.strip_prefix("target=")?.parse().ok()? }),
        }
    }
}

impl Work {
    /// Reads a line. Everything but the factors of the candidates has a default.
    ///
    /// # Errors
    /// The line is not of this format.
    pub fn read(line: &[u8]) -> Result<Self, FormatError> {
        from_json(line, MAX_LINE)
    }

    /// The line with its end.
    pub fn to_line(&self) -> String {
        to_line(self)
    }

    fn of(config: &TrainingConfig, round: u32, candidates: Vec<Contender>) -> Self {
        Self {
            format: format(),
            version: version(),
            objective: config.objective.kind(),
            against: config.objective.against().to_vec(),
            boards: config.boards.clone(),
            seed: config.seed,
            max_visited: config.max_visited,
            round,
            sample: config.objective.sample(round),
            candidates,
        }
    }

    fn config(&self) -> Result<TrainingConfig, String> {
        if (self.format.as_str(), self.version) != (FORMAT, version()) {
            return Err(format!(
                "format is {:?}, version {}: expected {FORMAT:?}, 1",
                self.format, self.version
            ));
        }
        if self.candidates.is_empty() {
            return Err("no candidates: expected at least one".to_owned());
        }
        if !(1..=1_000_000).contains(&self.sample) || self.max_visited == 0 {
            return Err("expected a sample from 1 to 1000000 and max_visited of at least 1".to_owned());
        }
        let objective = Objective::of_kind(&self.objective, self.against.clone());
        let objective = objective.ok_or_else(|| {
            format!("objective is {:?}: expected keep without opponents, score or target=X", self.objective)
        })?;
        let config = TrainingConfig {
            // Not used for measures.
            start: library::builtin().first().map(|one| one.factors.clone()).unwrap_or_default(),
            space: Space::all(),
            objective,
            boards: self.boards.clone(),
            seed: self.seed,
            max_visited: self.max_visited,
        };
        config.check().map(|()| config).map_err(|error| error.to_string())
    }
}

/// Measures all candidates.
///
/// # Errors
/// The work is not possible, or it was cancelled.
pub fn evaluate(work: &Work, stop: &Arc<Stop>) -> Result<Work, String> {
    let config = work.config()?;
    let pool = ThreadPool::all_cores(stop);
    let batch = EvalBatch::of_round(&config, work.round, work.sample, pool);
    let batch = batch.map_err(|error| error.to_string())?;
    let bound = Bound::Levels(config.search_bound());
    let measured = |candidate: &Contender| {
        let mut stages = Vec::new();
        let total = in_stages(&config, 1, 0, |stage, places| {
            let chosen = vec![candidate.factors.clone(); places.len()];
            let more = batch.measure_stage(&chosen, stage, bound, pool)?;
            stages.extend(&more);
            Ok(more)
        })?[0];
        let value = Value {
            fitness: config.fitness(&total, 0.0),
            share: total.value(),
            margin95: total.margin95(),
            visited_per_move: total.mean_visited(),
            parts: total.parts,
        };
        let cut = stages.len() < STAGES.len();
        Ok(Contender { stages, cut, value: Some(value), ..candidate.clone() })
    };
    let candidates = work.candidates.iter().map(measured).collect::<Result<_, TrainingError>>();
    Ok(Work { candidates: candidates.map_err(|error| error.to_string())?, ..work.clone() })
}

/// The work of the next round of a training, divided into at most `lines` lines; none if the log has all rounds. The log
/// is not changed.
///
/// # Errors
/// The config is invalid, or the log cannot be used.
pub fn ask(
    config: &TrainingConfig,
    until: Until,
    log: &Path,
    lines: usize,
) -> Result<Vec<Work>, TrainingError> {
    let search = TrainingSearch::read(config, until, log, &mut |_| ())?;
    if search.is_over(until) {
        return Ok(Vec::new());
    }
    let candidates = search.optimizer.ask().candidates;
    let lines = lines.clamp(1, candidates.len().max(1));
    let mut works = vec![Work::of(config, search.optimizer.round, Vec::new()); lines];
    for (number, factors) in candidates.into_iter().enumerate() {
        let candidate = Contender { number, factors, stages: Vec::new(), cut: false, value: None };
        works[number % lines].candidates.push(candidate);
    }
    Ok(works)
}

/// Adds the rounds whose candidates all have results, and gives them to `on_round`.
///
/// # Errors
/// The config is invalid, the log cannot be used, or the next round is not complete.
pub fn tell(
    config: &TrainingConfig,
    until: Until,
    log: &Path,
    results: &[Work],
    on_round: &mut dyn FnMut(&Round),
) -> Result<(), TrainingError> {
    let mut search = TrainingSearch::open(config, until, Some(log), &mut |_| ())?;
    let first = search.optimizer.round;
    while !search.is_over(until) {
        let (asked, number) = (search.optimizer.ask(), search.optimizer.round);
        let round = Work::of(config, number, Vec::new());
        let numbered = asked.candidates.iter().enumerate();
        let found: Vec<Option<&Contender>> =
            numbered.map(|(number, factors)| result_of(number, factors, &round, results)).collect();
        let missing: Vec<String> =
            (0..found.len()).filter(|&place| found[place].is_none()).map(|place| place.to_string()).collect();
        if missing.len() == found.len() && number > first {
            break;
        }
        if !missing.is_empty() {
            let missing = missing.join(", ");
            let problem = format!("round {}: expected results of candidates {missing} too", number + 1);
            return Err(TrainingError::in_log(log, &problem));
        }
        let measures = in_stages(config, found.len(), asked.points(), |stage, places| {
            let more = places.iter().map(|&place| found[place]?.stages.get(stage).copied());
            let incomplete = || TrainingError::in_log(log, &"a result has too few stages");
            more.collect::<Option<Vec<_>>>().ok_or_else(incomplete)
        })?;
        on_round(&search.add(asked, measures)?);
    }
    Ok(())
}

/// The result of a candidate in the work of a round.
fn result_of<'a>(
    number: usize,
    factors: &Factors,
    round: &Work,
    results: &'a [Work],
) -> Option<&'a Contender> {
    let same = results.iter().filter(|one| Work { candidates: Vec::new(), ..(*one).clone() } == *round);
    let mut candidates = same.flat_map(|one| &one.candidates);
    candidates.find(|one| one.number == number && one.factors == *factors && !one.stages.is_empty())
}
