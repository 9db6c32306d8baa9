//! The games of a training.

use std::sync::Arc;

use crate::tournament::opening::Opening;
use crate::tournament::{Agent, AgentSpec};
use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
use span_it_core::engine::{Deadline, Engine, Limits, Stop};
use span_it_core::personality::Factors;
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::seed::Seed;

use super::Measure;
use crate::training::bounded_search::{Bound, search};

/// A game pair to play.
pub(super) struct GamePair<'a> {
    pub(super) size: BoardSize,
    pub(super) opening: Opening,
    pub(super) opponent: &'a AgentSpec,
    /// The seed of the noise of both players.
    pub(super) seed: Seed,
}

/// Plays both games of a pair. `None` if cancelled.
pub(super) fn play_pair(
    pair: &GamePair<'_>,
    factors: &Factors,
    bound: Bound,
    stop: &Arc<Stop>,
) -> Option<Measure> {
    let mut measure = Measure { parts: 1, ..Measure::default() };
    for side in Player::ALL {
        let referee = pair.opening.game(pair.size);
        let candidate = Side::bounded(referee.position(), factors, pair.seed, bound);
        let opponent = Side::opponent(pair, referee.position(), bound)?;
        let players = match side {
            Player::Horizontal => ByPlayer { horizontal: candidate, vertical: opponent },
            Player::Vertical => ByPlayer { horizontal: opponent, vertical: candidate },
        };
        let game = play(referee, players, stop)?;
        measure.sum += if game.winner == side { 0.5 } else { 0.0 };
        measure.visited += game.visited[side];
        measure.moves += game.moves[side];
    }
    measure.squares = measure.sum * measure.sum;
    Some(measure)
}

/// A game of the comparison, between two personalities.
pub(super) struct ComparisonGame<'a> {
    pub(super) size: BoardSize,
    pub(super) opening: &'a Opening,
    pub(super) factors: ByPlayer<&'a Factors>,
    /// The seed of the noise of both players.
    pub(super) seed: Seed,
}

impl ComparisonGame<'_> {
    /// Plays the game; the winner and the visited moves of both players. `None` if cancelled.
    pub(super) fn play(&self, bound: Bound, stop: &Arc<Stop>) -> Option<(Player, u64)> {
        let referee = self.opening.game(self.size);
        let position = referee.position();
        let players = self.factors.map(|factors| Side::bounded(position, factors, self.seed, bound));
        let game = play(referee, players, stop)?;
        Some((game.winner, game.visited.horizontal.saturating_add(game.visited.vertical)))
    }
}

/// A player of one game.
enum Side {
    /// A personality with a bounded search.
    Bounded(Box<Engine>, Bound),
    /// Another agent, without limits.
    Unbounded(Box<dyn Agent>),
}

impl Side {
    fn bounded(position: &Position, factors: &Factors, seed: Seed, bound: Bound) -> Self {
        Self::Bounded(Box::new(Engine::new(position, factors, seed)), bound)
    }

    /// The opponent of a candidate. A personality has the same bound, as its search could be endless.
    fn opponent(pair: &GamePair<'_>, position: &Position, bound: Bound) -> Option<Self> {
        if let AgentSpec::Personality(personality) = pair.opponent {
            return Some(Self::bounded(position, &personality.factors, pair.seed, bound.at_once()));
        }
        let mut agent = pair.opponent.player(pair.seed);
        agent.begin(position, Limits::NONE).ok()?;
        Some(Self::Unbounded(agent))
    }

    /// Its move and the visited moves; `None` if it resigns or the search is cancelled.
    fn choose(&mut self, stop: &Arc<Stop>) -> Option<(Node, u64)> {
        match self {
            Self::Bounded(engine, bound) => {
                search(engine, *bound, stop).map(|choice| (choice.mv, choice.visited))
            }
            Self::Unbounded(agent) => {
                let deadline = Deadline::unlimited().with_cancel(Arc::clone(stop));
                agent.choose(&deadline).ok().map(|mv| (mv, 0))
            }
        }
    }

    fn played(&mut self, mv: Node) -> Option<()> {
        match self {
            Self::Bounded(engine, _) => engine.play(mv).ok(),
            Self::Unbounded(agent) => agent.played(mv).ok(),
        }
    }
}

/// A finished game.
struct Finished {
    winner: Player,
    visited: ByPlayer<u64>,
    moves: ByPlayer<u64>,
}

/// Plays a game to its end. `None` if cancelled. A player that resigns loses.
fn play(mut referee: Referee, mut players: ByPlayer<Side>, stop: &Arc<Stop>) -> Option<Finished> {
    let (mut visited, mut moves) = (ByPlayer::<u64>::default(), ByPlayer::<u64>::default());
    loop {
        if let Some(outcome) = referee.outcome() {
            return Some(Finished { winner: outcome.winner, visited, moves });
        }
        let player = referee.position().to_move();
        let choice = players[player].choose(stop);
        if stop.is_cancelled() {
            return None;
        }
        let Some((mv, cost)) = choice else {
            referee.resign(player).ok()?;
            continue;
        };
        visited[player] = visited[player].saturating_add(cost);
        moves[player] += 1;
        referee.play(mv, MoveNote::default()).ok()?;
        if referee.outcome().is_none() {
            players.horizontal.played(mv)?;
            players.vertical.played(mv)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::opening::openings;
    use span_it_core::personality::{Factor, Personality, library};

    /// Steady with a search that practically never ends.
    fn endless(steady: &Personality) -> AgentSpec {
        let mut endless = steady.factors.clone();
        endless.set(Factor::GameTreeMaxDepth, 40.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 400.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        AgentSpec::Personality(Box::new(Personality { factors: endless, ..steady.clone() }))
    }

    #[test]
    fn an_endless_opponent_has_the_bound_of_the_candidate() {
        let steady = library::builtin_named("Steady").unwrap();
        let (opponent, size) = (endless(steady), BoardSize::STANDARD);
        let opening = openings(size, 4, 1, Seed::default()).unwrap().remove(0);
        let pair = GamePair { size, opening, opponent: &opponent, seed: Seed::default() };
        for bound in [Bound::Levels(300), Bound::AtOnce(300)] {
            let measure = play_pair(&pair, &steady.factors, bound, &Arc::default()).unwrap();
            assert!(measure.moves > 10 && measure.mean_visited() < 100.0, "{measure:?}");
        }
    }

    #[test]
    fn cancelling_ends_a_game_against_an_endless_opponent() {
        let steady = library::builtin_named("Steady").unwrap();
        let (opponent, size) = (endless(steady), BoardSize::STANDARD);
        let opening = openings(size, 4, 1, Seed::default()).unwrap().remove(0);
        let pair = GamePair { size, opening, opponent: &opponent, seed: Seed::default() };
        // The game cannot end by itself, so it makes no difference when it is cancelled.
        let stop = Arc::new(Stop::default());
        std::thread::scope(|scope| {
            let game = scope.spawn(|| play_pair(&pair, &steady.factors, Bound::None, &stop));
            stop.cancel();
            assert_eq!(game.join().unwrap(), None);
        });
        assert_eq!(play_pair(&pair, &steady.factors, Bound::None, &stop), None);
        let empty = Position::empty(size, Player::Horizontal);
        let mut opponent = Side::opponent(&pair, &empty, Bound::None).unwrap();
        assert_eq!(opponent.choose(&stop), None);
    }
}
