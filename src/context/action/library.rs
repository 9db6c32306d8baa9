//! Requests to the list of personalities.

use std::path::PathBuf;

use crate::model::entry::NamedFile;
use span_it_core::board::Player;

#[derive(Clone, Debug)]
pub enum LibraryAction {
    /// Opens the list.
    Show,
    /// Opens the list with this file chosen.
    ShowFile(PathBuf),
    /// Shows the files of the folders again, if the list is open.
    Refresh,
    ImportFiles(Vec<PathBuf>),
    /// Copies the personalities of a pack from the clipboard into the player's own.
    ImportText(String),
    /// Asks for another folder for the player's own personalities.
    ChooseFolder,
    SavePlayersPersonality(Player),
    /// Shows the folder of the user's personalities on the desktop.
    OpenFolder,
    Rename(PathBuf, String),
    /// Moves files to the trash.
    Delete(Vec<NamedFile>),
}
