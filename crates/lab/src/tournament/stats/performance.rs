//! The rating of an agent from a part of its games.

use super::ratings::VIRTUAL_GAMES;
use super::{ELO_PER_LOGIT, Estimate, Ratings, Z95};

/// Games of an agent against one opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) opponent: usize,
    /// Whether the agent moved first.
    pub(crate) first: bool,
    pub(crate) games: u32,
    pub(crate) wins: u32,
}

/// The same with a share of the virtual games, which are half won, and the odds of an agent with rating 0.
struct Term {
    tally: Tally,
    virtual_count: f64,
    odds: f64,
}

/// Greatest rating, in logits; a share of one virtual game keeps ratings far below it.
const MAX: f64 = 60.0;

impl Ratings {
    /// The rating at which an agent would be expected to win as many of these games as it did, if its opponents and
    /// the first move have their values in this pool. The margin includes the margins of those values. There is no
    /// other game of the same pair among the games. Rough if all games ended alike; `None` without games.
    // CITE: "performance rating" in chess; here by maximum likelihood, with the virtual game of the pool.
    pub(crate) fn performance(&self, tallies: &[Tally]) -> Option<Estimate> {
        let games: f64 = tallies.iter().map(|tally| f64::from(tally.games)).sum();
        let wins: f64 = tallies.iter().map(|tally| f64::from(tally.wins)).sum();
        if games < 1.0 {
            return None;
        }
        let terms: Vec<Term> = tallies.iter().map(|&tally| self.term(tally, games)).collect();
        let expected = |rating: f64| terms.iter().map(|term| term.count() * term.chance(rating)).sum::<f64>();
        let rating = super::solve(expected, wins + VIRTUAL_GAMES / 2.0, (-MAX, MAX));
        let margin95 = self.performance_margin(&terms, rating);
        Some(Estimate {
            value: self.origin() + rating * ELO_PER_LOGIT,
            margin95,
            rough: wins < 1.0 || wins >= games,
        })
    }

    fn term(&self, tally: Tally, games: f64) -> Term {
        let advantage = if tally.first { self.advantage() } else { -self.advantage() };
        Term {
            tally,
            virtual_count: VIRTUAL_GAMES * f64::from(tally.games) / games,
            odds: advantage - self.logits(tally.opponent),
        }
    }

    /// Variance of the games (sandwich estimate), and of the values that the rating depends on.
    fn performance_margin(&self, terms: &[Term], rating: f64) -> f64 {
        let information: f64 = terms.iter().map(|term| term.information(rating)).sum();
        let squares: f64 = terms.iter().map(|term| term.squares(rating)).sum();
        let own = Z95 * squares.sqrt() / information * ELO_PER_LOGIT;
        let mut weights = Vec::with_capacity(2 * terms.len());
        for term in terms {
            let weight = term.information(rating) / information;
            weights.push((term.tally.opponent, weight));
            weights.push((self.advantage_place(), if term.tally.first { -weight } else { weight }));
        }
        own.hypot(self.estimate(&weights).margin95)
    }
}

impl Term {
    fn count(&self) -> f64 {
        f64::from(self.tally.games) + self.virtual_count
    }

    fn chance(&self, rating: f64) -> f64 {
        1.0 / (1.0 + (-(rating + self.odds)).exp())
    }

    fn information(&self, rating: f64) -> f64 {
        let chance = self.chance(rating);
        self.count() * chance * (1.0 - chance)
    }

    /// Sum of the squared differences between results and chances.
    fn squares(&self, rating: f64) -> f64 {
        let chance = self.chance(rating);
        let wins = f64::from(self.tally.wins) + self.virtual_count / 2.0;
        wins * (1.0 - chance).powi(2) + (self.count() - wins) * chance.powi(2)
    }
}
