//! Game records: games as `.spanit` files (`docs/formats.md, "Game record"`).
//!
//! Reading replays the moves through the referee. A record contains the complete personalities of its
//! players, so that it does not depend on other files.
//!
//! ```
//! use span_it_core::record::{read_record, write_record};
//! # use span_it_core::board::{BoardSize, ByPlayer, Player};
//! # use span_it_core::personality::library;
//! # use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
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
//! #     notes: GameNotes::default(),
//! # };
//! let text = write_record(&setup, &setup.new_game());
//! let (read, game) = read_record(text.as_bytes())?;
//! assert_eq!(read, setup);
//! assert!(game.moves().is_empty());
//! # Ok::<(), span_it_core::json::FormatError>(())
//! ```

mod file;
mod notes;
mod read;
mod size_limit;
mod write;

use std::fmt;
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{BoardSize, ByPlayer, Player, Position};
use crate::engine::Manner;
use crate::personality::Personality;
use crate::referee::Referee;
use crate::seed::Seed;

#[cfg(test)]
pub(crate) use file::Record;
pub use notes::GameNotes;
pub use read::{read_compact, read_record};
pub use size_limit::{Reduction, write_record_within};
pub use write::{write_compact, write_record};

/// Maximum size of a game record in bytes: 1 MiB.
pub const MAX_BYTES: usize = 1024 * 1024;

/// The largest time or count in a record: 2^53-1.
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

    /// The word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer => "computer",
            Self::Perfect(Manner::Fighter) => "perfect",
            Self::Perfect(Manner::Plain) => "perfect:plain",
        }
    }

    /// The manner of perfect play.
    pub const fn manner(self) -> Option<Manner> {
        match self {
            Self::Perfect(manner) => Some(manner),
            Self::Human | Self::Computer => None,
        }
    }

    /// The kind with this [`word`](Self::word).
    pub fn from_word(word: &str) -> Option<Self> {
        let perfect = [Manner::Fighter, Manner::Plain].map(Self::Perfect);
        [Self::Human, Self::Computer].into_iter().chain(perfect).find(|kind| kind.word() == word)
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for PlayerKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for PlayerKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Self::from_word(&word).ok_or_else(|| {
            let words = "\"human\", \"computer\", \"perfect\" or \"perfect:plain\"";
            D::Error::custom(format!("expected {words}"))
        })
    }
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Seat"))]
#[serde(deny_unknown_fields, expecting = "an object with name, kind and personality")]
pub struct Seat<P = Personality> {
    /// The name of the player.
    pub name: String,
    /// Who makes the moves.
    pub kind: PlayerKind,
    /// The personality by which a computer plays, or that gives a person hints.
    pub personality: P,
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
    /// What else a record has about the game.
    pub notes: GameNotes,
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
