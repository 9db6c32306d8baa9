//! The results of a tournament by pairing.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::Pairs;
use crate::tournament::GameResult;

/// A game from the view of the agent with the smaller index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PairGame {
    /// Whether that agent moved first.
    pub(crate) first: bool,
    /// Whether it won.
    pub(crate) won: bool,
}

/// The finished games of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// One game of an incomplete pair.
    Single(PairGame),
    /// Both games.
    Pair(PairGame, PairGame),
}

impl Group {
    pub(crate) fn games(self) -> impl Iterator<Item = PairGame> {
        let (one, other) = match self {
            Self::Single(game) => (game, None),
            Self::Pair(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}

/// The results of the pairs of two agents.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairing {
    /// The number of pairs with each result.
    pub(crate) groups: BTreeMap<Group, u32>,
}

impl Pairing {
    /// The complete pairs from the view of the agent with the smaller index.
    pub(crate) fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for (group, &count) in &self.groups {
            if let Group::Pair(one, other) = group {
                pairs += Pairs::of((one.won, other.won), count);
            }
        }
        pairs
    }

    /// The number of games, and of those that satisfy a condition.
    pub(crate) fn count(&self, condition: impl Fn(PairGame) -> bool) -> (u32, u32) {
        let (mut all, mut found) = (0, 0);
        for (group, count) in &self.groups {
            for game in group.games() {
                all += count;
                found += if condition(game) { *count } else { 0 };
            }
        }
        (all, found)
    }
}

/// All pairings of a tournament by the indices of the agents, the smaller first. They do not depend on the order in
/// which the games finished.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairings {
    pairings: BTreeMap<(usize, usize), Pairing>,
    /// The number of complete pairs that differ in agents, board or moves.
    pub(crate) distinct: usize,
}

impl Pairings {
    /// Groups games that are [`in_order`].
    pub(crate) fn new(games: &[&GameResult]) -> Self {
        let mut pairings = Self::default();
        let mut distinct = BTreeSet::new();
        for games in games.chunk_by(|one, other| one.key == other.key) {
            if let [one, other] = games {
                let mut hasher = DefaultHasher::new();
                (one.key.agents, one.size, one.first, &one.moves, &other.moves).hash(&mut hasher);
                distinct.insert(hasher.finish());
            }
            pairings.add(games);
        }
        pairings.distinct = distinct.len();
        pairings
    }

    fn add(&mut self, games: &[&GameResult]) {
        let group = match games {
            [one, other, ..] => Group::Pair(game_of(one), game_of(other)),
            [one] => Group::Single(game_of(one)),
            [] => return,
        };
        *self.pairings.entry(games[0].key.agents).or_default().groups.entry(group).or_default() += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = ((usize, usize), &Pairing)> {
        self.pairings.iter().map(|(&agents, pairing)| (agents, pairing))
    }
}

/// The games in order, without games of invalid agents, of an agent against itself, and without duplicates.
pub(crate) fn in_order(agents: usize, results: &[GameResult]) -> Vec<&GameResult> {
    let counts = |game: &&GameResult| {
        let (smaller, larger) = game.key.agents;
        smaller < larger && larger < agents
    };
    let mut games: Vec<&GameResult> = results.iter().filter(counts).collect();
    games.sort_by_key(|game| (game.key, game.exchanged));
    games.dedup_by_key(|game| (game.key, game.exchanged));
    games
}

fn game_of(game: &GameResult) -> PairGame {
    let agent = game.key.agents.0;
    PairGame { first: game.first_agent() == agent, won: game.winning_agent() == agent }
}
