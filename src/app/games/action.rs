//! Requests to the history of games.

use std::path::PathBuf;

use span_it_core::board::Position;
use span_it_history::GameId;

#[derive(Clone, Debug)]
pub enum GamesAction {
    Show,
    /// Shows the list again as it was left.
    Return,
    /// Reads the games of this part of the list.
    Load {
        part: usize,
    },
    /// Reads what was played in a position.
    Explore(Box<Position>),
    Open(GameId),
    /// Returns from an opened game to the one before.
    ReturnToGame,
    Review(GameId),
    /// Asks for a file and writes the record of a game.
    Export(GameId),
    WriteExport {
        path: PathBuf,
        record: String,
    },
    Delete(GameId),
    Restore(Vec<GameId>),
}
