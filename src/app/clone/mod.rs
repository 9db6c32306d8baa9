//! New personalities from the games of a player.

pub(crate) mod action;
pub(crate) mod commands;
pub(crate) mod dialog;
pub(crate) mod job;
