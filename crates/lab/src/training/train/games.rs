//! The games of a training.

use std::sync::Arc;

use crate::tournament::opening::Opening;
use crate::tournament::{Agent, PersonalityAgent, PlayerSpec, Spectator, Turn, play_game};
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::{Limits, Stop};
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::Measure;
use crate::training::bounded_search::Bound;

/// A game pair to play.
pub(super) struct GamePair<'a> {
    pub(super) size: BoardSize,
    pub(super) opening: Opening,
    pub(super) opponent: &'a PlayerSpec,
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
        let players = ByPlayer::from_fn(|player| match player {
            _ if player == side => bounded(factors, pair.seed, bound),
            // An opponent has the same bound, as its search could be endless.
            _ => pair.opponent.bounded_player(pair.seed, bound.at_once()),
        });
        let game = play(&pair.opening, pair.size, players, stop)?;
        measure.sum += if game.winner == side { 0.5 } else { 0.0 };
        measure.visited += game.visited[side];
        measure.moves += game.moves[side];
    }
    measure.squares = measure.sum * measure.sum;
    Some(measure)
}

/// A personality with a bounded search.
pub(super) fn bounded(factors: &Factors, seed: Seed, bound: Bound) -> Box<dyn Agent> {
    Box::new(PersonalityAgent::new(factors, seed, bound))
}

/// A finished game.
pub(super) struct Finished {
    pub(super) winner: Player,
    pub(super) visited: ByPlayer<u64>,
    moves: ByPlayer<u64>,
}

/// Counts the work of a game.
struct WorkCounter<'a> {
    visited: ByPlayer<u64>,
    moves: ByPlayer<u64>,
    stop: &'a Stop,
}

impl Spectator for WorkCounter<'_> {
    fn goes_on(&mut self) -> bool {
        !self.stop.is_cancelled()
    }

    fn see(&mut self, turn: &Turn<'_>) {
        let player = turn.before.to_move();
        self.visited[player] = self.visited[player].saturating_add(turn.search.visited);
        self.moves[player] += 1;
    }
}

/// Plays a game to its end. `None` if cancelled. A player that fails loses.
pub(super) fn play(
    opening: &Opening,
    size: BoardSize,
    mut players: ByPlayer<Box<dyn Agent>>,
    stop: &Arc<Stop>,
) -> Option<Finished> {
    let mut counter = WorkCounter { visited: ByPlayer::default(), moves: ByPlayer::default(), stop };
    let played = play_game(&mut opening.game(size), &mut players, Limits::NONE, stop, &mut counter);
    let winner = played.unwrap_or_else(|(loser, _)| loser.opponent());
    let WorkCounter { visited, moves, .. } = counter;
    (!stop.is_cancelled()).then_some(Finished { winner, visited, moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::opening::openings;
    use span_it_core::personality::{Factor, Personality, library};

    /// Steady with a search that practically never ends.
    fn endless(steady: &Personality) -> PlayerSpec {
        let mut endless = steady.factors.clone();
        endless.set(Factor::GameTreeMaxDepth, 40.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 400.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        PlayerSpec::Personality(Box::new(Personality { factors: endless, ..steady.clone() }))
    }

    /// A game pair against an opponent on the standard board.
    fn pair(opponent: &PlayerSpec) -> GamePair<'_> {
        let size = BoardSize::STANDARD;
        let opening = openings(size, 4, 1, Seed::default()).unwrap().remove(0);
        GamePair { size, opening, opponent, seed: Seed::default() }
    }

    #[test]
    fn an_endless_opponent_has_the_bound_of_the_candidate() {
        let steady = library::builtin_named("Steady").unwrap();
        let opponent = endless(steady);
        let pair = pair(&opponent);
        for bound in [Bound::Levels(300), Bound::AtOnce(300)] {
            let measure = play_pair(&pair, &steady.factors, bound, &Arc::default()).unwrap();
            assert!(measure.moves > 10 && measure.mean_visited() < 100.0, "{measure:?}");
        }
    }

    #[test]
    fn cancelling_ends_a_game_against_an_endless_opponent() {
        let steady = library::builtin_named("Steady").unwrap();
        let opponent = endless(steady);
        let pair = pair(&opponent);
        // The game cannot end by itself, so it makes no difference when it is cancelled.
        let stop = Arc::new(Stop::default());
        std::thread::scope(|scope| {
            let game = scope.spawn(|| play_pair(&pair, &steady.factors, Bound::None, &stop));
            stop.cancel();
            assert_eq!(game.join().unwrap(), None);
        });
        assert_eq!(play_pair(&pair, &steady.factors, Bound::None, &stop), None);
    }
}
