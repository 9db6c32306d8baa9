//! The fourteen factors, in one table that file, editor, help and tools all read (spec section 3).

use std::ops::Index;

use thiserror::Error;

/// One of the fourteen weights that make a personality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Factor {
    /// Initial weight of a major trial node.
    NodeMajor,
    /// Initial weight of a minor trial node.
    NodeMinor,
    /// A uniform random number between 0 and it is added.
    NodeRandom,
    /// Base of the power of a path's major span.
    PathMajorSpan,
    /// Base of the power of a path's minor span.
    PathMinorSpan,
    /// Added to the weight of an anchored path.
    PathIsAnchored,
    /// Added to the weight of a winning path.
    PathIsWinner,
    /// Base of the power of a path's member count.
    PathMemberCount,
    /// Times the change in the number of paths.
    BoardPathCount,
    /// Share of the opponent's weight for the same node, in percent.
    GamePredictability,
    /// Moves kept at the first level of the lookahead.
    GameTreeMaxBreadth,
    /// Levels of the lookahead.
    GameTreeMaxDepth,
    /// Breadth lost at each level down, in percent.
    GameTreeBreadthTrim,
    /// Value lost at each level up, in percent.
    GameTreeValueFade,
}

/// The part of the help text, and of the editor, that a factor belongs to.
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
    /// All groups, in the help text's order.
    pub const ALL: [Self; 4] = [Self::Node, Self::Path, Self::Board, Self::Choice];

    /// The group's heading.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Node => "Initial weight of the node",
            Self::Path => "Change in path weight",
            Self::Board => "Change in board weight",
            Self::Choice => "Choosing among the nodes",
        }
    }
}

/// Whether a factor's values are whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactorKind {
    /// Any finite number in range.
    Real,
    /// A whole number in range.
    Whole,
}

/// How a slider spreads a factor's useful range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// Evenly.
    Linear,
    /// By magnitude: each power of ten as wide as the next, on both sides of zero.
    Logarithmic,
}

/// One row of the table: everything that is known of a factor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FactorInfo {
    /// The factor.
    pub factor: Factor,
    /// Its name as help and editor write it.
    pub name: &'static str,
    /// Its key in a personality file.
    pub key: &'static str,
    /// Where help and editor put it.
    pub group: FactorGroup,
    /// Any number, or whole ones only.
    pub kind: FactorKind,
    /// The smallest legal value.
    pub min: f64,
    /// The greatest legal value.
    pub max: f64,
    /// The useful range, for a slider.
    pub slider: (f64, f64),
    /// How the slider spreads that range.
    pub scale: Scale,
    /// What it does, in a few words.
    pub meaning: &'static str,
    /// The value a new personality starts with.
    pub default: f64,
}

/// The largest magnitude of the factors that are no percentage of the game tree.
const LIMIT: f64 = 1e6;

const fn real(factor: Factor, group: FactorGroup, reach: f64, default: f64) -> FactorInfo {
    FactorInfo {
        factor,
        name: "",
        key: "",
        group,
        kind: FactorKind::Real,
        min: -LIMIT,
        max: LIMIT,
        slider: (-reach, reach),
        scale: Scale::Linear,
        meaning: "",
        default,
    }
}

const fn whole(factor: Factor, greatest: f64, slider: f64, default: f64) -> FactorInfo {
    FactorInfo {
        kind: FactorKind::Whole,
        min: 1.0,
        max: greatest,
        slider: (1.0, slider),
        ..real(factor, FactorGroup::Choice, 0.0, default)
    }
}

const fn percent(factor: Factor) -> FactorInfo {
    FactorInfo { min: -100.0, max: 100.0, ..real(factor, FactorGroup::Choice, 100.0, 0.0) }
}

const fn told(name: &'static str, key: &'static str, meaning: &'static str, row: FactorInfo) -> FactorInfo {
    FactorInfo { name, key, meaning, ..row }
}

/// The table, in the order of [`Factor`].
static TABLE: [FactorInfo; Factor::COUNT] = {
    use Factor as F;
    use FactorGroup as G;
    [
        told(
            "NodeMajor",
            "node_major",
            "Start value of a major node",
            real(F::NodeMajor, G::Node, 10.0, 2.0),
        ),
        told(
            "NodeMinor",
            "node_minor",
            "Start value of a minor node",
            real(F::NodeMinor, G::Node, 10.0, 1.0),
        ),
        told(
            "NodeRandom",
            "node_random",
            "Luck: adds 0 up to this much",
            real(F::NodeRandom, G::Node, 10.0, 0.0),
        ),
        told(
            "PathMajorSpan",
            "path_major_span",
            "Growth with length towards the goal",
            real(F::PathMajorSpan, G::Path, 5.0, 2.0),
        ),
        told(
            "PathMinorSpan",
            "path_minor_span",
            "Growth with width across the goal",
            real(F::PathMinorSpan, G::Path, 5.0, -1.5),
        ),
        told(
            "PathIsAnchored",
            "path_is_anchored",
            "Bonus for touching your own edge",
            real(F::PathIsAnchored, G::Path, 10.0, 3.0),
        ),
        told(
            "PathIsWinner",
            "path_is_winner",
            "Bonus for winning on the spot",
            FactorInfo { scale: Scale::Logarithmic, ..real(F::PathIsWinner, G::Path, LIMIT, 1e4) },
        ),
        told(
            "PathMemberCount",
            "path_member_count",
            "Growth with connectors; minus saves them",
            real(F::PathMemberCount, G::Path, 3.0, -1.2),
        ),
        told(
            "BoardPathCount",
            "board_path_count",
            "Plus scatters paths, minus joins them",
            real(F::BoardPathCount, G::Board, 10.0, -0.5),
        ),
        told(
            "GamePredictability%",
            "game_predictability_pct",
            "Share of the rival's view of a node",
            real(F::GamePredictability, G::Choice, 200.0, 80.0),
        ),
        told(
            "GameTreeMaxBreadth",
            "game_tree_max_breadth",
            "Moves kept at the first level",
            FactorInfo { scale: Scale::Logarithmic, ..whole(F::GameTreeMaxBreadth, 1000.0, 1000.0, 10.0) },
        ),
        told(
            "GameTreeMaxDepth",
            "game_tree_max_depth",
            "Levels looked ahead; keep it small without trim",
            whole(F::GameTreeMaxDepth, 50.0, 16.0, 1.0),
        ),
        told(
            "GameTreeBreadthTrim%",
            "game_tree_breadth_trim_pct",
            "Breadth lost at each level down",
            percent(F::GameTreeBreadthTrim),
        ),
        told(
            "GameTreeValueFade%",
            "game_tree_value_fade_pct",
            "Value lost at each level up",
            percent(F::GameTreeValueFade),
        ),
    ]
};

impl Factor {
    /// How many factors there are.
    pub const COUNT: usize = 14;

    /// All factors, in the help text's order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        TABLE.iter().map(|info| info.factor)
    }

    /// Everything that is known of the factor.
    pub fn info(self) -> &'static FactorInfo {
        &TABLE[self as usize]
    }

    /// The factor that a personality file calls `key`.
    pub fn from_key(key: &str) -> Option<Self> {
        TABLE.iter().find(|info| info.key == key).map(|info| info.factor)
    }
}

impl FactorInfo {
    /// Whether the factor may have this value.
    pub fn allows(&self, value: f64) -> bool {
        let in_range = (self.min..=self.max).contains(&value);
        in_range && (self.kind == FactorKind::Real || value.fract() == 0.0)
    }

    /// What is legal, as errors and the editor say it: `whole number from 1 to 50`.
    pub fn expected(&self) -> String {
        let kind = match self.kind {
            FactorKind::Real => "number",
            FactorKind::Whole => "whole number",
        };
        format!("{kind} from {} to {}", self.min, self.max)
    }
}

/// A value that a factor may not have.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[error("{} is {value}: expected a {}", .factor.info().name, .factor.info().expected())]
pub struct FactorError {
    /// The factor.
    pub factor: Factor,
    /// The value it was to have.
    pub value: f64,
}

/// A legal value for each of the fourteen factors.
#[derive(Clone, Debug, PartialEq)]
pub struct Factors {
    values: [f64; Factor::COUNT],
}

impl Factors {
    /// The factors that `value` names, each checked.
    ///
    /// # Errors
    /// A value that its factor may not have.
    pub fn from_fn(mut value: impl FnMut(Factor) -> f64) -> Result<Self, FactorError> {
        let mut factors = Self::default();
        for factor in Factor::all() {
            factors.set(factor, value(factor))?;
        }
        Ok(factors)
    }

    /// The value of one factor.
    pub fn get(&self, factor: Factor) -> f64 {
        self.values[factor as usize]
    }

    /// Changes one factor.
    ///
    /// # Errors
    /// The factor may not have this value; nothing is then changed.
    pub fn set(&mut self, factor: Factor, value: f64) -> Result<(), FactorError> {
        if !factor.info().allows(value) {
            return Err(FactorError { factor, value });
        }
        self.values[factor as usize] = value;
        Ok(())
    }

    /// All factors with their values, in the help text's order.
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
    fn whole(&self, factor: Factor) -> u16 {
        self[factor] as u16
    }
}

impl Default for Factors {
    fn default() -> Self {
        Self { values: TABLE.each_ref().map(|info| info.default) }
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
    fn the_table_stands_in_the_order_of_the_enum() {
        for (index, info) in TABLE.iter().enumerate() {
            assert_eq!(info.factor as usize, index);
            assert!(info.allows(info.default) && info.allows(info.slider.0) && info.allows(info.slider.1));
            assert_eq!(Factor::from_key(info.key), Some(info.factor));
        }
    }

    #[test]
    fn illegal_values_are_refused_and_change_nothing() {
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
            assert!(factors.set(factor, value).is_err(), "{factor:?} took {value}");
        }
        assert_eq!(factors, Factors::default());
        let error = factors.set(Factor::GameTreeMaxDepth, 0.0).unwrap_err();
        assert_eq!(error.to_string(), "GameTreeMaxDepth is 0: expected a whole number from 1 to 50");
    }
}
