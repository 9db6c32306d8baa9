//! Requests to the personality editor.

use std::path::PathBuf;

use span_it_core::board::Player;
use span_it_core::personality::Personality;

#[derive(Clone, Debug)]
pub enum EditorAction {
    /// Opens the editor on a personality.
    Edit {
        /// What to edit.
        personality: Box<Personality>,
        /// The file it was read from.
        file: Option<PathBuf>,
        /// The player of the New Game dialog it is edited for.
        of: Option<Player>,
    },
    /// Opens the editor where it was left, else on the personality of the computer player.
    Open,
    /// Opens the editor on a new personality.
    New,
    /// Saves the personality to its file, or asks for one.
    Save,
    /// Asks for a file and saves the personality to it.
    SaveAs,
    /// Saves the personality to this file.
    SaveTo(PathBuf),
    UseInNextGame(Player, Box<Personality>),
    /// Opens the editor on the changes that an earlier window left.
    OpenDraft,
    /// Discards these changes.
    DiscardDraft,
    /// Undoes the last step.
    Undo,
    /// Redoes the last undone step.
    Redo,
    /// Restores the saved state.
    Revert,
    /// Copies the personality as text.
    Copy,
    /// Enters a personality from a text.
    Paste(String),
    /// Opens the editor on a personality that was pasted on another page.
    OpenPasted(String),
    /// Starts a game against the personality.
    Try,
    /// Closes the editor. Asks about unsaved changes first.
    Close,
    /// Starts the quick match against the baseline or the compared personality.
    Match,
    /// Stops the match, or closes its result.
    EndMatch,
    /// Gives the personality to a player of the current game.
    UseNow(Player),
    /// Reads the file again.
    Reload,
    /// In the dialog about unsaved changes: saves, then continues.
    SaveFirst,
    /// In the dialog about unsaved changes: discards them and continues.
    Discard,
    /// In the dialog about unsaved changes: returns to the editor.
    KeepEditing,
}
