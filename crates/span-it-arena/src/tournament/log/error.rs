//! Why a tournament log cannot be used.

use std::path::PathBuf;

use thiserror::Error;

use span_it_files::json::FormatError;
use span_it_files::storage::StorageError;

use crate::tournament::PlanError;

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
    /// A line does not have the format of a log.
    #[error("{}: {source}", .path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// What is wrong, and in which line.
        source: FormatError,
    },
    /// The plan is not valid.
    #[error("{}: line 1: {source}", .path.display())]
    Plan {
        /// The file.
        path: PathBuf,
        /// What is wrong with the plan.
        source: PlanError,
    },
    /// Reading was cancelled.
    #[error("{}: reading was cancelled", .path.display())]
    Cancelled {
        /// The file.
        path: PathBuf,
    },
    /// The log of another tournament.
    #[error("{}: line 1: this is the log of another tournament: {key} is {found}: expected {expected}", .path.display())]
    OtherPlan {
        /// The file.
        path: PathBuf,
        /// The first key of the plan that differs.
        key: String,
        /// Its value in the file, shortened.
        found: String,
        /// Its value in the plan, shortened.
        expected: String,
    },
    /// A game that is not in the plan, or contradicts its moves.
    #[error("{}: line {line}: {problem}", .path.display())]
    Game {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong with the game.
        problem: String,
    },
}
