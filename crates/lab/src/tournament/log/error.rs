//! Why a tournament log cannot be used.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use thiserror::Error;

use span_it_store::storage::StorageError;

/// Why a tournament log cannot be used. Every message names the file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LogError {
    /// The file cannot be read or written, or another program writes to it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file already exists.
    #[error("{}: the file already exists: expected a new one", .path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Reading was cancelled.
    #[error("{}: reading was cancelled", .path.display())]
    Cancelled {
        /// The file.
        path: PathBuf,
    },
    /// The file is not a correct log, or the log of another tournament.
    #[error("{}: {problem}", .path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong, and in which line.
        problem: String,
    },
}

impl LogError {
    /// The error of a line, from 1.
    pub(super) fn in_line(path: &Path, line: usize, problem: &impl Display) -> Self {
        Self::Content { path: path.to_owned(), problem: format!("line {line}: {problem}") }
    }
}
