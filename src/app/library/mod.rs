//! The personalities that the player can choose from.

pub mod character;
pub(crate) mod commands;
pub mod dialog;
pub(crate) mod own_folder;
pub(crate) mod ratings;
