//! The table of a tournament, calculated from its results.
//!
//! A game whose pair is incomplete counts in scores, ratings and safe moves, but not in the statistics of pairs.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::names::disambiguate;
use super::stats::pairings::{Pairings, in_order};
use super::stats::performance::Tally;
use super::stats::{Anchor, Estimate, Pairs, Ratings, RatingsError, SprtState};
use super::{Ending, GameResult, Selection, Side};
use span_it_core::board::Player;
use span_it_core::engine::SearchTotals;
use span_it_core::share::Share;

/// The table of a tournament.
#[derive(Clone, Debug)]
pub struct Scoreboard {
    rows: Vec<Row>,
    /// By the indices of both agents.
    cells: Vec<Vec<Cell>>,
    ratings: Result<Ratings, RatingsError>,
    overall: Overall,
    sprt: Option<SprtState>,
}

/// The row of an agent.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its index in the plan, from 0.
    pub place: usize,
    /// Its name, numbered if an agent before it has the same.
    pub name: String,
    /// Its place in the table, from 1.
    pub rank: usize,
    /// Its rating in Elo, with a mean of 1500 unless there is an anchor; rough if it won or lost every game, or all its
    /// pairs ended alike; `None` without ratings.
    pub rating: Option<Estimate>,
    /// Games and pairs against all others.
    pub total: Cell,
    /// Its safe moves.
    pub kept: Kept,
    /// The times of its moves.
    pub times: Times,
    /// The searches of its moves.
    pub search: SearchTotals,
    /// Games won of those in which it moved second.
    pub second: Share,
    /// Games lost by forfeit.
    pub forfeits: u32,
    /// Forfeits by reason, which may be any text.
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

/// Safe moves: the share of critical moves that kept the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Moves in won positions in which some free node loses.
    pub critical: u64,
    /// Critical moves that kept the win.
    pub kept: u64,
}

/// The times of an agent's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Moves without those of openings.
    pub moves: u64,
    /// Total time in nanoseconds.
    pub(crate) total_ns: u64,
    /// Time of the longest move in nanoseconds.
    pub longest_ns: u64,
}

/// Totals of the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overall {
    /// Games played.
    pub games: u32,
    /// Games that the first player won.
    pub first_mover_wins: u32,
    /// Complete pairs.
    pub pairs: u32,
    /// Pairs that differ in agents, board or moves. Margins treat repeated pairs as new, and so are too small.
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

    /// The same from the other agent's view.
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
    /// The share, 0..=1; `None` without critical moves.
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
    /// The share of games that the first player won, 0..=1; `None` without games.
    pub fn first_mover_rate(self) -> Option<f64> {
        share(u64::from(self.first_mover_wins), u64::from(self.games))
    }

    /// Games of incomplete pairs.
    pub const fn single_games(self) -> u32 {
        self.games - 2 * self.pairs
    }
}

impl Scoreboard {
    /// The table of a tournament between agents with these names. The results may be in any order; games of agents
    /// without a name are ignored.
    pub fn new(names: &[String], results: &[GameResult]) -> Self {
        Self::of(names, results, Selection::default())
    }

    /// The table of a part of a tournament. With a side, a cell has the games that the agent of its row played on this
    /// side; it has no pairs. The rating is then the one at which these games would have been expected
    /// to end as they did, if the others have their ratings on the selected boards. The totals are those of
    /// the boards.
    pub fn of(names: &[String], results: &[GameResult], selection: Selection) -> Self {
        Self::anchored(names, results, selection, None)
    }

    /// The table of a part of a tournament with ratings on the scale of an anchor.
    pub fn anchored(
        names: &[String],
        results: &[GameResult],
        selection: Selection,
        anchor: Option<&Anchor>,
    ) -> Self {
        let mut games = in_order(names.len(), results);
        games.retain(|game| selection.has_board(game));
        let pairings = Pairings::new(&games);
        let ratings = Ratings::from_pairings(names, &pairings);
        let ratings = ratings.map(|ratings| match anchor {
            Some(anchor) => ratings.anchored(anchor),
            None => ratings,
        });
        let cells = match selection.side {
            None => cells(names.len(), &pairings),
            Some(side) => side_cells(names.len(), &games, side),
        };
        let mut rows = rows(names, &cells);
        rate(&mut rows, ratings.as_ref().ok(), &games, selection.side);
        let mut overall = Overall::default();
        for game in games {
            overall.first_mover_wins += u32::from(game.first == game.winner);
            overall.games += 1;
            for player in Player::ALL.into_iter().filter(|&player| selection.counts(game, player)) {
                rows[game.agent(player)].add(game, player);
            }
        }
        overall.pairs = pairings.iter().map(|(_, pairing)| pairing.pairs().total()).sum();
        overall.distinct_pairs = u32::try_from(pairings.distinct).unwrap_or(u32::MAX);
        rank(&mut rows);
        Self { rows, cells, ratings, overall, sprt: None }
    }

    /// Adds the state of a test of the first agent against the second.
    #[must_use]
    pub fn with_sprt(self, state: SprtState) -> Self {
        Self { sprt: Some(state), ..self }
    }

    /// The agents, best first: by rating, then score, then name, then place.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Games and pairs of one agent against another, by their indices; empty for invalid indices.
    pub fn cell(&self, agent: usize, other: usize) -> Cell {
        self.cells.get(agent).and_then(|row| row.get(other)).copied().unwrap_or_default()
    }

    /// Totals of the tournament.
    pub const fn overall(&self) -> Overall {
        self.overall
    }

    /// The ratings.
    ///
    /// # Errors
    /// There are no games, or the pool is disconnected.
    pub const fn ratings(&self) -> Result<&Ratings, &RatingsError> {
        self.ratings.as_ref()
    }

    /// The state of the test, if there is one.
    pub const fn sprt(&self) -> Option<&SprtState> {
        self.sprt.as_ref()
    }
}

impl Row {
    /// Visited moves per move, on average; `None` without searches.
    pub fn visited_per_move(&self) -> Option<f64> {
        (!self.search.is_empty()).then(|| self.search.visited_per_search())
    }

    fn add(&mut self, game: &GameResult, player: Player) {
        let side = game.sides[player];
        if game.first != player {
            self.second.count(game.winner == player);
        }
        self.kept.critical += u64::from(side.critical);
        self.kept.kept += u64::from(side.kept);
        self.times.moves += u64::from(side.moves);
        self.times.total_ns = self.times.total_ns.saturating_add(side.time_ns);
        self.times.longest_ns = self.times.longest_ns.max(side.longest_ns);
        self.search = [self.search, side.search].into_iter().sum();
        if let Ending::Forfeit(reason) = &game.ending
            && game.winner != player
        {
            self.forfeits += 1;
            *self.reasons.entry(reason.clone()).or_default() += 1;
        }
    }

    /// Its rank; `None` if it has games but no rating, so that it cannot be compared with the others.
    pub fn rank(&self) -> Option<usize> {
        (self.rating.is_some() || self.total.games() == 0).then_some(self.rank)
    }

    /// The reasons of its forfeits with their games: by decreasing number, then alphabetically.
    pub(crate) fn reasons_by_games(&self) -> Vec<(&str, u32)> {
        let mut reasons: Vec<_> =
            self.reasons.iter().map(|(reason, &games)| (reason.as_str(), games)).collect();
        reasons.sort_by_key(|&(_, games)| Reverse(games));
        reasons
    }

    /// Rating and score for the ranking, rounded so that errors of the arithmetic do not matter.
    fn standing(&self) -> (f64, f64) {
        let rounded = |value: f64| (value * 1e6).round();
        let rating = self.rating.map_or(f64::NEG_INFINITY, |rating| rounded(rating.value));
        (rating, self.total.score().map_or(f64::NEG_INFINITY, rounded))
    }
}

fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

fn cells(agents: usize, pairings: &Pairings) -> Vec<Vec<Cell>> {
    let mut cells = vec![vec![Cell::default(); agents]; agents];
    for ((one, other), pairing) in pairings.iter() {
        let (games, wins) = pairing.count(|game| game.won);
        let cell = Cell { wins, losses: games - wins, pairs: pairing.pairs() };
        cells[one][other] = cell;
        cells[other][one] = cell.reversed();
    }
    cells
}

fn side_cells(agents: usize, games: &[&GameResult], side: Side) -> Vec<Vec<Cell>> {
    let mut cells = vec![vec![Cell::default(); agents]; agents];
    for game in games {
        let player = side.player(game);
        let cell = &mut cells[game.agent(player)][game.agent(player.opponent())];
        cell.wins += u32::from(game.winner == player);
        cell.losses += u32::from(game.winner != player);
    }
    cells
}

fn rows(names: &[String], cells: &[Vec<Cell>]) -> Vec<Row> {
    let row = |(place, name): (usize, String)| {
        let mut total = Cell::default();
        cells[place].iter().for_each(|cell| total.add(*cell));
        Row {
            place,
            name,
            rank: 0,
            rating: None,
            total,
            kept: Kept::default(),
            times: Times::default(),
            search: SearchTotals::default(),
            second: Share::default(),
            forfeits: 0,
            reasons: BTreeMap::new(),
        }
    };
    disambiguate(names).into_iter().enumerate().map(row).collect()
}

fn rate(rows: &mut [Row], ratings: Option<&Ratings>, games: &[&GameResult], side: Option<Side>) {
    let Some(ratings) = ratings else { return };
    let Some(side) = side else {
        for row in rows {
            let one_sided = row.total.wins == 0 || row.total.losses == 0 || row.total.pairs.are_alike();
            let rating = ratings.rating(row.place);
            row.rating = rating.map(|rating| Estimate { rough: rating.rough || one_sided, ..rating });
        }
        return;
    };
    let mut counts: Vec<BTreeMap<(usize, bool), (u32, u32)>> = vec![BTreeMap::new(); rows.len()];
    for game in games {
        let player = side.player(game);
        let against = (game.agent(player.opponent()), game.first == player);
        let (games, wins) = counts[game.agent(player)].entry(against).or_default();
        *games += 1;
        *wins += u32::from(game.winner == player);
    }
    for (row, counts) in rows.iter_mut().zip(counts) {
        let tally = |((opponent, first), (games, wins))| Tally { opponent, first, games, wins };
        row.rating = ratings.performance(&counts.into_iter().map(tally).collect::<Vec<_>>());
    }
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
