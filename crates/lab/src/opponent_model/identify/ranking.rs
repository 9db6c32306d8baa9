//! Which candidates are the likeliest and the nearest, and the move that they make next.

use super::{Candidate, Forecast, Identifier};
use span_it_core::board::Node;
use span_it_core::engine::blend_factors;
use span_it_core::personality::Personality;

use super::super::{MIN_MOVES, SURE};

/// A candidate must explain the moves this many times better than chance.
const BETTER: f64 = 4.0;
/// Fewer moves say little about how near a candidate is.
pub const LEAST_MOVES: u32 = 5;
/// The least agreement of a personality whose replies are expected although it does not fit.
const NEAR: f64 = 0.5;

impl Identifier {
    /// The probability of each candidate, all being equally likely before the first move. It is 0 for a candidate
    /// without judged moves; if there are no others, all are 0.
    pub fn shares(&self) -> Vec<f64> {
        let most = self.likeliest().map_or(0.0, |candidate| candidate.log_likelihood);
        let weight = |candidate: &Candidate| {
            if candidate.is_known() { (candidate.log_likelihood - most).exp() } else { 0.0 }
        };
        let total: f64 = self.candidates.iter().map(weight).sum();
        let share = |candidate| if total > 0.0 { weight(candidate) / total } else { 0.0 };
        self.candidates.iter().map(share).collect()
    }

    /// The most likely candidate, the first of equal ones; `None` if all are ruled out or could not be judged.
    pub fn likeliest(&self) -> Option<&Candidate> {
        highest(self.known(), |candidate| candidate.log_likelihood)
    }

    /// The identified personality, if the evidence is [sufficient](super::super).
    pub fn sure(&self) -> Option<&Personality> {
        // Candidates that are too slow to judge are never ruled out, so they are ignored.
        let judged = || self.known().filter(|one| one.judged >= MIN_MOVES);
        let likeliest = highest(judged(), |one| one.log_likelihood)?;
        let own = &likeliest.personality.factors;
        let alike = |other: &&Candidate| blend_factors(own, &other.personality.factors) == *own;
        let weight = |log_likelihood: f64| (log_likelihood - likeliest.log_likelihood).exp();
        let sum = |sum: f64, other: &Candidate| sum + weight(other.log_likelihood);
        let total = judged().fold(weight(self.by_chance), sum);
        (judged().filter(alike).fold(0.0, sum) >= SURE * total).then_some(likeliest.personality.as_ref())
    }

    /// The identified personality or, if there is no match, the nearest one if it agrees with at least half of five or
    /// more moves.
    pub fn opponent(&self) -> Option<&Personality> {
        let is_near = |agreement: f64| self.has_no_match() && agreement >= NEAR;
        let stand_in =
            |(one, agreement): &(&'_ Candidate, f64)| is_near(*agreement) && one.judged >= LEAST_MOVES;
        let nearest = || self.nearest().into_iter().next().filter(stand_in);
        self.sure().or_else(|| nearest().map(|(candidate, _)| candidate.personality.as_ref()))
    }

    /// Whether moves were judged and no candidate explains them better than chance.
    pub fn has_no_match(&self) -> bool {
        let explains = |one: &Candidate| one.log_likelihood > self.by_chance + BETTER.ln();
        self.candidates.iter().any(|one| one.judged > 0) && !self.likeliest().is_some_and(explains)
    }

    /// The candidates with judged moves, those that agree with the most moves first.
    pub fn nearest(&self) -> Vec<(&Candidate, f64)> {
        let agreement = |candidate: &'_ Candidate| candidate.agreement();
        let mut nearest: Vec<_> =
            self.candidates.iter().filter_map(|one| Some((one, agreement(one)?))).collect();
        nearest.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        nearest
    }

    /// The most likely move in the [prepared](Self::prepare) position: of the candidates by their shares or, if there
    /// is no match, of the nearest one.
    pub fn expected(&self) -> Option<Node> {
        let next = self.next.as_ref().filter(|next| next.forecasts.len() == self.candidates.len())?;
        let mut shares = self.shares();
        if self.has_no_match() {
            let (nearest, _) = *self.nearest().first()?;
            shares = self.candidates.iter().map(|one| f64::from(u8::from(one == nearest))).collect();
        }
        let mut moves: Vec<(Node, f64)> = Vec::new();
        for (forecast, share) in next.forecasts.iter().zip(shares) {
            for (mv, probability) in forecast.iter().flat_map(Forecast::moves) {
                match moves.iter_mut().find(|(node, _)| *node == mv) {
                    Some((_, sum)) => *sum += share * probability,
                    None => moves.push((mv, share * probability)),
                }
            }
        }
        highest(moves.iter(), |(_, probability)| *probability)
            .filter(|(_, probability)| *probability > 0.0)
            .map(|(mv, _)| *mv)
    }
}

/// The item with the highest value, the first of equal ones.
fn highest<'a, T>(items: impl Iterator<Item = &'a T>, value: impl Fn(&T) -> f64) -> Option<&'a T> {
    items.reduce(|best, next| if value(next) > value(best) { next } else { best })
}
