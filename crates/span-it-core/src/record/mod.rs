//! Game records: games as `.spanit` files (`docs/formats.md, "Game record"`).
//!
//! Reading replays the moves through the referee. A record contains the complete personalities of its
//! players, so that it does not depend on other files.
//!
//! ```
//! use span_it_core::record::{read_record, write_record};
//! # use span_it_core::board::{BoardSize, ByPlayer, Player};
//! # use span_it_core::personality::library;
//! # use span_it_core::record::{GameSetup, PlayerKind, Seat};
//! # use span_it_core::seed::Seed;
//! # let personality = library::builtin()[0].clone();
//! # let seat = Seat { name: "Ada".to_owned(), kind: PlayerKind::Computer, personality };
//! # let setup = GameSetup {
//! #     size: BoardSize::STANDARD,
//! #     first: Player::Horizontal,
//! #     seed: Seed::default(),
//! #     players: ByPlayer { horizontal: seat.clone(), vertical: seat },
//! #     max_move: None,
//! #     start: None,
//! #     extra: None,
//! # };
//! let text = write_record(&setup, &setup.new_game());
//! let (read, game) = read_record(text.as_bytes())?;
//! assert_eq!(read, setup);
//! assert!(game.moves().is_empty());
//! # Ok::<(), span_it_core::record::RecordError>(())
//! ```

mod extra_settings;
mod read;
mod size_limit;
mod write;

use std::fmt;
use std::time::Duration;

use span_it_files::json::{Extra, FormatError, Place};
use thiserror::Error;

use crate::board::{BoardSize, ByPlayer, NotationError, PlaceError, Player, Position};
use crate::engine::Manner;
use crate::personality::Personality;
use crate::referee::{Outcome, Referee, Refusal, Termination};
use crate::seed::Seed;

pub use read::read_record;
pub use size_limit::{Reduction, write_record_within};
pub use write::write_record;

/// Maximum size of a game record in bytes: 1 MiB.
pub const MAX_BYTES: usize = 1024 * 1024;

const FORMAT: &str = "span-it-game";
const VERSION: u64 = 1;

/// The longest time in a record: 2^53-1 milliseconds.
const MAX_MS: u64 = (1 << 53) - 1;

/// The largest number of levels of lookahead.
const MAX_LEVELS: u64 = 50;

/// Who makes a player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person; the personality gives hints.
    Human,
    /// The personality.
    Computer,
    /// Perfect play; the personality chooses among the best moves.
    Perfect(Manner),
    /// An external engine. The name of the seat is its name in the player's list of engines: a record never contains
    /// a command.
    Engine,
}

impl PlayerKind {
    /// Whether a person makes the moves.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Human)
    }

    /// Whether the personality makes the moves, with its lookahead and noise.
    pub const fn is_personality(self) -> bool {
        matches!(self, Self::Computer)
    }

    /// Whether an external engine makes the moves.
    pub const fn is_external(self) -> bool {
        matches!(self, Self::Engine)
    }

    /// The word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer => "computer",
            Self::Perfect(Manner::Fighter) => "perfect",
            Self::Perfect(Manner::Plain) => "perfect:plain",
            Self::Engine => "engine",
        }
    }

    /// The manner of perfect play.
    pub const fn manner(self) -> Option<Manner> {
        match self {
            Self::Perfect(manner) => Some(manner),
            Self::Human | Self::Computer | Self::Engine => None,
        }
    }

    /// The kind with this [`word`](Self::word).
    pub fn from_word(word: &str) -> Option<Self> {
        let perfect = [Manner::Fighter, Manner::Plain].map(Self::Perfect);
        [Self::Human, Self::Computer, Self::Engine]
            .into_iter()
            .chain(perfect)
            .find(|kind| kind.word() == word)
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// The name of the player.
    pub name: String,
    /// Who makes the moves.
    pub kind: PlayerKind,
    /// The personality by which a computer plays, or that gives a person hints.
    pub personality: Personality,
}

/// The settings of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSetup {
    /// The size of the board.
    pub size: BoardSize,
    /// The first player.
    pub first: Player,
    /// The seed of all randomness of the game.
    pub seed: Seed,
    /// The players.
    pub players: ByPlayer<Seat>,
    /// The Maximum Auto Move time; `None` is no limit. Records have whole milliseconds.
    pub max_move: Option<Duration>,
    /// The start position if the board was not empty, with the same size and first player.
    pub start: Option<Position>,
    /// An object for other programs and later versions, preserved as written.
    pub extra: Option<Extra>,
}

impl GameSetup {
    /// A new game with these settings.
    pub fn new_game(&self) -> Referee {
        match &self.start {
            Some(start) => Referee::from_position(start.clone()),
            None => Referee::new(self.size, self.first),
        }
    }
}

/// Why a text is not a game record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The JSON does not have the required form.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// `start` is not the text of a position.
    #[error("{place}: start is not a position: {source}")]
    Start {
        /// The place of the value.
        place: Place,
        /// The cause.
        source: NotationError,
    },
    /// `start` contradicts the rest of the record.
    #[error("{place}: start has a {found}: expected a {expected}, as in rows, cols and first")]
    StartDisagrees {
        /// The place of the value.
        place: Place,
        /// The board and the player to move of `start`.
        found: String,
        /// Those of the rest of the record.
        expected: String,
    },
    /// A list has another length than the moves.
    #[error("{place}: {key} has {found} {}: expected {moves}, one for each move", if *.found == 1 { "entry" } else { "entries" })]
    Length {
        /// The place of the value.
        place: Place,
        /// The key of the list.
        key: &'static str,
        /// Its length.
        found: usize,
        /// The number of moves.
        moves: usize,
    },
    /// A move is not a node.
    #[error("{place}: move {number} is {found}: expected a node, such as c3")]
    NotANode {
        /// The place of the value.
        place: Place,
        /// The number of the move, from 1.
        number: usize,
        /// The value, shortened.
        found: String,
    },
    /// The referee refuses a move.
    #[error("move {number}, {name}, {}", refusal_text(.refusal))]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// The node.
        name: String,
        /// The reason.
        refusal: Refusal,
    },
    /// A move of a person or of an external engine has levels of lookahead.
    #[error(
        "{place}: levels has {found} for move {number}: expected null, because the player is neither a computer nor perfect"
    )]
    UnexpectedLevels {
        /// The place of the value.
        place: Place,
        /// The number of the move, from 1.
        number: usize,
        /// The value, shortened.
        found: String,
    },
    /// The moves end the game, but there is no result.
    #[error("the result is missing: expected that {winner} won by path, as in the moves")]
    ResultMissing {
        /// The winner.
        winner: Player,
    },
    /// The result contradicts the moves.
    #[error("the result is that {}: expected {}, as in the moves", outcome_text(*.found), replay_text(*.replay))]
    ResultDisagrees {
        /// The result in the record.
        found: Outcome,
        /// The result of the moves.
        replay: Option<Outcome>,
    },
}

fn refusal_text(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Place(PlaceError::NotOnBoard { size, .. }) => format!("is not on the {size} board"),
        Refusal::Place(PlaceError::Taken { .. }) => "is taken".to_owned(),
        Refusal::GameOver { outcome } => format!("comes after the end: {} had won", outcome.winner),
        other => format!("is refused: {other}"),
    }
}

fn outcome_text(outcome: Outcome) -> String {
    format!("{} won by {}", outcome.winner, word_of(outcome.termination))
}

fn replay_text(replay: Option<Outcome>) -> String {
    replay.map_or_else(
        || "a game without a winning path".to_owned(),
        |outcome| format!("that {}", outcome_text(outcome)),
    )
}

/// The word in a record.
const fn word_of(termination: Termination) -> &'static str {
    match termination {
        Termination::Path => "path",
        Termination::Resignation => "resignation",
    }
}
