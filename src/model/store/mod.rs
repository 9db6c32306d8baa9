//! Files: settings, autosave, recovery, opening and saving.

pub(crate) mod autosave;
pub(crate) mod cleanup;
pub(crate) mod progress_log;
pub(crate) mod read;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::model::settings::Settings;
use crate::model::store::autosave::{Autosave, NoAutosave};
use crate::model::store::progress_log::ProgressLog;
use crate::platform::Folders;
use span_it_core::personality::ladder::Ladder;

/// The program's own files. Without a folder nothing is stored.
pub(crate) struct Store {
    pub(crate) folders: Option<Folders>,
    pub(crate) autosave: Result<Autosave, NoAutosave>,
    pub(crate) progress: ProgressLog,
    /// The settings at the last try to write them.
    pub(crate) saved_settings: Settings,
    /// The settings that this window last read or wrote.
    pub(crate) settings_on_disk: Settings,
    /// The own files that could not be written at the last try, and why.
    pub(crate) write_errors: BTreeMap<PathBuf, String>,
    pub(crate) ratings: Ladder,
}
