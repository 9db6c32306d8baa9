//! A contest's plan: who meets whom, where, how often, and in which order the games are handed out.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::time::Duration;

use span_it_core::board::{BoardSize, ByPlayer};
use span_it_core::engine::Stop;
use span_it_core::seed::Seed;

use super::luck::{Luck, Purpose};
use super::names::told_apart;
use super::opening::{self, Opening};
use super::{AgentSpec, ContestError, GameResult, PairKey};

/// All that is settled before a contest's first game.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Who takes part. Whoever is meant by a number in a contest is a place in this list, from 0.
    pub agents: Vec<AgentSpec>,
    /// Who meets whom: two places in the list of agents, the smaller first.
    pub meetings: Vec<(usize, usize)>,
    /// The boards that every meeting is held on.
    pub boards: Vec<BoardSize>,
    /// Pairs of games for each meeting and board, from 1; at most [`MAX_PAIRS`](Self::MAX_PAIRS) on all
    /// boards together. A pair is the same opening twice, with the sides exchanged.
    pub pairs: u32,
    /// Moves of an opening, of both players together, made at random.
    pub opening_plies: u16,
    /// What openings and the luck of the players are made from.
    pub seed: Seed,
    /// The longest that a move may take; `None` is without limit, and then a contest of the program's
    /// own agents has the same results again.
    pub max_move: Option<Duration>,
    /// On how many threads; as many as the machine has cores if `None`. It changes no result.
    pub threads: Option<NonZeroUsize>,
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
    /// The agents by the sides they play.
    pub const fn sides(&self) -> ByPlayer<usize> {
        let (smaller, larger) = self.key.agents;
        if self.exchanged {
            ByPlayer { horizontal: larger, vertical: smaller }
        } else {
            ByPlayer { horizontal: smaller, vertical: larger }
        }
    }

    /// The game's seed, which the luck of both players is made from, as in every game of the window:
    /// another for every game of a contest of this seed.
    pub fn seed(&self, contest: Seed) -> Seed {
        let PairKey { agents: (a, b), pair, .. } = self.key;
        let words = [a as u64, b as u64, u64::from(self.size.rows()), u64::from(self.size.cols())];
        let words = [&words[..], &[u64::from(pair), u64::from(self.exchanged)]].concat();
        Luck::new(contest, Purpose::Game, &words).seed()
    }
}

impl Plan {
    /// The most agents of a contest: its table has a cell for every two of them.
    pub const MAX_AGENTS: usize = 1000;
    /// The most pairs of two agents, those of all boards together: each has an opening of its own.
    pub const MAX_PAIRS: u32 = 1_000_000;

    /// Everybody meets everybody: 50 pairs on the 6 x 6 board from openings of 4 moves, without a time
    /// limit, unless changed.
    pub fn round_robin(agents: Vec<AgentSpec>) -> Self {
        let meetings = (0..agents.len()).flat_map(|a| (a + 1..agents.len()).map(move |b| (a, b)));
        Self::of(meetings.collect(), agents)
    }

    /// The first agent meets each of the others; the rest as [`round_robin`](Self::round_robin).
    pub fn gauntlet(agents: Vec<AgentSpec>) -> Self {
        Self::of((1..agents.len()).map(|b| (0, b)).collect(), agents)
    }

    fn of(meetings: Vec<(usize, usize)>, agents: Vec<AgentSpec>) -> Self {
        Self {
            agents,
            meetings,
            boards: vec![BoardSize::STANDARD],
            pairs: 50,
            opening_plies: 4,
            seed: Seed::default(),
            max_move: None,
            threads: None,
        }
    }

    /// Whether the contest can be held.
    ///
    /// # Errors
    /// The first thing that is wrong with the plan.
    pub fn check(&self) -> Result<(), ContestError> {
        let agents = self.agents.len();
        if agents > Self::MAX_AGENTS {
            return Err(ContestError::TooManyAgents { agents });
        }
        if self.meetings.is_empty() {
            return Err(ContestError::NoMeeting { agents });
        }
        let mut known = HashSet::new();
        for &meeting in &self.meetings {
            if meeting.0 >= meeting.1 || meeting.1 >= agents {
                return Err(ContestError::NotAMeeting { meeting, agents });
            }
            if !known.insert(meeting) {
                return Err(ContestError::MeetingTwice { meeting });
            }
        }
        self.check_boards()
    }

    /// Whether there are boards, and openings for as many pairs.
    fn check_boards(&self) -> Result<(), ContestError> {
        if self.boards.is_empty() {
            return Err(ContestError::NoBoard);
        }
        if self.pairs == 0 {
            return Err(ContestError::NoPairs);
        }
        // The boards are few: of more, one comes twice.
        for (place, &size) in self.boards.iter().enumerate() {
            if self.boards[..place].contains(&size) {
                return Err(ContestError::BoardTwice { size });
            }
            opening::check(size, self.opening_plies, self.pairs)?;
        }
        let (pairs, boards) = (self.pairs, self.boards.len());
        if u64::from(pairs) * boards as u64 > u64::from(Self::MAX_PAIRS) {
            return Err(ContestError::TooManyPairs { pairs, boards });
        }
        Ok(())
    }

    /// What tables call the agents: their names, numbered where several have one.
    pub fn names(&self) -> Vec<String> {
        told_apart(&self.agents.iter().map(AgentSpec::name).collect::<Vec<_>>())
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        2 * u64::from(self.pairs) * (self.boards.len() * self.meetings.len()) as u64
    }

    /// All games in the order they are handed out: pair by pair, so that a contest broken off has dealt
    /// with everybody alike.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> + '_ {
        let boards = move |pair| self.boards.iter().enumerate().map(move |board| (pair, board));
        let meetings = move |(pair, (board, &size))| {
            self.meetings.iter().map(move |&agents| (PairKey { agents, board, pair }, size))
        };
        let games = |(key, size)| [false, true].map(|exchanged| Fixture { key, exchanged, size });
        (0..self.pairs).flat_map(boards).flat_map(meetings).flat_map(games)
    }

    /// Puts finished games into the order of [`fixtures`](Self::fixtures).
    pub fn put_in_order(&self, games: &mut [GameResult]) {
        let place: HashMap<_, _> = self.meetings.iter().zip(0_usize..).collect();
        games.sort_by_cached_key(|GameResult { key, exchanged, .. }| {
            (key.pair, key.board, place.get(&key.agents), *exchanged)
        });
    }

    /// The openings of the plan's boards, in their order, one for each pair; none once the stop is cancelled.
    pub(super) fn openings(&self, stop: &Stop) -> Result<Option<Vec<Vec<Opening>>>, ContestError> {
        let how = (self.pairs, self.seed);
        let openings = |&size| opening::openings_until(size, self.opening_plies, how, stop);
        Ok(self.boards.iter().map(openings).collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agents(count: usize) -> Vec<AgentSpec> {
        vec![AgentSpec::Random; count]
    }

    #[test]
    fn everybody_meets_everybody_once_on_each_side_of_every_opening() {
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
    fn in_a_gauntlet_only_the_first_meets_the_others() {
        assert_eq!(Plan::gauntlet(agents(4)).meetings, [(0, 1), (0, 2), (0, 3)]);
    }

    #[test]
    fn equal_names_are_told_apart() {
        let plan = Plan::round_robin(vec![AgentSpec::Random, AgentSpec::Perfect, AgentSpec::Random]);
        assert_eq!(plan.names(), ["Random mover", "Perfect play", "Random mover (2)"]);
    }

    #[test]
    fn what_is_wrong_with_a_plan_is_told() {
        let good = Plan::round_robin(agents(2));
        let six = BoardSize::STANDARD;
        let cases = [
            (Plan::round_robin(agents(1)), "a contest of 1 agent with no meeting"),
            (Plan { meetings: vec![(0, 2)], ..good.clone() }, "agents 0 and 2: expected two different"),
            (Plan { meetings: vec![(1, 0)], ..good.clone() }, "agents 1 and 0"),
            (Plan { meetings: vec![(0, 1), (0, 1)], ..good.clone() }, "meet twice"),
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
