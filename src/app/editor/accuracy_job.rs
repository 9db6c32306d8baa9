//! Measures the wins kept by the edited personality, on a background thread that uses all cores.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{Builder, scope};
use std::time::Duration;

use crate::jobs::{Reporter, Wake, Worker};
use span_it_arena::training::accuracy::{Accuracy, TestSuite, random_accuracy, run};
use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::Factors;
use span_it_core::stopwatch::Stopwatch;

/// Number of test positions.
const POSITIONS: usize = 500;
/// Time limit of a test. A test that exceeds it counts the answers so far.
const LONGEST: Duration = Duration::from_millis(1700);
/// Time between two progress reports.
const EVERY: Duration = Duration::from_millis(80);

/// Shares of wins kept by the built-in personalities in this test, in ladder order.
pub const SHIPPED: [(&str, f64); 13] = [
    ("Wanderer", 0.526),
    ("Sprinter", 0.514),
    ("Gambler", 0.594),
    ("Novice", 0.57),
    ("Steady", 0.646),
    ("Fencer", 0.702),
    ("Blocker", 0.792),
    ("Spider", 0.838),
    ("Planner", 0.882),
    ("Weaver", 0.87),
    ("Strategist", 0.916),
    ("Sage", 0.94),
    ("Master", 0.964),
];

/// Progress or result of a test.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The tested factors.
    pub of: Factors,
    /// Wins kept so far.
    pub mark: Accuracy,
    /// Number of positions of the whole test.
    pub positions: usize,
    /// Share of wins kept by random moves.
    pub random: f64,
    /// Whether the test has finished.
    pub over: bool,
}

/// Starts the thread.
///
/// # Errors
/// The system cannot start a thread.
pub fn start(wake: Wake) -> io::Result<Worker<Factors, Report>> {
    let mut exam = None;
    Worker::start("school", wake, move |factors, stop, tell| {
        // Creating the test positions takes time. If it is cancelled, the next test creates them.
        exam = exam.take().or_else(|| TestSuite::new(BoardSize::STANDARD, POSITIONS, Seed::default(), stop));
        if let Some(exam) = &exam {
            examine(exam, &factors, LONGEST, (stop, tell));
        }
        None
    })
}

/// Runs a test and reports its progress. A timer thread cancels it, as a single answer can take arbitrarily
/// long.
fn examine(
    exam: &TestSuite,
    factors: &Factors,
    longest: Duration,
    (stop, tell): (&Arc<Stop>, Reporter<'_, Report>),
) {
    let clock = Stopwatch::start();
    let mut report = Report {
        of: factors.clone(),
        mark: Accuracy::default(),
        positions: exam.len(),
        random: random_accuracy(exam),
        over: false,
    };
    let mut told = Duration::ZERO;
    let mut hear = |mark| {
        report.mark = mark;
        let now = clock.elapsed();
        if now.saturating_sub(told) >= EVERY {
            told = now;
            tell(report.clone());
        }
    };
    let whole = scope(|scope| {
        let (over, until) = channel::<()>();
        let bell = move || {
            if until.recv_timeout(longest) == Err(RecvTimeoutError::Timeout) {
                stop.cancel();
            }
        };
        let rung = Builder::new().name("school bell".to_owned()).spawn_scoped(scope, bell);
        let whole = rung.ok().and_then(|_| run(exam, factors, Seed::default(), stop, &mut hear));
        drop(over);
        whole
    });
    report.mark = whole.unwrap_or(report.mark);
    report.over = true;
    tell(report);
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::{Factor, library};

    fn exam() -> TestSuite {
        TestSuite::new(BoardSize::STANDARD, POSITIONS, Seed::default(), &Arc::default()).unwrap()
    }

    fn last_report(exam: &TestSuite, factors: &Factors, longest: Duration) -> Report {
        let mut last = None;
        examine(exam, factors, longest, (&Arc::default(), &mut |report| last = Some(report)));
        last.unwrap()
    }

    #[test]
    fn builtin_shares_match_the_table() {
        let exam = exam();
        assert!(
            SHIPPED.iter().map(|(name, _)| *name).eq(library::builtin().iter().map(|one| one.name.as_str()))
        );
        // The others take too long for a test.
        for (name, share) in &SHIPPED[..6] {
            let factors = &library::builtin_named(name).unwrap().factors;
            let report = last_report(&exam, factors, Duration::from_hours(1));
            assert!((report.mark.share() - share).abs() < 5e-4, "{name} keeps {}", report.mark.share());
            assert!(report.over && report.mark.of == 500 && report.random < SHIPPED[1].1);
        }
    }

    #[test]
    fn time_limit_counts_the_answers_so_far() {
        let exam = TestSuite::new(BoardSize::STANDARD, 40, Seed::default(), &Arc::default()).unwrap();
        let master = &library::builtin_named("Master").unwrap().factors;
        let report = last_report(&exam, master, Duration::from_millis(1));
        assert!(report.over && report.mark.of < 40, "{report:?}");
        let mut endless = master.clone();
        endless.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        let report = last_report(&exam, &endless, Duration::from_millis(50));
        assert!(report.over && report.mark.of < 40, "{report:?}");
    }
}
