//! Requests to the list of personalities.

use std::path::PathBuf;

use span_it_core::board::Player;
use span_it_core::personality::ladder::Measured;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFile {
    pub path: PathBuf,
    pub name: String,
}

#[derive(Clone, Debug)]
pub enum LibraryAction {
    /// Opens the list.
    Show,
    ImportFiles(Vec<PathBuf>),
    SavePlayersPersonality(Player),
    /// Shows the folder of the user's personalities on the desktop.
    OpenFolder,
    SaveRating(Box<Measured>),
    Rename(PathBuf, String),
    /// Moves files to the trash.
    Delete(Vec<NamedFile>),
}
