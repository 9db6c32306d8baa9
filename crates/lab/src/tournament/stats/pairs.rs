//! Elo and its margins for one agent against another, from game pairs.

use std::collections::HashMap;
use std::f64::consts::FRAC_1_SQRT_2;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use super::{ELO_PER_LOGIT, Z95, elo};
use crate::tournament::{GameResult, PairKey};

/// With fewer pairs that differ from most, the margin of normalised Elo is rough.
const FEW: u32 = 5;

/// An estimate with its margin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// Half the width of the 95% interval.
    pub margin95: f64,
    /// Whether the margin is only a rough one, because all pairs, or nearly all, have the same result.
    pub rough: bool,
}

/// The number of game pairs with each result, from the view of one of the agents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    /// Pairs won twice.
    pub ww: u32,
    /// Pairs with one game won.
    pub split: u32,
    /// Pairs lost twice.
    pub ll: u32,
}

impl Pairs {
    /// `count` pairs in which these games were won.
    pub fn of(won: (bool, bool), count: u32) -> Self {
        match won {
            (true, true) => Self { ww: count, ..Self::default() },
            (false, false) => Self { ll: count, ..Self::default() },
            _ => Self { split: count, ..Self::default() },
        }
    }

    /// The number of pairs.
    pub const fn total(self) -> u32 {
        self.ww + self.split + self.ll
    }

    /// Whether there are pairs, all with the same result.
    pub(crate) const fn are_alike(self) -> bool {
        let all = self.total();
        all > 0 && (self.ww == all || self.split == all || self.ll == all)
    }

    /// The same from the other agent's view.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { ww: self.ll, split: self.split, ll: self.ww }
    }

    /// The variance of one pair's score, 0..=1/4: `s^2 = sum of p_i (x_i - mean)^2`; `None` without
    /// pairs. The score's standard error is `sqrt(s^2 / pairs)`.
    pub fn variance(self) -> Option<f64> {
        self.spread().map(|spread| spread.variance)
    }

    /// The Elo difference of the score, with half the difference between the ends of its 95% interval as margin;
    /// `None` without pairs.
    ///
    /// If this is not finite (all pairs have the same result, or the interval of the score reaches 0 or 1), half a
    /// pair of each kind is added, the margin is taken from the slope, and the estimate is rough.
    // CITE: fastchess, app/src/elo/elo_pentanomial.cpp (the margins).
    pub fn elo(self) -> Option<Estimate> {
        let spread = self.spread()?;
        Some(spread.elo().unwrap_or_else(|| self.cautious().elo_by_slope()))
    }

    /// Normalised Elo, (mean - 1/2) / sqrt(2 s^2) * 800 / ln 10: the difference in units of the standard deviation,
    /// which determines how many games it takes to detect it; `None` without pairs. Rough if fewer than [`FEW`] pairs
    /// have another result than most.
    // CITE: M. Van den Bergh, Normalized Elo (2020): the value.
    pub fn normalised_elo(self) -> Option<Estimate> {
        let spread = self.spread()?;
        let spread = if spread.variance > 0.0 { spread } else { self.cautious() };
        let most = self.ww.max(self.split).max(self.ll);
        Some(Estimate { rough: self.total() - most < FEW, ..spread.normalised_elo() })
    }

    /// The likelihood of superiority, 0..=1: the probability that the agent is stronger, given these pairs; `None`
    /// without pairs.
    pub fn los(self) -> Option<f64> {
        let spread = self.spread()?;
        Some(if spread.variance > 0.0 { spread.los() } else { self.cautious().los() })
    }

    fn spread(self) -> Option<Spread> {
        (self.total() > 0).then(|| Spread::of(&self.classes(0.0)))
    }

    /// The spread with half a pair of each kind added, so that the variance is positive.
    fn cautious(self) -> Spread {
        Spread::of(&self.classes(0.5))
    }

    fn classes(self, more: f64) -> [(f64, f64); 3] {
        [(1.0, self.ww), (0.5, self.split), (0.0, self.ll)]
            .map(|(score, count)| (score, f64::from(count) + more))
    }
}

/// Counts the complete pairs of a match from the view of its first agent. Games can come in any order, and again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairCounter {
    /// Whether the first agent won each game of a pair.
    won: HashMap<PairKey, [Option<bool>; 2]>,
    pairs: Pairs,
}

impl PairCounter {
    /// Counts a game of the first agent.
    pub fn add_game(&mut self, game: &GameResult) {
        self.add(game.key, game.exchanged, game.winning_agent() == game.key.agents.0);
    }

    /// Counts a game of a pair that the first agent has won or lost.
    pub fn add(&mut self, key: PairKey, exchanged: bool, won: bool) {
        let games = self.won.entry(key).or_default();
        let was_open = games.contains(&None);
        games[usize::from(exchanged)] = Some(won);
        if was_open && let &mut [Some(one), Some(other)] = games {
            self.pairs += Pairs::of((one, other), 1);
        }
    }

    /// A pair, if it is complete.
    pub(crate) fn pair(&self, key: PairKey) -> Option<Pairs> {
        let [one, other] = *self.won.get(&key)?;
        Some(Pairs::of((one?, other?), 1))
    }

    /// All complete pairs.
    pub const fn pairs(&self) -> Pairs {
        self.pairs
    }
}

impl AddAssign for Pairs {
    fn add_assign(&mut self, other: Self) {
        self.ww += other.ww;
        self.split += other.split;
        self.ll += other.ll;
    }
}

/// The central moments of scores, given with their frequencies.
#[derive(Clone, Copy, Debug)]
struct Spread {
    count: f64,
    mean: f64,
    variance: f64,
    third: f64,
    fourth: f64,
}

impl Spread {
    fn of(classes: &[(f64, f64)]) -> Self {
        let count: f64 = classes.iter().map(|(_, count)| count).sum();
        let mean = classes.iter().map(|(score, count)| score * count).sum::<f64>() / count;
        let [variance, third, fourth] = [2, 3, 4].map(|power| {
            classes.iter().map(|(score, count)| count * (score - mean).powi(power)).sum::<f64>() / count
        });
        Self { count, mean, variance, third, fourth }
    }

    fn standard_error(self) -> f64 {
        (self.variance / self.count).sqrt()
    }

    /// `None` if an end of the score's interval has no Elo, or the interval is empty.
    fn elo(self) -> Option<Estimate> {
        let reach = Z95 * self.standard_error();
        let (low, high) = (self.mean - reach, self.mean + reach);
        (self.variance > 0.0 && low > 0.0 && high < 1.0).then(|| Estimate {
            value: elo(self.mean),
            margin95: (elo(high) - elo(low)) / 2.0,
            rough: false,
        })
    }

    fn elo_by_slope(self) -> Estimate {
        let slope = ELO_PER_LOGIT / (self.mean * (1.0 - self.mean));
        Estimate { value: elo(self.mean), margin95: Z95 * self.standard_error() * slope, rough: true }
    }

    /// The margin is that of the delta method for the ratio of mean and standard deviation.
    // CITE: Mertens, "Comments on variance of the IID estimator in Lo (2002)", 2002: the variance of such a ratio.
    fn normalised_elo(self) -> Estimate {
        let unit = std::f64::consts::SQRT_2 * ELO_PER_LOGIT;
        let deviation = self.variance.sqrt();
        let ratio = (self.mean - 0.5) / deviation;
        let (skewness, kurtosis) = (self.third / deviation.powi(3), self.fourth / self.variance.powi(2));
        let variance = 1.0 - ratio * skewness + ratio.powi(2) * (kurtosis - 1.0) / 4.0;
        let margin95 = Z95 * (variance.max(0.0) / self.count).sqrt() * unit;
        Estimate { value: ratio * unit, margin95, rough: false }
    }

    fn los(self) -> f64 {
        normal_cdf((self.mean - 0.5) / self.standard_error())
    }
}

fn normal_cdf(x: f64) -> f64 {
    0.5 * libm::erfc(-x * FRAC_1_SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// fastchess, `app/tests/elo_test.cpp`, cases `EloPentanomial 1` and `2`: games with draws, so that
    /// pairs have five classes, here from LL up to WW; to 1%. The formulas hold for any
    /// number of classes. Its margin of normalised Elo does not depend on the scores, and is not compared.
    #[test]
    fn agrees_with_fastchess_on_five_classes() {
        for (counts, elo, normalised) in [
            ([34.0, 54.0, 63.0, 64.0, 75.0], (55.58, 27.65), 57.94),
            ([332.0, 433.0, 498.0, 333.0, 334.0], (-8.64, 10.33), -9.17),
        ] {
            let classes: Vec<_> = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().zip(counts).collect();
            let spread = Spread::of(&classes);
            let found = spread.elo().unwrap();
            assert!((found.value - elo.0).abs() < 0.005, "{found:?}");
            assert!((found.margin95 - elo.1).abs() < 0.005, "{found:?}");
            let found = spread.normalised_elo();
            assert!((found.value - normalised).abs() < 0.005, "{found:?}");
        }
    }
}
