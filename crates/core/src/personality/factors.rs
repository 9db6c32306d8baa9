//! The fourteen factors (`docs/rules.md, "Factors"`), defined in one table for files, editor, help and tools.

use std::ops::Index;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::json::Number;

/// One of the fourteen factors of a personality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Factor {
    /// Start value of the weight of a major node.
    NodeMajor,
    /// Start value of the weight of a minor node.
    NodeMinor,
    /// Scale of the noise: a uniform random number between 0 and this value is added.
    NodeRandom,
    /// Base of the power whose exponent is the major span of a path.
    PathMajorSpan,
    /// Base of the power whose exponent is the minor span of a path.
    PathMinorSpan,
    /// Added to the weight of an anchored path.
    PathIsAnchored,
    /// Added to the weight of a winning path.
    PathIsWinner,
    /// Base of the power whose exponent is the number of connectors of a path.
    PathMemberCount,
    /// Factor of the change in the number of paths.
    BoardPathCount,
    /// Share of the opponent's weight of the same node, in percent.
    GamePredictability,
    /// Moves kept at the first level of the lookahead.
    GameTreeMaxBreadth,
    /// Levels of the lookahead.
    GameTreeMaxDepth,
    /// Loss of breadth per level down, in percent.
    GameTreeBreadthTrim,
    /// Loss of value per level up, in percent.
    GameTreeValueFade,
}

/// The group of a factor in the editor and in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactorGroup {
    /// Initial weight of the node.
    Node,
    /// Change in path weight.
    Path,
    /// Change in board weight.
    Board,
    /// Choosing among the nodes.
    Choice,
}

impl FactorGroup {
    /// All groups, in the order of the help.
    pub const ALL: [Self; 4] = [Self::Node, Self::Path, Self::Board, Self::Choice];
}

/// Whether the values of a factor are whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactorKind {
    /// Any finite number in range.
    Real,
    /// A whole number in range.
    Whole,
}

/// The scale of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// Linear.
    Linear,
    /// Logarithmic on both sides of zero: every power of ten has the same width.
    Logarithmic,
}

/// A row of the table of factors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FactorInfo {
    /// The factor.
    pub factor: Factor,
    /// The name in editor and help.
    pub name: &'static str,
    /// The key in personality files.
    pub key: &'static str,
    /// The group in editor and help.
    pub group: FactorGroup,
    /// Real or whole numbers.
    pub kind: FactorKind,
    /// The smallest legal value.
    pub min: f64,
    /// The largest legal value.
    pub max: f64,
    /// The usual range: that of a training, and of the editor's slider.
    pub usual: (f64, f64),
    /// The scale of the usual range.
    pub scale: Scale,
    /// The effect, in a few words.
    pub meaning: &'static str,
    /// The value in a new personality.
    pub default: f64,
}

/// The largest absolute value, except for breadth, depth, trim and fade.
const LIMIT: f64 = 1e6;

/// Name, key and meaning of each factor, in the order of [`Factor`].
const TEXTS: [(&str, &str, &str); Factor::COUNT] = [
    ("NodeMajor", "node_major", "Start value of a node that leads ahead"),
    ("NodeMinor", "node_minor", "Start value of a node that leads sideways"),
    ("NodeRandom", "node_random", "Luck: adds 0 up to this much"),
    ("PathMajorSpan", "path_major_span", "Growth with length towards the goal"),
    ("PathMinorSpan", "path_minor_span", "Growth with width across the goal"),
    ("PathIsAnchored", "path_is_anchored", "Bonus for touching its own edge"),
    ("PathIsWinner", "path_is_winner", "Bonus for a path that wins"),
    ("PathMemberCount", "path_member_count", "Growth with connectors; below -1 saves them"),
    ("BoardPathCount", "board_path_count", "Above 0 scatters paths, below 0 joins them"),
    ("GamePredictability%", "game_predictability_pct", "How much it cares about blocking you"),
    ("GameTreeMaxBreadth", "game_tree_max_breadth", "How many moves it compares"),
    ("GameTreeMaxDepth", "game_tree_max_depth", "How many moves it looks ahead"),
    ("GameTreeBreadthTrim%", "game_tree_breadth_trim_pct", "Compares fewer moves at each deeper level"),
    ("GameTreeValueFade%", "game_tree_value_fade_pct", "Trusts deeper moves less"),
];

const fn real(factor: Factor, group: FactorGroup, reach: f64, default: f64) -> FactorInfo {
    let (name, key, meaning) = TEXTS[factor as usize];
    FactorInfo {
        factor,
        name,
        key,
        group,
        kind: FactorKind::Real,
        min: -LIMIT,
        max: LIMIT,
        usual: (-reach, reach),
        scale: Scale::Linear,
        meaning,
        default,
    }
}

const fn whole(factor: Factor, greatest: f64, usual: f64, default: f64) -> FactorInfo {
    FactorInfo {
        kind: FactorKind::Whole,
        min: 1.0,
        max: greatest,
        usual: (1.0, usual),
        ..real(factor, FactorGroup::Choice, 0.0, default)
    }
}

const fn percent(factor: Factor) -> FactorInfo {
    FactorInfo { min: -100.0, max: 100.0, ..real(factor, FactorGroup::Choice, 100.0, 0.0) }
}

/// The table, in the order of [`Factor`].
static TABLE: [FactorInfo; Factor::COUNT] = {
    use Factor as F;
    use FactorGroup as G;
    [
        real(F::NodeMajor, G::Node, 10.0, 2.0),
        real(F::NodeMinor, G::Node, 10.0, 1.0),
        real(F::NodeRandom, G::Node, 10.0, 0.0),
        real(F::PathMajorSpan, G::Path, 5.0, 2.0),
        real(F::PathMinorSpan, G::Path, 5.0, -1.5),
        real(F::PathIsAnchored, G::Path, 10.0, 3.0),
        FactorInfo { scale: Scale::Logarithmic, ..real(F::PathIsWinner, G::Path, LIMIT, 1e4) },
        real(F::PathMemberCount, G::Path, 3.0, -1.2),
        real(F::BoardPathCount, G::Board, 10.0, -0.5),
        real(F::GamePredictability, G::Choice, 200.0, 80.0),
        FactorInfo { scale: Scale::Logarithmic, ..whole(F::GameTreeMaxBreadth, 1000.0, 1000.0, 10.0) },
        whole(F::GameTreeMaxDepth, 50.0, 16.0, 1.0),
        percent(F::GameTreeBreadthTrim),
        percent(F::GameTreeValueFade),
    ]
};

impl Factor {
    /// The number of factors.
    pub const COUNT: usize = 14;

    /// All factors, in the order of the help.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        TABLE.iter().map(|info| info.factor)
    }

    /// The row of the factor in the table.
    pub fn info(self) -> &'static FactorInfo {
        &TABLE[self as usize]
    }

    /// The factor with this key in personality files.
    pub fn from_key(key: &str) -> Option<Self> {
        TABLE.iter().find(|info| info.key == key).map(|info| info.factor)
    }
}

impl FactorInfo {
    /// Whether the value is legal.
    pub fn allows(&self, value: f64) -> bool {
        let in_range = (self.min..=self.max).contains(&value);
        in_range && (self.kind == FactorKind::Real || value.fract() == 0.0)
    }

    /// The legal values; in words `number from -1,000,000 to 1,000,000`.
    pub const fn range(&self) -> Number {
        Number { min: self.min, max: self.max, is_whole: matches!(self.kind, FactorKind::Whole) }
    }
}

/// The value of a factor is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[error("{} is {value}: expected a {}", .factor.info().name, .factor.info().range())]
pub struct FactorError {
    /// The factor.
    pub factor: Factor,
    /// The illegal value.
    pub value: f64,
}

/// How the path weight is computed from the factors (`docs/rules.md, "Node weight"`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Formulas {
    /// Each factor has its own sign.
    #[default]
    #[serde(rename = "present")]
    Present,
    /// As the help of 1993 prints them: `PathMinorSpan` has the sign of `PathMajorSpan`, and `PathMemberCount` is an
    /// ordinary power.
    #[serde(rename = "1993")]
    Printed,
}

/// A legal value for each of the fourteen factors, and the formulas that they enter.
#[derive(Clone, Debug, PartialEq)]
pub struct Factors {
    values: [f64; Factor::COUNT],
    /// How they make the path weight.
    pub formulas: Formulas,
}

impl Factors {
    /// Factors with the values that `value` returns, for the present formulas.
    ///
    /// # Errors
    /// A value is illegal.
    pub fn from_fn(mut value: impl FnMut(Factor) -> f64) -> Result<Self, FactorError> {
        let mut factors = Self::default();
        for factor in Factor::all() {
            factors.set(factor, value(factor))?;
        }
        Ok(factors)
    }

    /// Changes one factor.
    ///
    /// # Errors
    /// The value is illegal; nothing is then changed.
    pub fn set(&mut self, factor: Factor, value: f64) -> Result<(), FactorError> {
        if !factor.info().allows(value) {
            return Err(FactorError { factor, value });
        }
        self.values[factor as usize] = value;
        Ok(())
    }

    /// All factors with their values, in the order of the help.
    pub fn iter(&self) -> impl Iterator<Item = (Factor, f64)> + '_ {
        Factor::all().map(|factor| (factor, self[factor]))
    }

    /// `GameTreeMaxBreadth`, 1..=1000.
    pub fn max_breadth(&self) -> u16 {
        self.whole(Factor::GameTreeMaxBreadth)
    }

    /// `GameTreeMaxDepth`, 1..=50.
    pub fn max_depth(&self) -> u16 {
        self.whole(Factor::GameTreeMaxDepth)
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole factors are at most 1000 and not negative"
    )]
    pub(super) fn whole(&self, factor: Factor) -> u16 {
        self[factor] as u16
    }
}

impl Default for Factors {
    fn default() -> Self {
        Self { values: TABLE.each_ref().map(|info| info.default), formulas: Formulas::default() }
    }
}

impl Index<Factor> for Factors {
    type Output = f64;

    fn index(&self, factor: Factor) -> &f64 {
        &self.values[factor as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_has_the_order_of_the_enum() {
        for (index, info) in TABLE.iter().enumerate() {
            assert_eq!(info.factor as usize, index);
            for value in [info.default, info.usual.0, info.usual.1] {
                assert!(info.allows(value), "{} = {value}", info.name);
            }
            assert_eq!(Factor::from_key(info.key), Some(info.factor));
        }
    }

    #[test]
    fn refuses_illegal_values() {
        let mut factors = Factors::default();
        let cases = [
            (Factor::NodeMajor, f64::NAN),
            (Factor::NodeMajor, f64::INFINITY),
            (Factor::NodeMajor, 1_000_000.1),
            (Factor::GameTreeMaxDepth, 0.0),
            (Factor::GameTreeMaxDepth, 51.0),
            (Factor::GameTreeMaxDepth, 2.5),
            (Factor::GameTreeMaxBreadth, 1001.0),
            (Factor::GameTreeBreadthTrim, 100.5),
            (Factor::GameTreeValueFade, -101.0),
        ];
        for (factor, value) in cases {
            assert!(factors.set(factor, value).is_err(), "{factor:?} accepted {value}");
        }
        assert_eq!(factors, Factors::default());
        let error = factors.set(Factor::GameTreeMaxDepth, 0.0).unwrap_err();
        assert_eq!(error.to_string(), "GameTreeMaxDepth is 0: expected a whole number from 1 to 50");
    }
}
