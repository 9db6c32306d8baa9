//! Versions of the player's own personalities: kept with each change of the factors, measured, plotted, compared and
//! opened again.

pub(crate) mod commands;
pub(crate) mod dialog;
pub(crate) mod recording;

use std::path::PathBuf;

use span_it_core::personality::Personality;

/// The personality whose versions are shown, as it is in its file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Subject {
    pub(crate) personality: Box<Personality>,
    pub(crate) file: PathBuf,
}
