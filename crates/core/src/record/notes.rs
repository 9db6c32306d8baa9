//! Readers, players without a personality, random openings, and the clock.

use std::time::Duration;

use crate::board::{ByPlayer, Node, Player, Position};
use crate::json::RawObject;

use super::{GameSetup, PlayerKind};

/// What a record has about a game besides its settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameNotes {
    readers: ByPlayer<bool>,
    no_personality: ByPlayer<bool>,
    opening: Vec<Node>,
    /// The time of each person for the whole game; `None` without a clock. From a second to a day.
    pub clock: Option<Duration>,
    /// An object for other programs and later versions, preserved as written.
    pub extra: Option<RawObject>,
}

impl GameNotes {
    /// Only an object for other programs.
    pub fn with_extra(extra: RawObject) -> Self {
        Self { extra: Some(extra), ..Self::default() }
    }

    pub(super) fn new(
        [readers, no_personality]: [Vec<Player>; 2],
        opening: Vec<Node>,
        clock: Option<Duration>,
        extra: Option<RawObject>,
    ) -> Self {
        let listed = |players: Vec<Player>| ByPlayer::from_fn(|player| players.contains(&player));
        Self { readers: listed(readers), no_personality: listed(no_personality), opening, clock, extra }
    }

    /// The readers, the players without a personality, and the opening.
    pub(super) fn lists(&self) -> ([Vec<Player>; 2], &[Node]) {
        let listed = |on: &ByPlayer<bool>| Player::ALL.into_iter().filter(|&player| on[player]).collect();
        ([listed(&self.readers), listed(&self.no_personality)], &self.opening)
    }
}

impl GameSetup {
    /// Whether a player uses an opponent model. Only personalities can.
    pub fn reads_opponent(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Computer && self.notes.readers[player]
    }

    /// Sets whether a player uses an opponent model.
    pub fn set_reads_opponent(&mut self, player: Player, reads: bool) {
        self.notes.readers[player] = reads;
    }

    /// Whether the personality of a player weighs its moves or gives it hints. Perfect play, GTP engines and
    /// random movers have no weights.
    pub fn has_weights(&self, player: Player) -> bool {
        match self.players[player].kind {
            PlayerKind::Computer => true,
            PlayerKind::Human => !self.notes.no_personality[player],
            PlayerKind::Perfect(_) => false,
        }
    }

    /// Sets whether a GTP engine or a random mover makes the moves of a player.
    pub fn set_no_personality(&mut self, player: Player, none: bool) {
        self.notes.no_personality[player] = none;
    }

    /// Whether a person made the moves of a player, and not a GTP engine or a random mover.
    pub fn is_person(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Human && self.has_weights(player)
    }

    /// Sets the random moves that led to the start position.
    pub fn set_opening(&mut self, moves: &[Node]) {
        self.notes.opening = moves.to_vec();
    }

    /// The random moves that led to the start position; none if the record has none, or if they lead elsewhere.
    pub fn opening(&self) -> Vec<Node> {
        let Some(start) = &self.start else { return Vec::new() };
        let moves = &self.notes.opening;
        let is_even = moves.len().is_multiple_of(2);
        let first = if is_even { start.to_move() } else { start.to_move().opponent() };
        let mut position = Position::empty(self.size, first);
        let are_legal = moves.iter().all(|&mv| position.play(mv).is_ok());
        if are_legal && position == *start { moves.clone() } else { Vec::new() }
    }
}
