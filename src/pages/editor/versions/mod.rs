//! Versions of the player's own personalities: kept with each change of the factors, measured, plotted, compared and
//! opened again.

pub(crate) mod commands;
pub(crate) mod dialog;
