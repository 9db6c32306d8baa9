//! A personality with an opponent model.
//!
//! It sees only the moves of the opponent, not the seed of its noise. The work on the model is limited by
//! visited moves, so that without a time limit its moves are the same on every machine.

use std::sync::Arc;

use crate::opponent_model::identify::{NoiseSeed, Reach};
use crate::opponent_model::{Reader, Watched};
use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine, Limits};
use span_it_core::personality::{Factors, Personality};
use span_it_core::seed::Seed;

use super::{Agent, Forfeit};

/// The player of one game.
pub(super) struct ReaderAgent {
    factors: Factors,
    candidates: Arc<[Personality]>,
    seed: Seed,
    game: Option<Game>,
}

struct Game {
    engine: Engine,
    watched: Watched,
    /// `None` before its first move, when the side of the opponent is not known yet.
    reader: Option<Reader>,
    /// How far the opponent's searches came, if that is known.
    reach: Reach,
}

impl ReaderAgent {
    pub(super) fn new(factors: &Factors, candidates: &Arc<[Personality]>, seed: Seed) -> Self {
        Self { factors: factors.clone(), candidates: Arc::clone(candidates), seed, game: None }
    }
}

impl Agent for ReaderAgent {
    fn begin(&mut self, position: &Position, limits: Limits) -> Result<(), Forfeit> {
        self.game = Some(Game {
            engine: Engine::new(position, &self.factors, self.seed),
            watched: Watched::new(position),
            reader: None,
            reach: if limits == Limits::NONE { Reach::Whole } else { Reach::Unknown },
        });
        Ok(())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        let Game { engine, watched, reader, .. } = self.game.as_mut().ok_or_else(Forfeit::not_begun)?;
        // A search of one level weighs no replies, so it needs no model.
        if self.factors.max_depth() == 1
            && let Some((mv, _)) = engine.highest_weight()
        {
            return Ok(mv);
        }
        let opponent = engine.to_move().opponent();
        let reader =
            reader.get_or_insert_with(|| Reader::new(&self.candidates, opponent, NoiseSeed::Unknown));
        engine.set_opponent_model(reader.look(watched, deadline));
        let choice = engine.choose(deadline, &mut |_| ());
        choice.map(|choice| choice.mv).map_err(|error| Forfeit::new(&error))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        let game = self.game.as_mut().ok_or_else(Forfeit::not_begun)?;
        game.watched.see(mv, game.reach);
        game.engine.play(mv).map_err(|error| Forfeit::new(&error))
    }
}
