//! Requests to the tournament.

use std::path::PathBuf;

use crate::app::tournament::game_files::{GameFormat, WrittenGames};
use crate::app::tournament::history::Order;
use span_it_arena::tournament::export::Format;
use span_it_arena::tournament::{PairKey, Selection};

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
    /// Opens the log of a tournament.
    OpenLog(PathBuf),
    /// Cancels the reading of a tournament.
    CancelOpening,
    /// Changes the list of saved tournaments.
    List(ListAction),
    /// Asks for a file with openings.
    AskForOpenings,
    UseOpenings(PathBuf),
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

/// Requests to the list of saved tournaments. Numbers are positions in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListAction {
    Open(usize),
    Delete(usize),
    /// Restores the last deleted one.
    Restore,
    /// Fills the setup with the plan of a tournament.
    Reuse(usize),
    /// Names a tournament as typed. Does nothing after `CancelRenaming`, which Escape requests first.
    Rename,
    /// Closes the field for a new name.
    CancelRenaming,
    Sort(Order),
    ShowAll,
}

/// What happens to a tournament that the player stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Keep,
    Discard,
    Continue,
}

/// What the player has chosen to export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    Table(Format),
    /// The games of a pairing, or all.
    Games(GameFormat, Option<(usize, usize)>),
}
