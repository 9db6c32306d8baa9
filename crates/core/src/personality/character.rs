//! The character of a personality: five traits, computed from its factors. They describe the style, not the strength.

use super::{Factors, sliders};

/// A trait of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trait {
    /// Weight of length towards the goal: `PathMajorSpan`, full at 3.
    Runs,
    /// Beginning of new paths: `BoardPathCount`, scaled from -2..2 to 0..1.
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
    use super::Trait::{Blocks, Luck, Plans, Runs, Spreads};
    use super::*;
    use crate::personality::{Factor, ladder, library};

    /// How many built-in personalities have more of a trait in the games of the ladder.
    fn rank(name: &str, one: Trait) -> usize {
        let rows = &ladder::builtin().measured;
        let share = |name: &str| {
            let row = rows.iter().find(|row| row.name == name).unwrap();
            row.strength.style.unwrap()[one as usize]
        };
        1 + rows.iter().filter(|row| share(&row.name) > share(name)).count()
    }

    #[test]
    fn descriptions_are_true_in_the_games_of_the_ladder() {
        for (name, words, one, ranks) in [
            ("Wanderer", "Scatters its lines", Spreads, 1..=1),
            ("Sprinter", "Sets off everywhere", Spreads, 1..=3),
            ("Sprinter", "seldom blocks", Blocks, 15..=15),
            ("Gambler", "almost at random", Luck, 1..=5),
            ("Novice", "carelessly", Plans, 13..=15),
            ("Mason", "loose bricks", Spreads, 1..=3),
            ("Mason", "seldom blocks", Blocks, 12..=15),
            ("Steady", "Builds straight lines", Runs, 1..=9),
            ("Fencer", "one line", Spreads, 15..=15),
            ("Fencer", "into your way", Blocks, 1..=8),
            ("Islander", "Starts many lines", Spreads, 1..=4),
            ("Islander", "blocks you less than most", Blocks, 10..=15),
            ("Blocker", "Blocks you", Blocks, 1..=7),
            ("Spider", "across your way", Blocks, 1..=1),
            ("Planner", "Follows its own plan", Runs, 1..=5),
            ("Planner", "blocks you less than others that look ahead", Blocks, 6..=15),
            ("Weaver", "across your way", Blocks, 1..=3),
            ("Strategist", "Shortens its way", Runs, 1..=3),
            ("Sage", "wastes the fewest", Luck, 15..=15),
            ("Master", "Misses almost nothing", Plans, 1..=2),
        ] {
            let description = library::builtin_named(name).unwrap().description.as_deref().unwrap();
            assert!(description.contains(words), "{name}: {description}");
            let rank = rank(name, one);
            assert!(ranks.contains(&rank), "{name} is number {rank} of {one:?}: {words}");
        }
        for (name, share) in [("Mason", 2.0 / 3.0), ("Blocker", 0.4), ("Spider", 0.55), ("Weaver", 0.5)] {
            let one = if name == "Mason" { Spreads } else { Blocks };
            let rows = &ladder::builtin().measured;
            let row = rows.iter().find(|row| row.name == name).unwrap();
            let measured = row.strength.style.unwrap()[one as usize];
            assert!((measured - share).abs() < 0.02, "{name}: {measured}");
        }
    }

    #[test]
    fn words_follow_the_leading_factor() {
        let [sprinter, blocker, spider, islander] =
            ["Sprinter", "Blocker", "Spider", "Islander"].map(|name| {
                let factors = &library::builtin_named(name).unwrap().factors;
                Trait::ALL.map(|one| one.of(factors))
            });
        assert!(sprinter[0] > 0.6 && sprinter[2] <= 0.0, "{sprinter:?}");
        assert!(blocker[2] > 0.9 && blocker[3] <= 0.0, "{blocker:?}");
        assert!(spider[1] <= 0.0 && islander[1] >= 1.0, "{spider:?} {islander:?}");
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
