//! The log of everything that the player has learned: `learning.jsonl` (`docs/formats.md, "Learning log"`).
//!
//! The file is only ever appended, one [`Event`] a line. All state is folded from it:
//! [`Progress`](crate::progress::Progress). [`LearningLog`] is the file; nothing in it leaves the computer.

mod error;
mod event;
mod file;
mod forget;
mod lines;
mod read_event;
mod rotate;
mod write_event;

pub use error::{LeftOut, LogError};
pub use event::{Event, GameRecord, LoggedMistake, What};
pub use file::{LearningLog, MAX_BYTES, ROTATE_BYTES};
pub use forget::Forgotten;
pub use lines::MAX_LINE;
