//! Requests to the list of personalities.

use std::path::PathBuf;

use span_it_core::board::Player;
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::Measured;

/// A file of a personality, and the name of the personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFile {
    pub path: PathBuf,
    pub name: String,
}

#[derive(Clone, Debug)]
pub enum LibraryAction {
    /// Opens the list, for a player of the New Game dialog or for the editor.
    OpenFor(Option<Player>),
    /// Opens the list by itself.
    Show,
    /// Loads a personality of the list, for a player or the editor, with the file it was read from.
    Load(Option<Player>, Box<Personality>, Option<PathBuf>),
    /// Loads the personality of this file, for the dialog under the list or the editor.
    LoadFile(PathBuf),
    /// Copies the personalities of these files into the player's own.
    ImportFiles(Vec<PathBuf>),
    ExportTo(PathBuf, Box<Personality>),
    /// Asks for a folder and writes a file for each personality into it.
    ExportSeveral(Vec<Personality>),
    ExportInto(PathBuf, Vec<Personality>),
    /// Asks for a file and writes all of them into it as a pack.
    ExportPack(Vec<Personality>),
    ExportPackTo(PathBuf, Vec<Personality>),
    UseFolder(PathBuf),
    /// Asks for a personality file, for the dialog on top or the editor.
    ChooseFile,
    SavePlayersPersonality(Player),
    /// Shows the folder of the user's personalities on the desktop.
    OpenFolder,
    ChooseFolder,
    /// Uses the folder in the data folder again.
    UseDefaultFolder,
    SaveRating(Box<Measured>),
    Rename(PathBuf, String),
    Duplicate(Box<Personality>),
    /// Moves files to the trash.
    Delete(Vec<NamedFile>),
    /// Moves files back from the trash.
    Restore(Vec<NamedFile>),
    EmptyTrash(Vec<PathBuf>),
    Import,
    Export(Box<Personality>),
}
