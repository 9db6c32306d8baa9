//! The optimizer of a training: CMA-ES, and the best personalities so far.
//!
//! The best personality of a round was selected for its result, so that result is biased and does not count. The
//! personality is measured again on the fresh work of every later round.

use span_it_core::personality::Factors;

use super::cma::Cma;
use super::parameter_map::ParameterMap;
use super::{Measure, TrainingConfig};
use crate::training::rng::rng_for;

/// The random numbers of this module.
const PURPOSE: u64 = 0x7475_6e65;

/// The number of best personalities that are kept.
const KEPT: usize = 4;

/// A personality is no longer measured after the work of this many rounds.
const ENOUGH_ROUNDS: f64 = 8.0;

/// The penalty for twice the allowed visited moves, in units of the share or score.
const COST_PENALTY: f64 = 0.25;

/// A candidate that visits this many times the allowed moves gets no more work.
const MAX_COST: f64 = 2.0;

/// One of the best personalities so far.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Incumbent {
    pub(super) factors: Factors,
    /// Its measure since it was selected.
    pub(super) measure: Measure,
}

/// The candidates of a round.
#[derive(Debug)]
pub(super) struct Asked {
    /// The new points, the mean of the search, the best that are measured again, and perhaps the start.
    pub(super) candidates: Vec<Factors>,
    /// The new points of the search.
    points: Vec<Vec<f64>>,
    /// The places of the best that are measured again.
    uncertain: Vec<usize>,
}

impl Asked {
    /// The number of new points, which come first.
    pub(super) const fn points(&self) -> usize {
        self.points.len()
    }
}

/// The state of the search.
#[derive(Debug)]
pub(super) struct Optimizer<'a> {
    config: &'a TrainingConfig,
    map: ParameterMap<'a>,
    cma: Cma,
    /// The best personalities so far, the best first.
    pub(super) incumbents: Vec<Incumbent>,
    /// The measure of the start, from the rounds in which it was measured.
    pub(super) origin: Measure,
    /// Whether the start is outside the ranges. The search then starts from another personality.
    outside: bool,
    /// Rounds done.
    pub(super) round: u32,
}

impl<'a> Optimizer<'a> {
    pub(super) fn new(config: &'a TrainingConfig) -> Self {
        let map = ParameterMap::new(config);
        let origin = vec![0.0; map.len()];
        let start = Incumbent { factors: map.factors(&origin), measure: Measure::default() };
        Self {
            outside: start.factors != config.start,
            config,
            cma: Cma::new(map.least_spread(), map.widest()),
            map,
            incumbents: vec![start],
            origin: Measure::default(),
            round: 0,
        }
    }

    /// The points per round: a few more than usual, as measures are noisy.
    fn points(&self) -> usize {
        let dimensions = self.map.len() as f64;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a small positive number"
        )]
        let usual = 4 + (3.0 * libm::log(dimensions)) as usize;
        usual.next_multiple_of(2) + 4
    }

    /// The step size, 1 at the beginning.
    pub(super) const fn spread(&self) -> f64 {
        self.cma.sigma()
    }

    /// The personality at the mean of the search.
    fn mean(&self) -> Factors {
        self.map.factors(self.cma.mean())
    }

    /// The candidates of the final selection: the best so far, and last the mean of the search.
    pub(super) fn finalists(&self) -> Vec<Factors> {
        let best = self.incumbents.iter().map(|incumbent| incumbent.factors.clone());
        best.chain([self.mean()]).collect()
    }

    /// The candidates of the next round.
    pub(super) fn ask(&self) -> Asked {
        let mut rng = rng_for(self.config.seed, &[PURPOSE, u64::from(self.round)]);
        let points = self.cma.ask(self.points(), &mut rng);
        let uncertain = self.uncertain();
        let tried = points.iter().map(|point| self.map.factors(point));
        let again = uncertain.iter().map(|&place| self.incumbents[place].factors.clone());
        let enough = f64::from(self.origin.parts) >= self.enough_parts();
        let start = (self.outside && !enough).then(|| self.config.start.clone());
        let candidates = tried.chain([self.mean()]).chain(again).chain(start).collect();
        Asked { candidates, points, uncertain }
    }

    /// Ends a round: `measures` are those of its candidates.
    pub(super) fn tell(&mut self, asked: Asked, measures: &[Measure]) {
        let Asked { mut candidates, points, uncertain } = asked;
        let (new, rest) = measures.split_at(points.len());
        let (mean, rest) = rest.split_at(1);
        let (again, start) = rest.split_at(uncertain.len());
        for (place, more) in uncertain.into_iter().zip(again) {
            self.incumbents[place].measure = self.incumbents[place].measure.and(*more);
        }
        self.measure_start(start.first());
        let order = self.config.ranked(new);
        self.cma.update(&order.iter().map(|&place| points[place].as_slice()).collect::<Vec<_>>());
        self.enter(candidates.swap_remove(points.len()), mean[0]);
        self.rank();
        self.enter(candidates.swap_remove(order[0]), Measure::default());
        self.round += 1;
    }

    /// Updates the measure of the start: from `separate` if it is outside the ranges, else from the best so far.
    fn measure_start(&mut self, separate: Option<&Measure>) {
        let start = &self.config.start;
        if let Some(more) = separate {
            self.origin = self.origin.and(*more);
        } else if let Some(own) = self.incumbents.iter().find(|incumbent| incumbent.factors == *start) {
            self.origin = own.measure;
        }
    }

    /// The parts after which a personality is no longer measured.
    fn enough_parts(&self) -> f64 {
        ENOUGH_ROUNDS * self.config.objective.sample(self.round) as f64
    }

    /// The places of the best that are measured again.
    fn uncertain(&self) -> Vec<usize> {
        let enough = self.enough_parts();
        let uncertain = |place: &usize| f64::from(self.incumbents[*place].measure.parts) < enough;
        (0..self.incumbents.len()).filter(uncertain).collect()
    }

    fn enter(&mut self, factors: Factors, measure: Measure) {
        if self.incumbents.iter().all(|incumbent| incumbent.factors != factors) {
            self.incumbents.push(Incumbent { factors, measure });
        }
    }

    /// Sorts the best by their fitness less one standard error, and drops the last.
    fn rank(&mut self) {
        let config = self.config;
        let fitness = |incumbent: &Incumbent| config.fitness(&incumbent.measure, 1.0);
        self.incumbents.sort_by(|a, b| fitness(b).total_cmp(&fitness(a)));
        self.incumbents.truncate(KEPT);
    }
}

impl TrainingConfig {
    /// The places of the worst quarter of new points. They need no more work, as only the better half counts.
    pub(super) fn worst(&self, new: &[Measure]) -> Vec<usize> {
        self.ranked(new).split_off(new.len() - new.len() / 4)
    }

    /// Whether a personality visits so many moves that it gets no more work in this round.
    pub(super) fn is_far_too_slow(&self, measure: &Measure) -> bool {
        measure.mean_visited() > MAX_COST * self.max_visited as f64
    }

    /// The places of new points, the best first. Points that got less work are worse.
    fn ranked(&self, new: &[Measure]) -> Vec<usize> {
        let merit = |place: &usize| self.fitness(&new[*place], 0.0);
        let mut places: Vec<usize> = (0..new.len()).collect();
        places.sort_by(|a, b| new[*b].parts.cmp(&new[*a].parts).then_with(|| merit(b).total_cmp(&merit(a))));
        places
    }

    /// The goodness of a measure less `errors` standard errors and a penalty for too many visited moves.
    pub(super) fn fitness(&self, measure: &Measure, errors: f64) -> f64 {
        let cost = measure.mean_visited() / self.max_visited as f64;
        let goodness = self.objective.goodness(measure.value()) - errors * measure.error();
        goodness - COST_PENALTY * libm::log2(cost.max(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::train::{Dimension, Objective, Space};
    use span_it_core::personality::{Factor, library};

    #[test]
    fn measures_a_start_outside_the_ranges() {
        let steady = &library::builtin_named("Steady").unwrap().factors;
        for (range, outside) in [("node_major=50:60", true), ("node_major=-60:60", false)] {
            let space = Space::new(vec![Dimension::parse(range).unwrap()]).unwrap();
            let config = TrainingConfig::for_test(steady.clone(), space, Objective::Keep);
            let mut optimizer = Optimizer::new(&config);
            for round in 1..=3_u32 {
                let kept = |one: &Factors| f64::from(u8::from(one == steady));
                let measure = |one: &Factors| Measure { parts: 1, sum: kept(one), ..Measure::default() };
                let asked = optimizer.ask();
                let measures: Vec<_> = asked.candidates.iter().map(measure).collect();
                optimizer.tell(asked, &measures);
                assert_eq!(
                    (optimizer.origin.parts, optimizer.origin.sum),
                    (round, f64::from(round)),
                    "{range}"
                );
            }
            let inside = |one: &Incumbent| (50.0..=60.0).contains(&one.factors[Factor::NodeMajor]);
            assert_eq!(optimizer.incumbents.iter().all(inside), outside, "{range}");
        }
    }
}
