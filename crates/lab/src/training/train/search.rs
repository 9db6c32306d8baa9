//! The rounds of a training and the final selection.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::engine::{Deadline, Stop};
use span_it_core::personality::Factors;

use super::config::Budget;
use super::eval_batch::EvalBatch;
use super::log::{self, Contents, Log};
use super::log_lines::{Best, LoggedRound};
use super::optimizer::Optimizer;
use super::result::Round;
use super::{Measure, TrainingConfig, TrainingError, TrainingResult, Until};
use crate::thread_pool::ThreadPool;
use crate::training::bounded_search::Bound;

/// The random numbers of a round and of the final selection.
pub(super) const ROUND: u64 = 1;
const SELECTION: u64 = 2;

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step<'a> {
    /// A finished round, possibly from the log.
    Round(&'a Round),
    /// Work of the final selection: pieces done, and pieces in total.
    Selection(usize, usize),
}

/// Searches for better factors. `on_step` is called after every round, including those of the log, and during the
/// final selection.
///
/// After [`move_now`](Stop::move_now) the search ends after the current round. With a log, every finished round is
/// appended to it, and a log of the same config is resumed; the result is that of an uninterrupted search.
///
/// # Errors
/// The config is invalid, the log cannot be used, or the search was cancelled. The log keeps all finished
/// rounds.
pub fn train(
    config: &TrainingConfig,
    until: Until,
    log: Option<&Path>,
    stop: &Arc<Stop>,
    on_step: &mut dyn FnMut(Step<'_>),
) -> Result<Factors, TrainingError> {
    let outcome = search(config, (until, stop), open_or_create(config, log)?, on_step)?;
    let budget = config.budget();
    select(&outcome.optimizer, (budget, stop), &mut |done, of| on_step(Step::Selection(done, of)))
}

/// The state after the last round.
pub(super) struct SearchOutcome<'a> {
    pub(super) optimizer: Optimizer<'a>,
    pub(super) log: Option<Log>,
    /// The result of the training, if the log has it and no round was added.
    pub(super) result: Option<TrainingResult>,
}

/// Checks the config and opens the log, if there is one.
pub(super) fn open_or_create(
    config: &TrainingConfig,
    log: Option<&Path>,
) -> Result<(Option<Log>, Contents), TrainingError> {
    config.check()?;
    match log {
        Some(path) => Log::open(path, config).map(|(log, contents)| (Some(log), contents)),
        None => Ok((None, Contents::default())),
    }
}

/// Replays the rounds of the log and adds the missing ones.
pub(super) fn search<'a>(
    config: &'a TrainingConfig,
    (until, stop): (Until, &Arc<Stop>),
    (mut log, contents): (Option<Log>, Contents),
    on_step: &mut dyn FnMut(Step<'_>),
) -> Result<SearchOutcome<'a>, TrainingError> {
    let pool = ThreadPool::all_cores(stop);
    let (mut optimizer, mut timing, mut result) =
        (Optimizer::new(config), Timing::default(), contents.result);
    for logged in &contents.rounds {
        timing.reach(logged.elapsed());
        let round = replay(&mut optimizer, logged);
        match (&round, &log) {
            (Some(round), _) => on_step(Step::Round(round)),
            (None, Some(log)) => return Err(log.mismatch(optimizer.round + 1)),
            (None, None) => {}
        }
    }
    let (watch, before) = (Deadline::unlimited(), timing.elapsed);
    while !(until.reached(optimizer.round, timing) || stop.is_move_now() && optimizer.round > 0) {
        log.as_ref().map_or(Ok(()), Log::check_writing)?;
        let measures = run_round(&mut optimizer, config, pool)?;
        timing.reach(before + watch.elapsed());
        result = None;
        let round = summary(&optimizer, config, timing.elapsed, false);
        log.as_mut().map_or(Ok(()), |log| log.add_round(&round, measures))?;
        on_step(Step::Round(&round));
    }
    Ok(SearchOutcome { optimizer, log, result })
}

/// The duration of a search and of its rounds. It depends on the log only, so that a resumed search ends where
/// it would have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Timing {
    /// In whole milliseconds.
    elapsed: Duration,
    /// Half of the last round.
    half: Duration,
}

impl Timing {
    /// A round has ended at `now`.
    pub(super) fn reach(&mut self, now: Duration) {
        let now = Duration::from_millis(u64::try_from(now.as_millis()).unwrap_or(u64::MAX));
        self.half = now.saturating_sub(self.elapsed) / 2;
        self.elapsed = now;
    }
}

/// The rounds in the log of this config; none if the file does not exist. Does not change the file.
///
/// # Errors
/// The config is invalid, or the log cannot be used.
pub fn rounds(config: &TrainingConfig, log: &Path) -> Result<Vec<Round>, TrainingError> {
    config.check()?;
    let mut optimizer = Optimizer::new(config);
    let mut rounds = Vec::new();
    for logged in log::read(log, config)?.rounds {
        let mismatch = TrainingError::mismatch(log, optimizer.round + 1);
        rounds.push(replay(&mut optimizer, &logged).ok_or(mismatch)?);
    }
    Ok(rounds)
}

impl Until {
    /// The round after which the search of this log would have ended, if the log has more.
    fn ended_before(self, contents: &Contents) -> Option<u32> {
        let (mut timing, rounds) = (Timing::default(), contents.rounds.split_last()?.1);
        let ends = rounds.iter().zip(1..).find(|(round, number)| {
            timing.reach(round.elapsed());
            self.reached(*number, timing)
        });
        ends.map(|(_, number)| number)
    }

    /// Refuses a log with more rounds than asked for.
    pub(super) fn check(self, contents: &Contents, path: Option<&Path>) -> Result<(), TrainingError> {
        let (Some(path), Some(wanted)) = (path, self.ended_before(contents)) else { return Ok(()) };
        let found = u32::try_from(contents.rounds.len()).unwrap_or(u32::MAX);
        Err(TrainingError::TooManyRounds { path: path.to_owned(), found, wanted })
    }

    pub(super) fn reached(self, rounds: u32, timing: Timing) -> bool {
        let enough = self.rounds.is_some_and(|wanted| rounds >= wanted);
        // No round starts that would exceed the time by more than half of it.
        rounds > 0 && (enough || self.time.is_some_and(|time| timing.elapsed + timing.half >= time))
    }
}

/// Runs a new round; the measures of all candidates.
fn run_round(
    optimizer: &mut Optimizer<'_>,
    config: &TrainingConfig,
    pool: ThreadPool<'_>,
) -> Result<Vec<Measure>, TrainingError> {
    let sample = config.objective.sample(optimizer.round);
    let batch = EvalBatch::new(config, sample, &[ROUND, u64::from(optimizer.round)], pool)?;
    let (mut measures, points) = (Vec::new(), optimizer.points());
    optimizer.step(|candidates| {
        measures = measure_in_stages(config, &batch, candidates, points, pool)?;
        Ok(measures.clone())
    })?;
    Ok(measures)
}

/// The shares of the work after which candidates can be dropped, as divisors.
pub(super) const STAGES: [usize; 3] = [16, 4, 1];

/// The measures of the candidates of a round, stage by stage. After a part of the work, the worst candidates are dropped.
pub(super) struct Stages<'a> {
    config: &'a TrainingConfig,
    pub(super) measures: Vec<Measure>,
    /// The number of new points, which come first.
    points: usize,
    remaining: Vec<usize>,
}

impl<'a> Stages<'a> {
    pub(super) fn new(config: &'a TrainingConfig, candidates: usize, points: usize) -> Self {
        let measures = vec![Measure::default(); candidates];
        Self { config, measures, points, remaining: (0..candidates).collect() }
    }

    /// The candidates that take part in the next stage.
    pub(super) fn remaining(&self) -> &[usize] {
        &self.remaining
    }

    /// Adds the measures of a stage of the remaining candidates.
    pub(super) fn add(&mut self, stage: usize, measures: &[Measure]) {
        for (&place, more) in self.remaining.iter().zip(measures) {
            self.measures[place] = self.measures[place].and(*more);
        }
        let (config, measures) = (self.config, &self.measures);
        let worst = if STAGES[stage] == 4 { config.worst(&measures[..self.points]) } else { Vec::new() };
        self.remaining.retain(|place| !config.is_far_too_slow(&measures[*place]) && !worst.contains(place));
    }
}

/// Measures the candidates on a batch.
fn measure_in_stages(
    config: &TrainingConfig,
    batch: &EvalBatch<'_>,
    candidates: &[Factors],
    points: usize,
    pool: ThreadPool<'_>,
) -> Result<Vec<Measure>, TrainingError> {
    let mut stages = Stages::new(config, candidates.len(), points);
    let mut done = 0;
    for (stage, share) in STAGES.into_iter().enumerate() {
        let parts = done..batch.parts().div_ceil(share);
        done = parts.end;
        let chosen: Vec<Factors> =
            stages.remaining().iter().map(|&place| candidates[place].clone()).collect();
        let bound = Bound::Levels(config.search_bound());
        stages.add(stage, &batch.measure(&chosen, &parts.collect::<Vec<_>>(), bound, pool)?);
    }
    Ok(stages.measures)
}

/// Repeats a round of the log with its measures; `None` if the result differs from the log.
pub(super) fn replay(optimizer: &mut Optimizer<'_>, logged: &LoggedRound) -> Option<Round> {
    let config = optimizer.config();
    let mut fits = false;
    let mut next = optimizer.clone();
    next.step(|candidates| {
        fits = candidates.len() == logged.measures.len();
        Ok(if fits { logged.measures.clone() } else { vec![Measure::default(); candidates.len()] })
    })
    .ok()?;
    let round = summary(&next, config, logged.elapsed(), true);
    if !fits || Best::of(&round) != logged.best || round.spread.to_bits() != logged.spread.to_bits() {
        return None;
    }
    *optimizer = next;
    Some(round)
}

pub(super) fn summary(
    optimizer: &Optimizer<'_>,
    config: &TrainingConfig,
    elapsed: Duration,
    logged: bool,
) -> Round {
    let best = optimizer.incumbents.first();
    Round {
        round: optimizer.round,
        sample: config.objective.sample(optimizer.round.saturating_sub(1)),
        factors: best.map_or_else(|| config.start.clone(), |best| best.factors.clone()),
        best: best.map(|best| best.measure).unwrap_or_default(),
        start: optimizer.origin,
        spread: optimizer.spread(),
        elapsed,
        logged,
    }
}

/// The final selection: the best of the finalists, after more fresh work.
pub(super) fn select(
    optimizer: &Optimizer<'_>,
    (budget, stop): (Budget, &Arc<Stop>),
    on_step: &mut dyn FnMut(usize, usize),
) -> Result<Factors, TrainingError> {
    let (config, pool) = (optimizer.config(), ThreadPool::all_cores(stop));
    let finalists = optimizer.finalists();
    let batch = EvalBatch::new(config, config.objective.last_sample() / 4, &[SELECTION], pool)?;
    let bounds = (Bound::Levels(config.search_bound()), budget);
    let measures = batch.measure_stepwise(&finalists, bounds, pool, on_step)?;
    let before = optimizer.incumbents.iter().map(|incumbent| incumbent.measure);
    let before = before.chain([Measure::default()]);
    let total = measures.iter().zip(before).map(|(last, before)| last.and(before));
    let measured = finalists.iter().zip(total);
    let best = measured.max_by(|(_, a), (_, b)| config.fitness(a, 1.0).total_cmp(&config.fitness(b, 1.0)));
    Ok(best.map_or_else(|| config.start.clone(), |(factors, _)| factors.clone()))
}
