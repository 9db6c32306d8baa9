//! Difficulty on the Elo scale of the ladder: a puzzle of 1500 is as hard as an opponent of 1500.

use std::sync::LazyLock;

/// The difficulty of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difficulty {
    /// The rating `D` in Elo, about -200..=2800.
    pub rating: f64,
    /// Its standard deviation in Elo, above 0.
    pub deviation: f64,
}

/// The luck of a random move counts with this share.
const LUCK: f64 = 0.6;
/// Mean and deviation of puzzles before they are measured.
const PRIOR: (f64, f64) = (1500.0, 450.0);
/// The possible ratings: the first, the step, and the number of steps.
const GRID: (f64, f64, u32) = (-200.0, 25.0, 120);
/// The smallest probability of a result.
const LEAST: f64 = 1e-4;

impl Difficulty {
    /// The rating rounded to a multiple of 10. Comparisons use it, so that they are the same everywhere.
    #[expect(clippy::cast_possible_truncation, reason = "ratings are between -200 and 2800")]
    pub fn rounded(self) -> i32 {
        (self.rating / 10.0).round() as i32 * 10
    }

    /// The difficulty that explains best which personalities find a winning move. `results` has the Elo of
    /// each personality and the share of its attempts that win, 0..=1; `share` is the share of free nodes that
    /// win. O(results).
    //
    // CITE: Elo, "The Rating of Chessplayers", 1978: the logistic curve with scale 400.
    pub fn measure(results: &[(f64, f64)], share: f64) -> Self {
        let luck = luck(share);
        let (mut total, mut mean, mut square) = (0.0, 0.0, 0.0);
        for &rating in GRID_RATINGS.iter() {
            let distance = (rating - PRIOR.0) / PRIOR.1;
            let mut log = -0.5 * distance * distance;
            for &(elo, kept) in results {
                let p = chance_with_luck(luck, elo, rating).clamp(LEAST, 1.0 - LEAST);
                log += kept * libm::log(p) + (1.0 - kept) * libm::log(1.0 - p);
            }
            let weight = libm::exp(log);
            total += weight;
            mean += weight * rating;
            square += weight * rating * rating;
        }
        mean /= total;
        Self { rating: mean, deviation: libm::sqrt((square / total - mean * mean).max(0.0)) }
    }

    /// The probability that a player of this rating finds a winning move, if a share of the free nodes wins.
    pub fn chance(self, player: f64, share: f64) -> f64 {
        chance_with_luck(luck(share), player, self.rating)
    }
}

/// The difficulty that a player of rating `player` masters with probability `success`, if a share of the free
/// nodes wins. `success` must be above the luck of a random move and below 1.
pub(crate) fn rating_for(player: f64, success: f64, share: f64) -> f64 {
    let luck = luck(share);
    let skill = ((success - luck) / (1.0 - luck)).clamp(LEAST, 1.0 - LEAST);
    player - 400.0 * libm::log10(skill / (1.0 - skill))
}

/// The probability of finding a winning move without any skill.
fn luck(share: f64) -> f64 {
    LUCK * share
}

fn chance_with_luck(luck: f64, player: f64, rating: f64) -> f64 {
    luck + (1.0 - luck) / (1.0 + libm::pow(10.0, (rating - player) / 400.0))
}

static GRID_RATINGS: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let (first, step, steps) = GRID;
    (0..steps).map(|index| first + step * f64::from(index)).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_that_fewer_find_are_harder() {
        let cast = [801.0, 1010.0, 1282.0, 1479.0, 1743.0, 2014.0];
        let rating = |found: usize| {
            let results: Vec<(f64, f64)> =
                cast.iter().enumerate().map(|(i, &elo)| (elo, f64::from(u8::from(i >= found)))).collect();
            Difficulty::measure(&results, 0.1).rating
        };
        let ratings: Vec<f64> = (0..=6).map(rating).collect();
        assert!(ratings.is_sorted(), "{ratings:?}");
        assert!(ratings[0] < 1000.0 && ratings[6] > 2000.0, "{ratings:?}");
    }

    #[test]
    fn an_equal_player_succeeds_half_the_time() {
        let difficulty = Difficulty { rating: 1500.0, deviation: 200.0 };
        assert!((difficulty.chance(1500.0, 0.0) - 0.5).abs() < 1e-12);
        for (player, share) in [(900.0, 0.1), (1500.0, 0.25), (2100.0, 0.02)] {
            let rating = rating_for(player, 0.78, share);
            let chance = Difficulty { rating, deviation: 1.0 }.chance(player, share);
            assert!((chance - 0.78).abs() < 1e-9 && rating < player);
        }
    }
}
