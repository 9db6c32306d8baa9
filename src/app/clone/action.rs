//! Requests to *New from My Games*.

use std::path::PathBuf;

use span_it_core::personality::Personality;

/// Actions of the dialog.
#[derive(Clone, Debug)]
pub enum CloneAction {
    /// Opens the dialog.
    Open,
    /// Adds the games of a record or a folder.
    Add(PathBuf),
    /// Chooses a game record.
    AddGame,
    /// Chooses a folder of game records.
    AddFolder,
    /// Fits a clone to the chosen player.
    Fit,
    /// Stops the fit.
    Stop,
    /// Opens the clone in the editor.
    Edit(Box<Personality>),
}
