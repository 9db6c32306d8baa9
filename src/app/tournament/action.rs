//! Requests to the tournament.

use std::path::PathBuf;

use span_it_arena::contest::PairKey;

/// A game of a tournament: its pair, and whether it is the second game.
pub(crate) type GameId = (PairKey, bool);

/// Actions of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    /// Opens the page.
    Show,
    /// Starts the tournament in the setup.
    Start,
    /// Pauses all games.
    Pause,
    /// Resumes a paused or interrupted tournament.
    Resume,
    /// Asks whether to stop.
    Cancel,
    /// The answer: stop and keep the results, stop and discard them, or continue.
    Answer(Answer),
    /// Returns to the setup.
    New,
    /// Returns from the setup to the last tournament.
    Back,
    /// Opens the saved tournament at this position of the list.
    Open(usize),
    /// Deletes the saved tournament at this position of the list.
    Delete(usize),
    /// Restores the last deleted tournament.
    Restore,
    /// Lists all saved tournaments.
    ListAll,
    /// Draws a seed for the setup.
    NewSeed,
    /// Adds the external engine in the field.
    AddEngine,
    /// Removes an external engine.
    RemoveEngine(usize),
    /// Cancels the check of the external engines. The tournament does not start.
    CancelEngineCheck,
    /// Writes the table to this file.
    ExportTo(PathBuf),
    /// Does not offer the interrupted tournament again.
    DismissOffer,
    /// Asks for a file and writes the table to it.
    Export,
    /// Lists the games of two agents, or closes the list.
    ListGames(Option<(usize, usize)>),
    /// Enlarges the live game, or returns to the table.
    Watch(bool),
    /// Follows another live game.
    FollowAnotherGame,
    /// Opens a finished game in the review.
    Review(GameId),
}

/// What happens to a tournament that the player stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Its results are kept.
    Keep,
    /// Its results are discarded.
    Discard,
    /// It continues.
    Continue,
}
