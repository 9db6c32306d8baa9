//! Glicko-2 ratings on the scale of the ladder, one for games and one for puzzles.
//
// CITE: Glickman, "Example of the Glicko-2 system", 2012.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use crate::date::Date;

/// The rating before the first result.
pub(crate) const INITIAL: f64 = 1000.0;
/// The deviation before the first result, and its bounds.
const INITIAL_DEVIATION: f64 = 350.0;
const MIN_DEVIATION: f64 = 45.0;
const VOLATILITY: f64 = 0.06;
const TAU: f64 = 0.5;
/// Days without a result after which the deviation grows once.
const IDLE_DAYS: i32 = 30;
/// At most so many decays, which reach the initial deviation.
const MAX_DECAYS: i32 = 1000;
/// Results after which a rating is shown.
const SHOWN_AFTER: u32 = 5;
/// Points of a curve; the oldest are dropped.
const MAX_POINTS: usize = 1000;
/// Moving first is worth 46 Elo: half of it for one player, half against the other.
const FIRST_MOVE: f64 = 23.0;
/// The smallest deviation of a personality.
const MIN_OPPONENT_DEVIATION: f64 = 30.0;
/// The deviation of a puzzle's measured rating.
const PUZZLE_DEVIATION: f64 = 200.0;
/// Deviations of a 95% margin.
const MARGIN95: f64 = 1.96;

/// An opponent or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opposition {
    /// The rating in Elo.
    pub rating: f64,
    /// The standard deviation in Elo, above 0.
    pub deviation: f64,
}

impl Opposition {
    /// A personality with a measured strength. `began` is whether the player moved first.
    pub fn personality(elo: f64, margin: f64, began: bool) -> Self {
        let rating = if began { elo - FIRST_MOVE } else { elo + FIRST_MOVE };
        Self { rating, deviation: (margin / MARGIN95).max(MIN_OPPONENT_DEVIATION) }
    }

    /// A puzzle with a measured difficulty.
    pub fn puzzle(rating: f64) -> Self {
        Self { rating, deviation: PUZZLE_DEVIATION }
    }
}

/// A point of a rating curve.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingPoint {
    /// The day.
    pub date: Date,
    /// The rating after the result.
    pub rating: f64,
    /// The deviation after the result.
    pub deviation: f64,
}

impl RatingPoint {
    /// The 95% margin in Elo.
    pub fn margin(&self) -> f64 {
        MARGIN95 * self.deviation
    }
}

/// A player's rating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
    results: u32,
    last: Option<Date>,
    curve: Vec<RatingPoint>,
}

impl Default for Rating {
    fn default() -> Self {
        Self {
            value: INITIAL,
            deviation: INITIAL_DEVIATION,
            volatility: VOLATILITY,
            results: 0,
            last: None,
            curve: Vec::new(),
        }
    }
}

impl Rating {
    /// The rating in Elo, whether or not it is certain enough to be shown.
    pub const fn value(&self) -> f64 {
        self.value
    }

    /// The 95% margin in Elo.
    pub fn margin(&self) -> f64 {
        MARGIN95 * self.deviation
    }

    /// The number of results.
    pub const fn results(&self) -> u32 {
        self.results
    }

    /// Whether there are enough results to show it.
    pub const fn is_shown(&self) -> bool {
        self.results >= SHOWN_AFTER
    }

    /// The results that are missing until it is shown.
    pub const fn missing(&self) -> u32 {
        SHOWN_AFTER.saturating_sub(self.results)
    }

    /// The change since this day; `None` without an earlier result.
    pub fn change_since(&self, date: Date) -> Option<f64> {
        let before = self.curve.iter().filter(|point| point.date < date).max_by_key(|point| point.date)?;
        Some(self.value - before.rating)
    }

    /// The rating after each of the last 1,000 results.
    pub fn curve(&self) -> &[RatingPoint] {
        &self.curve
    }

    /// Adds a result. Whole months without one make the rating less certain first; a clock that was set back
    /// changes nothing.
    ///
    /// ```
    /// use span_it_learn::date::Date;
    /// use span_it_learn::rating::{Opposition, Rating};
    /// let mut rating = Rating::default();
    /// rating.add(Opposition::personality(1010.0, 27.0, true), true, Date::default());
    /// assert!(rating.value() > 1000.0 && rating.margin() < 686.0);
    /// ```
    pub fn add(&mut self, opposition: Opposition, won: bool, date: Date) {
        let idle = self.last.map_or(0, |last| date.days_since(last).max(0));
        let mut own = self.glicko();
        for _ in 0..(idle / IDLE_DAYS).min(MAX_DECAYS) {
            own = decay_deviation(&own);
        }
        let other = Glicko2Rating {
            rating: opposition.rating,
            deviation: opposition.deviation,
            volatility: VOLATILITY,
        };
        let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
        let (new, _) = glicko2(&own, &other, &outcome, &config);
        self.value = new.rating;
        self.deviation = new.deviation.clamp(MIN_DEVIATION, INITIAL_DEVIATION);
        self.volatility = new.volatility;
        self.results = self.results.saturating_add(1);
        self.last = Some(self.last.map_or(date, |last| last.max(date)));
        if self.curve.len() >= MAX_POINTS {
            self.curve.remove(0);
        }
        self.curve.push(RatingPoint { date, rating: self.value, deviation: self.deviation });
    }

    fn glicko(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }

    /// Whether all numbers are finite and in their ranges, for a rating that was read from a file.
    pub(crate) fn is_valid(&self) -> bool {
        let points = self.curve.iter().flat_map(|point| [point.rating, point.deviation]);
        let all = [self.value, self.volatility].into_iter().chain(points);
        all.into_iter().all(|number| number.is_finite() && number.abs() < 1e5)
            && (MIN_DEVIATION..=INITIAL_DEVIATION).contains(&self.deviation)
            && self.volatility > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_the_crate_on_a_list_of_results() {
        let results = [(801.0, true), (876.0, true), (1010.0, false), (1120.0, true), (1282.0, false)];
        let (mut rating, mut expected) =
            (Rating::default(), Glicko2Rating { rating: 1000.0, deviation: 350.0, volatility: 0.06 });
        for (index, (elo, won)) in results.into_iter().enumerate() {
            let began = index % 2 == 0;
            rating.add(Opposition::personality(elo, 27.0, began), won, Date::default());
            let other = Glicko2Rating {
                rating: if began { elo - 23.0 } else { elo + 23.0 },
                deviation: 30.0,
                volatility: 0.06,
            };
            let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
            expected =
                glicko2(&expected, &other, &outcome, &Glicko2Config { tau: 0.5, ..Default::default() }).0;
            assert_eq!(rating.glicko(), expected);
        }
        assert!(rating.is_shown() && rating.is_valid());
        assert_eq!(rating.curve().len(), 5);
    }

    #[test]
    fn idle_months_make_it_less_certain() {
        let play = |days: i32| {
            let mut rating = Rating::default();
            for _ in 0..30 {
                rating.add(Opposition::puzzle(1000.0), rating.value() < 1000.0, Date::default());
            }
            rating.add(Opposition::puzzle(1000.0), true, Date::default().plus(days));
            rating.deviation
        };
        assert!(play(300) > play(0));
        assert!((play(29) - play(0)).abs() < 1e-12 && (play(-400) - play(0)).abs() < 1e-12);
    }
}
