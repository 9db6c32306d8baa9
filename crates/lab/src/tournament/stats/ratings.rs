//! The ratings of a pool of agents, with the advantage of the first move.

// CITE: R. A. Bradley and M. E. Terry (1952); the order effect: R. R. Davidson and R. J. Beaver (1977).
// CITE: D. Firth, Bias reduction of maximum likelihood estimates (1993): half a game of each kind in a match.
// CITE: R. Coulom's BayesElo (virtual games), M. A. Ballicora's Ordo (the first mover's advantage
// fitted, disconnected pools refused).
// CITE: K.-Y. Liang and S. L. Zeger, Longitudinal data analysis using generalized linear models (1986).

use thiserror::Error;

use super::model::RatingModel;
use super::pairings::{Pairings, in_order};
use super::{ELO_PER_LOGIT, Estimate, Z95};
use crate::linalg::Matrix;
use crate::tournament::GameResult;

/// The mean rating of a pool.
pub(crate) const POOL_MEAN: f64 = 1500.0;

/// Virtual games per agent, which keep the ratings finite.
pub(super) const VIRTUAL_GAMES: f64 = 1.0;

/// The ratings of a pool.
///
/// The model is that of Bradley and Terry with an order effect: the probability that i, moving first, beats j
/// is `1 / (1 + exp(-(r_i - r_j + d)))`. The ratings r and the advantage d maximise the likelihood, in units of
/// 400 / ln 10 Elo, with the mean of r at `POOL_MEAN`.
///
/// - A score of 100% would have an infinite rating. Each agent therefore gets one virtual game, divided among its
///   opponents in proportion to their games, half of it won and half of it begun. With these the likelihood of a
///   connected pool is strictly concave and falls without bound in every direction. So it has one maximum,
///   which Newton's method with halved steps reaches. For two agents this is Firth's correction.
/// - Margins are those of a sandwich estimate clustered by pair. The games of a pair share their opening and are
///   not independent, as the inverse of the information assumes. The sandwich needs no model of that
///   dependence and no random numbers, and takes a thousandth of the time of a bootstrap. The virtual games
///   enter it as pairs of all kinds in equal parts, so that margins do not vanish if all pairs are equal.
/// - A disconnected pool has no ratings.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// The ratings less their mean, then the advantage of the first move; in logits.
    values: Vec<f64>,
    covariance: Matrix,
    /// Whether the first player won all games or none.
    is_first_alike: bool,
    anchor: Option<Anchor>,
}

/// The scale of ratings: the mean of some agents is given, instead of that of all.
#[derive(Clone, Debug, PartialEq)]
pub struct Anchor {
    /// The indices of the agents, at least one.
    pub agents: Vec<usize>,
    /// Their mean rating in Elo.
    pub elo: f64,
}

/// Why a pool has no ratings: there are no games, or some agents are not connected by games, not even through other
/// agents.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct RatingsError(String);

impl Ratings {
    /// Rates the agents by all games, including those of incomplete pairs. The indices of agents are those of
    /// `names`.
    ///
    /// # Errors
    /// There are no games, or the pool is disconnected.
    pub fn new(names: &[String], results: &[GameResult]) -> Result<Self, RatingsError> {
        Self::from_pairings(names, &Pairings::new(&in_order(names.len(), results)))
    }

    pub(crate) fn from_pairings(names: &[String], pairings: &Pairings) -> Result<Self, RatingsError> {
        if pairings.iter().next().is_none() {
            return Err(RatingsError("there are no games yet".to_owned()));
        }
        let parts = parts(names.len(), pairings);
        if parts.len() > 1 {
            let part =
                |part: &Vec<usize>| part.iter().map(|&agent| &*names[agent]).collect::<Vec<_>>().join(", ");
            let parts = parts.iter().map(part).collect::<Vec<_>>().join(" | ");
            return Err(RatingsError(format!("there are groups without a game between them: {parts}")));
        }
        let (values, covariance) = RatingModel::new(names.len(), pairings, VIRTUAL_GAMES).fit();
        let of_first = pairings.iter().map(|(_, pairing)| pairing.count(|game| game.first == game.won));
        let (games, won) = of_first.fold((0, 0), |(all, sum), (games, won)| (all + games, sum + won));
        Ok(Self { values, covariance, is_first_alike: won == 0 || won == games, anchor: None })
    }

    /// The same ratings on another scale; unchanged if an agent of the anchor is not in the pool.
    #[must_use]
    pub fn anchored(self, anchor: &Anchor) -> Self {
        let is_known =
            !anchor.agents.is_empty() && anchor.agents.iter().all(|&one| self.agent(one).is_some());
        Self { anchor: is_known.then(|| anchor.clone()), ..self }
    }

    /// The scale; `None` if the mean of all agents is `POOL_MEAN`.
    pub const fn anchor(&self) -> Option<&Anchor> {
        self.anchor.as_ref()
    }

    /// An agent's rating in Elo; `None` for an invalid index. The margin is that of the difference to the mean of the
    /// anchor, or of all agents.
    pub fn rating(&self, agent: usize) -> Option<Estimate> {
        let agent = self.agent(agent)?;
        let Some(Anchor { agents, elo }) = &self.anchor else {
            let own = self.estimate(&[(agent, 1.0)]);
            return Some(Estimate { value: POOL_MEAN + own.value, ..own });
        };
        let share = 1.0 / agents.len() as f64;
        let others = agents.iter().map(|&other| (other, -share));
        let own = self.estimate(&std::iter::once((agent, 1.0)).chain(others).collect::<Vec<_>>());
        Some(Estimate { value: elo + own.value, ..own })
    }

    /// The rating of an agent with a value of 0 in this pool.
    pub(super) fn origin(&self) -> f64 {
        self.anchor.as_ref().map_or(POOL_MEAN, |Anchor { agents, elo }| {
            let mean = agents.iter().map(|&agent| self.values[agent]).sum::<f64>() / agents.len() as f64;
            elo - mean * ELO_PER_LOGIT
        })
    }

    /// The rating of an agent on the scale of others, whose ratings are known with their margins: the mean of its
    /// distances from them, weighted by precision. `None` for invalid indices, or if no other one is known.
    pub fn on_scale(&self, agent: usize, known: &[(usize, Estimate)]) -> Option<Estimate> {
        let agent = self.agent(agent)?;
        let precision = |&(other, rating): &(usize, Estimate)| {
            let difference = self.difference(agent, other)?;
            // A margin of 0 would have an infinite weight.
            Some(1.0 / difference.margin95.hypot(rating.margin95).max(1e-3).powi(2))
        };
        let precisions = known.iter().map(precision).collect::<Option<Vec<f64>>>()?;
        let total: f64 = precisions.iter().sum();
        let mut weights = vec![(agent, 1.0)];
        let (mut scale, mut variance) = (0.0, 0.0);
        for (&(other, rating), precision) in known.iter().zip(precisions) {
            let weight = precision / total;
            weights.push((other, -weight));
            scale += weight * rating.value;
            variance += (weight * rating.margin95).powi(2);
        }
        let own = self.estimate(&weights);
        let margin95 = own.margin95.hypot(variance.sqrt());
        (total > 0.0).then_some(Estimate { value: scale + own.value, margin95, rough: false })
    }

    /// The rating of the first agent less that of the second; `None` for an invalid index.
    pub fn difference(&self, one: usize, other: usize) -> Option<Estimate> {
        let (one, other) = (self.agent(one)?, self.agent(other)?);
        Some(self.estimate(&[(one, 1.0), (other, -1.0)]))
    }

    /// The advantage of the first move in Elo; rough if the first player won all games or none.
    pub fn first_mover_advantage(&self) -> Estimate {
        Estimate { rough: self.is_first_alike, ..self.estimate(&[(self.advantage_place(), 1.0)]) }
    }

    pub(super) const fn advantage_place(&self) -> usize {
        self.values.len() - 1
    }

    /// The advantage of the first move in logits.
    pub(super) fn advantage(&self) -> f64 {
        self.values[self.advantage_place()]
    }

    /// An agent's rating less the mean, in logits.
    pub(super) fn logits(&self, agent: usize) -> f64 {
        self.values[agent]
    }

    fn agent(&self, place: usize) -> Option<usize> {
        (place + 1 < self.values.len()).then_some(place)
    }

    pub(super) fn estimate(&self, weights: &[(usize, f64)]) -> Estimate {
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

/// The connected parts of a pool.
fn parts(agents: usize, pairings: &Pairings) -> Vec<Vec<usize>> {
    let mut part: Vec<usize> = (0..agents).collect();
    for ((one, other), _) in pairings.iter() {
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
