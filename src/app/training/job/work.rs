//! What the thread of a training does, and what it tells.

use std::sync::Arc;

use crate::app::jobs::worker::Tell;
use crate::app::training::config::{Ended, Task};
use crate::app::training::job::Files;
use span_it_arena::training::tune::{self, Comparison, Round, Step, TuneError};
use span_it_core::engine::Stop;
use span_it_core::personality::Personality;
use span_it_core::storage;

/// What the thread is to do.
pub(super) struct Job {
    pub(super) task: Arc<Task>,
    pub(super) files: Option<Files>,
    pub(super) errand: Errand,
}

/// What of it the thread is to do. All that is written is written here, so that nothing overtakes it.
pub(super) enum Errand {
    /// To train, from where it was broken off.
    Train,
    /// Only to read the rounds that are written down.
    Read,
    /// To write down what came of it, and then, if it was still reading, to read.
    Write { ended: Box<Ended>, read: bool },
}

/// What the thread tells.
pub(super) enum News {
    Round(Box<Round>),
    /// The rounds are over: so much of the last choice is done, and of how much.
    Choice(usize, usize),
    /// The search is over, and this has come of it.
    Chosen(Box<Personality>),
    Comparison(Comparison),
    Over(Box<Ended>),
    Failed(String),
    /// What came of it could not be written down once more.
    Unwritten(String),
}

/// The thread's work.
pub(super) fn work(job: Job, stop: &Arc<Stop>, tell: Tell<'_, News>) {
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
        // Whoever cancelled it knows.
        Ok(()) | Err(Failure::Tune(TuneError::Cancelled)) => {}
        Err(error) => tell(News::Failed(error.to_string())),
    }
}

/// Why a training cannot go on.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Tune(#[from] TuneError),
    #[error(transparent)]
    Storage(#[from] storage::StorageError),
}

fn read(task: &Task, files: Option<&Files>, tell: Tell<'_, News>) -> Result<(), Failure> {
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
    (stop, tell): (&Arc<Stop>, Tell<'_, News>),
) -> Result<(), Failure> {
    write(task, files, None)?;
    let mut rounds = 0;
    let log = files.map(|files| files.log.as_path());
    let bred = tune::tune_with(&task.course, task.until(), log, stop, &mut |step| match step {
        Step::Round(round) => {
            rounds = round.round;
            tell(News::Round(Box::new(round.clone())));
        }
        Step::Choice(done, of) => tell(News::Choice(done, of)),
    })?;
    let personality = task.personality(bred, rounds);
    tell(News::Chosen(Box::new(personality.clone())));
    let held_out = tune::hold_out_with(&task.course, &personality.factors, stop, &mut |way| {
        tell(News::Comparison(way));
    })?;
    let ended = Ended { personality, rounds, held_out, taken: false };
    write(task, files, Some(&ended))?;
    tell(News::Over(Box::new(ended)));
    Ok(())
}
