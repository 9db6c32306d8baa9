//! Puzzles: their kinds, their difficulty on the ladder's Elo scale, and the state machine that asks them.
//!
//! [`crate::generate`] makes them. Every move that the solver accepts is right, in every kind but
//! [`Kind::WinIn`], where a move also has to keep N.

mod attempt;
mod difficulty;
mod kind;
pub(crate) mod panel;
mod runner;

use span_it_core::board::{Node, Player, Position};
use span_it_core::solver::Solver;
use span_it_core::solver::symmetry::Symmetry;
use span_it_core::solver::win_in::{self, BUDGET};

use crate::truth::Class;

pub use difficulty::Difficulty;
pub(crate) use difficulty::rating_for;
pub use kind::{Band, Kind};
pub use panel::{Measurement, Member, finders, forecast, measure, panel};
pub use runner::PuzzleRunner;

/// The symmetry that exchanges rows and columns, and the players.
const EXCHANGE: u8 = 4;

/// What a puzzle asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Play a move that wins.
    Keep,
    /// Play the only move that wins.
    Only,
    /// Stop the opponent, who needs one connector.
    Stop,
    /// Join with this many connectors, 1..=4.
    WinIn(u8),
    /// Repair the trees that the opponent cut at this node.
    Repair(Node),
    /// Name the class of the position. If the player who moves first wins, then play a winning move.
    Judge(Class),
    /// Find the mistake in the moves that follow the position.
    Mistake {
        /// The moves.
        moves: Vec<Node>,
        /// The index of the mistake.
        mistake: usize,
    },
    /// Win against this built-in personality.
    Play(String),
}

impl Task {
    /// The kind of the puzzle.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Keep => Kind::Keep,
            Self::Only => Kind::Only,
            Self::Stop => Kind::Stop,
            Self::WinIn(_) => Kind::WinIn,
            Self::Repair(_) => Kind::Repair,
            Self::Judge(_) => Kind::Judge,
            Self::Mistake { .. } => Kind::Mistake,
            Self::Play(_) => Kind::Play,
        }
    }
}

/// Who played in the position in the game that a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The personality.
    pub name: String,
    /// Its move.
    pub played: Node,
    /// Whether that was a mistake.
    pub was_mistake: bool,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// What it asks.
    pub task: Task,
    /// The position. The player to move is the player's side.
    pub position: Position,
    /// The difficulty; `None` for kinds without one.
    pub difficulty: Option<Difficulty>,
    /// The share of free nodes that are right, above 0 and below 1; 0 if nodes are not asked for.
    pub share: f64,
    /// How many of the members of the panel find it, if they were asked.
    pub finders: Option<usize>,
    /// The game that it comes from.
    pub source: Option<Source>,
}

impl Puzzle {
    /// The kind.
    pub const fn kind(&self) -> Kind {
        self.task.kind()
    }

    /// The band of the difficulty.
    pub fn band(&self) -> Option<Band> {
        self.difficulty.map(Band::new)
    }

    /// The player's side.
    pub const fn you(&self) -> Player {
        self.position.to_move()
    }

    /// The same puzzle for the player who joins left to right. Only for tasks without nodes; who played it is left out.
    #[must_use]
    pub(crate) fn left_to_right(self) -> Self {
        match (self.you(), Symmetry::new(EXCHANGE)) {
            (Player::Vertical, Some(turned)) => {
                Self { position: turned.position(&self.position), source: None, ..self }
            }
            _ => self,
        }
    }

    /// The right nodes of the first answer, in row-major order; empty if it is a class or a number.
    pub fn answers(&self) -> Vec<Node> {
        match self.task {
            Task::Judge(_) | Task::Mistake { .. } => Vec::new(),
            Task::WinIn(n) => win_in::moves(&self.position, n, BUDGET).unwrap_or_default(),
            _ => Solver::new().winning_moves(&self.position),
        }
    }
}
