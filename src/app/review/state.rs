//! The state of the review between frames: move, options, computed weights.

use std::path::PathBuf;

use crate::app::board::BoardState;
use crate::app::game::heat_map;
use crate::app::review::identify_job::PlayerIdentification;
use crate::app::session::Session;
use crate::jobs::Wake;
use crate::jobs::personality_loader::PersonalityLoader;
use span_it_core::board::{Node, Position};
use span_it_core::engine::{self, NodeWeight, Seed};
use span_it_core::personality::{Factors, Personality};

/// The state of the page.
#[derive(Debug)]
pub struct State {
    ply: usize,
    best: bool,
    /// The half shown if only one fits: 0 board, 1 moves.
    pub(super) tab: usize,
    /// Cursor, zoom and animations of the board.
    pub(super) board: BoardState,
    /// The node under the pointer or the cursor.
    pub(super) pointed: Option<Node>,
    cached_weights: Option<CachedWeights>,
    /// Whether the identification was started.
    asked: bool,
    /// The load of the candidates.
    reading: Option<PersonalityLoader>,
    /// The identification.
    identification: Option<PlayerIdentification>,
}

/// The weights of the free nodes of one position, heaviest first.
#[derive(Debug)]
struct CachedWeights {
    key: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

impl State {
    /// The review of the move with index `ply`.
    pub fn at(ply: usize) -> Self {
        let board = BoardState::default();
        let (asked, reading) = (false, None);
        Self {
            ply,
            best: true,
            tab: 0,
            board,
            pointed: None,
            cached_weights: None,
            asked,
            reading,
            identification: None,
        }
    }

    /// The index of the move under review; that of the last move if the game has become shorter.
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

    /// Sets whether the better moves are numbered on the board.
    pub const fn set_best(&mut self, on: bool) {
        self.best = on;
    }

    /// Loads the candidates. Returns them once, when the identification can start.
    pub fn read_candidates(&mut self, folder: Option<PathBuf>, wake: &Wake) -> Option<Vec<Personality>> {
        if self.asked {
            return None;
        }
        self.reading.get_or_insert_with(|| PersonalityLoader::start(folder, wake.clone())).poll()
    }

    /// Sets the identification; `None` if its thread could not start.
    pub fn set_identification(&mut self, identification: Option<PlayerIdentification>) {
        (self.asked, self.reading, self.identification) = (true, None, identification);
    }

    /// The identification of the players.
    pub const fn identification(&self) -> Option<&PlayerIdentification> {
        self.identification.as_ref()
    }

    /// Updates the identification to the game.
    pub fn follow(&mut self, session: &Session) {
        if let Some(identification) = &mut self.identification {
            identification.follow(session);
        }
    }

    /// Whether the board has the keyboard focus.
    pub const fn is_board_focused(&self) -> bool {
        self.board.is_focused()
    }

    /// Weighs a position by the personality of its player to move, unless it is cached. Clears the cache if
    /// no personality made the move.
    pub(super) fn weigh(&mut self, session: &Session, position: &Position) {
        if !session.setup().has_weights(position.to_move()) {
            self.cached_weights = None;
            return;
        }
        let factors = &session.seat(position.to_move()).personality.factors;
        let key = (position.clone(), factors.clone(), session.setup().seed);
        if self.cached_weights.as_ref().is_none_or(|cached_weights| cached_weights.key != key) {
            let weights = engine::weigh(&key.0, &key.1, key.2);
            let weights = heat_map::ranked(position.size(), &weights);
            self.cached_weights = Some(CachedWeights { key, weights });
        }
    }

    /// The cached weights, heaviest first.
    pub(super) fn weights(&self) -> Option<&[NodeWeight]> {
        self.cached_weights.as_ref().map(|cached_weights| cached_weights.weights.as_slice())
    }
}
