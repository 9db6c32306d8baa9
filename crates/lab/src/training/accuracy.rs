//! The accuracy test: the share of won positions in which a personality keeps the win, checked by the solver.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::Phase;
use span_it_core::engine::{Engine, Stop};
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;
use span_it_core::share::Share;

use super::bounded_search::{Bound, search};
use super::rng::seed_for;
pub use super::test_suite::{TestPosition, TestSuite};
use crate::thread_pool::ThreadPool;

/// The random numbers of this module.
const PURPOSE: u64 = 0x0073_6974;

/// The result of an accuracy test and its cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TestResult {
    /// Wins kept.
    pub kept: Share,
    /// Wins kept in each phase, in the order of [`Phase::ALL`].
    pub phases: [Share; 3],
    /// Visited moves.
    pub visited: u64,
    /// Search time, summed over all threads.
    pub time: Duration,
}

impl TestResult {
    /// Visited moves per position.
    pub fn mean_visited(&self) -> f64 {
        self.visited as f64 / f64::from(self.kept.whole.max(1))
    }

    /// Search time per position.
    pub fn mean_time(&self) -> Duration {
        self.time / self.kept.whole.max(1)
    }
}

/// Tests a personality at its full depth, on all cores. All but the time depends on suite, factors and seed only.
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
/// let kept = run(&suite, &steady.factors, seed, &stop, &mut |_| ()).expect("not cancelled").kept;
/// assert!(kept.whole == 100 && kept.value() > Some(random_accuracy(&suite)));
/// ```
pub fn run(
    suite: &TestSuite,
    factors: &Factors,
    seed: Seed,
    stop: &Arc<Stop>,
    progress: &mut dyn FnMut(TestResult),
) -> Option<TestResult> {
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
    progress: &mut dyn FnMut(TestResult),
) -> Option<TestResult> {
    let mut report = TestResult::default();
    let answer = |(): &mut (), number: usize| search(&mut engine(number), Bound::None, pool.stop).ok();
    pool.run(suite.len(), &|| (), &answer, |number, (mv, work)| {
        let test = &suite.positions()[number];
        let kept = test.winning_moves.contains(&mv);
        report.kept.count(kept);
        report.phases[Phase::of(&test.position).index()].count(kept);
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
            assert_eq!(report.phases.into_iter().sum::<Share>(), report.kept);
            (report.kept.value().unwrap(), report.visited)
        };
        let (novice, strategist) = (test("Novice", 1), test("Strategist", 1));
        assert_eq!((novice, strategist), (test("Novice", 3), test("Strategist", 2)));
        let random = random_accuracy(&suite);
        assert!(random > 0.2 && random < novice.0 && novice.0 < strategist.0);
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
