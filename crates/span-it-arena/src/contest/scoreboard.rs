//! The table of a contest: everything that is shown of it, from its results alone.
//!
//! A game of a pair whose other game is missing (yet to be played, or never) counts as a game in
//! scores, ratings and wins kept, and not in anything that is said of pairs.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::names::told_apart;
use super::stats::meetings::{Meetings, in_order};
use super::stats::{Estimate, Pairs, Ratings, RatingsError, SprtState};
use super::{Ending, GameResult};
use span_it_core::board::Player;

/// The table of a contest.
#[derive(Clone, Debug)]
pub struct Scoreboard {
    rows: Vec<Row>,
    /// By place, then by the other's place.
    cells: Vec<Vec<Cell>>,
    ratings: Result<Ratings, RatingsError>,
    overall: Overall,
    sprt: Option<SprtState>,
}

/// What is told of one agent.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its place in the contest's list of agents, from 0.
    pub place: usize,
    /// Its name, told apart from equal names before it by a number.
    pub name: String,
    /// Its place in the table, from 1.
    pub rank: usize,
    /// Its rating in Elo, a pool's mean being 1500; rough where it won or lost every game; `None` when
    /// there is none.
    pub rating: Option<Estimate>,
    /// Games and pairs against all others together.
    pub total: Cell,
    /// What its moves did to the games' truth.
    pub kept: Kept,
    /// How long its moves took.
    pub times: Times,
    /// Games lost by breaking off or breaking the rules.
    pub forfeits: u32,
    /// How many of those by each reason, which may be any text.
    pub reasons: BTreeMap<String, u32>,
}

/// Games and pairs of one agent against another, or against all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Games won.
    pub wins: u32,
    /// Games lost.
    pub losses: u32,
    /// Complete pairs.
    pub pairs: Pairs,
}

/// Wins kept: of the moves made from a won position in which some free node would have lost, how many
/// kept the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Such moves.
    pub critical: u64,
    /// Those that kept the win.
    pub kept: u64,
}

/// How long an agent thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Moves made, those of openings apart.
    pub moves: u64,
    /// Nanoseconds thought in all.
    pub total_ns: u64,
    /// Nanoseconds thought about the longest move.
    pub longest_ns: u64,
}

/// What is told of the contest as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overall {
    /// Games played.
    pub games: u32,
    /// Of those, how many the first mover won.
    pub first_mover_wins: u32,
    /// Complete pairs.
    pub pairs: u32,
    /// How many of those differ in players, board or moves: pairs played alike again tell nothing new,
    /// and the margins take them for news.
    pub distinct_pairs: u32,
}

impl Cell {
    /// Games played.
    pub const fn games(self) -> u32 {
        self.wins + self.losses
    }

    /// The share of games won, 0..=1; `None` without games.
    pub fn score(self) -> Option<f64> {
        share(u64::from(self.wins), u64::from(self.games()))
    }

    /// Games whose pair is not complete.
    pub const fn single_games(self) -> u32 {
        self.games() - 2 * self.pairs.total()
    }

    /// The same as the other agent sees it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { wins: self.losses, losses: self.wins, pairs: self.pairs.reversed() }
    }

    fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.pairs += other.pairs;
    }
}

impl Kept {
    /// The share that kept the win, 0..=1; `None` where no move was critical.
    pub fn share(self) -> Option<f64> {
        share(self.kept, self.critical)
    }
}

impl Times {
    /// The mean time of a move, in milliseconds; `None` without moves.
    pub fn mean_ms(self) -> Option<f64> {
        share(self.total_ns, self.moves).map(|nanoseconds| nanoseconds / 1e6)
    }

    /// The time of the longest move, in milliseconds; `None` without moves.
    pub fn longest_ms(self) -> Option<f64> {
        (self.moves > 0).then(|| self.longest_ns as f64 / 1e6)
    }
}

impl Overall {
    /// The share of games that the first mover won, 0..=1; `None` without games.
    pub fn first_mover_rate(self) -> Option<f64> {
        share(u64::from(self.first_mover_wins), u64::from(self.games))
    }

    /// Games whose pair is not complete.
    pub const fn single_games(self) -> u32 {
        self.games - 2 * self.pairs
    }
}

impl Scoreboard {
    /// The table of a contest between agents of these names; the results may stand in any order. Games
    /// between places without a name are left out.
    pub fn new(names: &[String], results: &[GameResult]) -> Self {
        let games = in_order(names.len(), results);
        let meetings = Meetings::new(&games);
        let ratings = Ratings::of(names, &meetings);
        let cells = cells(names.len(), &meetings);
        let mut rows = rows(names, &cells, ratings.as_ref().ok());
        let mut overall = Overall::default();
        for game in games {
            overall.first_mover_wins += u32::from(game.first == game.winner);
            overall.games += 1;
            for player in [Player::Horizontal, Player::Vertical] {
                rows[game.agent(player)].add(game, player);
            }
        }
        overall.pairs = meetings.iter().map(|(_, meeting)| meeting.pairs().total()).sum();
        overall.distinct_pairs = u32::try_from(meetings.distinct).unwrap_or(u32::MAX);
        rank(&mut rows);
        Self { rows, cells, ratings, overall, sprt: None }
    }

    /// The same table with what a test says of the first agent against the second.
    #[must_use]
    pub fn with_sprt(self, state: SprtState) -> Self {
        Self { sprt: Some(state), ..self }
    }

    /// The agents, best first: by rating, then score, then name, then place.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Games and pairs of one agent against another, by their places in the contest's list; nothing
    /// played for places that are no agents'.
    pub fn cell(&self, agent: usize, other: usize) -> Cell {
        self.cells.get(agent).and_then(|row| row.get(other)).copied().unwrap_or_default()
    }

    /// What is told of the contest as a whole.
    pub const fn overall(&self) -> Overall {
        self.overall
    }

    /// The ratings, or why there are none.
    ///
    /// # Errors
    /// There are no games, or the pool falls into parts that have not met.
    pub const fn ratings(&self) -> Result<&Ratings, &RatingsError> {
        self.ratings.as_ref()
    }

    /// What the test says, if there is one.
    pub const fn sprt(&self) -> Option<&SprtState> {
        self.sprt.as_ref()
    }
}

impl Row {
    fn add(&mut self, game: &GameResult, player: Player) {
        let side = game.sides[player];
        self.kept.critical += u64::from(side.critical);
        self.kept.kept += u64::from(side.kept);
        self.times.moves += u64::from(side.moves);
        self.times.total_ns = self.times.total_ns.saturating_add(side.time_ns);
        self.times.longest_ns = self.times.longest_ns.max(side.longest_ns);
        if let Ending::Forfeit(reason) = &game.ending
            && game.winner != player
        {
            self.forfeits += 1;
            *self.reasons.entry(reason.clone()).or_default() += 1;
        }
    }

    /// Why it forfeited games, and how many: what cost it most games first, and of equal ones in the order of
    /// the letters.
    pub fn reasons_by_games(&self) -> Vec<(&str, u32)> {
        let mut reasons: Vec<_> =
            self.reasons.iter().map(|(reason, &games)| (reason.as_str(), games)).collect();
        reasons.sort_by_key(|&(_, games)| Reverse(games));
        reasons
    }

    /// Where it ranks: ratings and scores that differ only in the last digits of the arithmetic are
    /// the same.
    fn standing(&self) -> (f64, f64) {
        let rounded = |value: f64| (value * 1e6).round();
        let rating = self.rating.map_or(f64::NEG_INFINITY, |rating| rounded(rating.value));
        (rating, self.total.score().map_or(f64::NEG_INFINITY, rounded))
    }
}

fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

fn cells(agents: usize, meetings: &Meetings) -> Vec<Vec<Cell>> {
    let mut cells = vec![vec![Cell::default(); agents]; agents];
    for ((one, other), meeting) in meetings.iter() {
        let (games, wins) = meeting.count(|game| game.won);
        let cell = Cell { wins, losses: games - wins, pairs: meeting.pairs() };
        cells[one][other] = cell;
        cells[other][one] = cell.reversed();
    }
    cells
}

fn rows(names: &[String], cells: &[Vec<Cell>], ratings: Option<&Ratings>) -> Vec<Row> {
    let row = |(place, name): (usize, String)| {
        let mut total = Cell::default();
        cells[place].iter().for_each(|cell| total.add(*cell));
        Row {
            place,
            name,
            rank: 0,
            rating: ratings.and_then(|ratings| ratings.rating(place)).map(|rating| {
                let one_sided = total.wins == 0 || total.losses == 0;
                Estimate { rough: rating.rough || one_sided, ..rating }
            }),
            total,
            kept: Kept::default(),
            times: Times::default(),
            forfeits: 0,
            reasons: BTreeMap::new(),
        }
    };
    told_apart(names).into_iter().enumerate().map(row).collect()
}

fn rank(rows: &mut [Row]) {
    let order = |one: &Row, other: &Row| -> Ordering {
        let (one_standing, other_standing) = (one.standing(), other.standing());
        let by_rating = other_standing.0.total_cmp(&one_standing.0);
        let by_score = other_standing.1.total_cmp(&one_standing.1);
        by_rating.then(by_score).then_with(|| one.name.cmp(&other.name)).then(one.place.cmp(&other.place))
    };
    rows.sort_by(order);
    for (index, row) in rows.iter_mut().enumerate() {
        row.rank = index + 1;
    }
}
