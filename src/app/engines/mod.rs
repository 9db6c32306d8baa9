//! The player's list of external engines: other programs that play through the Go Text Protocol. They play in games of
//! the window and in tournaments.

pub(crate) mod action;
pub(crate) mod commands;
pub(crate) mod dialog;
pub(crate) mod form;
pub(crate) mod list;
pub(crate) mod test_run;
