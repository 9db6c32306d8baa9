//! Requests to the list of personalities.

use std::path::PathBuf;

use span_it_core::board::Player;
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::Measured;

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
    /// Copies the personality of this file into the player's own.
    ImportFile(PathBuf),
    /// Writes a personality to this file.
    ExportTo(PathBuf, Box<Personality>),
    /// Uses this folder for the player's own personalities.
    UseFolder(PathBuf),
    /// Asks for a personality file, for the dialog on top or the editor.
    ChooseFile,
    /// Saves the personality of a player of the current game.
    SavePlayersPersonality(Player),
    /// Shows the folder of the user's personalities on the desktop.
    OpenFolder,
    /// Asks for another folder for the user's personalities.
    ChooseFolder,
    /// Uses the folder in the data folder again.
    UseDefaultFolder,
    /// Stores the measured strength of a personality.
    SaveRating(Box<Measured>),
    /// Renames the personality in a file.
    Rename(PathBuf, String),
    /// Copies a personality.
    Duplicate(Box<Personality>),
    /// Moves a file to the trash; the text is the personality's name.
    Delete(PathBuf, String),
    /// Moves a file back from the trash; the text is the personality's name.
    Restore(PathBuf, String),
    /// Deletes these files from the trash.
    EmptyTrash(Vec<PathBuf>),
    /// Asks for a file and copies it to the player's own personalities.
    Import,
    /// Asks for a file and writes a personality to it.
    Export(Box<Personality>),
}
