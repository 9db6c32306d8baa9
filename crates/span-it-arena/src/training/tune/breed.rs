//! The rounds of a tuning: points are tried on fresh work, the search moves, and the best found so far
//! prove themselves again.
//!
//! What was best in one round was lucky as well as good. So its first result does not count, and it is
//! measured again on the fresh work of every later round; only what is still ahead then is called best.

use span_it_core::personality::Factors;

use super::super::chance::dice;
use super::cma::Cma;
use super::walk::Walk;
use super::{Course, Measure, TuneError};

/// What the dice of this module are for.
const PURPOSE: u64 = 0x7475_6e65;

/// How many of the best found so far are measured again in every round.
const KEPT: usize = 4;

/// One who has done so many rounds' work is known well enough.
const KNOWN: f64 = 8.0;

/// What doubling the allowed cost takes off a personality's share or score.
const DEAR: f64 = 0.25;

/// What costs so many times what it may is given no more work.
const DROPPED: f64 = 2.0;

/// One of the best found so far.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Incumbent {
    pub(super) factors: Factors,
    /// What it has shown since it was chosen.
    pub(super) measure: Measure,
}

/// A search under way.
#[derive(Clone, Debug)]
pub(super) struct Breeding<'a> {
    course: &'a Course,
    walk: Walk<'a>,
    cma: Cma,
    /// The best found so far, the best first.
    pub(super) incumbents: Vec<Incumbent>,
    /// What the start has shown, as long as it was among the best or, if it may not be, until it was well
    /// known.
    pub(super) origin: Measure,
    /// Whether the start lies outside the ranges: what the search begins with is then another one.
    outside: bool,
    /// Rounds done.
    pub(super) round: u32,
}

impl<'a> Breeding<'a> {
    pub(super) fn new(course: &'a Course) -> Self {
        let walk = Walk::new(course);
        let origin = vec![0.0; walk.len()];
        let start = Incumbent { factors: walk.factors(&origin), measure: Measure::default() };
        Self {
            outside: start.factors != course.start,
            course,
            cma: Cma::new(walk.least_spread(), walk.widest()),
            walk,
            incumbents: vec![start],
            origin: Measure::default(),
            round: 0,
        }
    }

    /// What is bred.
    pub(super) const fn course(&self) -> &'a Course {
        self.course
    }

    /// How many points are tried in a round: a few more than without noise.
    pub(super) fn points(&self) -> usize {
        let dimensions = self.walk.len() as f64;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a small positive number"
        )]
        let usual = 4 + (3.0 * dimensions.ln()) as usize;
        usual.next_multiple_of(2) + 4
    }

    /// How wide the search is against its beginning.
    pub(super) const fn spread(&self) -> f64 {
        self.cma.sigma()
    }

    /// The personality in the middle of the search.
    pub(super) fn middle(&self) -> Factors {
        self.walk.factors(self.cma.mean())
    }

    /// Whom the last choice is among: the best found, and the middle of the search last.
    pub(super) fn finalists(&self) -> Vec<Factors> {
        let best = self.incumbents.iter().map(|incumbent| incumbent.factors.clone());
        best.chain([self.middle()]).collect()
    }

    /// One round. `measure` tells what each of the personalities makes of the round's work.
    pub(super) fn step(
        &mut self,
        measure: impl FnOnce(&[Factors]) -> Result<Vec<Measure>, TuneError>,
    ) -> Result<(), TuneError> {
        let mut dice = dice(self.course.seed, &[PURPOSE, u64::from(self.round)]);
        let points = self.cma.ask(self.points(), &mut dice);
        let tried: Vec<Factors> = points.iter().map(|point| self.walk.factors(point)).collect();
        let middle = self.middle();
        let doubtful = self.doubtful();
        let again = doubtful.iter().map(|&place| self.incumbents[place].factors.clone());
        let known = f64::from(self.origin.parts) >= self.well_known();
        let start = (self.outside && !known).then(|| self.course.start.clone());
        let everybody: Vec<Factors> =
            tried.iter().cloned().chain([middle.clone()]).chain(again).chain(start).collect();
        let measures = measure(&everybody)?;
        let (new, rest) = measures.split_at(points.len());
        let (middles, rest) = rest.split_at(1);
        let (again, start) = rest.split_at(doubtful.len());
        for (place, more) in doubtful.into_iter().zip(again) {
            self.incumbents[place].measure = self.incumbents[place].measure.and(*more);
        }
        self.follow_start(start.first());
        let order = self.course.ranked(new);
        self.cma.tell(&order.iter().map(|&place| points[place].as_slice()).collect::<Vec<_>>());
        self.enter(middle, middles.first().copied().unwrap_or_default());
        self.rank();
        self.enter(tried[order[0]].clone(), Measure::default());
        self.round += 1;
        Ok(())
    }

    /// Remembers what the start has shown: it may be dropped. One outside the ranges was measured by itself.
    fn follow_start(&mut self, by_itself: Option<&Measure>) {
        let start = &self.course.start;
        if let Some(more) = by_itself {
            self.origin = self.origin.and(*more);
        } else if let Some(known) = self.incumbents.iter().find(|incumbent| incumbent.factors == *start) {
            self.origin = known.measure;
        }
    }

    /// With so many parts of work done, somebody is known well enough.
    fn well_known(&self) -> f64 {
        KNOWN * self.course.objective.sample(self.round) as f64
    }

    /// The places of those of the best that are not yet well known.
    fn doubtful(&self) -> Vec<usize> {
        let known = self.well_known();
        let doubtful = |place: &usize| f64::from(self.incumbents[*place].measure.parts) < known;
        (0..self.incumbents.len()).filter(doubtful).collect()
    }

    fn enter(&mut self, factors: Factors, measure: Measure) {
        if self.incumbents.iter().all(|incumbent| incumbent.factors != factors) {
            self.incumbents.push(Incumbent { factors, measure });
        }
    }

    /// The best first, by what they have shown, less what of it may be luck. The last are dropped.
    fn rank(&mut self) {
        let course = self.course;
        let safely = |incumbent: &Incumbent| course.fitness(&incumbent.measure, 1.0);
        self.incumbents.sort_by(|a, b| safely(b).total_cmp(&safely(a)));
        self.incumbents.truncate(KEPT);
    }
}

impl Course {
    /// The places of the worst quarter of new points: they can be spared the rest of a round's work, since
    /// only the better half counts.
    pub(super) fn worst(&self, new: &[Measure]) -> Vec<usize> {
        self.ranked(new).split_off(new.len() - new.len() / 4)
    }

    /// Whether a personality costs so much that it can be spared the rest of a round's work.
    pub(super) fn is_far_too_dear(&self, measure: &Measure) -> bool {
        measure.mean_visited() > DROPPED * self.max_visited as f64
    }

    /// The places of new points, the best first. Those that were given less work were worse.
    fn ranked(&self, new: &[Measure]) -> Vec<usize> {
        let merit = |place: &usize| self.fitness(&new[*place], 0.0);
        let mut places: Vec<usize> = (0..new.len()).collect();
        places.sort_by(|a, b| new[*b].parts.cmp(&new[*a].parts).then_with(|| merit(b).total_cmp(&merit(a))));
        places
    }

    /// How good a personality is, less so many standard errors, and less if it costs too much.
    pub(super) fn fitness(&self, measure: &Measure, errors: f64) -> f64 {
        let cost = measure.mean_visited() / self.max_visited as f64;
        let goodness = self.objective.goodness(measure.value()) - errors * measure.error();
        goodness - DEAR * cost.max(1.0).log2()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::tune::{Dimension, Objective, Space};
    use span_it_core::board::BoardSize;
    use span_it_core::personality::{Factor, library};
    use span_it_core::seed::Seed;

    #[test]
    fn the_start_is_measured_itself_though_it_lies_outside_the_ranges() {
        let steady = &library::builtin_named("Steady").unwrap().factors;
        for (range, outside) in [("node_major=50:60", true), ("node_major=-60:60", false)] {
            let course = Course {
                start: steady.clone(),
                space: Space::new(vec![Dimension::parse(range).unwrap()]).unwrap(),
                objective: Objective::Keep,
                boards: vec![BoardSize::STANDARD],
                seed: Seed::default(),
                max_visited: 100,
            };
            let mut breeding = Breeding::new(&course);
            for round in 1..=3_u32 {
                let kept = |one: &Factors| f64::from(u8::from(one == steady));
                let of = |one: &Factors| Measure { parts: 1, sum: kept(one), ..Measure::default() };
                breeding.step(|everybody| Ok(everybody.iter().map(of).collect())).unwrap();
                assert_eq!(
                    (breeding.origin.parts, breeding.origin.sum),
                    (round, f64::from(round)),
                    "{range}"
                );
            }
            let among = |one: &Incumbent| (50.0..=60.0).contains(&one.factors[Factor::NodeMajor]);
            assert_eq!(breeding.incumbents.iter().all(among), outside, "{range}");
        }
    }
}
