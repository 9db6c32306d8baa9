//! What a tuner may change: factors with their ranges.

use thiserror::Error;

use span_it_core::personality::{Factor, FactorKind, Factors, Scale};

/// A factor that may change, and how far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dimension {
    /// The factor.
    pub factor: Factor,
    /// The smallest value tried.
    pub min: f64,
    /// The greatest value tried.
    pub max: f64,
    /// Values are multiples of it, the ends of the range apart.
    pub step: f64,
}

/// Why there is nothing to search in.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SpaceError {
    /// No factor is called so.
    #[error("{text:?} is no factor: expected {}", known())]
    Unknown {
        /// What was given.
        text: String,
    },
    /// What follows the factor's name is no range.
    #[error(
        "{text:?}: expected NAME or NAME=MIN:MAX or NAME=MIN:MAX:STEP, MIN less than MAX and STEP positive"
    )]
    Range {
        /// What was given.
        text: String,
    },
    /// A value that the factor may not have.
    #[error("{text:?}: {} must be a {}", .factor.info().key, .factor.info().expected())]
    Illegal {
        /// What was given.
        text: String,
        /// The factor.
        factor: Factor,
    },
    /// A step so large that nothing lies between the ends of the range.
    #[error("{text:?}: the step is larger than the range: expected at most {width}")]
    LargeStep {
        /// What was given.
        text: String,
        /// How wide the range is.
        width: f64,
    },
    /// A step, or a range, so small beside its values that they cannot be told apart.
    #[error("{text:?}: the step is lost in rounding beside such values: expected at least {least:e}")]
    SmallStep {
        /// What was given.
        text: String,
        /// The smallest step.
        least: f64,
    },
    /// A range that the start lies outside of.
    #[error("{} is {value} in the start, outside {min} to {max}: expected a range with {value} in it", .factor.info().key)]
    Start {
        /// The factor.
        factor: Factor,
        /// What the start has.
        value: f64,
        /// The range's lower end.
        min: f64,
        /// Its upper end.
        max: f64,
    },
    /// One factor twice.
    #[error("{} is given twice: expected each factor once", .factor.info().key)]
    Twice {
        /// The factor.
        factor: Factor,
    },
    /// No factor at all.
    #[error("no factor may change: expected at least one")]
    Empty,
}

fn known() -> String {
    Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>().join(", ")
}

impl Dimension {
    /// A factor with its useful range. Negative luck is luck too, so it is left out.
    pub fn of(factor: Factor) -> Self {
        let info = factor.info();
        let (min, max) = info.slider;
        let min = if factor == Factor::NodeRandom { 0.0 } else { min };
        let coarse = info.kind == FactorKind::Whole || max - min >= 100.0;
        Self { factor, min, max, step: if coarse { 1.0 } else { 0.01 } }
    }

    /// Reads `node_major`, `node_major=-3:3` or `node_major=-3:3:0.1`; the factor by its key or name.
    ///
    /// # Errors
    /// No such factor, no such range, or values that the factor may not have.
    pub fn parse(text: &str) -> Result<Self, SpaceError> {
        let (name, range) = text.split_once('=').map_or((text, None), |(name, range)| (name, Some(range)));
        let named = |factor: &Factor| factor.info().name.eq_ignore_ascii_case(name.trim());
        let factor = Factor::from_key(name.trim()).or_else(|| Factor::all().find(named));
        let factor = factor.ok_or_else(|| SpaceError::Unknown { text: name.to_owned() })?;
        let whole = Self::of(factor);
        let Some(range) = range else { return Ok(whole) };
        let bad = || SpaceError::Range { text: text.to_owned() };
        let numbers: Result<Vec<f64>, _> =
            range.split(':').map(|number| number.trim().parse::<f64>()).collect();
        let (min, max, step) = match numbers.as_deref() {
            Ok(&[min, max]) => {
                let least = min.abs().max(max.abs()) * f64::EPSILON;
                (min, max, whole.step.max(least).min(max - min))
            }
            Ok(&[min, max, step]) => (min, max, step),
            _ => return Err(bad()),
        };
        if !(min < max && step > 0.0 && step.is_finite()) {
            return Err(bad());
        }
        let info = factor.info();
        if !info.allows(min) || !info.allows(max) || info.kind == FactorKind::Whole && step.fract() != 0.0 {
            return Err(SpaceError::Illegal { text: text.to_owned(), factor });
        }
        Self { factor, min, max, step }.told_apart(text)
    }

    /// The dimension, if its values differ by more than rounding.
    fn told_apart(self, text: &str) -> Result<Self, SpaceError> {
        let Self { min, max, step, .. } = self;
        if step > max - min {
            return Err(SpaceError::LargeStep { text: text.to_owned(), width: max - min });
        }
        let least = min.abs().max(max.abs()) * f64::EPSILON;
        // Large values are told apart by their logarithms.
        if step < least || self.value(0.0) >= self.value(1.0) || self.scaled(min) >= self.scaled(max) {
            return Err(SpaceError::SmallStep { text: text.to_owned(), least });
        }
        Ok(self)
    }

    /// The dimension made as wide as the start needs it.
    #[must_use]
    pub fn with_start(self, start: &Factors) -> Self {
        let value = start[self.factor];
        Self { min: self.min.min(value), max: self.max.max(value), ..self }
    }

    /// Whether the start lies in the range.
    ///
    /// # Errors
    /// It does not: what is searched would not be near what is to be improved.
    pub fn check_start(&self, start: &Factors) -> Result<(), SpaceError> {
        let Self { factor, min, max, .. } = *self;
        let value = start[factor];
        if (min..=max).contains(&value) { Ok(()) } else { Err(SpaceError::Start { factor, value, min, max }) }
    }

    /// A value's place in the range, 0..=1.
    pub(super) fn place(&self, value: f64) -> f64 {
        let (low, high) = (self.scaled(self.min), self.scaled(self.max));
        (self.scaled(value.clamp(self.min, self.max)) - low) / (high - low)
    }

    /// The value at a place of the range, 0..=1.
    pub(super) fn value(&self, place: f64) -> f64 {
        let (low, high) = (self.scaled(self.min), self.scaled(self.max));
        let scaled = low + place * (high - low);
        let value = match self.factor.info().scale {
            Scale::Linear => scaled,
            Scale::Logarithmic => scaled.signum() * (10_f64.powf(scaled.abs()) - 1.0),
        };
        // Dividing by a whole number gives the tidiest double: 0.3, not 0.30000000000000004.
        let parts = 1.0 / self.step;
        let tidy = if parts >= 1.0 && (parts - parts.round()).abs() < 1e-9 {
            (value * parts.round()).round() / parts.round()
        } else {
            (value / self.step).round() * self.step
        };
        // No negative zero.
        tidy.clamp(self.min, self.max) + 0.0
    }

    fn scaled(&self, value: f64) -> f64 {
        match self.factor.info().scale {
            Scale::Linear => value,
            Scale::Logarithmic => value.signum() * value.abs().ln_1p() / std::f64::consts::LN_10,
        }
    }

    /// How wide the range is: in the factor's own units, or in powers of ten.
    pub(super) fn width(&self) -> f64 {
        self.scaled(self.max) - self.scaled(self.min)
    }
}

/// The factors that may change.
#[derive(Clone, Debug, PartialEq)]
pub struct Space(Vec<Dimension>);

impl Space {
    /// These factors.
    ///
    /// # Errors
    /// None, or one twice.
    pub fn new(dimensions: Vec<Dimension>) -> Result<Self, SpaceError> {
        for (place, dimension) in dimensions.iter().enumerate() {
            if dimensions[..place].iter().any(|other| other.factor == dimension.factor) {
                return Err(SpaceError::Twice { factor: dimension.factor });
            }
        }
        if dimensions.is_empty() { Err(SpaceError::Empty) } else { Ok(Self(dimensions)) }
    }

    /// All fourteen factors.
    pub fn all() -> Self {
        Self(Factor::all().map(Dimension::of).collect())
    }

    /// The factors with their ranges.
    pub fn dimensions(&self) -> &[Dimension] {
        &self.0
    }

    /// Whether a factor may have a value where the start has another; else what was expected.
    pub(super) fn check(&self, factor: Factor, (value, start): (f64, f64)) -> Result<(), String> {
        match self.0.iter().find(|dimension| dimension.factor == factor) {
            Some(Dimension { min, max, .. }) if (*min..=*max).contains(&value) => Ok(()),
            Some(Dimension { min, max, .. }) => Err(format!("a number from {min} to {max}, its range")),
            None if value.to_bits() == start.to_bits() => Ok(()),
            None => Err(format!("{start} as the start has, since it may not change")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    #[test]
    fn a_range_may_be_given() {
        let dimension = Dimension::parse("node_major=-3:3:0.5").unwrap();
        let expected = Dimension { factor: Factor::NodeMajor, min: -3.0, max: 3.0, step: 0.5 };
        assert_eq!(dimension, expected);
        let named = Dimension::parse("GamePredictability%=0:90").unwrap();
        assert_eq!(Ok(named), Dimension::parse("game_predictability_pct=0:90:1"));
    }

    #[test]
    fn a_range_holds_the_start_or_is_refused() {
        let mut start = library::builtin_named("Steady").unwrap().factors.clone();
        start.set(Factor::NodeMajor, 40.0).unwrap();
        let whole = Dimension::of(Factor::NodeMajor);
        let message = whole.check_start(&start).unwrap_err().to_string();
        assert!(message.starts_with("node_major is 40 in the start, outside -"), "{message}");
        let wide = whole.with_start(&start);
        assert_eq!((wide.max, wide.check_start(&start)), (40.0, Ok(())));
        let minor = Dimension::of(Factor::NodeMinor);
        assert_eq!((minor.with_start(&start), minor.check_start(&start)), (minor, Ok(())));
    }

    #[test]
    fn what_is_no_range_is_refused() {
        let said = |text| Dimension::parse(text).unwrap_err().to_string();
        assert!(said("node_mayor").starts_with("\"node_mayor\" is no factor: expected node_major, "));
        for bad in ["node_major=", "node_major=1", "node_major=2:1", "node_major=0:1:0", "node_major=a:b"] {
            assert!(said(bad).contains("expected NAME or NAME=MIN:MAX"), "{bad}");
        }
        let message = said("game_tree_max_depth=0:8");
        assert!(message.ends_with("game_tree_max_depth must be a whole number from 1 to 50"), "{message}");
        assert!(said("game_tree_max_depth=1:8:0.5").contains("must be a whole number"));
        for large in ["node_major=0:1:5", "node_major=2:3:1.5", "game_tree_max_depth=1:3:4"] {
            assert!(said(large).contains("the step is larger than the range: expected at most "), "{large}");
        }
        for small in [
            "node_major=0:1:1e-320",
            "node_major=1e5:2e5:1e-12",
            "path_is_winner=9999:9999.000000000001",
            "path_is_winner=999999:999999.0000000002",
            "node_major=1:1.0000000000000002",
        ] {
            assert!(said(small).contains("the step is lost in rounding"), "{small}: {}", said(small));
        }
        for good in
            ["node_major=0:1:1", "node_major=0.5:1.5:1", "node_major=0:1e-9", "game_tree_max_depth=1:2"]
        {
            assert!(Dimension::parse(good).is_ok(), "{good}");
        }
        let major = Dimension::of(Factor::NodeMajor);
        assert_eq!(Space::new(vec![major, major]), Err(SpaceError::Twice { factor: Factor::NodeMajor }));
        assert_eq!(Space::new(Vec::new()), Err(SpaceError::Empty));
    }
}
