//! Errors of the database.

use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use span_it_core::json::FormatError;
use thiserror::Error;

/// Why the database could not be used. Every message names what failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum HistoryError {
    /// A newer version of the program or another program made the database, or it is damaged or cannot be opened. It is
    /// unchanged.
    #[error("{}: {reason}", .path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// The file is damaged. [`History::set_aside`](crate::games::History::set_aside) begins a new one.
    #[error("the stored games are damaged: {0}")]
    Damaged(rusqlite::Error),
    /// Another file has the name of the database now. Nothing was written.
    #[error("the file of the stored games was replaced or deleted meanwhile")]
    Replaced,
    /// The game is not stored.
    #[error("game {0} is not stored; it may have been deleted in another window")]
    NoSuchGame(i64),
    /// A stored record cannot be read.
    #[error("game {id}: {source}")]
    Record {
        /// The number of the game.
        id: i64,
        /// The cause.
        source: Box<FormatError>,
    },
    /// The disk is full.
    #[error("the game was not stored: the disk is full")]
    DiskFull,
    /// Another process used the database for too long.
    #[error("the stored games are in use by another program; try again")]
    Busy,
    /// The file system of the folder has no locks, as some network drives. Nothing was written.
    #[error("the file system of {} has no file locks", .0.display())]
    NoLocks(PathBuf),
    /// Another error of the database or the system.
    #[error("the stored games could not be read or written: {0}")]
    Database(rusqlite::Error),
}

impl HistoryError {
    /// The error with the name of the file.
    pub(crate) fn at(self, path: &Path) -> Self {
        match self {
            Self::Unusable { .. } | Self::NoLocks(_) => self,
            other => Self::Unusable { path: path.to_owned(), reason: other.to_string() },
        }
    }
}

impl From<rusqlite::Error> for HistoryError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error),
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            _ => Self::Database(error),
        }
    }
}
