//! Ends a match as soon as a sequential test is decided.
//!
//! The order in which games finish depends on the threads. So that the result does not, the test uses the pairs
//! in the order of the plan up to the first one that is missing. Pairs after the deciding one do not count.

use std::collections::HashSet;

use super::stats::{PairCounter, Pairs, Sprt, SprtState};
use super::{GameResult, PairKey, Plan};

/// A test that receives the games of a tournament as they finish.
#[derive(Clone, Debug)]
pub struct Sequential {
    test: Sprt,
    /// The pairs of the first two agents in the order of the plan.
    order: Vec<PairKey>,
    counter: PairCounter,
    used: usize,
    pairs: Pairs,
    state: SprtState,
}

impl Sequential {
    /// A test of the first agent of a plan against the second.
    pub fn new(plan: &Plan, test: Sprt) -> Self {
        let pairs = plan.fixtures().filter(|game| game.key.agents == (0, 1) && !game.exchanged);
        let order = pairs.map(|game| game.key).collect();
        let (pairs, state) = (Pairs::default(), test.state(Pairs::default()));
        Self { test, order, counter: PairCounter::default(), used: 0, pairs, state }
    }

    /// Adds a finished game. Returns whether the test is decided; it then no longer changes.
    pub fn add(&mut self, game: &GameResult) -> bool {
        if game.key.agents == (0, 1) {
            self.counter.add_game(game);
        }
        while !self.is_decided()
            && let Some(&key) = self.order.get(self.used)
            && let Some(pair) = self.counter.pair(key)
        {
            self.used += 1;
            self.pairs += pair;
            self.state = self.test.state(self.pairs);
        }
        self.is_decided()
    }

    /// The test after the pairs so far.
    pub const fn state(&self) -> SprtState {
        self.state
    }

    /// Whether the test has accepted a hypothesis.
    pub fn is_decided(&self) -> bool {
        self.state.is_decided()
    }

    /// The games that count: those that decided the test, or all while it is undecided.
    pub fn counted(&self, games: &[GameResult]) -> Vec<GameResult> {
        let deciding: HashSet<PairKey> = self.order[..self.used].iter().copied().collect();
        let counts = |game: &&GameResult| !self.is_decided() || deciding.contains(&game.key);
        games.iter().filter(counts).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Ending, Fixture, PlayerSpec};
    use span_it_core::board::{ByPlayer, Player};

    fn plan() -> Plan {
        Plan { pairs: 400, ..Plan::round_robin(vec![PlayerSpec::Random, PlayerSpec::Random]) }
    }

    /// The first agent wins two of three pairs, and splits the third.
    fn result(Fixture { key, exchanged, size }: Fixture) -> GameResult {
        let wins = !key.pair.is_multiple_of(3) || !exchanged;
        let winner = if wins == exchanged { Player::Vertical } else { Player::Horizontal };
        let (moves, sides) = (Vec::new(), ByPlayer::default());
        let (ending, first) = (Ending::Path, Player::Horizontal);
        GameResult { key, exchanged, size, first, winner, ending, moves, opening_plies: 0, sides }
    }

    #[test]
    fn result_does_not_depend_on_the_order() {
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap();
        let games: Vec<GameResult> = plan().fixtures().map(result).collect();
        let mut in_order = Sequential::new(&plan(), test);
        let settled = games.iter().position(|game| in_order.add(game)).unwrap();
        assert!(settled > 10 && settled < 400 && !settled.is_multiple_of(2), "decided by game {settled}");
        let counted = in_order.counted(&games);
        assert_eq!(counted, games[..=settled]);
        // In reversed blocks of 7 games, each twice.
        let mut reversed = Sequential::new(&plan(), test);
        for game in games.chunks(7).flat_map(|block| block.iter().rev().chain(block)) {
            reversed.add(game);
        }
        assert_eq!((reversed.state(), reversed.counted(&games)), (in_order.state(), counted));
    }

    #[test]
    fn a_missing_pair_delays_the_decision() {
        let mut test = Sequential::new(&plan(), Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap());
        let games: Vec<GameResult> = plan().fixtures().skip(1).map(result).collect();
        assert!(!games.iter().any(|game| test.add(game)));
        assert_eq!(test.counted(&games).len(), games.len());
        assert!(test.add(&result(plan().fixtures().next().unwrap())));
    }
}
