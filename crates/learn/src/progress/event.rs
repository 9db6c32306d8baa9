//! The events of the log.

use serde::{Deserialize, Serialize};
use span_it_core::board::{BoardSize, Player, Position};

use super::Progress;
use crate::badges::Feats;
use crate::date::{Date, Zone};
use crate::mistakes::LoggedMistake;
use crate::puzzles::{Difficulty, Kind, PuzzleRunner};
use crate::rush::RushResult;
use crate::style::Style;

/// The largest absolute rating.
const MAX_RATING: f64 = 10_000.0;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When, in seconds since 1970-01-01 UTC.
    #[serde(rename = "t")]
    pub time: i64,
    /// The day where the player was.
    pub day: Date,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum What {
    /// A step of a lesson was done.
    Lesson {
        /// The name of the step, such as `pairs-2`.
        id: String,
        /// Answers, the right one included.
        tries: u32,
    },
    /// The first answer to a puzzle.
    Puzzle {
        /// The kind.
        kind: Kind,
        /// The position.
        position: Position,
        /// The rounded difficulty; `None` for kinds without one.
        rating: Option<i32>,
        /// The answer: a node, a class or a number; `None` if the answer was shown first.
        answer: Option<String>,
        /// Whether it was right.
        found: bool,
        /// Whether it came from the mix, and so counts for the rating.
        mix: bool,
    },
    /// A game of the player ended.
    Game(Box<GameRecord>),
    /// Mistakes of a stored game became cards, at most three.
    Cards(Vec<LoggedMistake>),
    /// A card of an own mistake was answered.
    Practice {
        /// The position of the mistake, as in the game.
        position: Position,
        /// Whether the first answer was right.
        found: bool,
    },
    /// The puzzle of a day was answered.
    Day {
        /// The day of the puzzle.
        date: Date,
        /// Whether the first answer was right.
        found: bool,
    },
    /// A run of puzzles ended.
    Rush(RushResult),
    /// An own player won a tournament of four or more players, two of them built in.
    OwnWin(String),
    /// The state of all earlier events, which are in another file. Only at the beginning of a log.
    Sum(Box<Progress>),
}

/// A finished game of the player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// The name of the opponent.
    pub vs: String,
    /// The opponent's rating and its 95% margin, if it was measured.
    pub elo: Option<(f64, f64)>,
    /// The player's side.
    pub you: Player,
    /// Whether the player moved first.
    pub began: bool,
    /// The board.
    pub board: BoardSize,
    /// Whether the player won.
    pub won: bool,
    /// Whether the game counts for the rating.
    pub rated: bool,
    /// The opponent whose rung was challenged.
    pub rung: Option<String>,
    /// The player's critical moves in each phase: less than 20%, 20 to 45%, more than 45% of the nodes taken.
    pub critical: [u32; 3],
    /// Those that kept the win.
    pub kept: [u32; 3],
    /// Critical moves right after a mistake of the opponent, and those that kept the win.
    pub chances: [u32; 2],
    /// Mistakes by kind, in the order of [`MistakeKind::ALL`](crate::mistakes::MistakeKind::ALL).
    pub kinds: [u32; 5],
    /// The mistakes that become cards, at most three.
    pub mistakes: Vec<LoggedMistake>,
    /// What the player's moves did. Zero in games of older versions.
    #[serde(default)]
    pub style: Style,
    /// What counts for badges. Zero in games of older versions.
    #[serde(default)]
    pub feats: Feats,
}

impl Event {
    /// An event at a time in seconds since 1970-01-01 UTC. It keeps its day, even if the player travels or the clock is set.
    pub fn new(time: i64, zone: &Zone, what: What) -> Self {
        Self { time, day: zone.date(time), what }
    }

    /// What is expected instead of values with which nothing can be computed, in a line that was read.
    pub(crate) fn problem(&self, line: usize) -> Option<&'static str> {
        match &self.what {
            What::Puzzle { rating: Some(rating), .. } if f64::from(*rating).abs() > MAX_RATING => {
                Some("expected a rating from -10,000 to 10,000")
            }
            What::Game(game) => game.problem(),
            What::Sum(_) if line > 2 => Some("a sum is allowed in the second line only"),
            What::Sum(state) => (!state.is_valid()).then_some("the state has values out of range"),
            _ => None,
        }
    }
}

impl GameRecord {
    fn problem(&self) -> Option<&'static str> {
        let is_rating =
            |(elo, margin): (f64, f64)| elo.abs() <= MAX_RATING && (0.0..=MAX_RATING).contains(&margin);
        if self.elo.map_or(self.rated, |elo| !is_rating(elo)) {
            return Some("expected a rating from -10,000 to 10,000 with its margin, or an unrated game");
        }
        let more = self.kept.iter().zip(&self.critical).any(|(kept, critical)| kept > critical);
        if more || self.chances[1] > self.chances[0] {
            return Some("expected no more kept wins than critical moves");
        }
        None
    }
}

impl What {
    /// The event of an answered puzzle. `mix` is whether it came from the mix. `None` before the result is
    /// settled.
    pub fn puzzle(runner: &PuzzleRunner, mix: bool) -> Option<Self> {
        let puzzle = runner.puzzle();
        Some(Self::Puzzle {
            kind: puzzle.kind(),
            position: puzzle.position.clone(),
            rating: puzzle.difficulty.map(Difficulty::rounded),
            answer: runner.first_answer().map(str::to_owned),
            found: runner.result()?,
            mix,
        })
    }
}
