//! The personalities that the player can choose from.

pub(crate) mod action;
pub mod character;
pub(crate) mod commands;
pub(crate) mod dialog;
pub(crate) mod folder_task;
pub(crate) mod own_folder;
pub(crate) mod pack;
pub(crate) mod ratings;
pub(crate) mod transfer;
