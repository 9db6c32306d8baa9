//! The likelihood of [`ratings`](super::ratings): its maximum, and the covariance there.

use super::pairings::{Group, PairGame, Pairing, Pairings};
use crate::linalg::{Cholesky, Matrix};

/// Maximum number of steps of Newton's method, which takes about ten.
const MAX_STEPS: u32 = 200;

/// Maximum change of a rating in a step, in logits.
const MAX_STEP_LENGTH: f64 = 3.0;

/// Steps shorter than this are not checked: near the maximum the change of the likelihood is below its precision,
/// and each step is about the square of the previous one.
const UNCHECKED_STEP: f64 = 1e-4;

/// The games between two agents with the same first player.
#[derive(Clone, Copy, Debug)]
struct Games {
    one: usize,
    other: usize,
    /// 1 if `one` moved first, -1 if `other` did.
    first: f64,
    count: f64,
    /// Games that `one` won.
    wins: f64,
    /// Virtual games among them, of which half are won.
    virtual_count: f64,
}

/// The four ways in which a pair can end.
const KINDS: [Group; 4] = {
    const fn game(first: bool, won: bool) -> PairGame {
        PairGame { first, won }
    }
    [
        Group::Pair(game(true, true), game(false, true)),
        Group::Pair(game(true, true), game(false, false)),
        Group::Pair(game(true, false), game(false, true)),
        Group::Pair(game(true, false), game(false, false)),
    ]
};

/// The likelihood of the results of a pool.
#[derive(Clone, Debug)]
pub(super) struct RatingModel<'a> {
    agents: usize,
    pairings: &'a Pairings,
    games: Vec<Games>,
}

impl<'a> RatingModel<'a> {
    /// The model of these pairings with this many virtual games per agent.
    pub(super) fn new(agents: usize, pairings: &'a Pairings, virtual_count: f64) -> Self {
        let mut played = vec![0.0; agents];
        for ((one, other), pairing) in pairings.iter() {
            let count = f64::from(pairing.count(|_| true).0);
            played[one] += count;
            played[other] += count;
        }
        let games = pairings.iter().flat_map(|((one, other), pairing)| {
            let count = f64::from(pairing.count(|_| true).0);
            let virtual_count = virtual_count * (count / played[one] + count / played[other]);
            [true, false].map(|first| Games::new(pairing, (one, other), first, virtual_count / 2.0))
        });
        Self { agents, pairings, games: games.collect() }
    }

    /// The ratings less their mean, then the advantage of the first move, in logits; and their covariance.
    ///
    /// Uses Newton's method, with steps shortened until the likelihood does not decrease.
    pub(super) fn fit(&self) -> (Vec<f64>, Matrix) {
        let mut values = vec![0.0; self.agents + 1];
        let mut height = self.log_likelihood(&values);
        for _ in 0..MAX_STEPS {
            let Some(factor) = self.information(&values).cholesky() else { break };
            let step = factor.solve(&self.gradient(&values));
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            if longest < 1e-11 {
                break;
            }
            if longest < UNCHECKED_STEP {
                values.iter_mut().zip(&step).for_each(|(value, part)| *value += part);
                continue;
            }
            let share = (MAX_STEP_LENGTH / longest).min(1.0);
            let Some(higher) = self.climb(&values, &step, share, height) else { break };
            (values, height) = higher;
        }
        let covariance = self.covariance(&values);
        (values, covariance)
    }

    /// Halves a step until the likelihood does not decrease; `None` at the maximum.
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
        let term = |games: &Games| {
            let odds = games.odds(values);
            // ln(1 / (1 + exp(-odds))) without overflow.
            let won = odds.min(0.0) - (-odds.abs()).exp().ln_1p();
            games.wins * won + (games.count - games.wins) * (won - odds)
        };
        self.games.iter().map(term).sum()
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

    /// The information, plus 1 for every pair of ratings. This fixes the sum of the ratings, which the games do not
    /// determine.
    fn information(&self, values: &[f64]) -> Matrix {
        let mut information = Matrix::zero(values.len());
        for games in &self.games {
            let chance = games.chance(values);
            let weight = games.count * chance * (1.0 - chance);
            information.add_sparse_outer(weight, &games.direction(self.agents));
        }
        for row in 0..self.agents {
            for column in 0..self.agents {
                *information.at_mut(row, column) += 1.0;
            }
        }
        information
    }

    /// The sandwich: inverse information times the sum of the squares of the pairs' gradients times inverse
    /// information. With few pairs these squares are too small, as the fit follows the pairs; the factor
    /// pairs / (pairs - parameters) corrects this.
    fn covariance(&self, values: &[f64]) -> Matrix {
        let inverse = self.information(values).cholesky().as_ref().map(Cholesky::inverse);
        let Some(inverse) = inverse else { return Matrix::zero(values.len()) };
        let mut squares = Matrix::zero(values.len());
        let mut pairs = 0.0;
        for (agents, pairing) in self.pairings.iter() {
            for (group, &count) in &pairing.groups {
                squares.add_sparse_outer(f64::from(count), &self.gradient_of(*group, agents, values));
                pairs += f64::from(count);
            }
        }
        let parameters = self.agents as f64;
        let scale = pairs / (pairs - parameters).max(pairs / 4.0);
        squares.scale(scale);
        for games in self.games.iter().filter(|games| games.first > 0.0) {
            // The virtual games are a quarter of a pair of each kind.
            for group in KINDS {
                let gradient = self.gradient_of(group, (games.one, games.other), values);
                squares.add_sparse_outer(games.virtual_count / 4.0, &gradient);
            }
        }
        inverse.times_symmetric(&squares).times_symmetric(&inverse)
    }

    /// The gradient of the likelihood of one pair: how much better its games went than expected, for its agents and for
    /// the first player.
    fn gradient_of(&self, group: Group, (one, other): (usize, usize), values: &[f64]) -> [(usize, f64); 3] {
        let (mut strength, mut advantage) = (0.0, 0.0);
        for game in group.games() {
            let first = if game.first { 1.0 } else { -1.0 };
            let games = Games { one, other, first, count: 1.0, wins: 0.0, virtual_count: 0.0 };
            let more = f64::from(u8::from(game.won)) - games.chance(values);
            strength += more;
            advantage += first * more;
        }
        [(one, strength), (other, -strength), (self.agents, advantage)]
    }
}

impl Games {
    fn new(pairing: &Pairing, (one, other): (usize, usize), one_first: bool, virtual_count: f64) -> Self {
        let count = f64::from(pairing.count(|game| game.first == one_first).1);
        let wins = f64::from(pairing.count(|game| game.first == one_first && game.won).1);
        Self {
            one,
            other,
            first: if one_first { 1.0 } else { -1.0 },
            count: count + virtual_count,
            wins: wins + virtual_count / 2.0,
            virtual_count,
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

    /// The gradient of the log-odds.
    fn direction(&self, agents: usize) -> [(usize, f64); 3] {
        [(self.one, 1.0), (self.other, -1.0), (agents, self.first)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::pairings::in_order;
    use super::*;
    use crate::tournament::{Ending, GameResult, PairKey, SideReport};
    use span_it_core::board::{BoardSize, ByPlayer, Player};

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
    /// Python. There are no virtual games here.
    #[test]
    fn ratings_agree_with_agresti() {
        let results = season();
        let pairings = Pairings::new(&in_order(7, &results));
        let model = RatingModel::new(7, &pairings, 0.0);
        let (values, _) = model.fit();
        let abilities = [1.6196, 1.4754, 1.3271, 1.2813, 1.1438, 0.7047, 0.0];
        for (team, ability) in abilities.iter().enumerate() {
            let found = values[team] - values[6];
            assert!((found - ability).abs() < 6e-5, "{team}: {found}");
        }
        assert!((values[7] - 0.3023).abs() < 6e-5, "{}", values[7]);
        let sum: f64 = values[..7].iter().map(|value| value.exp()).sum();
        let shares = [0.220, 0.190, 0.164, 0.157, 0.137, 0.088, 0.044];
        for (team, share) in shares.iter().enumerate() {
            assert!((values[team].exp() / sum - share).abs() < 6e-4, "{team}");
        }
        let inverse = model.information(&values).cholesky().unwrap().inverse();
        let error = |one: usize| (inverse.at(one, one) - 2.0 * inverse.at(one, 6) + inverse.at(6, 6)).sqrt();
        assert!((error(0) - 0.3474).abs() < 6e-5 && (error(4) - 0.3378).abs() < 6e-5);
        assert!((inverse.at(7, 7).sqrt() - 0.1309).abs() < 6e-5);
    }
}
