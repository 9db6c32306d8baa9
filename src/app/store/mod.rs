//! Files: settings, autosave, recovery, opening and saving.

pub(crate) mod action;
pub(crate) mod autosave;
pub(crate) mod background_writer;
pub(crate) mod chosen_files;
pub(crate) mod cleanup;
pub(crate) mod clipboard;
pub(crate) mod closing;
pub(crate) mod commands;
pub(crate) mod disk_task;
pub(crate) mod file_dialog;
pub(crate) mod file_drop;
pub(crate) mod file_question;
pub(crate) mod html_export;
pub(crate) mod instance_lock;
pub(crate) mod monitor_scale;
pub(crate) mod open;
pub(crate) mod path_prompt;
pub(crate) mod personality_folder;
pub(crate) mod progress_log;
pub(crate) mod progress_report;
pub(crate) mod read;
pub(crate) mod recovery;
pub(crate) mod save;
pub(crate) mod set_aside;
pub(crate) mod unsaved_game_dialog;
pub(crate) mod window_geometry;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use crate::app::games::database::Database;
use crate::app::settings::Settings;
use crate::app::store::background_writer::BackgroundWriter;
use crate::app::store::disk_task::DiskTasks;
use crate::app::store::instance_lock::InstanceLock;
use crate::app::store::progress_log::ProgressLog;
use crate::platform::Folders;
use span_it_core::personality::ladder::Ladder;
use span_it_core::record::Reduction;

/// The program's own files. Without a folder nothing is stored.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) folders: Option<Folders>,
    pub(crate) instance_lock: Option<InstanceLock>,
    pub(crate) writer: Option<BackgroundWriter>,
    pub(crate) disk_tasks: DiskTasks,
    /// The window was asked to close and waits for its writes.
    pub(crate) closing: Option<Closing>,
    /// Counts the files that were opened, so that only the latest is shown.
    pub(crate) openings: u64,
    /// The log of lessons, puzzles and rated games.
    pub(crate) progress: ProgressLog,
    /// All finished and abandoned games.
    pub(crate) games: Database,
    pub(crate) saved_revision: u64,
    /// The time of a person's unfinished turn in the autosaved game.
    pub(crate) saved_turn: Duration,
    /// The autosaved path of the game's own file; empty if it has none.
    pub(crate) saved_file: String,
    /// The autosaved standing of the game; empty if the game is not rated.
    pub(crate) saved_standing: String,
    /// What is autosaved of the game's place in the history.
    pub(crate) saved_recording: String,
    pub(crate) saved_settings: Settings,
    /// The files that could not be written at the last try, and why.
    pub(crate) write_errors: BTreeMap<PathBuf, String>,
    pub(crate) ratings: Ladder,
    /// The number of a game that is autosaved without a part of its record, and that part.
    pub(crate) reduction: Option<(u64, Reduction)>,
}

/// A window that was asked to close and waits for its writes.
#[derive(Debug)]
pub(crate) struct Closing {
    pub(super) since: Duration,
    /// The answer of the background writer; `None` once it is there.
    pub(super) flushed: Option<Receiver<()>>,
}
