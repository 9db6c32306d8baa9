//! Requests to *New from My Games*.

use std::path::PathBuf;

use span_it_core::personality::Personality;

#[derive(Clone, Debug)]
pub enum CloneAction {
    Open,
    /// Adds the games of a record or a folder.
    Add(PathBuf),
    /// Adds the stored games of people.
    AddStored,
    /// Asks for a record to add.
    AddGame,
    /// Asks for a folder to add.
    AddFolder,
    Fit,
    Stop,
    Edit(Box<Personality>),
}
