//! The map from the coordinates of the search to factors.
//!
//! The start has the coordinates 0. A change by 1 is a typical first step of the search. Coordinates beyond the
//! range of a factor are reflected into it, so every point is a valid personality.

use span_it_core::personality::{Factor, FactorKind, Factors, Scale};

use super::{Dimension, Objective, TrainingConfig};

/// The largest first step, as a share of the range.
const MAX_FIRST_STEP: f64 = 0.3;

/// The share of a range at which a step needs not grow.
const WIDE: f64 = 0.25;

#[derive(Clone, Debug)]
pub(super) struct ParameterMap<'a> {
    start: &'a Factors,
    /// Each with the share of its range that one unit of the coordinate is.
    dimensions: Vec<(Dimension, f64)>,
}

impl<'a> ParameterMap<'a> {
    pub(super) fn new(config: &'a TrainingConfig) -> Self {
        let dimensions = config.space.dimensions().iter();
        let dimensions = dimensions.map(|one| (*one, unit(one, &config.objective))).collect();
        Self { start: &config.start, dimensions }
    }

    /// The number of coordinates.
    pub(super) const fn len(&self) -> usize {
        self.dimensions.len()
    }

    /// The personality at a point; 0 is the start, moved into the ranges.
    pub(super) fn factors(&self, point: &[f64]) -> Factors {
        let mut factors = self.start.clone();
        for ((dimension, unit), coordinate) in self.dimensions.iter().zip(point) {
            let start = self.start[dimension.factor];
            let value = if *coordinate == 0.0 {
                start.clamp(dimension.min, dimension.max)
            } else {
                dimension.value(mirrored(dimension.place(start) + coordinate * unit))
            };
            let set = factors.set(dimension.factor, value);
            debug_assert!(set.is_ok(), "all values of a range are valid: {set:?}");
        }
        factors
    }

    /// The least spread of each coordinate. Whole factors must be able to change.
    pub(super) fn least_spread(&self) -> Vec<f64> {
        let least = |(dimension, unit): &(Dimension, f64)| {
            let info = dimension.factor.info();
            match (info.kind, info.scale) {
                (FactorKind::Whole, Scale::Linear) => {
                    0.35 * dimension.step / (unit * (dimension.max - dimension.min))
                }
                _ => 0.0,
            }
        };
        self.dimensions.iter().map(least).collect()
    }

    /// The largest step size: steps become wide in at least one of the ranges.
    pub(super) fn widest(&self) -> f64 {
        let wide = self.dimensions.iter().map(|(_, unit)| WIDE / unit);
        wide.fold(f64::INFINITY, f64::min).max(1.0)
    }
}

/// The first step as a share of the range; larger in ranges that are wider than the default.
fn unit(dimension: &Dimension, objective: &Objective) -> f64 {
    // Noise is the most reliable way to a target score.
    if dimension.factor == Factor::NodeRandom && matches!(objective, Objective::Target { .. }) {
        return MAX_FIRST_STEP;
    }
    let (width, usual) = (dimension.width(), Dimension::of(dimension.factor).width());
    (first_step(dimension.factor) / width.min(usual)).min(MAX_FIRST_STEP)
}

/// The first step in the default range, in units of the factor or in powers of ten. It is large for the
/// lookahead, which helps most, and small for noise, which rarely helps.
const fn first_step(factor: Factor) -> f64 {
    match factor {
        Factor::NodeMajor | Factor::NodeMinor | Factor::PathMinorSpan => 1.0,
        Factor::NodeRandom => 0.2,
        Factor::PathMajorSpan => 0.7,
        Factor::PathIsAnchored => 2.0,
        Factor::PathIsWinner => 0.5,
        Factor::PathMemberCount | Factor::BoardPathCount => 0.8,
        Factor::GamePredictability | Factor::GameTreeBreadthTrim => 30.0,
        Factor::GameTreeMaxBreadth => 0.25,
        Factor::GameTreeMaxDepth => 4.0,
        Factor::GameTreeValueFade => 10.0,
    }
}

/// Reflects a place into 0 to 1.
fn mirrored(place: f64) -> f64 {
    let turned = place.rem_euclid(2.0);
    if turned > 1.0 { 2.0 - turned } else { turned }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::train::Space;
    use span_it_core::personality::library;

    fn keep(start: &Factors, ranges: &[&str]) -> TrainingConfig {
        let dimensions = ranges.iter().map(|text| Dimension::parse(text).unwrap()).collect();
        TrainingConfig::for_test(start.clone(), Space::new(dimensions).unwrap(), Objective::Keep)
    }

    #[test]
    fn zero_is_the_start_and_every_point_is_valid() {
        let steady = &library::builtin_named("Steady").unwrap().factors;
        let config = TrainingConfig::for_test(steady.clone(), Space::all(), Objective::Keep);
        let map = ParameterMap::new(&config);
        assert_eq!(&map.factors(&[0.0; 14]), steady);
        for step in -40..40 {
            let point: Vec<f64> = (0..14).map(|i| f64::from(step) * (0.37 + 0.11 * f64::from(i))).collect();
            let factors = map.factors(&point);
            for dimension in config.space.dimensions() {
                let value = factors[dimension.factor];
                assert!((dimension.min..=dimension.max).contains(&value), "{dimension:?} {value}");
                assert!(format!("{value}").len() <= 8, "{value} is not tidy");
            }
        }
    }

    #[test]
    fn clamps_the_start_and_reflects_points() {
        let with_major = |value| {
            let mut factors = Factors::default();
            factors.set(Factor::NodeMajor, value).unwrap();
            factors
        };
        let config = keep(&with_major(100.0), &["node_major=-3:3:0.5"]);
        let map = ParameterMap::new(&config);
        assert_eq!((map.factors(&[0.0]), map.factors(&[0.9])), (with_major(3.0), with_major(2.0)));
    }

    #[test]
    fn first_steps_grow_with_the_range() {
        let tried = |config: &TrainingConfig| ParameterMap::new(config).factors(&[1.0])[Factor::NodeRandom];
        let start = Factors::default();
        for (range, expected) in [("node_random", 0.2), ("node_random=0:80", 1.6), ("node_random=0:6", 0.2)] {
            let mut config = keep(&start, &[range]);
            assert!((tried(&config) - expected).abs() < 1e-9, "{range}: {}", tried(&config));
            let wide = ParameterMap::new(&config).widest() * expected / Dimension::parse(range).unwrap().max;
            assert!((wide - WIDE).abs() < 1e-9, "{range}: {wide}");
            config.objective = Objective::Target { against: Vec::new(), score: 0.4 };
            let most = Dimension::parse(range).unwrap().max;
            assert!((tried(&config) - MAX_FIRST_STEP * most).abs() < 1e-9, "{range}: {}", tried(&config));
            assert!((ParameterMap::new(&config).widest() - 1.0).abs() < 1e-9);
        }
        let all = TrainingConfig::for_test(start, Space::all(), Objective::Keep);
        assert!((ParameterMap::new(&all).widest() - 1.0).abs() < 1e-9, "some first steps are wide enough");
    }
}
