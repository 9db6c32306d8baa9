//! The background thread of a training.

use std::sync::Arc;

use crate::app::training::config::{Ended, Task};
use crate::app::training::job::Files;
use crate::jobs::Reporter;
use span_it_arena::training::tune::{self, Comparison, Round, Step, TuneError};
use span_it_core::engine::Stop;
use span_it_core::personality::Personality;
use span_it_core::storage;

pub(super) struct Job {
    pub(super) task: Arc<Task>,
    pub(super) files: Option<Files>,
    pub(super) errand: Errand,
}

/// The kind of work. Only this thread writes the files, so that writes keep their order.
pub(super) enum Errand {
    /// Train, or resume a training.
    Train,
    /// Read the saved rounds.
    Read,
    /// Write the result. With `read`, read the rounds afterwards, as the write has replaced an unfinished
    /// read.
    Write { ended: Box<Ended>, read: bool },
}

/// A message from the thread.
pub(super) enum News {
    Round(Box<Round>),
    /// The last round has finished. Finished pieces of work of the final choice, and their number.
    Choice(usize, usize),
    /// The winner of the search.
    Chosen(Box<Personality>),
    Comparison(Comparison),
    Over(Box<Ended>),
    Failed(String),
    /// The result could not be written again.
    Unwritten(String),
}

/// Runs one job.
pub(super) fn work(job: Job, stop: &Arc<Stop>, tell: Reporter<'_, News>) {
    let Job { task, files, errand } = job;
    let files = files.as_ref();
    let done = match errand {
        Errand::Train => train(&task, files, (stop, tell)),
        Errand::Read => read(&task, files, tell),
        Errand::Write { ended, read: reads } => {
            if let Err(error) = write(&task, files, Some(&ended)) {
                tell(News::Unwritten(error.to_string()));
            }
            if reads { read(&task, files, tell) } else { Ok(()) }
        }
    };
    match done {
        // Cancelling needs no message.
        Ok(()) | Err(Failure::Tune(TuneError::Cancelled)) => {}
        Err(error) => tell(News::Failed(error.to_string())),
    }
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Tune(#[from] TuneError),
    #[error(transparent)]
    Storage(#[from] storage::StorageError),
}

fn read(task: &Task, files: Option<&Files>, tell: Reporter<'_, News>) -> Result<(), Failure> {
    let Some(files) = files else { return Ok(()) };
    for round in tune::rounds(&task.course, &files.log)? {
        tell(News::Round(Box::new(round)));
    }
    Ok(())
}

fn write(task: &Task, files: Option<&Files>, ended: Option<&Ended>) -> Result<(), storage::StorageError> {
    match files {
        Some(files) => storage::write_safely(&files.task, task.to_json(ended).as_bytes()),
        None => Ok(()),
    }
}

fn train(
    task: &Task,
    files: Option<&Files>,
    (stop, tell): (&Arc<Stop>, Reporter<'_, News>),
) -> Result<(), Failure> {
    write(task, files, None)?;
    let mut rounds = 0;
    let log = files.map(|files| files.log.as_path());
    let bred = tune::tune(&task.course, task.until(), log, stop, &mut |step| match step {
        Step::Round(round) => {
            rounds = round.round;
            tell(News::Round(Box::new(round.clone())));
        }
        Step::Selection(done, of) => tell(News::Choice(done, of)),
    })?;
    let personality = task.personality(bred, rounds);
    tell(News::Chosen(Box::new(personality.clone())));
    let held_out = tune::compare(&task.course, &personality.factors, stop, &mut |way| {
        tell(News::Comparison(way));
    })?;
    let ended = Ended { personality, rounds, held_out, taken: false };
    write(task, files, Some(&ended))?;
    tell(News::Over(Box::new(ended)));
    Ok(())
}
