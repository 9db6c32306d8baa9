//! Requests to the database of games, and its reports.

use crate::app::session::standing::StoredVersion;
use span_it_core::board::{BoardSize, Position};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_history::{Filter, GameId, NextMove, Page};

/// A game to store, and its number in the session.
#[derive(Clone, Debug)]
pub(crate) struct GameToStore {
    /// The key of the session; games with the same key replace each other.
    pub(crate) key: u64,
    pub(crate) setup: GameSetup,
    pub(crate) game: Referee,
    /// In milliseconds since 1970 (UTC).
    pub(crate) at: i64,
    pub(crate) hash: u64,
    /// The stored game that this one may replace.
    pub(crate) stored: Option<GameId>,
}

/// What a game is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Open,
    Review,
    Export,
}

#[derive(Debug)]
pub(super) enum Request {
    Store(Box<GameToStore>),
    /// Lists games; `query` returns in the report.
    List {
        query: u64,
        filter: Box<Filter>,
        offset: usize,
        count: usize,
    },
    NextMoves(Box<Position>),
    /// The boards of all games.
    Sizes,
    Read(GameId, Purpose),
    /// The time is in milliseconds since 1970 (UTC).
    Delete(Vec<GameId>, i64),
    Restore(Vec<GameId>),
}

#[derive(Debug)]
pub(super) enum Report {
    Stored {
        key: u64,
        version: StoredVersion,
    },
    Listed {
        query: u64,
        offset: usize,
        page: Page,
    },
    NextMoves(Box<Position>, Vec<NextMove>),
    Sizes(Vec<BoardSize>),
    Read(Purpose, Box<(GameSetup, Referee)>, String),
    Deleted(Vec<GameId>),
    Restored,
    /// Another analysis is stored.
    Analysed,
    /// The database was damaged.
    Recovered(span_it_history::Recovered),
    /// A request failed.
    Problem {
        text: String,
        is_storing: bool,
    },
    /// All games are stored that could not be stored before.
    Solved,
}
