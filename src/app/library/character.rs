//! What a personality is like at a glance: five traits, read off its fourteen factors.
//!
//! The traits describe, they do not judge: how good a personality is, only games tell
//! ([`ladder`](crate::app::ladder)).

use span_it_core::personality::{Factor, Factors};

/// One of the five traits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trait {
    /// How much it wants length towards its goal: `PathMajorSpan`, 3 and more being all.
    Runs,
    /// How wide it builds. `PathMinorSpan` from -2 (never) to 2 (all) tells width, `BoardPathCount`
    /// from -2 to 2 scatter; the greater of the two counts.
    Spreads,
    /// How much the rival's best node draws it: `GamePredictability%`, 100 and more being all.
    Blocks,
    /// How far it looks ahead: nothing at `GameTreeMaxDepth` 1, all at 16, even steps for each
    /// doubling; a quarter of it comes from `GameTreeMaxBreadth`, from 1 to 1000 alike.
    Plans,
    /// How much chance has to say: `NodeRandom`, half at 4, without sign.
    Luck,
}

impl Trait {
    /// All traits, in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Runs, Self::Spreads, Self::Blocks, Self::Plans, Self::Luck];

    /// How much of the trait these factors have, 0..=1.
    ///
    /// ```
    /// use span_it::app::library::character::Trait;
    /// use span_it_core::personality::library;
    /// let sprinter = library::shipped_named("Sprinter").expect("it is shipped");
    /// assert_eq!(Trait::Blocks.of(&sprinter.factors), 0.0);
    /// assert!(Trait::Runs.of(&sprinter.factors) > 0.8);
    /// ```
    pub fn of(self, factors: &Factors) -> f64 {
        let share = match self {
            Self::Runs => factors[Factor::PathMajorSpan] / 3.0,
            Self::Spreads => {
                let from_minus_2_to_2 = |factor| (factors[factor] + 2.0) / 4.0;
                f64::max(from_minus_2_to_2(Factor::PathMinorSpan), from_minus_2_to_2(Factor::BoardPathCount))
            }
            Self::Blocks => factors[Factor::GamePredictability] / 100.0,
            Self::Plans => plans(factors),
            Self::Luck => {
                let luck = factors[Factor::NodeRandom].abs();
                luck / (luck + 4.0)
            }
        };
        share.clamp(0.0, 1.0)
    }
}

fn plans(factors: &Factors) -> f64 {
    let (depth, breadth) = (factors[Factor::GameTreeMaxDepth], factors[Factor::GameTreeMaxBreadth]);
    if depth > 1.0 { 0.75 * depth.log(16.0) + 0.25 * breadth.log(1000.0) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn of(name: &str) -> [f64; 5] {
        let factors = &library::shipped_named(name).unwrap().factors;
        Trait::ALL.map(|one| one.of(factors))
    }

    #[test]
    fn the_shipped_ones_look_like_what_is_said_of_them() {
        let [sprinter, novice, steady, blocker] = ["Sprinter", "Novice", "Steady", "Blocker"].map(of);
        let [spider, planner, strategist, master] = ["Spider", "Planner", "Strategist", "Master"].map(of);
        assert!(sprinter[0] > steady[0] && sprinter[2] <= 0.0, "only runs: {sprinter:?}");
        assert!(novice[4] > 0.6 && novice[4] > sprinter[4], "absent-minded: {novice:?}");
        assert!(blocker[2] > 0.9 && blocker[3] <= 0.0, "blocks, never looks ahead: {blocker:?}");
        assert!(spider[1] > 0.7, "wide webs: {spider:?}");
        assert!(planner[1] > steady[1], "starts lines in many places: {planner:?}");
        assert!(strategist[3] > planner[3] && master[3] > strategist[3], "{strategist:?} {master:?}");
        assert!(strategist[1] < 0.3, "narrow lines: {strategist:?}");
    }

    #[test]
    fn whatever_the_factors_each_trait_is_a_share() {
        for extreme in [FactorEnd::Least, FactorEnd::Greatest] {
            let factors = Factors::from_fn(|factor| match extreme {
                FactorEnd::Least => factor.info().min,
                FactorEnd::Greatest => factor.info().max,
            });
            for one in Trait::ALL {
                let share = one.of(factors.as_ref().unwrap());
                assert!((0.0..=1.0).contains(&share), "{one:?} is {share}");
            }
        }
    }

    enum FactorEnd {
        Least,
        Greatest,
    }
}
