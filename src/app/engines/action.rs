//! Requests to the list of external engines.

use std::path::PathBuf;

use span_it_core::board::Player;

use crate::app::engines::list::ExternalEngine;

#[derive(Clone, Debug)]
pub enum EnginesAction {
    /// Opens the list; with a player, to choose an engine for it.
    Open(Option<Player>),
    /// Asks for the folder of the engine that is being edited.
    BrowseFolder,
    SetFolder(PathBuf),
    /// Stores the list. `renamed` has the old and the new name of engines.
    Save {
        engines: Vec<ExternalEngine>,
        renamed: Vec<(String, String)>,
    },
    /// Lets an engine of the list play for a player.
    Choose {
        player: Player,
        name: String,
    },
    /// Starts the engine of the current game again after a failure.
    Retry,
}
