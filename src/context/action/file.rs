//! Requests to files and the clipboard.

use std::path::PathBuf;

use crate::model::session::SessionGame;

/// Requests that read or write the file of a game or use the clipboard.
#[derive(Clone, Debug)]
pub enum FileAction {
    /// Asks for a game or personality file and opens it.
    Open,
    OpenPath(PathBuf),
    /// Saves the game to its file; in the editor, the personality.
    Save,
    /// Asks for a file and saves the game, or the personality, to it.
    SaveAs,
    CopyPosition,
    CopyGame,
    PastePosition(String),
    OpenGame(Box<SessionGame>),
}
