//! The log of everything that the player has learned: `learning.jsonl` (`docs/formats.md, "Learning log"`).
//!
//! The file is only ever appended, one [`Event`](crate::progress::Event) a line. All state is folded from it:
//! [`Progress`](crate::progress::Progress). [`LearningLog`] is the file; nothing in it leaves the computer.

mod file;
pub(crate) mod lines;
mod parts;

use std::path::PathBuf;

use span_it_store::storage::StorageError;
use thiserror::Error;

pub use file::{LearningLog, MAX_BYTES, ROTATE_BYTES};
pub use lines::MAX_LINE;
pub use parts::Forgotten;

/// Why an event was not written, or the file could not be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LogError {
    /// The file cannot be read or written. The next append tries again.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file is not ours, from a newer version, or too large. Nothing is written to it.
    #[error("{}: {reason}. Nothing is written to this file. Move it away to begin a new one", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// An event does not fit into a line.
    #[error("the event has {bytes} bytes: expected at most {MAX_LINE}")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
}

/// A line that was left out. It stays in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}
