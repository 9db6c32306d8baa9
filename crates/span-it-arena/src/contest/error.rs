//! Why a contest cannot be held.

use std::io;

use thiserror::Error;

use span_it_core::board::BoardSize;
use span_it_core::text::humanize::counted;

use super::opening::OpeningError;

/// Why a contest cannot be held.
#[derive(Debug, Error)]
pub enum ContestError {
    /// Nobody meets anybody.
    #[error(
        "a contest of {} with no meeting: expected at least two agents who meet",
        counted(*.agents, "agent", "agents")
    )]
    NoMeeting {
        /// How many agents there are.
        agents: usize,
    },
    /// More agents than a table can show.
    #[error("a contest of {agents} agents: expected at most {}", super::Plan::MAX_AGENTS)]
    TooManyAgents {
        /// How many there are.
        agents: usize,
    },
    /// A meeting of an agent that is not in the list, or with itself.
    #[error("the meeting of agents {} and {}: expected two different ones of {agents}", .meeting.0, .meeting.1)]
    NotAMeeting {
        /// The two places in the list, from 0.
        meeting: (usize, usize),
        /// How many agents there are.
        agents: usize,
    },
    /// A meeting that stands twice in the plan.
    #[error("agents {} and {} meet twice: expected each meeting once", .meeting.0, .meeting.1)]
    MeetingTwice {
        /// The two places in the list, from 0.
        meeting: (usize, usize),
    },
    /// There is no board to play on.
    #[error("a contest without a board: expected at least one")]
    NoBoard,
    /// A board that stands twice in the plan.
    #[error("the {size} board is given twice: expected each board once")]
    BoardTwice {
        /// The board.
        size: BoardSize,
    },
    /// Nobody plays.
    #[error("no pairs of games: expected at least 1")]
    NoPairs,
    /// More games than a contest may have.
    #[error("{} on {}: expected at most {} together",
        counted(*.pairs, "pair", "pairs"), counted(*.boards, "board", "boards"), super::Plan::MAX_PAIRS)]
    TooManyPairs {
        /// Pairs on each board.
        pairs: u32,
        /// Boards.
        boards: usize,
    },
    /// A board that has no such openings.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// The system gives no thread.
    #[error("no thread to play on: {source}")]
    NoThread {
        /// What the system says.
        source: io::Error,
    },
    /// A thread has ended by a panic, which its hook has reported.
    #[error("a game broke off by a fault of the program")]
    Fault,
}
