//! The results of a contest sorted by who met whom.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::Pairs;
use crate::contest::GameResult;

/// A game as the agent of the smaller place sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Game {
    /// Whether this agent made the first move.
    pub(crate) first: bool,
    /// Whether it won.
    pub(crate) won: bool,
}

/// The games of one pair that have been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// One game of the pair: it counts as a game and not as a pair.
    Single(Game),
    /// Both.
    Pair(Game, Game),
}

impl Group {
    /// Its games.
    pub(crate) fn games(self) -> impl Iterator<Item = Game> {
        let (one, other) = match self {
            Self::Single(game) => (game, None),
            Self::Pair(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}

/// How often the pairs between two agents ended in which way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meeting {
    /// Each way with its number.
    pub(crate) groups: BTreeMap<Group, u32>,
}

impl Meeting {
    /// The complete pairs, as the agent of the smaller place sees them.
    pub(crate) fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for (group, &count) in &self.groups {
            if let Group::Pair(one, other) = group {
                pairs += Pairs::of((one.won, other.won), count);
            }
        }
        pairs
    }

    /// How many games were played, and how many of them are such.
    pub(crate) fn count(&self, such: impl Fn(Game) -> bool) -> (u32, u32) {
        let (mut all, mut found) = (0, 0);
        for (group, count) in &self.groups {
            for game in group.games() {
                all += count;
                found += if such(game) { *count } else { 0 };
            }
        }
        (all, found)
    }
}

/// All meetings of a contest, by the places of the agents, the smaller first. Which thread finished
/// which game when leaves no trace here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meetings {
    meetings: BTreeMap<(usize, usize), Meeting>,
    /// How many complete pairs differ from one another in their players, board or moves.
    pub(crate) distinct: usize,
}

impl Meetings {
    /// Sorts games that stand [`in_order`].
    pub(crate) fn new(games: &[&GameResult]) -> Self {
        let mut meetings = Self::default();
        let mut distinct = BTreeSet::new();
        for games in games.chunk_by(|one, other| one.key == other.key) {
            if let [one, other] = games {
                let mut hasher = DefaultHasher::new();
                (one.key.agents, one.size, one.first, &one.moves, &other.moves).hash(&mut hasher);
                distinct.insert(hasher.finish());
            }
            meetings.add(games);
        }
        meetings.distinct = distinct.len();
        meetings
    }

    fn add(&mut self, games: &[&GameResult]) {
        let group = match games {
            [one, other, ..] => Group::Pair(seen(one), seen(other)),
            [one] => Group::Single(seen(one)),
            [] => return,
        };
        *self.meetings.entry(games[0].key.agents).or_default().groups.entry(group).or_default() += 1;
    }

    /// Each meeting.
    pub(crate) fn iter(&self) -> impl Iterator<Item = ((usize, usize), &Meeting)> {
        self.meetings.iter().map(|(&agents, meeting)| (agents, meeting))
    }
}

/// The games that count, in the contest's order: those of other places than the agents', of an agent
/// against itself, and a game that is there twice the second time, are left out.
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

fn seen(game: &GameResult) -> Game {
    let agent = game.key.agents.0;
    Game { first: game.first_agent() == agent, won: game.winning_agent() == agent }
}
