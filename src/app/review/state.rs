//! What the review remembers between frames: which move, what is drawn, the weights it worked out.

use std::path::PathBuf;

use crate::app::Session;
use crate::app::board::BoardState;
use crate::app::game::heat_map;
use crate::app::jobs::personality_loader::Reading;
use crate::app::jobs::worker::Wake;
use crate::app::review::identify_job::Alike;
use span_it_core::board::{Node, Position};
use span_it_core::engine::{self, NodeWeight, Seed};
use span_it_core::personality::{Factors, Personality};

/// The state of the page.
#[derive(Debug)]
pub struct State {
    ply: usize,
    best: bool,
    /// Which half is shown where only one fits: board or moves.
    pub(super) tab: usize,
    /// Cursor, zoom and animations of the board.
    pub(super) board: BoardState,
    /// The node under the pointer or the cursor.
    pub(super) pointed: Option<Node>,
    weighed: Option<Weighed>,
    /// Whether somebody was asked to look for who could have made the moves.
    asked: bool,
    /// Who there is to be looked at.
    reading: Option<Reading>,
    /// Who looks.
    alike: Option<Alike>,
}

/// The weights of the free nodes of one position, heaviest first.
#[derive(Debug)]
struct Weighed {
    of: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

impl State {
    /// The review of the move after the first `ply` moves.
    pub fn at(ply: usize) -> Self {
        let board = BoardState::default();
        let (asked, reading) = (false, None);
        Self { ply, best: true, tab: 0, board, pointed: None, weighed: None, asked, reading, alike: None }
    }

    /// How many moves come before the one under review; the game's last where the game has become
    /// shorter.
    pub fn ply(&self, session: &Session) -> usize {
        self.ply.min(session.game().moves().len().saturating_sub(1))
    }

    /// Reviews another move.
    pub const fn go_to(&mut self, ply: usize) {
        self.ply = ply;
    }

    /// Whether the better moves are numbered on the board.
    pub const fn is_best(&self) -> bool {
        self.best
    }

    /// Numbers the better moves on the board, or not.
    pub const fn set_best(&mut self, on: bool) {
        self.best = on;
    }

    /// Has the personalities read, and tells them when somebody is to look who of them could have made
    /// the moves.
    pub fn read_candidates(&mut self, folder: Option<PathBuf>, wake: &Wake) -> Option<Vec<Personality>> {
        if self.asked {
            return None;
        }
        self.reading.get_or_insert_with(|| Reading::start(folder, wake.clone())).hear()
    }

    /// Takes in who looks; nobody where there is no thread for it.
    pub fn set_alike(&mut self, alike: Option<Alike>) {
        (self.asked, self.reading, self.alike) = (true, None, alike);
    }

    /// Who looks for who could have made the moves.
    pub const fn alike(&self) -> Option<&Alike> {
        self.alike.as_ref()
    }

    /// Keeps that up to date with the game.
    pub fn follow(&mut self, session: &Session) {
        if let Some(alike) = &mut self.alike {
            alike.follow(session);
        }
    }

    /// Whether the board has the keyboard.
    pub const fn is_board_focused(&self) -> bool {
        self.board.is_focused()
    }

    /// Weighs a position by the personality of its player to move, if that has not been done; not where
    /// no personality made the move.
    pub(super) fn weigh(&mut self, session: &Session, position: &Position) {
        if !session.setup().has_weights(position.to_move()) {
            self.weighed = None;
            return;
        }
        let factors = &session.seat(position.to_move()).personality.factors;
        let of = (position.clone(), factors.clone(), session.setup().seed);
        if self.weighed.as_ref().is_none_or(|weighed| weighed.of != of) {
            let weights = engine::weigh(&of.0, &of.1, of.2);
            let weights = heat_map::ranked(position.size(), &weights);
            self.weighed = Some(Weighed { of, weights });
        }
    }

    /// The weights last worked out, heaviest first; none where nobody weighs.
    pub(super) fn weights(&self) -> Option<&[NodeWeight]> {
        self.weighed.as_ref().map(|weighed| weighed.weights.as_slice())
    }
}
