//! Requests for pictures.

use std::path::PathBuf;

use crate::app::picture::options::Choices;

#[derive(Clone, Debug)]
pub enum PictureAction {
    /// Opens the dialog for the board of the page.
    Save,
    /// Copies the board of the page to the clipboard.
    Copy,
    /// Opens the dialog for the game.
    SaveAnimation,
    /// Asks for a file and writes what the open dialog is about.
    Ask(Choices),
    Write(PathBuf, Choices),
    /// Saves the finished animation.
    Finish(PathBuf, Vec<u8>),
}
