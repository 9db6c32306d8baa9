//! The character of a personality: five traits, computed from its factors. They describe the style, not the strength.

use super::{Factors, sliders};

/// A trait of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trait {
    /// Weight of length towards the goal: `PathMajorSpan`, full at 3.
    Runs,
    /// Width of the play: the greater of `PathMinorSpan` and `BoardPathCount`, each scaled from -2..2 to 0..1.
    Spreads,
    /// Attention to the opponent's best node: `GamePredictability%`, full at 100.
    Blocks,
    /// Lookahead: the logarithm of `GameTreeMaxDepth`, 1 to 16.
    Plans,
    /// Randomness: the absolute value of `NodeRandom`, half at 4.
    Luck,
}

impl Trait {
    /// In the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Runs, Self::Spreads, Self::Blocks, Self::Plans, Self::Luck];

    /// The share of the trait, 0..=1.
    pub fn of(self, factors: &Factors) -> f64 {
        sliders::word(self, factors)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personality::{Factor, library};

    fn of(name: &str) -> [f64; 5] {
        let factors = &library::builtin_named(name).unwrap().factors;
        Trait::ALL.map(|one| one.of(factors))
    }

    #[test]
    fn builtin_traits_match_their_descriptions() {
        let [sprinter, novice, steady, blocker] = ["Sprinter", "Novice", "Steady", "Blocker"].map(of);
        let [spider, planner, strategist, master] = ["Spider", "Planner", "Strategist", "Master"].map(of);
        assert!(sprinter[0] > 0.6 && sprinter[2] <= 0.0, "runs, never blocks: {sprinter:?}");
        assert!(novice[4] > 0.6 && novice[4] > sprinter[4], "absent-minded: {novice:?}");
        assert!(blocker[2] > 0.9 && blocker[3] <= 0.0, "blocks, never looks ahead: {blocker:?}");
        assert!(spider[1] > 0.6, "wide webs: {spider:?}");
        assert!(planner[1] > steady[1], "starts lines in many places: {planner:?}");
        assert!(strategist[3] > planner[3] && master[3] > strategist[3], "{strategist:?} {master:?}");
        assert!(strategist[1] < 0.3, "narrow lines: {strategist:?}");
    }

    #[test]
    fn traits_are_shares_for_extreme_factors() {
        let ends: [fn(Factor) -> f64; 2] = [|factor| factor.info().min, |factor| factor.info().max];
        for extreme in ends {
            let factors = Factors::from_fn(extreme).unwrap();
            for one in Trait::ALL {
                let share = one.of(&factors);
                assert!((0.0..=1.0).contains(&share), "{one:?} is {share}");
            }
        }
    }
}
