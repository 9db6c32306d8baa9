//! New personalities from the games of a player.

pub(crate) mod commands;
pub mod dialog;
pub mod job;
