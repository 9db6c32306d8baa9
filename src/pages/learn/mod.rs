//! The pages for learning: the hub with its cards, the lessons, and what builds on the log of progress
//! (`docs/interface.md, "Learn"`). The game on the table is never changed.
//!
//! A page without a board is a [`page::ColumnPage`]; a page with a task on a board implements [`task::TaskPage`]. Each
//! has a variant of [`action::LearnPage`] and its rows in [`state::LearnState`]. A card of the hub is a function in `hub`
//! and an entry in `hub::ROWS`. What happened is added to the log with [`commands::record`], and read from
//! `Context::progress`.

pub(crate) mod best_runs;
pub(crate) mod commands;
pub(crate) mod diploma;
pub(crate) mod feedback;
pub(crate) mod hub;
pub(crate) mod ladder;
pub(crate) mod lesson;
pub(crate) mod page;
pub(crate) mod progress;
pub(crate) mod puzzle;
pub(crate) mod rated;
pub(crate) mod state;
pub(crate) mod task;
