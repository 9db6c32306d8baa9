//! Opponent models of the current game. A model gets only the candidates and the moves of the game. It works
//! on the engine's thread before each search; the session reads its results between searches.

use std::sync::{Arc, Mutex, TryLockError};

use crate::app::session::Session;
use span_it_arena::opponent_model::identify::limit_of;
use span_it_arena::opponent_model::{Reader, Reading, TrackedGame, Watched};
use span_it_core::board::{ByPlayer, Player};
use span_it_core::engine::OpponentModel;
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub(super) struct OpponentModels {
    /// Computed on first use.
    wanted: Option<ByPlayer<bool>>,
    /// A player that reads its opponent waits for them.
    candidates: Option<Vec<Personality>>,
    seats: ByPlayer<Option<Arc<Mutex<Reader>>>>,
    readings: ByPlayer<Option<Reading>>,
    /// The revision of the game that `readings` belongs to.
    pub(super) read_revision: Option<u64>,
}

impl Session {
    /// Whether [`set_candidates`](Self::set_candidates) is needed.
    pub fn needs_candidates(&mut self) -> bool {
        let wanted = self.players_that_read();
        self.opponent_models.candidates.is_none() && Player::ALL.into_iter().any(|player| wanted[player])
    }

    /// Otherwise the move would depend on how fast a folder is read.
    pub(super) fn waits_for_candidates(&mut self, player: Player) -> bool {
        self.opponent_models.candidates.is_none() && self.players_that_read()[player]
    }

    /// They are valid until the game is replaced.
    pub fn set_candidates(&mut self, candidates: Vec<Personality>) {
        self.opponent_models.candidates = Some(candidates);
    }

    pub fn reads(&self, player: Player) -> bool {
        self.opponent_models.wanted.as_ref().is_some_and(|wanted| wanted[player])
    }

    /// As of the player's last move.
    pub fn reading(&self, player: Player) -> Option<&Reading> {
        self.opponent_models.readings[player].as_ref()
    }

    fn players_that_read(&mut self) -> ByPlayer<bool> {
        let setup = &self.games.current().setup;
        let look_up = || ByPlayer::from_fn(|player| setup.reads_opponent(player));
        *self.opponent_models.wanted.get_or_insert_with(look_up)
    }

    pub(super) fn opponent_model(&mut self, player: Player) -> Option<Arc<dyn OpponentModel>> {
        let reader = self.reader(player)?;
        Some(Arc::new(TrackedGame { reader, game: self.watched() }))
    }

    fn reader(&mut self, player: Player) -> Option<Arc<Mutex<Reader>>> {
        if !self.players_that_read()[player] {
            return None;
        }
        let candidates = self.opponent_models.candidates.as_deref()?;
        let reader = || Arc::new(Mutex::new(Reader::new(candidates, player.opponent())));
        Some(Arc::clone(self.opponent_models.seats[player].get_or_insert_with(reader)))
    }

    /// Everything that a player may see of the game.
    fn watched(&self) -> Watched {
        Watched::of(self.game(), ByPlayer::from_fn(|player| limit_of(self.setup(), player)))
    }

    pub(super) fn refresh_readings(&mut self) {
        if self.opponent_models.read_revision == Some(self.revision) {
            return;
        }
        for player in Player::ALL {
            let Some(reader) = &self.opponent_models.seats[player] else { continue };
            let reading = match reader.try_lock() {
                Ok(reader) => reader.reading(&self.watched()),
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner().reading(&self.watched()),
                // The model is working on the engine's thread; a later call returns more.
                Err(TryLockError::WouldBlock) => return,
            };
            self.opponent_models.readings[player] = Some(reading);
        }
        self.opponent_models.read_revision = Some(self.revision);
    }

    pub(super) fn clear_opponent_models(&mut self) {
        self.opponent_models = OpponentModels::default();
    }
}
