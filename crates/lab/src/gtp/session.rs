//! The state of one session with a controller.
//!
//! As the protocol requires, either colour may play at any time, so that a controller can set up any position.
//! The player to move is the opponent of the last one that played.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{self, BoardSize, Node, PlaceError, Player, Position};
use span_it_core::engine::{Deadline, Limits, Seed};
use span_it_core::text::sanitize::printable;

use super::clock::Clocks;
use super::colour;
use crate::tournament::PlayerSpec;

#[derive(Clone, Debug)]
pub(super) struct Session {
    player: PlayerSpec,
    /// Maximum time of a move, whatever the clock says.
    limit: Option<Duration>,
    pub(super) seed: Seed,
    pub(super) clocks: Clocks,
    pub(super) position: Position,
    /// The positions before each move.
    history: Vec<Position>,
    /// Whether the session ends after the current answer.
    pub(super) has_ended: bool,
}

impl Session {
    pub(super) fn new(player: PlayerSpec, limit: Option<Duration>, seed: Seed) -> Self {
        let position = Position::empty(BoardSize::STANDARD, Player::Horizontal);
        Self {
            player,
            limit,
            seed,
            clocks: Clocks::default(),
            position,
            history: Vec::new(),
            has_ended: false,
        }
    }

    pub(super) fn name(&self) -> String {
        // A line break in the name could end the answer.
        format!("Span-It! {}", printable(&self.player.name()))
    }

    /// Starts with an empty board, black to move. The clocks stay.
    pub(super) fn clear(&mut self, size: BoardSize) {
        self.position = Position::empty(size, Player::Horizontal);
        self.history.clear();
    }

    pub(super) fn play(&mut self, player: Player, node: Node) -> Result<(), String> {
        self.check_not_over()?;
        let mut position = self.position.clone().with_to_move(player);
        position.play(node).map_err(place_error)?;
        self.history.push(std::mem::replace(&mut self.position, position));
        Ok(())
    }

    fn check_not_over(&self) -> Result<(), String> {
        let winner = board::winner(&self.position);
        winner.map_or(Ok(()), |winner| Err(format!("the game is over: {} has won", colour(winner))))
    }

    /// Takes the last move back. Returns whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let before = self.history.pop();
        let undone = before.is_some();
        if let Some(before) = before {
            self.position = before;
        }
        undone
    }

    /// The move of a player, within the limit and the player's clock.
    pub(super) fn choose(&mut self, player: Player) -> Result<Node, String> {
        self.check_not_over()?;
        let position = self.position.clone().with_to_move(player);
        let free = position.free_count();
        let limit = [self.limit, self.clocks.budget(player, free)].into_iter().flatten().min();
        let deadline = limit.map_or_else(Deadline::unlimited, Deadline::after);
        let mut agent = self.player.player(self.seed);
        let begun = agent.begin(&position, Limits::NONE, &Arc::default());
        let chosen = begun.and_then(|()| agent.choose(&deadline)).map_err(|error| error.to_string());
        self.clocks.spend(player, deadline.elapsed());
        chosen
    }
}

/// Why a node cannot be played, with the protocol's words for the players.
fn place_error(error: PlaceError) -> String {
    match error {
        PlaceError::Taken { node, by } => format!("{node} is taken by {}", colour(by)),
        other => other.to_string(),
    }
}
