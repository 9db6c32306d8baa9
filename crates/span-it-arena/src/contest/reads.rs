//! A personality that reads its opponent.
//!
//! Of the other player it sees the moves and nothing else. The luck of a contest's players is their own,
//! so it takes the opponent's for unknown. Without a time limit its moves are the same on every machine:
//! how long it reads is counted in looked-at moves.

use std::sync::Arc;
use std::time::Duration;

use crate::opponent_model::identify::{Luck, Reach};
use crate::opponent_model::{Reader, Watched};
use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine};
use span_it_core::personality::{Factors, Personality};
use span_it_core::seed::Seed;

use super::{Agent, Forfeit};

/// The player of one game.
pub(super) struct Reads {
    factors: Factors,
    cast: Arc<[Personality]>,
    seed: Seed,
    game: Option<Game>,
}

/// The game as it sees it.
struct Game {
    thinker: Engine,
    watched: Watched,
    /// There from its first move on, when it knows which side the other plays.
    reader: Option<Reader>,
    /// How far the searches behind the moves came, as far as it can know.
    reach: Reach,
}

impl Reads {
    /// One that plays by these factors and knows this cast.
    pub(super) fn new(factors: &Factors, cast: &Arc<[Personality]>, seed: Seed) -> Self {
        Self { factors: factors.clone(), cast: Arc::clone(cast), seed, game: None }
    }
}

impl Agent for Reads {
    fn begin(&mut self, position: &Position, limit: Option<Duration>) -> Result<(), Forfeit> {
        self.game = Some(Game {
            thinker: Engine::new(position, &self.factors, self.seed),
            watched: Watched::new(position),
            reader: None,
            reach: if limit.is_some() { Reach::Unknown } else { Reach::Whole },
        });
        Ok(())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        let Game { thinker, watched, reader, .. } = self.game.as_mut().ok_or_else(Forfeit::too_soon)?;
        // Who looks no level ahead weighs no replies, and need not read.
        if self.factors.max_depth() == 1
            && let Some((mv, _)) = thinker.highest_weight()
        {
            return Ok(mv);
        }
        let rival = thinker.to_move().opponent();
        let reader = reader.get_or_insert_with(|| Reader::new(&self.cast, rival, Luck::Unknown));
        thinker.set_opponent_model(reader.look(watched, deadline));
        let choice = thinker.choose(deadline, &mut |_| ());
        choice.map(|choice| choice.mv).map_err(|error| Forfeit::of(&error))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        let game = self.game.as_mut().ok_or_else(Forfeit::too_soon)?;
        game.watched.see(mv, game.reach);
        game.thinker.play(mv).map_err(|error| Forfeit::of(&error))
    }
}
