//! The ratings of a pool of agents, with the worth of the first move.

// CITE: R. A. Bradley and M. E. Terry (1952); the order effect: R. R. Davidson and R. J. Beaver (1977).
// CITE: R. Coulom's BayesElo (virtual games), M. A. Ballicora's Ordo (the first mover's advantage
// fitted, disconnected pools refused).
// CITE: K.-Y. Liang and S. L. Zeger, Longitudinal data analysis using generalized linear models (1986).

use thiserror::Error;

use super::meetings::{Meetings, in_order};
use super::model::Model;
use super::{ELO_PER_LOGIT, Estimate, Z95};
use crate::contest::GameResult;
use crate::linalg::Matrix;

/// The mean rating of a pool.
pub const POOL_MEAN: f64 = 1500.0;

/// How many games are imagined for every agent, so that no rating is infinite.
const VIRTUAL_GAMES: f64 = 1.0;

/// The ratings of a pool.
///
/// The model is that of Bradley and Terry with an order effect: the chance that i, moving first, beats
/// j is `1 / (1 + exp(-(r_i - r_j + d)))`. The ratings r and the advantage d are those that make the
/// results likeliest, in units of 400 / ln 10 Elo, with the mean of r at [`POOL_MEAN`].
///
/// - *Scores of 100 %* would have infinite ratings. Every agent is therefore given
///   one game more, shared out over its opponents by how often they met, half of them won and
///   half begun. With them the likelihood is strictly concave and falls without end in every
///   direction, whatever the results, as long as the pool hangs together; so there is exactly one
///   maximum, and Newton's method with halved steps reaches it.
/// - *Margins* are those of a sandwich estimate clustered by pair: the two games of a pair share their
///   opening and are not independent, and the inverse of the information, which takes them to be, is
///   wrong by as much as openings decide games. The sandwich needs no model of that, no random
///   numbers, and a thousandth of the time of a bootstrap, and so the table can be had again every two
///   seconds of a running contest. The virtual games enter it as pairs of every kind in equal parts:
///   margins never shrink to nothing because all pairs seen were alike.
/// - *A pool that does not hang together* has no ratings: nothing is known of one part against another.
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
        Self::of(names, &Meetings::new(&in_order(names.len(), results)))
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
        let (values, covariance) = Model::new(names.len(), meetings, VIRTUAL_GAMES).fit();
        Ok(Self { values, covariance })
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
                variance += left * right * self.covariance.at(row, column);
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
