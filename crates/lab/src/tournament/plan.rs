//! The plan of a tournament: its agents, pairings, boards and games, and the order of the games.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use span_it_core::board::{BoardSize, ByPlayer};
use span_it_core::engine::{Limits, Stop};
use span_it_core::rng::mix;
use span_it_core::seed::Seed;
use span_it_core::text::humanize::counted;

use super::book::too_few;
use super::names::planned_names;
use super::opening::{self, Opening};
use super::rng::{Purpose, Rng};
use super::stats::Sprt;
use super::{GameResult, PlanError, PlayerSpec, Shard};

/// Everything that determines a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The agents. Elsewhere an agent is given by its index in this list.
    pub agents: Vec<PlayerSpec>,
    /// The pairings: two indices of agents, the smaller first.
    pub pairings: Vec<(usize, usize)>,
    /// The boards of every pairing.
    pub boards: Vec<BoardSize>,
    /// Game pairs per pairing and board, from 1; at most [`MAX_PAIRS`](Self::MAX_PAIRS) on all boards together.
    pub pairs: u32,
    /// Random moves of an opening, of both players together.
    pub opening_plies: u16,
    /// The openings of each board in the order of the pairs, at least one per pair; drawn at random if `None`.
    pub openings: Option<Arc<Vec<Vec<Opening>>>>,
    /// The test that ends a match.
    pub sprt: Option<Sprt>,
    /// The seed of openings and noise.
    pub seed: Seed,
    /// Maximum time of a move. Without a limit, the results of the program's own agents are reproducible.
    #[serde(rename = "max_move_us", with = "microseconds")]
    pub max_move: Option<Duration>,
    /// Maximum number of visited moves of a search, from 1, for personalities. Results stay reproducible.
    pub max_visits: Option<u64>,
    /// Number of threads; one per core if `None`. Does not affect the results.
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// The part that is played here; everything if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

/// A time as a whole number of microseconds.
mod microseconds {
    use std::time::Duration;

    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes the field")]
    pub(super) fn serialize<S: Serializer>(
        time: &Option<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(|time| u64::try_from(time.as_micros()).unwrap_or(u64::MAX)).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Duration>, D::Error> {
        Ok(Option::<u64>::deserialize(deserializer)?.map(Duration::from_micros))
    }
}

impl Plan {
    /// Maximum number of agents, as the table has a cell for every two of them.
    pub const MAX_AGENTS: usize = 1000;
    /// Maximum number of game pairs per pairing on all boards together.
    pub const MAX_PAIRS: u32 = 1_000_000;
    /// Maximum number of moves in the given openings of a board.
    pub(crate) const MAX_OPENING_MOVES: usize = 250_000;
    /// The greatest limit of visited moves: 2^53 - 1.
    pub const MAX_VISITS: u64 = (1 << 53) - 1;

    /// The number of moves of the longest opening.
    pub fn longest_opening(&self) -> usize {
        let given = self.openings.iter().flat_map(|boards| boards.iter().flatten());
        given.map(|opening| opening.moves.len()).max().unwrap_or_else(|| self.opening_plies.into())
    }

    /// All agents against each other: 50 pairs on the 6 x 6 board, openings of 4 moves, no time limit.
    pub fn round_robin(agents: Vec<PlayerSpec>) -> Self {
        let pairings = (0..agents.len()).flat_map(|a| (a + 1..agents.len()).map(move |b| (a, b)));
        Self::with_pairings(pairings.collect(), agents)
    }

    /// The first agent against each of the others; otherwise like [`round_robin`](Self::round_robin).
    pub fn gauntlet(agents: Vec<PlayerSpec>) -> Self {
        Self::with_pairings((1..agents.len()).map(|b| (0, b)).collect(), agents)
    }

    /// All agents against each other under the rules of competitions (`docs/toolkit/tournaments.md, "Competitions"`).
    pub fn competition(agents: Vec<PlayerSpec>) -> Self {
        Self {
            boards: [6, 8].into_iter().filter_map(|side| BoardSize::square(side).ok()).collect(),
            pairs: 20,
            seed: Seed::new(1993).unwrap_or_default(),
            max_visits: Some(100_000),
            ..Self::round_robin(agents)
        }
    }

    fn with_pairings(pairings: Vec<(usize, usize)>, agents: Vec<PlayerSpec>) -> Self {
        Self {
            agents,
            pairings,
            boards: vec![BoardSize::STANDARD],
            pairs: 50,
            opening_plies: 4,
            openings: None,
            sprt: None,
            seed: Seed::default(),
            max_move: None,
            max_visits: None,
            threads: None,
            shard: None,
        }
    }

    /// The limits of each move.
    pub const fn limits(&self) -> Limits {
        Limits { time: self.max_move, visits: self.max_visits, depth: None }
    }

    /// Checks that the tournament can be played.
    ///
    /// # Errors
    /// The first error of the plan.
    pub fn check(&self) -> Result<(), PlanError> {
        let agents = self.agents.len();
        if agents > Self::MAX_AGENTS {
            return refuse(format!("a tournament of {agents} agents: expected at most {}", Self::MAX_AGENTS));
        }
        if self.pairings.is_empty() {
            let agents = counted(agents, "agent", "agents");
            return refuse(format!(
                "a tournament of {agents} without a pairing: expected at least two agents"
            ));
        }
        if self.max_visits.is_some_and(|visits| !(1..=Self::MAX_VISITS).contains(&visits)) {
            let max = Self::MAX_VISITS;
            return refuse(format!("the limit of visited moves: expected a number from 1 to {max}"));
        }
        if self.sprt.is_some() && agents != 2 {
            return refuse(format!(
                "an SPRT with {agents} agents: expected two, as the test compares the first with the second"
            ));
        }
        let mut known = HashSet::new();
        for &(a, b) in &self.pairings {
            if a >= b || b >= agents {
                return refuse(format!(
                    "the pairing of agents {a} and {b}: expected two different ones of {agents}, the smaller first"
                ));
            }
            if !known.insert((a, b)) {
                return refuse(format!("agents {a} and {b} are paired twice: expected each pairing once"));
            }
        }
        self.check_boards()
    }

    fn check_boards(&self) -> Result<(), PlanError> {
        if self.boards.is_empty() {
            return refuse("a tournament without a board: expected at least one".to_owned());
        }
        if self.pairs == 0 {
            return refuse("no pairs of games: expected at least 1".to_owned());
        }
        check_once(&self.boards)?;
        for (place, &size) in self.boards.iter().enumerate() {
            match &self.openings {
                None => opening::check(size, self.opening_plies, self.pairs)?,
                Some(openings) => self.check_openings(size, openings.get(place))?,
            }
        }
        let (pairs, boards) = (self.pairs, self.boards.len());
        if u64::from(pairs) * boards as u64 > u64::from(Self::MAX_PAIRS) {
            let (pairs, boards) = (counted(pairs, "pair", "pairs"), counted(boards, "board", "boards"));
            return refuse(format!("{pairs} on {boards}: expected at most {} together", Self::MAX_PAIRS));
        }
        match self.shard {
            Some(shard) if self.games() == 0 => {
                let all = counted(self.all_pairs(), "game pair", "game pairs");
                refuse(format!("shard {shard} has nothing to play: the tournament has {all}"))
            }
            _ => Ok(()),
        }
    }

    fn check_openings(&self, size: BoardSize, openings: Option<&Vec<Opening>>) -> Result<(), PlanError> {
        let openings = openings.map(Vec::as_slice).unwrap_or_default();
        let pairs = self.pairs as usize;
        if openings.len() < pairs {
            return refuse(too_few(size, self.pairs, openings.len()));
        }
        if openings.iter().map(|opening| opening.moves.len()).sum::<usize>() > Self::MAX_OPENING_MOVES {
            let max = Self::MAX_OPENING_MOVES;
            return refuse(format!(
                "the openings of the {size} board: expected at most {max} moves together"
            ));
        }
        match openings[..pairs].iter().position(|opening| !opening.is_possible(size)) {
            Some(index) => refuse(format!(
                "opening {} of the {size} board: its moves are not possible there, or win",
                index + 1
            )),
            None => Ok(()),
        }
    }

    /// The names of the agents; equal names are numbered.
    pub fn names(&self) -> Vec<String> {
        planned_names(&self.agents)
    }

    /// The test that ends the tournament. A shard has none, as a test counts the pairs of all shards in order.
    pub fn test(&self) -> Option<Sprt> {
        self.sprt.filter(|_| self.shard.is_none())
    }

    /// A number for the tournament. It does not depend on the number of pairs, the test and the shard.
    pub fn identity(&self) -> u64 {
        let plan = Self { pairs: 0, sprt: None, shard: None, ..self.clone() };
        let text = serde_json::to_string(&plan).unwrap_or_default();
        text.bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)))
    }

    /// A title, such as "Steady against Spider", from the names of the agents.
    pub fn title(&self, names: &[String]) -> String {
        let is_gauntlet = self.pairings.iter().all(|&(first, _)| first == 0);
        match names {
            [first, others @ ..] if is_gauntlet => format!("{first} against {}", others.join(", ")),
            names => format!("Tournament of {}", names.len()),
        }
    }

    /// Number of games, of the shard if there is one.
    pub fn games(&self) -> u64 {
        let pairs = self.all_pairs();
        2 * self.shard.map_or(pairs, |shard| shard.pairs_of(pairs))
    }

    /// Number of game pairs of all shards together.
    pub(crate) fn all_pairs(&self) -> u64 {
        u64::from(self.pairs) * (self.boards.len() * self.pairings.len()) as u64
    }

    /// All games, of the shard if there is one, in the order in which they start: pair by pair, so that all agents have
    /// played about equally often when a tournament is interrupted.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> + '_ {
        let boards = move |pair| self.boards.iter().enumerate().map(move |board| (pair, board));
        let pairings = move |(pair, (board, &size))| {
            self.pairings.iter().map(move |&agents| (PairKey { agents, board, pair }, size))
        };
        let games = |(key, size)| [false, true].map(|exchanged| Fixture { key, exchanged, size });
        let pairs = (0..self.pairs).flat_map(boards).flat_map(pairings).zip(0..);
        let shard = self.shard;
        let in_shard = pairs.filter(move |&(_, number)| shard.is_none_or(|shard| shard.has(number)));
        in_shard.flat_map(move |(pair, _)| games(pair))
    }

    /// Sorts finished games in the order of [`fixtures`](Self::fixtures).
    pub fn put_in_order(&self, games: &mut [GameResult]) {
        let numbers = self.pair_numbers();
        games.sort_by_cached_key(|game| (numbers.of(game.key), game.exchanged));
    }

    /// The numbers of the game pairs in the order of the plan.
    pub(super) fn pair_numbers(&self) -> PairNumbers {
        let places = self.pairings.iter().copied().zip(0..).collect();
        PairNumbers { places, boards: self.boards.len() as u64 }
    }

    /// The openings of each board, one for each pair; `None` if cancelled.
    pub(crate) fn openings(&self, stop: &Stop) -> Result<Option<Vec<Vec<Opening>>>, PlanError> {
        if let Some(openings) = &self.openings {
            let used = |openings: &Vec<Opening>| openings.iter().take(self.pairs as usize).cloned().collect();
            return Ok(Some(openings.iter().take(self.boards.len()).map(used).collect()));
        }
        let openings = |&size| opening::openings_until(size, self.opening_plies, self.pairs, self.seed, stop);
        self.boards.iter().map(openings).collect()
    }
}

/// The numbers of game pairs in the order of a plan, from 0.
#[derive(Clone, Debug)]
pub(super) struct PairNumbers {
    places: HashMap<(usize, usize), u64>,
    boards: u64,
}

impl PairNumbers {
    /// The number of a pair; `None` if the plan has no such pairing.
    pub(super) fn of(&self, PairKey { agents, board, pair }: PairKey) -> Option<u64> {
        let place = self.places.get(&agents)?;
        Some((u64::from(pair) * self.boards + board as u64) * self.places.len() as u64 + place)
    }
}

fn refuse<T>(problem: String) -> Result<T, PlanError> {
    Err(PlanError(problem))
}

/// Checks that no board is given twice.
pub(crate) fn check_once(boards: &[BoardSize]) -> Result<(), PlanError> {
    // There are only 324 board sizes, so the search is short.
    match (1..boards.len()).find(|&place| boards[..place].contains(&boards[place])) {
        Some(place) => {
            refuse(format!("the {} board is given twice: expected each board once", boards[place]))
        }
        None => Ok(()),
    }
}

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

#[cfg(test)]
mod tests {
    use span_it_core::engine::Manner;

    use super::*;

    fn agents(count: usize) -> Vec<PlayerSpec> {
        vec![PlayerSpec::Random; count]
    }

    #[test]
    fn round_robin_has_every_pairing_on_both_sides() {
        let boards = vec![BoardSize::STANDARD, BoardSize::square(4).unwrap()];
        let plan = Plan { boards, pairs: 3, ..Plan::round_robin(agents(4)) };
        plan.check().unwrap();
        let games: Vec<Fixture> = plan.fixtures().collect();
        assert_eq!((games.len() as u64, plan.games()), (72, 72));
        for pair in games.chunks(2) {
            let [first, second] = pair else { panic!("an odd number of games") };
            assert_eq!((first.key, first.exchanged, second.exchanged), (second.key, false, true));
            assert_eq!(first.sides().horizontal, second.sides().vertical);
        }
        assert!(games[..24].iter().all(|game| game.key.pair == 0));
    }

    #[test]
    fn shards_have_every_game_once() {
        let boards = vec![BoardSize::STANDARD, BoardSize::square(4).unwrap()];
        let plan = Plan { boards, pairs: 3, ..Plan::gauntlet(agents(3)) };
        let numbers = plan.pair_numbers();
        let all: Vec<Fixture> = plan.fixtures().collect();
        assert!(all.iter().map(|game| numbers.of(game.key)).eq((0..12).flat_map(|number| [Some(number); 2])));
        let mut games = Vec::new();
        for index in 0..5 {
            let shard = Plan { shard: Some(Shard::new(index, 5).unwrap()), ..plan.clone() };
            let part: Vec<Fixture> = shard.fixtures().collect();
            shard.check().unwrap();
            assert_eq!(part.len() as u64, shard.games());
            games.extend(part);
        }
        games.sort_by_key(|game| (numbers.of(game.key), game.exchanged));
        assert_eq!(games, all);
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).ok();
        let tested = Plan { sprt: test, ..plan.clone() };
        let shard = Plan { shard: Some(Shard::new(0, 5).unwrap()), ..tested.clone() };
        assert_eq!((tested.test(), shard.test(), shard.sprt), (test, None, test));
        let empty = Plan { shard: Some(Shard::new(12, 13).unwrap()), ..plan };
        assert!(empty.check().unwrap_err().to_string().contains("shard 12/13 has nothing to play"));
    }

    #[test]
    fn gauntlet_has_the_pairings_of_the_first_agent() {
        assert_eq!(Plan::gauntlet(agents(4)).pairings, [(0, 1), (0, 2), (0, 3)]);
    }

    #[test]
    fn numbers_equal_names() {
        let plan = Plan::round_robin(vec![
            PlayerSpec::Random,
            PlayerSpec::Perfect(Manner::Plain),
            PlayerSpec::Random,
        ]);
        assert_eq!(plan.names(), ["Random mover", "Perfect play (plain)", "Random mover (2)"]);
    }

    #[test]
    fn refuses_invalid_plans() {
        let good = Plan::round_robin(agents(2));
        let six = BoardSize::STANDARD;
        let cases = [
            (Plan::round_robin(agents(1)), "a tournament of 1 agent without a pairing"),
            (Plan { pairings: vec![(0, 2)], ..good.clone() }, "agents 0 and 2: expected two different"),
            (Plan { pairings: vec![(1, 0)], ..good.clone() }, "agents 1 and 0"),
            (Plan { pairings: vec![(0, 1), (0, 1)], ..good.clone() }, "are paired twice"),
            (Plan { boards: vec![], ..good.clone() }, "without a board"),
            (Plan { boards: vec![six, six], ..good.clone() }, "6 x 6 board is given twice"),
            (Plan { pairs: 0, ..good.clone() }, "no pairs"),
            (Plan::gauntlet(agents(1001)), "1001 agents: expected at most 1000"),
            (Plan { opening_plies: 6, pairs: 1_000_001, ..good.clone() }, "1000001 pairs on 1 board: "),
            (
                Plan {
                    boards: (4..8).map(|side| BoardSize::square(side).unwrap()).collect(),
                    opening_plies: 6,
                    pairs: 250_001,
                    ..good.clone()
                },
                "250001 pairs on 4 boards: expected at most 1000000 together",
            ),
            (Plan { opening_plies: 11, ..good.clone() }, "expected at most 10"),
            (Plan { opening_plies: 1, pairs: 100, ..good }, "100 pairs on a 6 x 6 board"),
        ];
        for (plan, part) in cases {
            let message = plan.check().unwrap_err().to_string();
            assert!(message.contains(part), "{message:?} does not say {part:?}");
        }
    }
}
