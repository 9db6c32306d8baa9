//! The factors that may change, with their ranges.

use thiserror::Error;

use span_it_core::personality::{Factor, FactorKind, Factors, Scale};

/// A factor that may change, and its range.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dimension {
    /// The factor.
    pub factor: Factor,
    /// The smallest value.
    pub min: f64,
    /// The largest value.
    pub max: f64,
    /// All values except the ends of the range are multiples of it.
    pub step: f64,
}

/// The errors of factor lists and ranges.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpaceError {
    /// No factor has this name.
    #[error("{0:?} is not a factor: expected {keys}", keys = all_keys())]
    Unknown(String),
    /// The range or the list is not valid; the text says why.
    #[error("{0}")]
    Invalid(String),
}

fn all_keys() -> String {
    Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>().join(", ")
}

impl Dimension {
    /// A factor with its default range. Noise is symmetric, so its range has no negative values.
    pub fn of(factor: Factor) -> Self {
        let info = factor.info();
        let (min, max) = info.usual;
        let min = if factor == Factor::NodeRandom { 0.0 } else { min };
        let coarse = info.kind == FactorKind::Whole || max - min >= 100.0;
        Self { factor, min, max, step: if coarse { 1.0 } else { 0.01 } }
    }

    /// Reads `node_major`, `node_major=-3:3` or `node_major=-3:3:0.1`; the factor by its key or name.
    ///
    /// # Errors
    /// An unknown factor, or an invalid range.
    pub fn parse(text: &str) -> Result<Self, SpaceError> {
        let (name, range) = text.split_once('=').map_or((text, None), |(name, range)| (name, Some(range)));
        let named = |factor: &Factor| factor.info().name.eq_ignore_ascii_case(name.trim());
        let factor = Factor::from_key(name.trim()).or_else(|| Factor::all().find(named));
        let factor = factor.ok_or_else(|| SpaceError::Unknown(name.to_owned()))?;
        let whole = Self::of(factor);
        let Some(range) = range else { return Ok(whole) };
        let invalid = |problem: &str| Err(SpaceError::Invalid(format!("{text:?}{problem}")));
        let no_range =
            ": expected NAME or NAME=MIN:MAX or NAME=MIN:MAX:STEP, MIN less than MAX and STEP positive";
        let numbers: Result<Vec<f64>, _> =
            range.split(':').map(|number| number.trim().parse::<f64>()).collect();
        let (min, max, step) = match numbers.as_deref() {
            Ok(&[min, max]) => {
                let least = min.abs().max(max.abs()) * f64::EPSILON;
                (min, max, whole.step.max(least).min(max - min))
            }
            Ok(&[min, max, step]) => (min, max, step),
            _ => return invalid(no_range),
        };
        if !(min < max && step > 0.0 && step.is_finite()) {
            return invalid(no_range);
        }
        let info = factor.info();
        if !info.allows(min) || !info.allows(max) || info.kind == FactorKind::Whole && step.fract() != 0.0 {
            return invalid(&format!(": {} must be a {}", info.key, info.range()));
        }
        Self { factor, min, max, step }.with_distinct_values(text)
    }

    /// The dimension, if its values differ by more than rounding errors.
    fn with_distinct_values(self, text: &str) -> Result<Self, SpaceError> {
        let Self { min, max, step, .. } = self;
        let invalid = |problem| Err(SpaceError::Invalid(format!("{text:?}: the step {problem}")));
        if step > max - min {
            return invalid(format!("is larger than the range: expected at most {}", max - min));
        }
        let least = min.abs().max(max.abs()) * f64::EPSILON;
        // Large values are compared by their logarithms.
        if step < least || self.value(0.0) >= self.value(1.0) || self.scaled(min) >= self.scaled(max) {
            return invalid(format!("is lost in rounding: expected at least {least:e}"));
        }
        Ok(self)
    }

    /// The dimension, extended to contain the start.
    #[must_use]
    pub fn with_start(self, start: &Factors) -> Self {
        let value = start[self.factor];
        Self { min: self.min.min(value), max: self.max.max(value), ..self }
    }

    /// Checks that the range contains the start.
    ///
    /// # Errors
    /// It does not.
    pub fn check_start(&self, start: &Factors) -> Result<(), SpaceError> {
        let Self { factor, min, max, .. } = *self;
        let value = start[factor];
        if (min..=max).contains(&value) {
            return Ok(());
        }
        let key = factor.info().key;
        Err(SpaceError::Invalid(format!(
            "{key} is {value} in the start, outside {min} to {max}: expected a range with {value} in it"
        )))
    }

    /// The place of a value in the range, 0 to 1.
    pub(super) fn place(&self, value: f64) -> f64 {
        let (low, high) = (self.scaled(self.min), self.scaled(self.max));
        (self.scaled(value.clamp(self.min, self.max)) - low) / (high - low)
    }

    /// The value at a place of the range, 0 to 1.
    pub(super) fn value(&self, place: f64) -> f64 {
        let (low, high) = (self.scaled(self.min), self.scaled(self.max));
        let scaled = low + place * (high - low);
        let value = match self.factor.info().scale {
            Scale::Linear => scaled,
            Scale::Logarithmic => scaled.signum() * (libm::pow(10.0, scaled.abs()) - 1.0),
        };
        // Division by a whole number gives 0.3, not 0.30000000000000004.
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
            Scale::Logarithmic => value.signum() * libm::log1p(value.abs()) / std::f64::consts::LN_10,
        }
    }

    /// The width of the range, in units of the factor or in powers of ten.
    pub(super) fn width(&self) -> f64 {
        self.scaled(self.max) - self.scaled(self.min)
    }
}

/// The factors that may change.
#[derive(Clone, Debug, PartialEq)]
pub struct Space(Vec<Dimension>);

impl Space {
    /// A space of these factors.
    ///
    /// # Errors
    /// The list is empty, or has a factor twice.
    pub fn new(dimensions: Vec<Dimension>) -> Result<Self, SpaceError> {
        for (place, dimension) in dimensions.iter().enumerate() {
            if dimensions[..place].iter().any(|other| other.factor == dimension.factor) {
                let key = dimension.factor.info().key;
                return Err(SpaceError::Invalid(format!("{key} is given twice: expected each factor once")));
            }
        }
        if dimensions.is_empty() {
            return Err(SpaceError::Invalid("no factors: expected at least one".to_owned()));
        }
        Ok(Self(dimensions))
    }

    /// All fourteen factors.
    pub fn all() -> Self {
        Self(Factor::all().map(Dimension::of).collect())
    }

    /// The factors with their ranges.
    pub fn dimensions(&self) -> &[Dimension] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    #[test]
    fn parses_ranges() {
        let dimension = Dimension::parse("node_major=-3:3:0.5").unwrap();
        let expected = Dimension { factor: Factor::NodeMajor, min: -3.0, max: 3.0, step: 0.5 };
        assert_eq!(dimension, expected);
        let named = Dimension::parse("GamePredictability%=0:90").unwrap();
        assert_eq!(Ok(named), Dimension::parse("game_predictability_pct=0:90:1"));
    }

    #[test]
    fn a_range_must_contain_the_start() {
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
    fn refuses_invalid_ranges() {
        let error = |text| Dimension::parse(text).unwrap_err().to_string();
        assert!(error("node_mayor").starts_with("\"node_mayor\" is not a factor: expected node_major, "));
        for bad in ["node_major=", "node_major=1", "node_major=2:1", "node_major=0:1:0", "node_major=a:b"] {
            assert!(error(bad).contains("expected NAME or NAME=MIN:MAX"), "{bad}");
        }
        let message = error("game_tree_max_depth=0:8");
        assert!(message.ends_with("game_tree_max_depth must be a whole number from 1 to 50"), "{message}");
        assert!(error("game_tree_max_depth=1:8:0.5").contains("must be a whole number"));
        for large in ["node_major=0:1:5", "node_major=2:3:1.5", "game_tree_max_depth=1:3:4"] {
            assert!(error(large).contains("the step is larger than the range: expected at most "), "{large}");
        }
        for small in [
            "node_major=0:1:1e-320",
            "node_major=1e5:2e5:1e-12",
            "path_is_winner=9999:9999.000000000001",
            "path_is_winner=999999:999999.0000000002",
            "node_major=1:1.0000000000000002",
        ] {
            assert!(error(small).contains("the step is lost in rounding"), "{small}: {}", error(small));
        }
        for good in
            ["node_major=0:1:1", "node_major=0.5:1.5:1", "node_major=0:1e-9", "game_tree_max_depth=1:2"]
        {
            assert!(Dimension::parse(good).is_ok(), "{good}");
        }
        let major = Dimension::of(Factor::NodeMajor);
        let refused = |dimensions| Space::new(dimensions).unwrap_err().to_string();
        assert_eq!(refused(vec![major, major]), "node_major is given twice: expected each factor once");
        assert_eq!(refused(Vec::new()), "no factors: expected at least one");
    }
}
