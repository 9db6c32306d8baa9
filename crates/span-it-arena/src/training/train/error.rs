//! The errors of a training.

use std::path::PathBuf;

use span_it_files::json::{FormatError, shorten};
use span_it_files::storage::StorageError;
use thiserror::Error;

use crate::tournament::PlanError;

/// Why a training failed.
#[derive(Debug, Error)]
pub enum TrainingError {
    /// It was cancelled.
    #[error("the training was cancelled")]
    Cancelled,
    /// The config is not valid, or a board has too few openings.
    #[error(transparent)]
    Config(#[from] PlanError),
    /// The log could not be read or written.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file given as log is something else.
    #[error("{}: this is not the log of a training; it was not changed", .path.display())]
    NotALog {
        /// The file.
        path: PathBuf,
    },
    /// A line of the log is invalid.
    #[error("{}: {source}", .path.display())]
    Line {
        /// The log.
        path: PathBuf,
        /// The line and the problem.
        source: Box<FormatError>,
    },
    /// The log has other settings.
    #[error("{}: the log has {key} {}, not {}; use the settings of the log, or another log", .path.display(), shorten(.found), shorten(.wanted))]
    OtherSettings {
        /// The log.
        path: PathBuf,
        /// The setting.
        key: String,
        /// Its value in the log.
        found: String,
        /// Its value in the call.
        wanted: String,
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
    /// A round of the log is not the result of the rounds before it.
    #[error("{}: round {round} of the log does not follow from the rounds before it; another version of the program wrote it, or it was changed", .path.display())]
    RoundMismatch {
        /// The log.
        path: PathBuf,
        /// The round.
        round: u32,
    },
    /// The result in the log is not one of the finalists of its rounds.
    #[error("{}: the result in the log does not follow from its rounds; another version of the program wrote it, or it was changed", .path.display())]
    ResultMismatch {
        /// The log.
        path: PathBuf,
    },
}
