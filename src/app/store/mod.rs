//! Files: settings, autosave, recovery, opening and saving.

pub(crate) mod action;
pub(crate) mod autosave;
pub(crate) mod cleanup;
pub(crate) mod clipboard;
pub(crate) mod closing;
pub(crate) mod commands;
pub(crate) mod file_dialog;
pub(crate) mod file_drop;
pub(crate) mod file_question;
pub(crate) mod open;
pub(crate) mod own_files;
pub(crate) mod progress_log;
pub(crate) mod read;
pub(crate) mod recovery;
pub(crate) mod save;
pub(crate) mod window_geometry;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::app::games::database::Database;
use crate::app::settings::Settings;
use crate::app::store::autosave::{Autosave, NoAutosave};
use crate::app::store::progress_log::ProgressLog;
use crate::platform::Folders;
use span_it_core::personality::ladder::Ladder;

/// The program's own files. Without a folder nothing is stored.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) folders: Option<Folders>,
    pub(crate) autosave: Result<Autosave, NoAutosave>,
    pub(crate) progress: ProgressLog,
    pub(crate) games: Database,
    /// The settings at the last try to write them.
    pub(crate) saved_settings: Settings,
    /// The settings that this window last read or wrote.
    pub(crate) settings_on_disk: Settings,
    /// The own files that could not be written at the last try, and why.
    pub(crate) write_errors: BTreeMap<PathBuf, String>,
    pub(crate) ratings: Ladder,
}
