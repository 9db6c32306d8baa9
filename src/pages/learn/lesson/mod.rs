//! The lessons: thirteen lessons of one to three steps, each an answer on a board (`docs/interface.md, "Lessons"`).

pub(crate) mod commands;
pub(crate) mod page;
pub(crate) mod state;
