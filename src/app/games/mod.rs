//! The history of games: storing finished and abandoned games, and the page *Games* that lists them
//! (`docs/interface.md, "Games"`).

pub(crate) mod action;
pub(crate) mod commands;
pub(crate) mod database;
mod database_thread;
pub(crate) mod explorer;
mod explorer_panel;
mod filters;
mod list;
pub(crate) mod page;
pub(crate) mod period;
pub(crate) mod recorder;
pub(crate) mod requests;
mod rows;
pub(crate) mod state;
mod unstored;
