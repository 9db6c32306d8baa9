//! One game of a tournament.

use serde::{Deserialize, Serialize};

use span_it_core::board::{BoardSize, ByPlayer};
use span_it_core::seed::Seed;

use super::rng::{Purpose, Rng};

/// A game pair of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairKey {
    /// The indices of the two agents, the smaller first.
    pub agents: (usize, usize),
    /// The index of the board.
    pub board: usize,
    /// The number of the pair for these agents and this board, from 0; determines the opening.
    pub pair: u32,
}

/// One game of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The pair that the game belongs to.
    pub key: PairKey,
    /// Whether it is the second game of the pair.
    pub exchanged: bool,
    /// The board.
    pub size: BoardSize,
}

impl Fixture {
    /// The agent of each side.
    pub const fn sides(&self) -> ByPlayer<usize> {
        let (smaller, larger) = self.key.agents;
        if self.exchanged {
            ByPlayer { horizontal: larger, vertical: smaller }
        } else {
            ByPlayer { horizontal: smaller, vertical: larger }
        }
    }

    /// The seed of the game, which differs from game to game.
    pub fn seed(&self, tournament: Seed) -> Seed {
        let PairKey { agents: (a, b), pair, .. } = self.key;
        let words = [a as u64, b as u64, u64::from(self.size.rows()), u64::from(self.size.cols())];
        let words = [&words[..], &[u64::from(pair), u64::from(self.exchanged)]].concat();
        Rng::new(tournament, Purpose::Game, &words).seed()
    }
}
