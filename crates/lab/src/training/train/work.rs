//! The work of a round for other processes and machines: [`ask`] gives it away, [`evaluate`] does a part of it, and
//! [`tell`] adds the round to the log, as a training on one machine would.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use span_it_core::board::BoardSize;
use span_it_core::engine::Stop;
use span_it_core::json::{FormatError, from_line, to_line};
use span_it_core::personality::{Factors, library};
use span_it_core::seed::Seed;

use super::eval_batch::EvalBatch;
use super::log::{self, Log};
use super::optimizer::Optimizer;
use super::search::{ROUND, STAGES, Stages, replay, summary};
use super::{Measure, Objective, Round, Space, TrainingConfig, TrainingError, Until};
use crate::thread_pool::ThreadPool;
use crate::tournament::AgentSpec;
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
    against: Vec<AgentSpec>,
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
    candidates: Vec<Candidate>,
}

/// A candidate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Candidate {
    /// Its place in the round.
    #[serde(default)]
    number: usize,
    factors: Factors,
    /// The results of the stages of the work; fewer than three if it visits far too many moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stages: Vec<Measure>,
    /// The share or score from 0 to 1, its 95% margin, and visited moves per move. For readers only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<[f64; 3]>,
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

    fn of_kind(kind: &str, against: Vec<AgentSpec>) -> Option<Self> {
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
        from_line(line, MAX_LINE)
    }

    /// The line with its end.
    pub fn to_line(&self) -> String {
        to_line(self)
    }

    fn of(config: &TrainingConfig, round: u32, candidates: Vec<Candidate>) -> Self {
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
    let batch = EvalBatch::new(&config, work.sample, &[ROUND, u64::from(work.round)], pool);
    let batch = batch.map_err(|error| error.to_string())?;
    let bound = Bound::Levels(config.search_bound());
    let measured = |candidate: &Candidate| {
        let (mut total, mut stages, mut done) = (Measure::default(), Vec::new(), 0);
        for share in STAGES {
            let parts = done..batch.parts().div_ceil(share);
            done = parts.end;
            let one = std::slice::from_ref(&candidate.factors);
            let more = batch.measure(one, &parts.collect::<Vec<_>>(), bound, pool)?[0];
            total = total.and(more);
            stages.push(more);
            if config.is_far_too_slow(&total) {
                break;
            }
        }
        let value = Some([total.value(), total.margin95(), total.mean_visited()]);
        Ok(Candidate { stages, value, ..candidate.clone() })
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
    config.check()?;
    let contents = log::read(log, config)?;
    until.check(&contents, Some(log))?;
    let mut optimizer = Optimizer::new(config);
    for round in &contents.rounds {
        let mismatch = TrainingError::mismatch(log, optimizer.round + 1);
        replay(&mut optimizer, round).ok_or(mismatch)?;
    }
    if until.rounds.is_some_and(|rounds| optimizer.round >= rounds) {
        return Ok(Vec::new());
    }
    let candidates = optimizer.candidates();
    let lines = lines.clamp(1, candidates.len().max(1));
    let mut works = vec![Work::of(config, optimizer.round, Vec::new()); lines];
    for (number, factors) in candidates.into_iter().enumerate() {
        let candidate = Candidate { number, factors, stages: Vec::new(), value: None };
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
    config.check()?;
    let (mut log, contents) = Log::open(log, config)?;
    until.check(&contents, Some(log.path()))?;
    let mut optimizer = Optimizer::new(config);
    let mut elapsed = std::time::Duration::ZERO;
    for round in &contents.rounds {
        elapsed = round.elapsed();
        if replay(&mut optimizer, round).is_none() {
            return Err(log.mismatch(optimizer.round + 1));
        }
    }
    let first = optimizer.round;
    while until.rounds.is_none_or(|rounds| optimizer.round < rounds) {
        let candidates = optimizer.candidates();
        let round = Work::of(config, optimizer.round, Vec::new());
        let found: Vec<Option<&Candidate>> =
            candidates.iter().enumerate().map(|one| result_of(one, &round, results)).collect();
        let missing: Vec<String> = (0..)
            .zip(&found)
            .filter(|(_, one)| one.is_none())
            .map(|(number, _): (u32, _)| number.to_string())
            .collect();
        if missing.len() == found.len() && optimizer.round > first {
            break;
        }
        if !missing.is_empty() {
            let (round, missing) = (optimizer.round + 1, missing.join(", "));
            let problem = format!("round {round}: expected results of candidates {missing} too");
            return Err(TrainingError::in_log(log.path(), &problem));
        }
        let found: Vec<&Candidate> = found.into_iter().flatten().collect();
        let points = optimizer.points();
        let mut measures = Vec::new();
        optimizer.step(|candidates| {
            let mut stages = Stages::new(config, candidates.len(), points);
            for stage in 0..STAGES.len() {
                let more = stages.remaining().iter().map(|&place| found[place].stages.get(stage).copied());
                let more = more.collect::<Option<Vec<_>>>();
                let incomplete = || TrainingError::in_log(log.path(), &"a result has too few stages");
                stages.add(stage, &more.ok_or_else(incomplete)?);
            }
            measures.clone_from(&stages.measures);
            Ok(measures.clone())
        })?;
        let round = summary(&optimizer, config, elapsed, false);
        log.add_round(&round, measures)?;
        on_round(&round);
    }
    Ok(())
}

/// The result of a candidate, given with its number, in the work of a round.
fn result_of<'a>(
    (number, factors): (usize, &Factors),
    round: &Work,
    results: &'a [Work],
) -> Option<&'a Candidate> {
    let same = results.iter().filter(|one| Work { candidates: Vec::new(), ..(*one).clone() } == *round);
    let mut candidates = same.flat_map(|one| &one.candidates);
    candidates.find(|one| one.number == number && one.factors == *factors && !one.stages.is_empty())
}
