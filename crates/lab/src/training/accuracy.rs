//! The accuracy test: the share of won positions in which a personality keeps the win, checked by the solver.

use std::sync::Arc;
use std::time::Duration;

use crate::tournament::stats::Z95;
use span_it_core::board::Phase;
use span_it_core::engine::{Engine, Stop};
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::bounded_search::{Bound, search};
use super::rng::seed_for;
pub use super::test_suite::{TestPosition, TestSuite};
use crate::thread_pool::ThreadPool;

/// The random numbers of this module.
const PURPOSE: u64 = 0x0073_6974;

/// A number of wins kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// Wins that were kept.
    pub kept: u32,
    /// Positions tested.
    pub of: u32,
}

impl Accuracy {
    /// The share of wins kept, 0 to 1; 0 without positions.
    pub fn share(self) -> f64 {
        f64::from(self.kept) / f64::from(self.of.max(1))
    }

    /// The 95% confidence interval of the share; 0 to 1 without positions.
    // CITE: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
    pub fn interval95(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (p, n) = (self.share(), f64::from(self.of));
        let centre = (p + Z95 * Z95 / (2.0 * n)) / (1.0 + Z95 * Z95 / n);
        let half = Z95 / (1.0 + Z95 * Z95 / n) * (p * (1.0 - p) / n + Z95 * Z95 / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }

    /// Half the width of [`interval95`](Self::interval95).
    pub fn margin95(self) -> f64 {
        let (low, high) = self.interval95();
        (high - low) / 2.0
    }

    #[must_use]
    fn with(self, kept: bool) -> Self {
        Self { kept: self.kept + u32::from(kept), of: self.of + 1 }
    }
}

/// The result of an accuracy test and its cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// Wins kept.
    pub accuracy: Accuracy,
    /// Wins kept in each phase, in the order of [`Phase::ALL`].
    pub phases: [Accuracy; 3],
    /// Visited moves.
    pub visited: u64,
    /// Search time, summed over all threads.
    pub time: Duration,
}

impl Report {
    /// Visited moves per position.
    pub fn mean_visited(&self) -> f64 {
        self.visited as f64 / f64::from(self.accuracy.of.max(1))
    }

    /// Search time per position.
    pub fn mean_time(&self) -> Duration {
        self.time / self.accuracy.of.max(1)
    }
}

/// Tests a personality at its full depth, on all cores. The accuracy depends on suite, factors and seed only.
/// `progress` gets intermediate results, with the positions in any order.
///
/// `None` if it was cancelled.
///
/// ```
/// use span_it_core::board::BoardSize;
/// use span_it_core::engine::Seed;
/// use span_it_core::personality::library;
/// use span_it_lab::training::accuracy::{TestSuite, random_accuracy, run};
/// let (stop, seed) = (std::sync::Arc::default(), Seed::default());
/// let suite = TestSuite::new(BoardSize::STANDARD, 100, seed, &stop).expect("not cancelled");
/// let steady = library::builtin_named("Steady").expect("built in");
/// let accuracy = run(&suite, &steady.factors, seed, &stop, &mut |_| ()).expect("not cancelled");
/// assert!(accuracy.of == 100 && accuracy.share() > random_accuracy(&suite));
/// ```
pub fn run(
    suite: &TestSuite,
    factors: &Factors,
    seed: Seed,
    stop: &Arc<Stop>,
    progress: &mut dyn FnMut(Accuracy),
) -> Option<Accuracy> {
    let report = run_with_cost(suite, factors, seed, stop, &mut |report| progress(report.accuracy))?;
    Some(report.accuracy)
}

/// Like [`run`], with the cost. The visited moves are reproducible, the time is not.
///
/// `None` if it was cancelled.
pub fn run_with_cost(
    suite: &TestSuite,
    factors: &Factors,
    seed: Seed,
    stop: &Arc<Stop>,
    progress: &mut dyn FnMut(Report),
) -> Option<Report> {
    let engine = |number| engine(suite, factors, seed, number);
    run_on(ThreadPool::all_cores(stop), suite, &engine, progress)
}

/// The personality in one position, with the noise of that position.
fn engine(suite: &TestSuite, factors: &Factors, seed: Seed, number: usize) -> Engine {
    let noise = seed_for(seed, &[PURPOSE, number as u64]);
    Engine::new(&suite.positions()[number].position, factors, noise)
}

fn run_on(
    pool: ThreadPool<'_>,
    suite: &TestSuite,
    engine: &(impl Fn(usize) -> Engine + Sync),
    progress: &mut dyn FnMut(Report),
) -> Option<Report> {
    let mut report = Report::default();
    let answer = |(): &mut (), number: usize| search(&mut engine(number), Bound::None, pool.stop).ok();
    pool.run(suite.len(), &|| (), &answer, |number, (mv, work)| {
        let test = &suite.positions()[number];
        let kept = test.winning_moves.contains(&mv);
        let phase = &mut report.phases[Phase::of(&test.position).index()];
        (report.accuracy, *phase) = (report.accuracy.with(kept), phase.with(kept));
        report.visited += work.visited;
        report.time += work.time;
        progress(report);
    })?;
    Some(report)
}

/// The expected share of wins kept by random moves; 0 without positions.
pub fn random_accuracy(suite: &TestSuite) -> f64 {
    let sum: f64 = suite.positions().iter().map(TestPosition::random_accuracy).sum();
    sum / (suite.len().max(1)) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::personality::library;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-5
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        // The intervals of R's prop.test(kept, of, correct = FALSE).
        let cases = [((10, 10), (0.7225, 1.0)), ((50, 100), (0.4038, 0.5962)), ((0, 5), (0.0, 0.4345))];
        for ((kept, of), (low, high)) in cases {
            let (l, h) = Accuracy { kept, of }.interval95();
            assert!(close(l, low) && close(h, high), "{kept}/{of}: {l} {h}");
        }
        assert!(close(Accuracy { kept: 50, of: 100 }.margin95(), 0.0962));
        assert!(close(Accuracy::default().margin95(), 0.5) && close(Accuracy::default().share(), 0.0));
    }

    #[test]
    fn stronger_personalities_keep_more_on_any_threads() {
        let stop = Arc::new(Stop::default());
        let suite = TestSuite::new(BoardSize::STANDARD, 150, Seed::default(), &stop).unwrap();
        let test = |name: &str, threads| {
            let factors = &library::builtin_named(name).unwrap().factors;
            let engine = |number| engine(&suite, factors, Seed::default(), number);
            let mut reports = 0;
            let report =
                run_on(ThreadPool::with_threads(threads, &stop), &suite, &engine, &mut |_| reports += 1)
                    .unwrap();
            assert_eq!(reports, 150);
            let phases =
                report.phases.iter().fold((0, 0), |sum, phase| (sum.0 + phase.kept, sum.1 + phase.of));
            assert_eq!(phases, (report.accuracy.kept, report.accuracy.of));
            (report.accuracy, report.visited)
        };
        let (novice, strategist) = (test("Novice", 1), test("Strategist", 1));
        assert_eq!((novice, strategist), (test("Novice", 3), test("Strategist", 2)));
        let random = random_accuracy(&suite);
        assert!(random > 0.2 && random < novice.0.share() && novice.0.share() < strategist.0.share());
        assert!(novice.1 < strategist.1);
    }

    #[test]
    fn cancelling_gives_no_accuracy() {
        let stop = Arc::new(Stop::default());
        let suite = TestSuite::new(BoardSize::STANDARD, 50, Seed::default(), &stop).unwrap();
        let boundless = &library::builtin_named("Master").unwrap().factors;
        let accuracy = run(&suite, boundless, Seed::default(), &stop, &mut |_| stop.cancel());
        assert_eq!(accuracy, None);
    }
}
