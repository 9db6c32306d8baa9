//! The JSON form of game records.

use serde::{Deserialize, Serialize};

use super::{MAX_LEVELS, MAX_MS, Seat};
use crate::board::{BoardSize, ByPlayer, Node, Player, Position};
use crate::json::{RawObject, Version, Whole, present};
use crate::personality::Personality;
use crate::referee::Outcome;
use crate::seed::Seed;

/// Milliseconds, nanoseconds or a count.
pub(super) type Count = Whole<0, MAX_MS>;
/// A number of rows or columns.
type Side = Whole<{ BoardSize::MIN as u64 }, { BoardSize::MAX as u64 }>;
/// From a second to a day, in milliseconds.
pub(super) type Clock = Whole<1_000, 86_400_000>;
/// Finished and wanted levels.
pub(super) type Levels = [Whole<1, MAX_LEVELS>; 2];

/// A game of Span-It! with its players and moves.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Record"))]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct Record<P = Personality> {
    pub(super) format: Format,
    pub(super) version: Version,
    /// Rows of horizontal's nodes on the board.
    pub(super) rows: Side,
    /// Columns.
    pub(super) cols: Side,
    /// The first player: h joins left and right, v joins top and bottom.
    pub(super) first: Player,
    /// The seed of all randomness of the game.
    pub(super) seed: Seed,
    /// The time limit of a move in milliseconds.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) max_move_ms: Option<Count>,
    /// The time of each person for the whole game in milliseconds.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) clock_ms: Option<Clock>,
    /// The start position, if the board was not empty.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<Position>,
    /// The players.
    pub(super) players: ByPlayer<Seat<P>>,
    /// The moves, in the order played.
    pub(super) moves: Vec<Node>,
    /// The time of each move in milliseconds.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) times_ms: Option<Vec<Count>>,
    /// For each move of a computer the finished and the wanted levels of its lookahead.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) levels: Option<Vec<Option<Levels>>>,
    /// For each move with a search the visited moves, pruned moves, positions and nanoseconds.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) search: Option<Vec<Option<[Count; 4]>>>,
    /// The time in milliseconds of moves that were taken back and of turns without a move.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) unplayed_ms: Option<ByPlayer<Count>>,
    /// The result; missing while the game is under way.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<Outcome>,
    /// The players who use the opponent model.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) read_the_opponent: Vec<Player>,
    /// The players whose moves a GTP engine or a random mover made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) no_personality: Vec<Player>,
    /// The random moves that led to the start position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) opening: Vec<Node>,
    /// For other programs and later versions; kept as it is written.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub(super) extra: Option<RawObject>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum Format {
    #[serde(rename = "span-it-game")]
    Game,
}
