//! Ending a contest of two as soon as a sequential test is settled.
//!
//! Games finish in an order that depends on threads and on luck with the machine. So that the answer
//! does not, the test looks at the pairs in the plan's order and only as far as none is missing: it is
//! settled by the first so many pairs, and what was finished beyond them does not count.

use std::collections::{HashMap, HashSet};

use super::stats::{Pairs, Sprt, SprtState, SprtVerdict};
use super::{GameResult, PairKey, Plan};

/// A test that is told the games of a contest as they finish.
#[derive(Clone, Debug)]
pub struct Sequential {
    test: Sprt,
    /// The pairs of the contest's first agent and its second, in the plan's order.
    order: Vec<PairKey>,
    /// Whether the first agent won each game, and its exchange, of pairs that are not looked at yet.
    won: HashMap<PairKey, [Option<bool>; 2]>,
    looked_at: usize,
    pairs: Pairs,
    state: SprtState,
}

impl Sequential {
    /// A test of the plan's first agent against its second.
    pub fn new(plan: &Plan, test: Sprt) -> Self {
        let pairs = plan.fixtures().filter(|game| game.key.agents == (0, 1) && !game.exchanged);
        let order = pairs.map(|game| game.key).collect();
        let (pairs, state) = (Pairs::default(), test.state(Pairs::default()));
        Self { test, order, won: HashMap::new(), looked_at: 0, pairs, state }
    }

    /// Looks at a finished game; says whether the test is settled. Once it is, nothing changes it.
    pub fn add(&mut self, game: &GameResult) -> bool {
        if game.key.agents == (0, 1) {
            self.won.entry(game.key).or_default()[usize::from(game.exchanged)] =
                Some(game.winning_agent() == 0);
        }
        while !self.is_settled()
            && let Some(key) = self.order.get(self.looked_at)
            && let Some([Some(one), Some(other)]) = self.won.get(key)
        {
            self.looked_at += 1;
            self.pairs += Pairs::of((*one, *other), 1);
            self.state = self.test.state(self.pairs);
        }
        self.is_settled()
    }

    /// What the test says of the pairs it has looked at.
    pub const fn state(&self) -> SprtState {
        self.state
    }

    /// Whether the test has accepted a hypothesis.
    pub fn is_settled(&self) -> bool {
        self.state.verdict != SprtVerdict::Continue
    }

    /// The games that count: all of them, or those that the test was settled by.
    pub fn counted(&self, games: &[GameResult]) -> Vec<GameResult> {
        let settled_by: HashSet<PairKey> = self.order[..self.looked_at].iter().copied().collect();
        let counts = |game: &&GameResult| !self.is_settled() || settled_by.contains(&game.key);
        games.iter().filter(counts).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{AgentSpec, Ending, Fixture};
    use span_it_core::board::{ByPlayer, Player};

    fn plan() -> Plan {
        Plan { pairs: 400, ..Plan::round_robin(vec![AgentSpec::Random, AgentSpec::Random]) }
    }

    /// The first agent wins both games of two pairs in three, and splits the rest.
    fn result(Fixture { key, exchanged, size }: Fixture) -> GameResult {
        let wins = !key.pair.is_multiple_of(3) || !exchanged;
        let winner = if wins == exchanged { Player::Vertical } else { Player::Horizontal };
        let (moves, sides) = (Vec::new(), ByPlayer::default());
        let (ending, first) = (Ending::Path, Player::Horizontal);
        GameResult { key, exchanged, size, first, winner, ending, moves, opening_plies: 0, sides }
    }

    #[test]
    fn the_answer_is_that_of_the_first_pairs_whatever_the_order() {
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap();
        let games: Vec<GameResult> = plan().fixtures().map(result).collect();
        let mut in_order = Sequential::new(&plan(), test);
        let settled = games.iter().position(|game| in_order.add(game)).unwrap();
        assert!(settled > 10 && settled < 400 && !settled.is_multiple_of(2), "settled by game {settled}");
        let counted = in_order.counted(&games);
        assert_eq!(counted, games[..=settled]);
        // In blocks of 7 games turned round, and told twice.
        let mut turned = Sequential::new(&plan(), test);
        for game in games.chunks(7).flat_map(|block| block.iter().rev().chain(block)) {
            turned.add(game);
        }
        assert_eq!((turned.state(), turned.counted(&games)), (in_order.state(), counted));
    }

    #[test]
    fn a_missing_pair_holds_the_test_up_and_all_games_count() {
        let mut test = Sequential::new(&plan(), Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap());
        let games: Vec<GameResult> = plan().fixtures().skip(1).map(result).collect();
        assert!(!games.iter().any(|game| test.add(game)));
        assert_eq!(test.counted(&games).len(), games.len());
        assert!(test.add(&result(plan().fixtures().next().unwrap())));
    }
}
