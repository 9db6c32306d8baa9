//! Requests to the tournament.

use std::path::PathBuf;

use crate::app::tournament::export_dialog::Export;
use crate::app::tournament::game_files::{GameFormat, WrittenGames};
use crate::app::tournament::history::Order;
use span_it_arena::contest::export::Format;
use span_it_arena::contest::{PairKey, Selection};

/// A game of a tournament: its pair, and whether it is the second game.
pub(crate) type GameId = (PairKey, bool);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    Show,
    Start,
    Pause,
    Resume,
    /// Asks whether to stop.
    Cancel,
    Answer(Answer),
    /// Returns to the setup.
    New,
    /// Returns from the setup to the last tournament.
    Back,
    /// Opens the saved tournament at this position of the list.
    Open(usize),
    /// Opens the log of a contest.
    OpenLog(PathBuf),
    /// Cancels the reading of a tournament.
    CancelOpening,
    /// Deletes the saved tournament at this position of the list.
    Delete(usize),
    Restore,
    /// Fills the setup with the plan of the saved tournament at this position of the list.
    Reuse(usize),
    /// Names a saved tournament as typed. Does nothing after `CancelRenaming`, which Escape requests first.
    Rename,
    /// Closes the field for a new name.
    CancelRenaming,
    Sort(Order),
    ListAll,
    NewSeed,
    /// Cancels the check of the external engines. The tournament does not start.
    CancelEngineCheck,
    /// Asks for a file or a folder.
    AskForExport(Export),
    ExportTable(PathBuf, Format),
    /// Writes the games of a pairing, or all, into a folder.
    ExportGames {
        folder: PathBuf,
        format: GameFormat,
        pairing: Option<(usize, usize)>,
    },
    GamesWritten(WrittenGames),
    /// Does not offer the interrupted tournament again.
    DismissOffer,
    /// Asks what to export.
    Export,
    /// Shows the table of a board or side.
    SelectTable(Selection),
    /// Lists the games of two agents, or closes the list.
    ListGames(Option<(usize, usize)>),
    /// Enlarges the live game, or returns to the table.
    Watch(bool),
    FollowAnotherGame,
    /// Opens a finished game in the review.
    Review(GameId),
}

/// What happens to a tournament that the player stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Keep,
    Discard,
    Continue,
}
