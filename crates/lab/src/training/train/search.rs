//! The rounds of a training and the final selection.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::engine::{Deadline, Stop};
use span_it_core::personality::Factors;

use super::config::Budget;
use super::error::CHANGED;
use super::eval_batch::EvalBatch;
use super::log::{self, Contents, TrainingLog};
use super::log_lines::{LoggedBest, LoggedRound};
use super::optimizer::{Asked, Optimizer};
use super::result::Round;
use super::{Measure, TrainingConfig, TrainingError, TrainingResult, Until};
use crate::thread_pool::ThreadPool;
use crate::training::bounded_search::Bound;

/// The random numbers of the final selection.
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
    let mut search =
        TrainingSearch::open(config, Until::default(), log, &mut |round| on_step(Step::Round(round)))?;
    search.run(until, stop, &mut |round| on_step(Step::Round(round)))?;
    search.select(config.budget(stop), &mut |done, of| on_step(Step::Selection(done, of)))
}

/// A search after some rounds.
pub(super) struct TrainingSearch<'a> {
    config: &'a TrainingConfig,
    pub(super) optimizer: Optimizer<'a>,
    pub(super) timing: Timing,
    /// The log for further rounds, if there is one.
    pub(super) log: Option<TrainingLog>,
    /// The result of the training, if the log has it and no round was added.
    pub(super) result: Option<TrainingResult>,
}

impl<'a> TrainingSearch<'a> {
    /// Checks the config, opens or creates the log if there is one, and repeats its rounds. Refuses a log with more
    /// rounds than asked for.
    pub(super) fn open(
        config: &'a TrainingConfig,
        until: Until,
        log: Option<&Path>,
        on_round: &mut dyn FnMut(&Round),
    ) -> Result<Self, TrainingError> {
        config.check()?;
        let Some(path) = log else { return Ok(Self::new(config)) };
        let (log, contents) = TrainingLog::open(path, config)?;
        Self::resume(config, until, log, contents, on_round)
    }

    pub(super) fn resume(
        config: &'a TrainingConfig,
        until: Until,
        log: TrainingLog,
        contents: Contents,
        on_round: &mut dyn FnMut(&Round),
    ) -> Result<Self, TrainingError> {
        until.check(&contents, log.path())?;
        let replayed = Self::replay(config, contents, log.path(), on_round)?;
        Ok(Self { log: Some(log), ..replayed })
    }

    /// The same without a change of the file, which need not exist.
    pub(super) fn read(
        config: &'a TrainingConfig,
        until: Until,
        log: &Path,
        on_round: &mut dyn FnMut(&Round),
    ) -> Result<Self, TrainingError> {
        config.check()?;
        let contents = log::read(log, config)?;
        until.check(&contents, log)?;
        Self::replay(config, contents, log, on_round)
    }

    fn new(config: &'a TrainingConfig) -> Self {
        let (optimizer, timing) = (Optimizer::new(config), Timing::default());
        Self { config, optimizer, timing, log: None, result: None }
    }

    /// Repeats the rounds of a log with their measures.
    fn replay(
        config: &'a TrainingConfig,
        contents: Contents,
        path: &Path,
        on_round: &mut dyn FnMut(&Round),
    ) -> Result<Self, TrainingError> {
        let mut search = Self { result: contents.result, ..Self::new(config) };
        for logged in &contents.rounds {
            search.timing.reach(logged.elapsed());
            let number = search.optimizer.round + 1;
            let Some(round) = search.repeat(logged) else {
                let problem =
                    format!("round {number} of the log does not follow from the rounds before it; {CHANGED}");
                return Err(TrainingError::in_log(path, &problem));
            };
            on_round(&round);
        }
        Ok(search)
    }

    /// Repeats a round of the log; `None` if the result differs from the log.
    fn repeat(&mut self, logged: &LoggedRound) -> Option<Round> {
        let asked = self.optimizer.ask();
        if asked.candidates.len() != logged.measures.len() {
            return None;
        }
        self.optimizer.tell(asked, &logged.measures);
        let round = Round { elapsed: logged.elapsed(), logged: true, ..self.round() };
        let is_same =
            LoggedBest::of(&round) == logged.best && round.spread.to_bits() == logged.spread.to_bits();
        is_same.then_some(round)
    }

    /// Adds the missing rounds.
    pub(super) fn run(
        &mut self,
        until: Until,
        stop: &Arc<Stop>,
        on_round: &mut dyn FnMut(&Round),
    ) -> Result<(), TrainingError> {
        let (config, pool) = (self.config, ThreadPool::all_cores(stop));
        let bound = Bound::Levels(config.search_bound());
        let (watch, before) = (Deadline::unlimited(), self.timing.elapsed);
        while !(self.is_over(until) || stop.is_move_now() && self.optimizer.round > 0) {
            self.log.as_ref().map_or(Ok(()), TrainingLog::check_writing)?;
            let asked = self.optimizer.ask();
            let number = self.optimizer.round;
            let batch = EvalBatch::of_round(config, number, config.objective.sample(number), pool)?;
            let measures = in_stages(config, asked.candidates.len(), asked.points(), |stage, places| {
                let chosen: Vec<_> = places.iter().map(|&place| asked.candidates[place].clone()).collect();
                batch.measure_stage(&chosen, stage, bound, pool)
            })?;
            self.timing.reach(before + watch.elapsed());
            on_round(&self.add(asked, measures)?);
        }
        Ok(())
    }

    /// Whether the search has ended.
    pub(super) fn is_over(&self, until: Until) -> bool {
        until.reached(self.optimizer.round, self.timing)
    }

    /// Ends a round with the measures of its candidates, and logs it.
    pub(super) fn add(&mut self, asked: Asked, measures: Vec<Measure>) -> Result<Round, TrainingError> {
        self.optimizer.tell(asked, &measures);
        self.result = None;
        let round = self.round();
        self.log.as_mut().map_or(Ok(()), |log| log.add_round(&round, measures))?;
        Ok(round)
    }

    /// The last round.
    fn round(&self) -> Round {
        let (config, optimizer) = (self.config, &self.optimizer);
        let best = optimizer.incumbents.first();
        Round {
            round: optimizer.round,
            sample: config.objective.sample(optimizer.round.saturating_sub(1)),
            factors: best.map_or_else(|| config.start.clone(), |best| best.factors.clone()),
            best: best.map(|best| best.measure).unwrap_or_default(),
            start: optimizer.origin,
            spread: optimizer.spread(),
            elapsed: self.timing.elapsed,
            logged: false,
        }
    }

    /// The final selection: the best of the finalists, after more fresh work.
    pub(super) fn select(
        &self,
        budget: Budget<'_>,
        on_step: &mut dyn FnMut(usize, usize),
    ) -> Result<Factors, TrainingError> {
        let config = self.config;
        let finalists = self.optimizer.finalists();
        let sample = config.objective.last_sample() / 4;
        let batch = EvalBatch::new(config, sample, &[SELECTION], ThreadPool::all_cores(budget.stop))?;
        let bound = Bound::Levels(config.search_bound());
        let measures = batch.measure_stepwise(&finalists, bound, budget, on_step)?;
        let before = self.optimizer.incumbents.iter().map(|incumbent| incumbent.measure);
        let before = before.chain([Measure::default()]);
        let total = measures.iter().zip(before).map(|(last, before)| last.and(before));
        let fitness = |measure: &Measure| config.fitness(measure, 1.0);
        let best = finalists.iter().zip(total).max_by(|(_, a), (_, b)| fitness(a).total_cmp(&fitness(b)));
        Ok(best.map_or_else(|| config.start.clone(), |(factors, _)| factors.clone()))
    }
}

/// The duration of a search and of its rounds. It depends on the log only, so that a resumed search ends where
/// it would have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Timing {
    /// In whole milliseconds.
    pub(super) elapsed: Duration,
    /// Half of the last round.
    half: Duration,
}

impl Timing {
    /// A round has ended at `now`.
    fn reach(&mut self, now: Duration) {
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
    let mut rounds = Vec::new();
    TrainingSearch::read(config, Until::default(), log, &mut |round| rounds.push(round.clone()))?;
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
    fn check(self, contents: &Contents, path: &Path) -> Result<(), TrainingError> {
        let Some(wanted) = self.ended_before(contents) else { return Ok(()) };
        let found = u32::try_from(contents.rounds.len()).unwrap_or(u32::MAX);
        Err(TrainingError::TooManyRounds { path: path.to_owned(), found, wanted })
    }

    fn reached(self, rounds: u32, timing: Timing) -> bool {
        let enough = self.rounds.is_some_and(|wanted| rounds >= wanted);
        // No round starts that would exceed the time by more than half of it.
        rounds > 0 && (enough || self.time.is_some_and(|time| timing.elapsed + timing.half >= time))
    }
}

/// The shares of the work after which candidates can be dropped, as divisors.
pub(super) const STAGES: [usize; 3] = [16, 4, 1];

/// Measures candidates in stages; those after the first `points` are no new points. `measure` measures the candidates
/// with these places in a stage. After each stage those that are far too slow are dropped, and after a quarter of the
/// work the worst.
pub(super) fn in_stages(
    config: &TrainingConfig,
    candidates: usize,
    points: usize,
    mut measure: impl FnMut(usize, &[usize]) -> Result<Vec<Measure>, TrainingError>,
) -> Result<Vec<Measure>, TrainingError> {
    let mut measures = vec![Measure::default(); candidates];
    let mut remaining: Vec<usize> = (0..candidates).collect();
    for (stage, share) in STAGES.into_iter().enumerate() {
        for (&place, more) in remaining.iter().zip(measure(stage, &remaining)?) {
            measures[place] = measures[place].and(more);
        }
        let worst = if share == 4 { config.worst(&measures[..points]) } else { Vec::new() };
        remaining.retain(|place| !config.is_far_too_slow(&measures[*place]) && !worst.contains(place));
    }
    Ok(measures)
}
