//! Tournaments that run or are stored.

pub(crate) mod history;
pub(crate) mod runner;
