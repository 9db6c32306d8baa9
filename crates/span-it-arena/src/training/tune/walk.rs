//! The coordinates that a search moves in.
//!
//! A coordinate is 0 where the starting personality stands, and 1 is about as far as a first try should
//! go. Beyond the ends of a factor's range the coordinate runs back as in a mirror, so that every point
//! is a legal personality.

use span_it_core::personality::{Factor, FactorKind, Factors, Scale};

use super::{Course, Dimension, Objective};

/// The most of a range that a first try may go.
const BOLD: f64 = 0.3;

/// Where a step of the search is this much of a range, it need not grow.
const WIDE: f64 = 0.25;

/// How the points of a search become personalities.
#[derive(Clone, Debug)]
pub(super) struct Walk<'a> {
    start: &'a Factors,
    /// Each with how much of its range one unit of the coordinate is.
    dimensions: Vec<(Dimension, f64)>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(course: &'a Course) -> Self {
        let dimensions = course.space.dimensions().iter();
        let dimensions = dimensions.map(|one| (*one, reach(one, &course.objective))).collect();
        Self { start: &course.start, dimensions }
    }

    /// How many coordinates a point has.
    pub(super) const fn len(&self) -> usize {
        self.dimensions.len()
    }

    /// The personality at a point; all zero is the start, moved into the ranges.
    pub(super) fn factors(&self, point: &[f64]) -> Factors {
        let mut factors = self.start.clone();
        for ((dimension, reach), coordinate) in self.dimensions.iter().zip(point) {
            let start = self.start[dimension.factor];
            let value = if *coordinate == 0.0 {
                start.clamp(dimension.min, dimension.max)
            } else {
                dimension.value(mirrored(dimension.place(start) + coordinate * reach))
            };
            let set = factors.set(dimension.factor, value);
            debug_assert!(set.is_ok(), "the ends of a range are legal, and so is what lies between: {set:?}");
        }
        factors
    }

    /// How much each coordinate should vary at least: a whole factor must still be able to change.
    pub(super) fn least_spread(&self) -> Vec<f64> {
        let least = |(dimension, reach): &(Dimension, f64)| {
            let info = dimension.factor.info();
            match (info.kind, info.scale) {
                (FactorKind::Whole, Scale::Linear) => {
                    0.35 * dimension.step / (reach * (dimension.max - dimension.min))
                }
                _ => 0.0,
            }
        };
        self.dimensions.iter().map(least).collect()
    }

    /// How wide the search may become against its beginning: until it goes far in one of the ranges.
    pub(super) fn widest(&self) -> f64 {
        let wide = self.dimensions.iter().map(|(_, reach)| WIDE / reach);
        wide.fold(f64::INFINITY, f64::min).max(1.0)
    }
}

/// How much of a range a first try should go: the farther, the wider the range is beside the usual one.
fn reach(dimension: &Dimension, objective: &Objective) -> f64 {
    // Who may lose is led there by luck sooner than by anything else.
    if dimension.factor == Factor::NodeRandom && matches!(objective, Objective::Target { .. }) {
        return BOLD;
    }
    let (width, usual) = (dimension.width(), Dimension::of(dimension.factor).width());
    (first_reach(dimension.factor) / width.min(usual)).min(BOLD)
}

/// How far a first try should go in the usual range: in the factor's own units, or in powers of ten.
/// Lookahead is what helps most, so it is tried out boldly; luck helps nobody who wants to win.
const fn first_reach(factor: Factor) -> f64 {
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

/// A place beyond 0 or 1 runs back.
fn mirrored(place: f64) -> f64 {
    let turned = place.rem_euclid(2.0);
    if turned > 1.0 { 2.0 - turned } else { turned }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::tune::Space;
    use span_it_core::board::BoardSize;
    use span_it_core::personality::library;
    use span_it_core::seed::Seed;

    fn course(start: Factors, space: Space, objective: Objective) -> Course {
        let (boards, seed) = (vec![BoardSize::STANDARD], Seed::default());
        Course { start, space, objective, boards, seed, max_visited: 5000 }
    }

    fn keep(start: &Factors, ranges: &[&str]) -> Course {
        let dimensions = ranges.iter().map(|text| Dimension::parse(text).unwrap()).collect();
        course(start.clone(), Space::new(dimensions).unwrap(), Objective::Keep)
    }

    #[test]
    fn the_middle_is_the_start_and_every_point_is_legal() {
        let steady = &library::builtin_named("Steady").unwrap().factors;
        let course = course(steady.clone(), Space::all(), Objective::Keep);
        let walk = Walk::new(&course);
        assert_eq!(&walk.factors(&[0.0; 14]), steady);
        for step in -40..40 {
            let point: Vec<f64> = (0..14).map(|i| f64::from(step) * (0.37 + 0.11 * f64::from(i))).collect();
            let factors = walk.factors(&point);
            for dimension in course.space.dimensions() {
                let value = factors[dimension.factor];
                assert!((dimension.min..=dimension.max).contains(&value), "{dimension:?} {value}");
                assert!(format!("{value}").len() <= 8, "{value} is not tidy");
            }
        }
    }

    #[test]
    fn a_start_beyond_the_range_is_moved_to_its_end_and_a_point_beyond_runs_back() {
        let with_major = |value| {
            let mut factors = Factors::default();
            factors.set(Factor::NodeMajor, value).unwrap();
            factors
        };
        let course = keep(&with_major(100.0), &["node_major=-3:3:0.5"]);
        let walk = Walk::new(&course);
        assert_eq!((walk.factors(&[0.0]), walk.factors(&[0.9])), (with_major(3.0), with_major(2.0)));
    }

    #[test]
    fn a_first_try_goes_far_in_a_wide_range_and_the_search_may_grow() {
        let tried = |course: &Course| Walk::new(course).factors(&[1.0])[Factor::NodeRandom];
        let start = Factors::default();
        for (range, expected) in [("node_random", 0.2), ("node_random=0:80", 1.6), ("node_random=0:6", 0.2)] {
            let mut course = keep(&start, &[range]);
            assert!((tried(&course) - expected).abs() < 1e-9, "{range}: {}", tried(&course));
            let wide = Walk::new(&course).widest() * expected / Dimension::parse(range).unwrap().max;
            assert!((wide - WIDE).abs() < 1e-9, "{range}: {wide}");
            // For a score of one's choice, luck is the first thing to try.
            course.objective = Objective::Target { against: Vec::new(), score: 0.4 };
            let most = Dimension::parse(range).unwrap().max;
            assert!((tried(&course) - BOLD * most).abs() < 1e-9, "{range}: {}", tried(&course));
            assert!((Walk::new(&course).widest() - 1.0).abs() < 1e-9);
        }
        let all = course(start, Space::all(), Objective::Keep);
        assert!((Walk::new(&all).widest() - 1.0).abs() < 1e-9, "some of its first tries go far enough");
    }
}
