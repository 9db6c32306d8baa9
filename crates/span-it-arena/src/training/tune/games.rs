//! The games of a training.

use std::sync::Arc;

use crate::contest::opening::Opening;
use crate::contest::{Agent, AgentSpec};
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
        let mut game = Game::new(pair, factors, side)?;
        while game.referee.outcome().is_none() {
            game.turn(bound, stop)?;
        }
        let won = game.referee.outcome().is_some_and(|outcome| outcome.winner == side);
        measure.sum += if won { 0.5 } else { 0.0 };
        measure.visited += game.visited;
        measure.moves += game.moves;
    }
    measure.squares = measure.sum * measure.sum;
    Some(measure)
}

struct Game {
    referee: Referee,
    /// The side of the candidate.
    side: Player,
    candidate: Engine,
    opponent: Opponent,
    visited: u64,
    moves: u64,
}

enum Opponent {
    /// A personality. It has the same bound as the candidate, as its search could be endless.
    Bounded(Box<Engine>),
    /// Another agent, without limits.
    Unbounded(Box<dyn Agent>),
}

impl Opponent {
    fn new(pair: &GamePair<'_>, position: &Position) -> Option<Self> {
        if let AgentSpec::Personality(personality) = pair.opponent {
            let thinker = Engine::new(position, &personality.factors, pair.seed);
            return Some(Self::Bounded(Box::new(thinker)));
        }
        let mut agent = pair.opponent.player(pair.seed);
        agent.begin(position, Limits::NONE).ok()?;
        Some(Self::Unbounded(agent))
    }

    /// Its move; `None` if it resigns or the search is cancelled.
    fn choose(&mut self, bound: Bound, stop: &Arc<Stop>) -> Option<Node> {
        match self {
            Self::Bounded(thinker) => search(thinker, bound.at_once(), stop).map(|choice| choice.mv),
            Self::Unbounded(agent) => agent.choose(&Deadline::unlimited().with_cancel(Arc::clone(stop))).ok(),
        }
    }

    fn played(&mut self, mv: Node) -> Option<()> {
        match self {
            Self::Bounded(thinker) => thinker.play(mv).ok(),
            Self::Unbounded(agent) => agent.played(mv).ok(),
        }
    }
}

impl Game {
    fn new(pair: &GamePair<'_>, factors: &Factors, side: Player) -> Option<Self> {
        let referee = after_opening(pair.size, &pair.opening)?;
        let candidate = Engine::new(referee.position(), factors, pair.seed);
        let opponent = Opponent::new(pair, referee.position())?;
        Some(Self { referee, side, candidate, opponent, visited: 0, moves: 0 })
    }

    /// Plays one move. An opponent that resigns loses.
    fn turn(&mut self, bound: Bound, stop: &Arc<Stop>) -> Option<()> {
        if stop.is_cancelled() {
            return None;
        }
        let mv = if self.referee.position().to_move() == self.side {
            let choice = search(&mut self.candidate, bound, stop)?;
            self.visited += choice.visited;
            self.moves += 1;
            choice.mv
        } else if let Some(mv) = self.opponent.choose(bound, stop) {
            mv
        } else if stop.is_cancelled() {
            return None;
        } else {
            self.referee.resign(self.side.opponent()).ok()?;
            return Some(());
        };
        play(&mut self.referee, mv)?;
        if self.referee.outcome().is_none() {
            self.candidate.play(mv).ok()?;
            self.opponent.played(mv)?;
        }
        Some(())
    }
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
        let mut referee = after_opening(self.size, self.opening)?;
        let mut thinkers = self.factors.map(|factors| Engine::new(referee.position(), factors, self.seed));
        let mut visited: u64 = 0;
        loop {
            if let Some(outcome) = referee.outcome() {
                return Some((outcome.winner, visited));
            }
            let choice = search(&mut thinkers[referee.position().to_move()], bound, stop)?;
            visited = visited.saturating_add(choice.visited);
            play(&mut referee, choice.mv)?;
            for player in Player::ALL {
                thinkers[player].play(choice.mv).ok()?;
            }
        }
    }
}

fn after_opening(size: BoardSize, opening: &Opening) -> Option<Referee> {
    let mut referee = Referee::new(size, opening.first);
    for &mv in &opening.moves {
        play(&mut referee, mv)?;
    }
    Some(referee)
}

fn play(referee: &mut Referee, mv: Node) -> Option<()> {
    let player = referee.position().to_move();
    referee.play(referee.moves().len(), player, mv, MoveNote::default()).ok()?;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::opening::openings;
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
        let mut thinker = Opponent::new(&pair, &Position::empty(size, Player::Horizontal)).unwrap();
        assert_eq!(thinker.choose(Bound::None, &stop), None);
    }
}
