//! The players behind the agents: personality, with or without an opponent model, perfect play, random mover and
//! external engine.

use std::fmt;
use std::sync::Arc;

use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine, Limits, Manner, PerfectPlayer, SearchTotals, Stop};
use span_it_core::personality::{Factors, Personality};
use span_it_core::seed::Seed;
use thiserror::Error;

use super::rng::{Purpose, Rng};
use crate::gtp::Opponent;
use crate::opponent_model::identify::Reach;
use crate::opponent_model::{Reader, Watched};
use crate::training::{Bound, search};

/// A player that needs only the position.
pub(super) struct PositionAgent<C> {
    choose: C,
    position: Option<Position>,
}

impl<C: FnMut(&Position, &Deadline) -> Result<Node, Forfeit>> PositionAgent<C> {
    pub(super) const fn new(choose: C) -> Self {
        Self { choose, position: None }
    }
}

impl<C: FnMut(&Position, &Deadline) -> Result<Node, Forfeit>> Agent for PositionAgent<C> {
    fn begin(&mut self, position: &Position, _limits: Limits, _stop: &Arc<Stop>) -> Result<(), Forfeit> {
        self.position = Some(position.clone());
        Ok(())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        (self.choose)(self.position.as_ref().ok_or_else(Forfeit::not_begun)?, deadline)
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        let position = self.position.as_mut().ok_or_else(Forfeit::not_begun)?;
        position.play(mv).map_err(|error| Forfeit::new(&error))
    }
}

pub(super) fn perfect_agent(manner: Manner, seed: Seed) -> Box<dyn Agent> {
    let mut player = PerfectPlayer::new(&Factors::default(), seed, manner);
    Box::new(PositionAgent::new(move |position, deadline| {
        let choice = player.choose(position, deadline);
        choice.map(|choice| choice.mv).map_err(|error| Forfeit::new(&error))
    }))
}

pub(super) fn random_agent(seed: Seed) -> Box<dyn Agent> {
    Box::new(PositionAgent::new(move |position, _| {
        let free = position.free_count();
        // The opponent may be a random mover with the same seed, so the number of the move is part of the numbers.
        let mut rng = Rng::new(seed, Purpose::Mover, &[position.connectors().into()]);
        let chosen = position.free_nodes().nth(rng.below(free));
        chosen.ok_or_else(|| Forfeit("there is no free node".to_owned()))
    }))
}

impl Agent for Opponent {
    fn begin(&mut self, position: &Position, limits: Limits, stop: &Arc<Stop>) -> Result<(), Forfeit> {
        self.set_stop(Arc::clone(stop));
        Self::begin(self, position, limits.time).map_err(|error| Forfeit::new(&error))
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        Self::choose(self, deadline).map_err(|error| Forfeit::new(&error))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        Self::played(self, mv).map_err(|error| Forfeit::new(&error))
    }
}

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
pub(crate) trait Agent {
    /// Begins the game at a position, with the limits of each move and what cancels every wait.
    fn begin(&mut self, position: &Position, limits: Limits, stop: &Arc<Stop>) -> Result<(), Forfeit>;

    /// The agent's move as the player to move.
    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit>;

    /// The work of the search for the last move; none for an agent without a lookahead.
    fn last_search(&self) -> SearchTotals {
        SearchTotals::default()
    }

    /// Plays a move, its own or the opponent's.
    fn played(&mut self, mv: Node) -> Result<(), Forfeit>;
}

/// A personality in one game.
pub(crate) struct PersonalityAgent {
    factors: Factors,
    /// The candidates of a player that reads its opponent.
    candidates: Option<Arc<[Personality]>>,
    seed: Seed,
    /// The bound of each search besides the limits of the game.
    bound: Bound,
    game: Option<FollowedGame>,
    last_search: SearchTotals,
}

/// A game as a personality follows it.
struct FollowedGame {
    engine: Engine,
    watched: Watched,
    /// `None` before its first move, when the side of the opponent is not known yet.
    reader: Option<Reader>,
    /// How far the opponent's searches came, if that is known.
    reach: Reach,
    stop: Arc<Stop>,
}

impl PersonalityAgent {
    /// Without a model of the opponent.
    pub(crate) fn new(factors: &Factors, seed: Seed, bound: Bound) -> Self {
        let last_search = SearchTotals::default();
        Self { factors: factors.clone(), candidates: None, seed, bound, game: None, last_search }
    }

    /// With a model of the opponent, who can be any of these.
    pub(crate) fn reading(self, candidates: &Arc<[Personality]>) -> Self {
        Self { candidates: Some(Arc::clone(candidates)), ..self }
    }
}

/// The work of a search of one level.
fn one_level(factors: &Factors, position: &Position) -> SearchTotals {
    let free = position.free_count();
    let visited = usize::from(factors.max_breadth()).min(free) as u64;
    SearchTotals { searches: 1, visited, positions: 1, ..SearchTotals::default() }
}

impl Agent for PersonalityAgent {
    fn begin(&mut self, position: &Position, limits: Limits, stop: &Arc<Stop>) -> Result<(), Forfeit> {
        self.game = Some(FollowedGame {
            engine: Engine::new(position, &self.factors, self.seed),
            watched: Watched::new(position),
            reader: None,
            reach: if limits == Limits::NONE { Reach::Whole } else { Reach::Unknown },
            stop: Arc::clone(stop),
        });
        Ok(())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        let game = self.game.as_mut().ok_or_else(Forfeit::not_begun)?;
        let FollowedGame { engine, watched, reader, stop, .. } = game;
        // A search of one level weighs no replies, so it needs no model.
        if self.factors.max_depth() == 1
            && let Some((mv, _)) = engine.highest_weight()
        {
            self.last_search = one_level(&self.factors, engine.position());
            return Ok(mv);
        }
        if let Some(candidates) = &self.candidates {
            let opponent = engine.to_move().opponent();
            let reader = reader.get_or_insert_with(|| Reader::new(candidates, opponent));
            engine.set_opponent_model(reader.look(watched, deadline));
        }
        let choice = match self.bound {
            Bound::None => engine.choose(deadline).map(|choice| (choice.mv, choice.stats.totals())),
            bound => search(engine, bound, stop),
        };
        let (mv, work) = choice.map_err(|error| Forfeit::new(&error))?;
        self.last_search = work;
        Ok(mv)
    }

    fn last_search(&self) -> SearchTotals {
        self.last_search
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        let game = self.game.as_mut().ok_or_else(Forfeit::not_begun)?;
        game.watched.see(mv, game.reach);
        game.engine.play(mv).map_err(|error| Forfeit::new(&error))
    }
}

#[cfg(test)]
mod tests {
    use span_it_core::board::{BoardSize, Player};
    use span_it_core::engine::choose;
    use span_it_core::personality::library;

    use super::super::PlayerSpec;
    use super::*;

    /// Lets an agent play both sides to the end, and compares each move with `expected`.
    fn check_moves(spec: &PlayerSpec, expected: impl Fn(&Position, Seed) -> Node) {
        for n in 3..=6_usize {
            let seed = Seed::new(n as u64).unwrap();
            let mut position = Position::empty(BoardSize::square(n).unwrap(), Player::Horizontal);
            let mut agent = spec.player(seed);
            agent.begin(&position, Limits::NONE, &Arc::default()).unwrap();
            while span_it_core::board::winner(&position).is_none() {
                let mv = agent.choose(&Deadline::unlimited()).unwrap();
                assert_eq!(mv, expected(&position, seed), "{position}");
                position.play(mv).unwrap();
                agent.played(mv).unwrap();
            }
        }
    }

    #[test]
    fn personality_plays_as_in_the_window() {
        for name in ["Novice", "Blocker", "Spider"] {
            let personality = library::builtin_named(name).unwrap();
            check_moves(&PlayerSpec::parse(name).unwrap(), |position, seed| {
                let unlimited = Deadline::unlimited();
                choose(position, &personality.factors, seed, &unlimited).unwrap().mv
            });
        }
    }

    #[test]
    fn reports_the_work_of_the_search_also_of_one_level() {
        let position: Position = ".../../h../../..v h".parse().unwrap();
        for name in ["Novice", "Spider"] {
            let factors = &library::builtin_named(name).unwrap().factors;
            let mut agent = PersonalityAgent::new(factors, Seed::default(), Bound::None);
            agent.begin(&position, Limits::NONE, &Arc::default()).unwrap();
            agent.choose(&Deadline::unlimited()).unwrap();
            let choice = choose(&position, factors, Seed::default(), &Deadline::unlimited());
            let untimed = |search: SearchTotals| SearchTotals { time: std::time::Duration::ZERO, ..search };
            assert_eq!(untimed(agent.last_search()), untimed(choice.unwrap().stats.totals()), "{name}");
        }
        assert!(PlayerSpec::Random.player(Seed::default()).last_search().is_empty());
    }

    #[test]
    fn perfect_play_prefers_by_the_default_factors() {
        for manner in [Manner::Fighter, Manner::Plain] {
            check_moves(&PlayerSpec::Perfect(manner), |position, seed| {
                let mut player = PerfectPlayer::new(&Factors::default(), seed, manner);
                player.choose(position, &Deadline::unlimited()).unwrap().mv
            });
        }
    }
}
