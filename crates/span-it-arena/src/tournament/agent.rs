//! What every player of a tournament implements.

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Limits, Stop};

/// Why an agent loses a game without the opponent's path.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Forfeit(pub String);

impl Forfeit {
    pub(super) fn new(reason: &dyn fmt::Display) -> Self {
        Self(reason.to_string())
    }

    pub(super) fn not_begun() -> Self {
        Self("the game has not begun".to_owned())
    }
}

/// A player of one side of one game. It proposes moves, and the referee plays them.
pub trait Agent {
    /// Sets what cancels every wait, also outside of [`choose`](Self::choose). Called before the game begins.
    fn set_stop(&mut self, stop: Arc<Stop>) {
        drop(stop);
    }

    /// Begins the game at a position, with the limits of each move.
    ///
    /// # Errors
    /// The agent cannot play.
    fn begin(&mut self, position: &Position, limits: Limits) -> Result<(), Forfeit>;

    /// The agent's move as the player to move.
    ///
    /// # Errors
    /// The agent cannot continue.
    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit>;

    /// Plays a move, its own or the opponent's.
    ///
    /// # Errors
    /// The agent cannot continue.
    fn played(&mut self, mv: Node) -> Result<(), Forfeit>;
}
