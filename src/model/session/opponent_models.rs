//! Opponent models of the current game. A model gets only the candidates and the moves of the game. It works on the
//! engine's thread before each search, and on a thread of its own while the opponent is to move.

use std::sync::{Arc, Mutex, PoisonError};

use crate::model::session::Session;
use crate::platform::jobs::{Reporter, Wake, Worker};
use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::{OpponentModel, Stop};
use span_it_core::personality::Personality;
use span_it_lab::opponent_model::identify::{Identifier, limit_of};
use span_it_lab::opponent_model::{Reader, TrackedGame, Watched};

/// What a player that reads its opponent knows.
#[derive(Clone, Debug)]
pub struct Reading {
    /// After this many moves of the game.
    pub moves: usize,
    pub known: Identifier,
    /// The opponent's next move, if it is to move.
    pub expected: Option<Node>,
}

type Readers = Vec<(Player, Arc<Mutex<Reader>>)>;

#[derive(Debug, Default)]
pub(crate) struct OpponentModels {
    /// Computed on first use.
    wanted: Option<ByPlayer<bool>>,
    /// A player that reads its opponent waits for them.
    candidates: Option<Vec<Personality>>,
    seats: ByPlayer<Option<Arc<Mutex<Reader>>>>,
    readings: ByPlayer<Option<Reading>>,
    /// `None` also if its thread could not start.
    worker: Option<Worker<(Readers, Watched), (Player, Reading)>>,
    /// The revision of the game that the worker has, and who was thinking then.
    submitted: Option<(u64, Option<Player>)>,
}

impl Session {
    /// Whether [`set_candidates`](Self::set_candidates) is needed.
    pub fn needs_candidates(&mut self) -> bool {
        let wanted = self.players_that_read();
        self.opponent_models.candidates.is_none() && Player::ALL.into_iter().any(|player| wanted[player])
    }

    /// Otherwise the move would depend on how fast a folder is read.
    pub(crate) fn waits_for_candidates(&mut self, player: Player) -> bool {
        self.opponent_models.candidates.is_none() && self.players_that_read()[player]
    }

    /// They are valid until the game is replaced.
    pub fn set_candidates(&mut self, candidates: Vec<Personality>, wake: Wake) {
        self.opponent_models.candidates = Some(candidates);
        let run = |(readers, game): (Readers, Watched), stop: &Arc<Stop>, report: Reporter<'_, _>| {
            for (player, reader) in readers {
                // A reader is consistent even after a panic.
                let mut reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
                let is_over = || stop.is_cancelled();
                reader.follow(&game, &is_over);
                let known = reader.reading(&game).clone();
                let reading = Reading { moves: game.moves(), known, expected: None };
                report((player, reading.clone()));
                report((player, Reading { expected: reader.expected(&game, &is_over), ..reading }));
            }
            None
        };
        self.opponent_models.worker = Worker::start("reading", wake, run).ok();
    }

    pub fn reads(&self, player: Player) -> bool {
        self.opponent_models.wanted.as_ref().is_some_and(|wanted| wanted[player])
    }

    /// As of the opponent's last move, or of one before.
    pub fn reading(&self, player: Player) -> Option<&Reading> {
        self.opponent_models.readings[player].as_ref()
    }

    fn players_that_read(&mut self) -> ByPlayer<bool> {
        let setup = &self.games.current().setup;
        let look_up = || ByPlayer::from_fn(|player| setup.reads_opponent(player));
        *self.opponent_models.wanted.get_or_insert_with(look_up)
    }

    pub(crate) fn opponent_model(&mut self, player: Player) -> Option<Arc<dyn OpponentModel>> {
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

    /// Takes readings from the worker, and submits the game if it has changed. A player that is thinking reads on the
    /// engine's thread.
    pub(crate) fn refresh_readings(&mut self) {
        let Some(worker) = &mut self.opponent_models.worker else { return };
        for (player, reading) in worker.poll() {
            self.opponent_models.readings[player] = Some(reading);
        }
        let thinking = self.is_computer_thinking().then(|| self.game().position().to_move());
        let now = Some((self.revision, thinking));
        if self.opponent_models.submitted == now {
            return;
        }
        let waiting = Player::ALL.into_iter().filter(|player| Some(*player) != thinking);
        let readers = waiting.filter_map(|player| Some((player, self.reader(player)?))).collect();
        let game = self.watched();
        if let Some(worker) = &mut self.opponent_models.worker {
            worker.submit((readers, game));
        }
        self.opponent_models.submitted = now;
    }

    pub(crate) fn clear_opponent_models(&mut self) {
        self.opponent_models = OpponentModels::default();
    }
}
