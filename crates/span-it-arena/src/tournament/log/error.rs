//! Why a tournament log cannot be used.

use std::path::PathBuf;

use thiserror::Error;

use span_it_core::board::{Node, Player};
use span_it_core::referee::Refusal;
use span_it_files::json::FormatError;
use span_it_files::storage::StorageError;

use crate::tournament::TournamentError;

/// Why a tournament log cannot be used. Every message names the file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LogError {
    /// The file cannot be read or written, or another program writes to it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file already exists.
    #[error("{}: the file already exists: expected a new one", .path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A line does not have the format of a log.
    #[error("{}: {source}", .path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// What is wrong, and in which line.
        source: FormatError,
    },
    /// The plan is not valid.
    #[error("{}: line 1: {source}", .path.display())]
    Plan {
        /// The file.
        path: PathBuf,
        /// What is wrong with the plan.
        source: TournamentError,
    },
    /// Reading was cancelled.
    #[error("{}: reading was cancelled", .path.display())]
    Cancelled {
        /// The file.
        path: PathBuf,
    },
    /// The log of another tournament.
    #[error("{}: line 1: this is the log of another tournament: {key} is {found}: expected {expected}", .path.display())]
    OtherPlan {
        /// The file.
        path: PathBuf,
        /// The first key of the plan that differs.
        key: String,
        /// Its value in the file, shortened.
        found: String,
        /// Its value in the plan, shortened.
        expected: String,
    },
    /// A game that is not in the plan, or contradicts its moves.
    #[error("{}: line {line}: {problem}", .path.display())]
    Game {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong with the game.
        problem: GameError,
    },
}

/// What is wrong with a game in a log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GameError {
    /// The plan has no such game.
    #[error("{key} is {found}: expected {expected}, as in the plan in line 1")]
    NotPlanned {
        /// The key.
        key: &'static str,
        /// Its value.
        found: String,
        /// The possible values.
        expected: String,
    },
    /// The game occurs twice.
    #[error("the game is already in line {before}: expected it once")]
    Twice {
        /// The line of its first occurrence, from 1.
        before: usize,
    },
    /// The referee refuses a move.
    #[error("move {number}, {mv}: {refusal}")]
    Illegal {
        /// Number of the move, from 1.
        number: usize,
        /// The node.
        mv: Node,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The result contradicts the moves.
    #[error("the winner is {found}: expected {expected}, as the moves show")]
    Result {
        /// The result in the log.
        found: String,
        /// The result of the moves.
        expected: String,
    },
    /// The forfeit of an agent that cannot forfeit.
    #[error("{loser} loses by forfeit: expected a path, as only external engines can forfeit")]
    NoForfeit {
        /// The agent's name.
        loser: String,
    },
    /// The counts of a player contradict the moves.
    #[error(
        "{}: moves is {}, critical {}, kept {}: expected {}, {} and {}, as the moves show",
        .player.letter(), .found[0], .found[1], .found[2], .expected[0], .expected[1], .expected[2]
    )]
    Counts {
        /// The player.
        player: Player,
        /// Moves, critical moves, and critical moves that kept the win, in the log.
        found: [u32; 3],
        /// The same, by the moves.
        expected: [u32; 3],
    },
    /// The times of a player contradict each other.
    #[error(
        "{}: time_ns is {time}, longest_ns {longest}, moves {moves}: expected longest_ns to be at most time_ns, and time_ns at most moves times longest_ns",
        .player.letter()
    )]
    Times {
        /// The player.
        player: Player,
        /// Total time in nanoseconds.
        time: u64,
        /// Time of the longest move in nanoseconds.
        longest: u64,
        /// Number of moves.
        moves: u32,
    },
}
