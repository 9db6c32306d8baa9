//! The settings dialog.

pub(crate) mod commands;
pub(crate) mod dialog;
