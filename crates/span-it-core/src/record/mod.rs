//! Game records: the `.spanit` JSON of a game, loaded by replay through the referee (spec section 7).
//!
//! A record carries its players' whole personalities, so that it replays anywhere.

mod read;
mod reads;
mod room;
mod write;

use std::fmt;
use std::time::Duration;

use thiserror::Error;

use crate::board::{BoardSize, ByPlayer, NotationError, PlaceError, Player, Position};
use crate::json::{Extra, FormatError, Place};
use crate::personality::Personality;
use crate::referee::{Outcome, Referee, Refusal, Termination};
use crate::seed::Seed;

pub use read::read_record;
pub use room::{Burden, write_record_within};
pub use write::write_record;

/// The most bytes a game record may have: 1 MiB.
pub const MAX_BYTES: usize = 1024 * 1024;

const FORMAT: &str = "span-it-game";
const VERSION: u64 = 1;

/// The greatest time a record can hold: 2^53-1 milliseconds.
const MAX_MS: u64 = (1 << 53) - 1;

/// The greatest number of levels of lookahead that a personality may want.
const MAX_LEVELS: u64 = 50;

/// Who makes a player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person, who gets hints from the personality.
    Human,
    /// The personality.
    Computer,
    /// Perfect play; the personality ranks moves that are equally good.
    Perfect,
}

impl PlayerKind {
    /// The word that a record has for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer => "computer",
            Self::Perfect => "perfect",
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One side of the board and who sits there.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// What the player is called.
    pub name: String,
    /// Who makes the moves.
    pub kind: PlayerKind,
    /// What a computer plays by, and what gives a person hints.
    pub personality: Personality,
}

/// All that was settled before a game's first move.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSetup {
    /// The board.
    pub size: BoardSize,
    /// Who moves first.
    pub first: Player,
    /// What the game's random numbers are made from.
    pub seed: Seed,
    /// Who plays.
    pub players: ByPlayer<Seat>,
    /// The Maximum Auto Move time; `None` is without limit. Whole milliseconds are recorded.
    pub max_move: Option<Duration>,
    /// Where the game began, if not on an empty board; of the same size and first player.
    pub start: Option<Position>,
    /// An object that the record carries for later, kept as it was written.
    pub extra: Option<Extra>,
}

impl GameSetup {
    /// The game before its first move.
    pub fn new_game(&self) -> Referee {
        match &self.start {
            Some(start) => Referee::from_position(start.clone()),
            None => Referee::new(self.size, self.first),
        }
    }
}

/// Why a text is not a game record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// Not as the format is.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// `start` is not the text of a position.
    #[error("{place}: start is not a position: {source}")]
    Start {
        /// Where it begins.
        place: Place,
        /// What is wrong with it.
        source: NotationError,
    },
    /// `start` is for another game than the rest of the record.
    #[error("{place}: start has a {found}: expected a {expected}, as rows, cols and first say")]
    StartDisagrees {
        /// Where it begins.
        place: Place,
        /// The board and the player to move that `start` has.
        found: String,
        /// Those of the record.
        expected: String,
    },
    /// A list that goes with the moves is not as long as they are.
    #[error("{place}: {key} has {found} {}: expected {moves}, one for each move", if *.found == 1 { "entry" } else { "entries" })]
    Length {
        /// Where it begins.
        place: Place,
        /// The list.
        key: &'static str,
        /// How many entries it has.
        found: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// A move that is no node's name.
    #[error("{place}: move {number} is {found}: expected a node, such as c3")]
    NotANode {
        /// Where it stands.
        place: Place,
        /// Which move, from 1.
        number: usize,
        /// What stands there, shortened.
        found: String,
    },
    /// A move that the referee refuses.
    #[error("move {number}, {name}, {}", said_refusal(.refusal))]
    Illegal {
        /// Which move, from 1.
        number: usize,
        /// The node.
        name: String,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// A person's move with levels of lookahead.
    #[error("{place}: levels has {found} for move {number}: expected null, as a human made it")]
    HumanLevels {
        /// Where they stand.
        place: Place,
        /// Which move, from 1.
        number: usize,
        /// What stands there, shortened.
        found: String,
    },
    /// The moves end the game and the record does not say so.
    #[error("the result is missing: expected that {winner} won by path, as the moves say")]
    ResultMissing {
        /// Who won.
        winner: Player,
    },
    /// The record says that the game ended otherwise than its moves say.
    #[error("the result is that {}: expected {}, as the moves say", said(*.found), said_replay(*.replay))]
    ResultDisagrees {
        /// What the record says.
        found: Outcome,
        /// What the moves say.
        replay: Option<Outcome>,
    },
}

fn said_refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Place(PlaceError::NotOnBoard { size, .. }) => format!("is not on the {size} board"),
        Refusal::Place(PlaceError::Taken { .. }) => "is taken".to_owned(),
        Refusal::GameOver { outcome } => format!("comes after the end: {} had won", outcome.winner),
        other => format!("is refused: {other}"),
    }
}

fn said(outcome: Outcome) -> String {
    format!("{} won by {}", outcome.winner, word_of(outcome.termination))
}

fn said_replay(replay: Option<Outcome>) -> String {
    replay.map_or_else(
        || "a game that nobody has won by path".to_owned(),
        |outcome| format!("that {}", said(outcome)),
    )
}

/// The word that a record has for how a game ended.
const fn word_of(termination: Termination) -> &'static str {
    match termination {
        Termination::Path => "path",
        Termination::Resignation => "resignation",
    }
}
