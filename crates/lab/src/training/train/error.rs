//! The errors of a training.

use std::path::{Path, PathBuf};

use span_it_store::storage::{LogError, StorageError};
use thiserror::Error;

use crate::tournament::PlanError;

/// Why a log can contradict itself.
pub(super) const CHANGED: &str = "another version of the program wrote it, or it was changed";

/// Why a training failed.
#[derive(Debug, Error)]
pub enum TrainingError {
    /// It was cancelled.
    #[error("the training was cancelled")]
    Cancelled,
    /// The config is not valid, or a board has too few openings.
    #[error(transparent)]
    Config(#[from] PlanError),
    /// The log could not be read or written, or the file is no log.
    #[error(transparent)]
    LogFile(#[from] LogError),
    /// The log is not that of this training.
    #[error("{}: {problem}", .path.display())]
    Log {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        problem: String,
    },
    /// The log has more rounds than were asked for.
    #[error("{}: the log has {found} rounds, but this training ends after round {wanted}; ask for at least as many rounds, or use another log", .path.display())]
    TooManyRounds {
        /// The log.
        path: PathBuf,
        /// Rounds in the log.
        found: u32,
        /// Rounds of this training.
        wanted: u32,
    },
}

impl From<StorageError> for TrainingError {
    fn from(error: StorageError) -> Self {
        Self::LogFile(error.into())
    }
}

impl TrainingError {
    pub(super) fn in_log(path: &Path, problem: &impl ToString) -> Self {
        Self::Log { path: path.to_owned(), problem: problem.to_string() }
    }
}
