//! The ratings of a pool of agents, with the worth of the first move.
//!
//! The model is that of Bradley and Terry with an order effect: the chance that i, moving first, beats
//! j is `1 / (1 + exp(-(r_i - r_j + d)))`. The ratings r and the advantage d are those that make the
//! results likeliest, in units of 400 / ln 10 Elo, with the mean of r at [`POOL_MEAN`].
//!
//! - *Scores of 100 %* would have infinite ratings. Every agent is therefore given
//!   [`VIRTUAL_GAMES`] more, shared out over its opponents by how often they met, half of them won and
//!   half begun. With them the likelihood is strictly concave and falls without end in every
//!   direction, whatever the results, as long as the pool hangs together; so there is exactly one
//!   maximum, and Newton's method with halved steps reaches it.
//! - *Margins* are those of a sandwich estimate clustered by pair: the two games of a pair share their
//!   opening and are not independent, and the inverse of the information, which takes them to be, is
//!   wrong by as much as openings decide games. The sandwich needs no model of that, no random
//!   numbers, and a thousandth of the time of a bootstrap, and so the table can be had again every two
//!   seconds of a running contest. The virtual games enter it as pairs of every kind in equal parts:
//!   margins never shrink to nothing because all pairs seen were alike.
//! - *A pool that does not hang together* has no ratings: nothing is known of one part against another.
//!
//! May import: nothing else.

// CITE: R. A. Bradley and M. E. Terry (1952); the order effect: R. R. Davidson and R. J. Beaver (1977).
// CITE: R. Coulom's BayesElo (virtual games), M. A. Ballicora's Ordo (the first mover's advantage
// fitted, disconnected pools refused).
// CITE: K.-Y. Liang and S. L. Zeger, Longitudinal data analysis using generalized linear models (1986).

use thiserror::Error;

use super::matrix::{Factor, Matrix};
use super::meetings::{Game, Group, Meeting, Meetings};
use super::{ELO_PER_LOGIT, Estimate, Z95};
use crate::contest::GameResult;

/// The mean rating of a pool.
pub const POOL_MEAN: f64 = 1500.0;

/// How many games are imagined for every agent, so that no rating is infinite.
const VIRTUAL_GAMES: f64 = 1.0;

/// The most steps of Newton's method; some ten are taken.
const STEPS: u32 = 200;

/// The most by which a step may change a rating, in units of 400 / ln 10 Elo.
const LONGEST_STEP: f64 = 3.0;

/// A step that needs no check: so near the top the likelihood changes by less than its last digits,
/// and each step is about the square of the one before.
const SURE_STEP: f64 = 1e-4;

/// The ratings of a pool.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// Every agent's rating less the mean, then the first mover's advantage; in logits.
    values: Vec<f64>,
    covariance: Matrix,
}

/// Why a pool has no ratings.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RatingsError {
    /// Nothing has been played.
    #[error("there are no games yet")]
    NoGames,
    /// Some agents have met none of the others, not even by way of third ones.
    #[error("nobody of one group has met anybody of another: {}", said(parts))]
    Disconnected {
        /// The names of those who hang together, part by part.
        parts: Vec<Vec<String>>,
    },
}

impl Ratings {
    /// Rates the agents by all games, those of incomplete pairs included; an agent's place is that in
    /// `names`.
    ///
    /// # Errors
    /// There are no games, or the pool falls into parts.
    pub fn new(names: &[String], results: &[GameResult]) -> Result<Self, RatingsError> {
        Self::of(names, &Meetings::new(names.len(), results))
    }

    pub(crate) fn of(names: &[String], meetings: &Meetings) -> Result<Self, RatingsError> {
        if meetings.iter().next().is_none() {
            return Err(RatingsError::NoGames);
        }
        let parts = parts(names.len(), meetings);
        if parts.len() > 1 {
            let names = |part: Vec<usize>| part.into_iter().map(|agent| names[agent].clone()).collect();
            return Err(RatingsError::Disconnected { parts: parts.into_iter().map(names).collect() });
        }
        Ok(Model::new(names.len(), meetings, VIRTUAL_GAMES).fit())
    }

    /// An agent's rating in Elo, the pool's mean being [`POOL_MEAN`]; `None` for a place that is no
    /// agent's.
    pub fn rating(&self, agent: usize) -> Option<Estimate> {
        let own = self.estimate(&[(self.agent(agent)?, 1.0)]);
        Some(Estimate { value: POOL_MEAN + own.value, ..own })
    }

    /// By how much the first agent's rating exceeds the second's; `None` for a place that is no agent's.
    pub fn difference(&self, one: usize, other: usize) -> Option<Estimate> {
        let (one, other) = (self.agent(one)?, self.agent(other)?);
        Some(self.estimate(&[(one, 1.0), (other, -1.0)]))
    }

    /// What moving first is worth, in Elo.
    pub fn first_mover_advantage(&self) -> Estimate {
        self.estimate(&[(self.values.len() - 1, 1.0)])
    }

    fn agent(&self, place: usize) -> Option<usize> {
        (place + 1 < self.values.len()).then_some(place)
    }

    fn estimate(&self, weights: &[(usize, f64)]) -> Estimate {
        let value: f64 = weights.iter().map(|&(place, weight)| weight * self.values[place]).sum();
        let mut variance = 0.0;
        for &(row, left) in weights {
            for &(column, right) in weights {
                variance += left * right * self.covariance.get(row, column);
            }
        }
        let margin95 = Z95 * variance.max(0.0).sqrt() * ELO_PER_LOGIT;
        Estimate { value: value * ELO_PER_LOGIT, margin95, rough: false }
    }
}

/// The parts of a pool, each of agents that hang together by games.
fn parts(agents: usize, meetings: &Meetings) -> Vec<Vec<usize>> {
    let mut part: Vec<usize> = (0..agents).collect();
    for ((one, other), _) in meetings.iter() {
        let (keep, drop) = (part[one].min(part[other]), part[one].max(part[other]));
        for place in &mut part {
            if *place == drop {
                *place = keep;
            }
        }
    }
    let members = |head: usize| (0..agents).filter(|&agent| part[agent] == head).collect::<Vec<_>>();
    (0..agents).map(members).filter(|members| !members.is_empty()).collect()
}

/// The parts in words: "A and B" against "C".
fn said(parts: &[Vec<String>]) -> String {
    let said: Vec<String> = parts.iter().map(|part| part.join(", ")).collect();
    said.join(" | ")
}

/// The games between two agents of which one and the same made the first move.
#[derive(Clone, Copy, Debug)]
struct Games {
    one: usize,
    other: usize,
    /// 1 where `one` moved first, -1 where `other` did.
    first: f64,
    count: f64,
    /// How many of them `one` won.
    wins: f64,
    /// How many of them are imagined, half of those being won.
    imagined: f64,
}

/// The four ways in which a pair can end.
const KINDS: [Group; 4] = {
    const fn game(first: bool, won: bool) -> Game {
        Game { first, won }
    }
    [
        Group::Pair(game(true, true), game(false, true)),
        Group::Pair(game(true, true), game(false, false)),
        Group::Pair(game(true, false), game(false, true)),
        Group::Pair(game(true, false), game(false, false)),
    ]
};

#[derive(Clone, Debug)]
struct Model<'a> {
    agents: usize,
    meetings: &'a Meetings,
    games: Vec<Games>,
}

impl<'a> Model<'a> {
    fn new(agents: usize, meetings: &'a Meetings, imagined: f64) -> Self {
        let mut played = vec![0.0; agents];
        for ((one, other), meeting) in meetings.iter() {
            let count = f64::from(meeting.count(|_| true).0);
            played[one] += count;
            played[other] += count;
        }
        let games = meetings.iter().flat_map(|((one, other), meeting)| {
            let count = f64::from(meeting.count(|_| true).0);
            let imagined = imagined * (count / played[one] + count / played[other]);
            [true, false].map(|first| Games::of(meeting, (one, other), first, imagined / 2.0))
        });
        Self { agents, meetings, games: games.collect() }
    }

    /// Newton's method: each step goes where a parabola through this place would be highest, and only
    /// as far as the likelihood grows.
    fn fit(&self) -> Ratings {
        let mut values = vec![0.0; self.agents + 1];
        let mut height = self.log_likelihood(&values);
        for _ in 0..STEPS {
            let Some(factor) = self.information(&values).factor() else { break };
            let step = factor.solve(&self.gradient(&values));
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            if longest < 1e-11 {
                break;
            }
            if longest < SURE_STEP {
                values.iter_mut().zip(&step).for_each(|(value, part)| *value += part);
                continue;
            }
            let share = (LONGEST_STEP / longest).min(1.0);
            let Some(higher) = self.climb(&values, &step, share, height) else { break };
            (values, height) = higher;
        }
        let covariance = self.covariance(&values);
        Ratings { values, covariance }
    }

    /// The first place along a step, halved again and again, that is no lower; `None` at the top.
    fn climb(&self, from: &[f64], step: &[f64], share: f64, height: f64) -> Option<(Vec<f64>, f64)> {
        let mut share = share;
        for _ in 0..50 {
            let to: Vec<f64> = from.iter().zip(step).map(|(value, part)| value + share * part).collect();
            let reached = self.log_likelihood(&to);
            if reached >= height {
                return Some((to, reached));
            }
            share /= 2.0;
        }
        None
    }

    fn log_likelihood(&self, values: &[f64]) -> f64 {
        let of = |games: &Games| {
            let odds = games.odds(values);
            // ln(1 / (1 + exp(-odds))) without overflow.
            let won = odds.min(0.0) - (-odds.abs()).exp().ln_1p();
            games.wins * won + (games.count - games.wins) * (won - odds)
        };
        self.games.iter().map(of).sum()
    }

    fn gradient(&self, values: &[f64]) -> Vec<f64> {
        let mut gradient = vec![0.0; values.len()];
        for games in &self.games {
            let more = games.wins - games.count * games.chance(values);
            for (place, part) in games.direction(self.agents) {
                gradient[place] += more * part;
            }
        }
        gradient
    }

    /// The information, with ones added over the ratings: they hold the ratings' sum where it is,
    /// about which the games say nothing.
    fn information(&self, values: &[f64]) -> Matrix {
        let mut information = Matrix::zero(values.len());
        for games in &self.games {
            let chance = games.chance(values);
            information.add_square(&games.direction(self.agents), games.count * chance * (1.0 - chance));
        }
        for row in 0..self.agents {
            for column in 0..self.agents {
                information.add(row, column, 1.0);
            }
        }
        information
    }

    /// The sandwich: inverse information times the squares of the pairs' gradients times inverse
    /// information. With few pairs those squares are too small, since the fit has bent towards them:
    /// pairs / (pairs - parameters) makes up for it.
    fn covariance(&self, values: &[f64]) -> Matrix {
        let inverse = self.information(values).factor().as_ref().map(Factor::inverse);
        let Some(inverse) = inverse else { return Matrix::zero(values.len()) };
        let mut squares = Matrix::zero(values.len());
        let mut pairs = 0.0;
        for (agents, meeting) in self.meetings.iter() {
            pairs += self.add_squares(&mut squares, agents, meeting, values);
        }
        let parameters = self.agents as f64;
        let scale = pairs / (pairs - parameters).max(pairs / 4.0);
        let mut scaled = Matrix::zero(values.len());
        for row in 0..values.len() {
            for column in 0..values.len() {
                scaled.add(row, column, scale * squares.get(row, column));
            }
        }
        for games in self.games.iter().filter(|games| games.first > 0.0) {
            // The imagined games come as a quarter pair of each of the four kinds.
            for group in KINDS {
                let gradient = self.gradient_of(group, (games.one, games.other), values);
                scaled.add_square(&gradient, games.imagined / 4.0);
            }
        }
        inverse.times(&scaled).times(&inverse)
    }

    /// Adds the square of every pair's gradient; their number.
    fn add_squares(
        &self,
        squares: &mut Matrix,
        (one, other): (usize, usize),
        meeting: &Meeting,
        values: &[f64],
    ) -> f64 {
        let mut pairs = 0.0;
        for (group, &count) in &meeting.groups {
            squares.add_square(&self.gradient_of(*group, (one, other), values), f64::from(count));
            pairs += f64::from(count);
        }
        pairs
    }

    /// The gradient of the likelihood of one pair.
    fn gradient_of(&self, group: Group, (one, other): (usize, usize), values: &[f64]) -> [(usize, f64); 3] {
        let (strength, first) = residual(group, (one, other), values);
        [(one, strength), (other, -strength), (self.agents, first)]
    }
}

/// By how much the games of a pair went better than expected for its first agent, and for whoever
/// moved first.
fn residual(group: Group, (one, other): (usize, usize), values: &[f64]) -> (f64, f64) {
    let mut sums = (0.0, 0.0);
    for game in group.games() {
        let first = if game.first { 1.0 } else { -1.0 };
        let games = Games { one, other, first, count: 1.0, wins: 0.0, imagined: 0.0 };
        let more = f64::from(u8::from(game.won)) - games.chance(values);
        sums.0 += more;
        sums.1 += first * more;
    }
    sums
}

impl Games {
    fn of(meeting: &Meeting, (one, other): (usize, usize), one_first: bool, imagined: f64) -> Self {
        let count = f64::from(meeting.count(|game| game.first == one_first).1);
        let wins = f64::from(meeting.count(|game| game.first == one_first && game.won).1);
        Self {
            one,
            other,
            first: if one_first { 1.0 } else { -1.0 },
            count: count + imagined,
            wins: wins + imagined / 2.0,
            imagined,
        }
    }

    /// The logarithm of the odds that `one` wins.
    fn odds(&self, values: &[f64]) -> f64 {
        let advantage = values.last().copied().unwrap_or_default();
        values[self.one] - values[self.other] + self.first * advantage
    }

    fn chance(&self, values: &[f64]) -> f64 {
        1.0 / (1.0 + (-self.odds(values)).exp())
    }

    /// How those odds depend on the values.
    fn direction(&self, agents: usize) -> [(usize, f64); 3] {
        [(self.one, 1.0), (self.other, -1.0), (agents, self.first)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, ByPlayer, Player};
    use crate::contest::{Ending, PairKey, SideReport};

    /// The American League East of 1987 (A. Agresti, Categorical Data Analysis, 2nd edition, 2002, page
    /// 438): wins and losses at home of Milwaukee, Detroit, Toronto, New York, Boston, Cleveland and
    /// Baltimore against each in this order.
    const HOME: [[(u32, u32); 7]; 7] = [
        [(0, 0), (4, 3), (4, 2), (4, 3), (6, 1), (4, 2), (6, 0)],
        [(3, 3), (0, 0), (4, 2), (4, 3), (6, 0), (6, 1), (4, 3)],
        [(2, 5), (4, 3), (0, 0), (2, 4), (4, 3), (4, 2), (6, 0)],
        [(3, 3), (5, 1), (2, 5), (0, 0), (4, 3), (4, 2), (6, 1)],
        [(5, 1), (2, 5), (3, 3), (4, 2), (0, 0), (5, 2), (6, 0)],
        [(2, 5), (3, 3), (3, 4), (4, 3), (4, 2), (0, 0), (2, 4)],
        [(2, 5), (1, 5), (1, 6), (2, 4), (1, 6), (3, 4), (0, 0)],
    ];

    /// The home team moves first; every game is a pair of its own.
    fn season() -> Vec<GameResult> {
        let mut results = Vec::new();
        for (home, row) in HOME.iter().enumerate() {
            for (away, &(wins, losses)) in row.iter().enumerate() {
                for number in 0..wins + losses {
                    results.push(game(home, away, number < wins, results.len()));
                }
            }
        }
        results
    }

    fn game(first: usize, second: usize, won: bool, pair: usize) -> GameResult {
        let agents = (first.min(second), first.max(second));
        GameResult {
            key: PairKey { agents, board: 0, pair: u32::try_from(pair).unwrap() },
            exchanged: first > second,
            size: BoardSize::square(3).unwrap(),
            first: Player::Horizontal,
            winner: if won { Player::Horizontal } else { Player::Vertical },
            ending: Ending::Path,
            moves: Vec::new(),
            opening_plies: 0,
            sides: ByPlayer { horizontal: SideReport::default(), vertical: SideReport::default() },
        }
    }

    /// Agresti's table 10.11 gives the abilities as shares, to three digits, and the home advantage as
    /// 0.302; the R package `BradleyTerry2` (tests/testthat/test-baseball.R, and the package's vignette) checks
    /// itself against the same. The further digits, and the standard errors, by Newton's method in
    /// Python. No games are imagined here.
    #[test]
    fn ratings_agree_with_agresti() {
        let results = season();
        let meetings = Meetings::new(7, &results);
        let model = Model::new(7, &meetings, 0.0);
        let fitted = model.fit();
        let abilities = [1.6196, 1.4754, 1.3271, 1.2813, 1.1438, 0.7047, 0.0];
        for (team, ability) in abilities.iter().enumerate() {
            let found = fitted.values[team] - fitted.values[6];
            assert!((found - ability).abs() < 6e-5, "{team}: {found}");
        }
        assert!((fitted.values[7] - 0.3023).abs() < 6e-5, "{}", fitted.values[7]);
        let sum: f64 = fitted.values[..7].iter().map(|value| value.exp()).sum();
        let shares = [0.220, 0.190, 0.164, 0.157, 0.137, 0.088, 0.044];
        for (team, share) in shares.iter().enumerate() {
            assert!((fitted.values[team].exp() / sum - share).abs() < 6e-4, "{team}");
        }
        let inverse = model.information(&fitted.values).factor().unwrap().inverse();
        let error =
            |one: usize| (inverse.get(one, one) - 2.0 * inverse.get(one, 6) + inverse.get(6, 6)).sqrt();
        assert!((error(0) - 0.3474).abs() < 6e-5 && (error(4) - 0.3378).abs() < 6e-5);
        assert!((inverse.get(7, 7).sqrt() - 0.1309).abs() < 6e-5);
    }

    /// A season of single games: clustered or not, margins are much the same, and the imagined games
    /// move no rating by more than a quarter of its margin.
    #[test]
    fn imagined_games_and_clusters_change_little() {
        let names: Vec<String> = (0..7).map(|team| team.to_string()).collect();
        let results = season();
        let ratings = Ratings::new(&names, &results).unwrap();
        let meetings = Meetings::new(7, &results);
        let plain = Model::new(7, &meetings, 0.0).fit();
        for team in 0..7 {
            let (own, plain) = (ratings.rating(team).unwrap(), plain.rating(team).unwrap());
            assert!((own.value - plain.value).abs() < own.margin95 / 4.0, "{own:?} {plain:?}");
        }
        let lead = ratings.difference(0, 6).unwrap().margin95;
        let independent = Z95 * 0.3474 * ELO_PER_LOGIT;
        assert!((lead / independent - 1.0).abs() < 0.15, "{lead} {independent}");
    }
}
