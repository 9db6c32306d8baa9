//! The background thread of a training.

use std::sync::Arc;

use span_it_arena::training::train::{self, Comparison, Round, Step, TrainingError};
use span_it_core::engine::Stop;
use span_it_core::personality::Personality;
use span_it_files::storage;

use crate::app::training::config::{TrainedResult, TrainingTask};
use crate::app::training::job::Files;
use crate::jobs::Reporter;

pub(super) struct TrainingJob {
    pub(super) task: Arc<TrainingTask>,
    pub(super) files: Option<Files>,
    pub(super) kind: JobKind,
}

/// The kind of work. Only this thread writes the files, so that writes keep their order.
pub(super) enum JobKind {
    Train,
    Read,
    /// Write the result. With `read`, read the rounds afterwards, as the write has replaced an unfinished read.
    Write {
        ended: Box<TrainedResult>,
        read: bool,
    },
}

pub(super) enum TrainingReport {
    Round(Box<Round>),
    /// The last round has finished. Finished pieces of work of the final choice, and their number.
    Choice(usize, usize),
    /// The winner of the search.
    Chosen(Box<Personality>),
    Comparison(Comparison),
    Over(Box<TrainedResult>),
    Failed(String),
    /// The result could not be written again.
    Unwritten(String),
}

pub(super) fn work(job: TrainingJob, stop: &Arc<Stop>, send_report: Reporter<'_, TrainingReport>) {
    let TrainingJob { task, files, kind } = job;
    let files = files.as_ref();
    let done = match kind {
        JobKind::Train => train(&task, files, stop, send_report),
        JobKind::Read => read(&task, files, send_report),
        JobKind::Write { ended, read: reads_rounds } => {
            if let Err(error) = write(&task, files, Some(&ended)) {
                send_report(TrainingReport::Unwritten(error.to_string()));
            }
            if reads_rounds { read(&task, files, send_report) } else { Ok(()) }
        }
    };
    match done {
        // Cancelling needs no message.
        Ok(()) | Err(Failure::Train(TrainingError::Cancelled)) => {}
        Err(error) => send_report(TrainingReport::Failed(error.to_string())),
    }
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Train(#[from] TrainingError),
    #[error(transparent)]
    Storage(#[from] storage::StorageError),
}

fn read(
    task: &TrainingTask,
    files: Option<&Files>,
    send_report: Reporter<'_, TrainingReport>,
) -> Result<(), Failure> {
    let Some(files) = files else { return Ok(()) };
    for round in train::rounds(&task.training, &files.log)? {
        send_report(TrainingReport::Round(Box::new(round)));
    }
    Ok(())
}

fn write(
    task: &TrainingTask,
    files: Option<&Files>,
    ended: Option<&TrainedResult>,
) -> Result<(), storage::StorageError> {
    match files {
        Some(files) => storage::write_safely(&files.task, task.to_json(ended).as_bytes()),
        None => Ok(()),
    }
}

fn train(
    task: &TrainingTask,
    files: Option<&Files>,
    stop: &Arc<Stop>,
    send_report: Reporter<'_, TrainingReport>,
) -> Result<(), Failure> {
    write(task, files, None)?;
    let mut rounds = 0;
    let log = files.map(|files| files.log.as_path());
    let trained = train::train(&task.training, task.until(), log, stop, &mut |step| match step {
        Step::Round(round) => {
            rounds = round.round;
            send_report(TrainingReport::Round(Box::new(round.clone())));
        }
        Step::Selection(done, of) => send_report(TrainingReport::Choice(done, of)),
    })?;
    let personality = task.personality(trained, rounds);
    send_report(TrainingReport::Chosen(Box::new(personality.clone())));
    let held_out = train::compare(&task.training, &personality.factors, stop, &mut |comparison| {
        send_report(TrainingReport::Comparison(comparison));
    })?;
    let ended = TrainedResult { personality, rounds, held_out, taken: false };
    write(task, files, Some(&ended))?;
    send_report(TrainingReport::Over(Box::new(ended)));
    Ok(())
}
