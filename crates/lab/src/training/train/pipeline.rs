//! A whole training: search, final selection and comparison, with a log of every stage.

use std::path::Path;
use std::sync::Arc;

use span_it_core::engine::Stop;
use span_it_core::stopwatch::Stopwatch;

use super::error::CHANGED;
use super::held_out::{Comparison, compare_within};
use super::optimizer::Optimizer;
use super::search::{Step, TrainingSearch};
use super::{TrainingConfig, TrainingError, TrainingResult, Until};

/// The share of the time after the search for the final selection.
const SELECTION: f64 = 0.25;

/// The progress of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage<'a> {
    /// Of the search or the final selection.
    Search(Step<'a>),
    /// Of the comparison.
    Comparison(Comparison),
}

/// Searches for better factors and compares the result with the start.
///
/// With a log, an interrupted training can be resumed at any stage: missing work is repeated with the same
/// seeds, so the result is that of an uninterrupted training. The log also has the result. If the search needs
/// no more rounds, the result is taken from the log without any work, after a check that it is one of the
/// finalists of the replayed rounds. The measures, the selection and the comparison are not checked, as that
/// would cost as much as the training.
///
/// # Errors
/// The config is invalid, the log cannot be used or has more rounds than asked for, or the training was
/// cancelled.
pub fn run(
    config: &TrainingConfig,
    until: Until,
    log: Option<&Path>,
    stop: &Arc<Stop>,
    on_stage: &mut dyn FnMut(Stage<'_>),
) -> Result<TrainingResult, TrainingError> {
    let watch = Stopwatch::start();
    let mut search =
        TrainingSearch::open(config, until, log, &mut |round| on_stage(Stage::Search(Step::Round(round))))?;
    let before = search.timing.elapsed;
    let left = until.total.map(|total| (watch, total.saturating_sub(before)));
    let budget = config.budget(stop).until(left);
    search.run(until, stop, &mut |round| on_stage(Stage::Search(Step::Round(round))))?;
    if let Some(result) = search.result {
        return checked(result, &search.optimizer, log);
    }
    let factors = search.select(budget.share(SELECTION), &mut |done, of| {
        on_stage(Stage::Search(Step::Selection(done, of)));
    })?;
    let mut on_comparison = |progress| on_stage(Stage::Comparison(progress));
    let held_out = compare_within(config, &factors, budget, &mut on_comparison)?;
    let result = TrainingResult { factors, rounds: search.optimizer.round, held_out };
    search.log.as_mut().map_or(Ok(()), |log| log.add_result(&result))?;
    Ok(result)
}

/// The result of a training that is finished according to its log; `None` if it is not finished. Does not
/// change the file.
///
/// # Errors
/// The log cannot be used, or has more rounds than asked for.
pub fn finished_result(
    config: &TrainingConfig,
    until: Until,
    log: &Path,
) -> Result<Option<TrainingResult>, TrainingError> {
    let mut search = TrainingSearch::read(config, until, log, &mut |_| ())?;
    let result = search.result.take().filter(|_| search.is_over(until));
    result.map(|result| checked(result, &search.optimizer, Some(log))).transpose()
}

/// The result in a log, if it is one of the finalists.
fn checked(
    result: TrainingResult,
    optimizer: &Optimizer<'_>,
    log: Option<&Path>,
) -> Result<TrainingResult, TrainingError> {
    match log {
        Some(path) if !optimizer.finalists().contains(&result.factors) => {
            let problem = format!("the result in the log does not follow from its rounds; {CHANGED}");
            Err(TrainingError::in_log(path, &problem))
        }
        _ => Ok(result),
    }
}
