//! Why nothing was bred.

use std::path::PathBuf;

use thiserror::Error;

use crate::contest::ContestError;
use crate::contest::opening::OpeningError;
use span_it_core::json::FormatError;
use span_it_core::storage::StorageError;

/// Why nothing was bred.
#[derive(Debug, Error)]
pub enum TuneError {
    /// It was cancelled.
    #[error("the tuning was cancelled")]
    Cancelled,
    /// There is no board to play on.
    #[error("no board: expected at least one")]
    NoBoard,
    /// There is nobody to score against.
    #[error("nobody to play against: expected at least one agent")]
    NoRival,
    /// An outside program, which may play otherwise every time.
    #[error(
        "gtp:{command}: a personality cannot be bred against an outside program, which may never play twice alike"
    )]
    Outside {
        /// The program.
        command: String,
    },
    /// The score wanted is none.
    #[error("the score wanted is {score}: expected a number from 0 to 1")]
    Target {
        /// As given.
        score: f64,
    },
    /// The log could not be read or written.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file given as log is something else.
    #[error("{}: this is not a tuning's log; it is left as it is", .path.display())]
    NotALog {
        /// The file.
        path: PathBuf,
    },
    /// A line of the log is not as it should be.
    #[error("{}: {source}", .path.display())]
    Line {
        /// The log.
        path: PathBuf,
        /// What is wrong, and in which line.
        source: Box<FormatError>,
    },
    /// The log was begun with other settings.
    #[error("{}: the log was begun with {key} {found}, this is {wanted}; go on with the same, or name another log", .path.display())]
    OtherSettings {
        /// The log.
        path: PathBuf,
        /// Which setting.
        key: &'static str,
        /// What the log has.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// The log holds more rounds than the tuning is to have.
    #[error("{}: the log is already at round {found}, and this tuning would end at round {wanted}: expected at least as long a search, or another log", .path.display())]
    Beyond {
        /// The log.
        path: PathBuf,
        /// Rounds that it holds.
        found: u32,
        /// Rounds that the tuning would have.
        wanted: u32,
    },
    /// The log's rounds do not follow from each other.
    #[error("{}: round {round} of the log does not follow from those before it: another program or machine wrote it", .path.display())]
    Strayed {
        /// The log.
        path: PathBuf,
        /// The round.
        round: u32,
    },
    /// What the log says came of its rounds cannot have come of them.
    #[error("{}: whom the log calls bred is none of those that its rounds lead to: the log was changed, or another program or machine wrote it", .path.display())]
    StrayedEnd {
        /// The log.
        path: PathBuf,
    },
    /// A board has no openings.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// The games of the last test could not be played; or so it would be.
    #[error(transparent)]
    Contest(#[from] ContestError),
}
