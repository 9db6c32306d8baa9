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

#[derive(Debug)]
pub struct State {
    pub(super) ply: usize,
    /// Whether the better moves are numbered on the board.
    pub(super) best: bool,
    /// The half shown if only one fits: 0 board, 1 moves.
    pub(super) tab: usize,
    pub(super) board: BoardState,
    pub(super) pointed: Option<Node>,
    cached_weights: Option<CachedWeights>,
    candidate_loader: Option<PersonalityLoader>,
    identification_started: bool,
    /// `None` also if its thread could not start.
    identification: Option<PlayerIdentification>,
}

/// The weights of the free nodes of one position, heaviest first.
#[derive(Debug)]
struct CachedWeights {
    key: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

impl State {
    pub fn at(ply: usize) -> Self {
        Self {
            ply,
            best: true,
            tab: 0,
            board: BoardState::default(),
            pointed: None,
            cached_weights: None,
            candidate_loader: None,
            identification_started: false,
            identification: None,
        }
    }

    /// The index of the move under review; that of the last move if the game has become shorter.
    pub fn ply(&self, session: &Session) -> usize {
        self.ply.min(session.game().moves().len().saturating_sub(1))
    }

    /// Loads the candidates. Returns them once, when the identification can start.
    pub fn read_candidates(&mut self, folder: Option<PathBuf>, wake: &Wake) -> Option<Vec<Personality>> {
        if self.identification_started {
            return None;
        }
        self.candidate_loader.get_or_insert_with(|| PersonalityLoader::start(folder, wake.clone())).poll()
    }

    pub fn follow(&mut self, session: &Session) {
        if let Some(identification) = &mut self.identification {
            identification.follow(session);
        }
    }

    pub const fn identification(&self) -> Option<&PlayerIdentification> {
        self.identification.as_ref()
    }

    pub fn set_identification(&mut self, identification: Option<PlayerIdentification>) {
        (self.identification_started, self.candidate_loader) = (true, None);
        self.identification = identification;
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

    pub(super) fn weights(&self) -> Option<&[NodeWeight]> {
        self.cached_weights.as_ref().map(|cached_weights| cached_weights.weights.as_slice())
    }
}
