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
    UseInNextGame(Player, Box<Personality>),
    /// Opens the editor on the changes that an earlier window left.
    OpenDraft,
    DiscardDraft,
    Undo,
    Redo,
    Revert,
    Copy,
    Paste(String),
    /// Starts a game against the personality.
    Try,
    Close,
    /// Starts the quick match against the baseline or the compared personality.
    Match,
    /// Stops the match, or closes its result.
    EndMatch,
    /// Gives the personality to a player of the current game.
    UseNow(Player),
    Reload,
    /// Saves over the changes of another program.
    Overwrite,
    /// The answers of the dialog about unsaved changes: save and continue, discard and continue, or edit.
    SaveFirst,
    Discard,
    KeepEditing,
}
