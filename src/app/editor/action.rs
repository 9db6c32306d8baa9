//! Requests to the personality editor.

use std::path::PathBuf;

use span_it_core::board::Player;
use span_it_core::personality::Personality;

#[derive(Clone, Debug)]
pub enum EditorAction {
    Edit {
        personality: Box<Personality>,
        file: Option<PathBuf>,
        /// The player of the New Game dialog it is edited for.
        of: Option<Player>,
    },
    /// Opens the editor where it was left, else on the personality of the computer player.
    Open,
    New,
    /// Saves the personality to its file, or asks for one.
    Save,
    SaveAs,
    SaveTo(PathBuf),
    /// Opens the editor on the changes that an earlier window left.
    OpenDraft,
    DiscardDraft,
    Undo,
    Redo,
    Revert,
    Copy,
    Paste(String),
    Close,
    Reload,
    /// Saves over the changes of another program.
    Overwrite,
}
