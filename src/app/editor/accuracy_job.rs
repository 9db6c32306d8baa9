//! Measures the wins kept by the edited personality, on a background thread that uses all cores.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{Builder, scope};
use std::time::Duration;

use span_it_arena::training::accuracy::{Accuracy, TestSuite, random_accuracy, run};
use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::Factors;
use span_it_files::stopwatch::Stopwatch;

use crate::jobs::{Reporter, Wake, Worker};

const POSITIONS: usize = 500;
/// Time limit of a test. A test that exceeds it counts the answers so far.
const MAX_TIME: Duration = Duration::from_millis(1700);
const REPORT_INTERVAL: Duration = Duration::from_millis(80);

/// Shares of wins kept by the built-in personalities in this test, in ladder order.
pub(crate) const BUILT_IN_SHARES: [(&str, f64); 13] = [
    ("Wanderer", 0.512),
    ("Sprinter", 0.534),
    ("Gambler", 0.57),
    ("Novice", 0.6),
    ("Steady", 0.646),
    ("Fencer", 0.69),
    ("Blocker", 0.78),
    ("Spider", 0.84),
    ("Planner", 0.858),
    ("Weaver", 0.852),
    ("Strategist", 0.902),
    ("Sage", 0.926),
    ("Master", 0.976),
];

#[derive(Clone, Debug, PartialEq)]
pub struct AccuracyReport {
    pub factors: Factors,
    /// Wins kept so far.
    pub mark: Accuracy,
    /// Number of positions of the whole test.
    pub positions: usize,
    /// Share of wins kept by random moves.
    pub random: f64,
    pub over: bool,
}

pub(crate) fn start(wake: Wake) -> io::Result<Worker<Factors, AccuracyReport>> {
    let mut suite = None;
    Worker::start("accuracy test", wake, move |factors, stop, send_report| {
        // Creating the test positions takes time. If it is cancelled, the next test creates them.
        suite =
            suite.take().or_else(|| TestSuite::new(BoardSize::STANDARD, POSITIONS, Seed::default(), stop));
        if let Some(suite) = &suite {
            run_test(suite, &factors, MAX_TIME, stop, send_report);
        }
        None
    })
}

/// Runs a test and reports its progress. A timer thread cancels it, as a single answer can take arbitrarily long.
fn run_test(
    suite: &TestSuite,
    factors: &Factors,
    longest: Duration,
    stop: &Arc<Stop>,
    send_report: Reporter<'_, AccuracyReport>,
) {
    let clock = Stopwatch::start();
    let mut report = AccuracyReport {
        factors: factors.clone(),
        mark: Accuracy::default(),
        positions: suite.len(),
        random: random_accuracy(suite),
        over: false,
    };
    let mut last_report = Duration::ZERO;
    let mut report_progress = |mark| {
        report.mark = mark;
        let now = clock.elapsed();
        if now.saturating_sub(last_report) >= REPORT_INTERVAL {
            last_report = now;
            send_report(report.clone());
        }
    };
    let complete = scope(|scope| {
        let (over, until) = channel::<()>();
        let cancel_late = move || {
            if until.recv_timeout(longest) == Err(RecvTimeoutError::Timeout) {
                stop.cancel();
            }
        };
        let timer = Builder::new().name("accuracy timer".to_owned()).spawn_scoped(scope, cancel_late);
        let complete =
            timer.ok().and_then(|_| run(suite, factors, Seed::default(), stop, &mut report_progress));
        drop(over);
        complete
    });
    report.mark = complete.unwrap_or(report.mark);
    report.over = true;
    send_report(report);
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::{Factor, library};

    fn suite() -> TestSuite {
        TestSuite::new(BoardSize::STANDARD, POSITIONS, Seed::default(), &Arc::default()).unwrap()
    }

    fn last_report(suite: &TestSuite, factors: &Factors, longest: Duration) -> AccuracyReport {
        let mut last = None;
        run_test(suite, factors, longest, &Arc::default(), &mut |report| last = Some(report));
        last.unwrap()
    }

    #[test]
    fn builtin_shares_match_the_table() {
        let suite = suite();
        assert!(
            BUILT_IN_SHARES
                .iter()
                .map(|(name, _)| *name)
                .eq(library::builtin().iter().map(|one| one.name.as_str()))
        );
        // The others take too long for a test.
        for (name, share) in &BUILT_IN_SHARES[..6] {
            let factors = &library::builtin_named(name).unwrap().factors;
            let report = last_report(&suite, factors, Duration::from_hours(1));
            assert!((report.mark.share() - share).abs() < 5e-4, "{name} keeps {}", report.mark.share());
            assert!(report.over && report.mark.of == 500 && report.random < BUILT_IN_SHARES[1].1);
        }
    }

    #[test]
    fn time_limit_counts_the_answers_so_far() {
        let suite = TestSuite::new(BoardSize::STANDARD, 40, Seed::default(), &Arc::default()).unwrap();
        let master = &library::builtin_named("Master").unwrap().factors;
        let report = last_report(&suite, master, Duration::from_millis(1));
        assert!(report.over && report.mark.of < 40, "{report:?}");
        let mut endless = master.clone();
        endless.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        let report = last_report(&suite, &endless, Duration::from_millis(50));
        assert!(report.over && report.mark.of < 40, "{report:?}");
    }
}
