//! Pictures of the board and animations of games, as files and on the clipboard.

pub(crate) mod action;
pub(crate) mod commands;
pub(crate) mod dialog;
pub(crate) mod options;
