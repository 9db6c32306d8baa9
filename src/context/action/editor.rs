//! Requests to the personality editor.

use std::path::PathBuf;

use span_it_core::board::Player;
use span_it_core::personality::Personality;

/// The personality whose versions are shown, as it is in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    pub personality: Box<Personality>,
    pub file: PathBuf,
}

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
    Paste(String),
    ShowVersions(Subject),
    /// Asks for a file for a page of the personality.
    Print,
    /// A file and its personality have another name.
    FollowFile {
        from: PathBuf,
        to: PathBuf,
        name: String,
    },
}
