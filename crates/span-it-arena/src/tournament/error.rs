//! Why a tournament cannot be played.

use std::io;

use thiserror::Error;

use span_it_core::board::BoardSize;
use span_it_files::text::humanize::counted;

use super::BookError;
use super::opening::OpeningError;

/// Why a tournament cannot be played.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum TournamentError {
    /// The plan has no pairing.
    #[error(
        "a tournament of {} without a pairing: expected at least two agents",
        counted(*.agents, "agent", "agents")
    )]
    NoPairing {
        /// Number of agents.
        agents: usize,
    },
    /// Too many agents.
    #[error("a tournament of {agents} agents: expected at most {max}")]
    TooManyAgents {
        /// Number of agents.
        agents: usize,
        /// Maximum number of agents.
        max: usize,
    },
    /// A pairing with an agent that is not in the list, or of an agent with itself.
    #[error("the pairing of agents {} and {}: expected two different ones of {agents}, the smaller first", .pairing.0, .pairing.1)]
    NotAPairing {
        /// The indices of the agents.
        pairing: (usize, usize),
        /// Number of agents.
        agents: usize,
    },
    /// A pairing occurs twice.
    #[error("agents {} and {} are paired twice: expected each pairing once", .pairing.0, .pairing.1)]
    PairingTwice {
        /// The indices of the agents.
        pairing: (usize, usize),
    },
    /// The plan has no board.
    #[error("a tournament without a board: expected at least one")]
    NoBoard,
    /// A board occurs twice.
    #[error("the {size} board is given twice: expected each board once")]
    BoardTwice {
        /// The board.
        size: BoardSize,
    },
    /// The plan has no game pairs.
    #[error("no pairs of games: expected at least 1")]
    NoPairs,
    /// Too many game pairs.
    #[error("{} on {}: expected at most {max} together",
        counted(*.pairs, "pair", "pairs"), counted(*.boards, "board", "boards"))]
    TooManyPairs {
        /// Pairs per board.
        pairs: u32,
        /// Number of boards.
        boards: usize,
        /// Maximum number of pairs on all boards together.
        max: u32,
    },
    /// The given openings cannot be used.
    #[error(transparent)]
    Book(#[from] BookError),
    /// A given opening is not legal on its board, or wins.
    #[error("opening {number} of the {size} board: its moves are not possible there, or win")]
    ImpossibleOpening {
        /// Its number, from 1.
        number: usize,
        /// The board.
        size: BoardSize,
    },
    /// The given openings of a board are too long together.
    #[error("the openings of the {size} board: expected at most {max} moves together")]
    LongOpenings {
        /// The board.
        size: BoardSize,
        /// Maximum number of moves.
        max: usize,
    },
    /// A limit of visited moves that is 0 or too large.
    #[error("the limit of visited moves: expected a number from 1 to {max}")]
    MaxVisits {
        /// The greatest limit.
        max: u64,
    },
    /// A sequential test compares two agents.
    #[error("an SPRT with {agents} agents: expected two, as the test compares the first with the second")]
    SprtAgents {
        /// Number of agents.
        agents: usize,
    },
    /// A board has no such openings.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// No thread can be started.
    #[error("no thread can be started: {source}")]
    NoThread {
        /// The error of the system.
        source: io::Error,
    },
    /// A thread has panicked; the panic hook has reported it.
    #[error("a game failed because of a fault in the program")]
    Fault,
}
