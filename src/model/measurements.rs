//! Measures the edited personality in the background, on all cores: wins kept in the accuracy test, and a quick match.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{Builder, scope};
use std::time::Duration;

use crate::model::tournament::runner::{LogTarget, RunnerJob, StopReason, TournamentRunner};
use crate::platform::jobs::{Reporter, Wake, WakeAt, Worker};
use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::{Factors, Personality};
use span_it_core::share::Share;
use span_it_core::stopwatch::Stopwatch;
use span_it_lab::tournament::stats::{PairCounter, Z95};
use span_it_lab::tournament::{GameResult, PairKey, Plan, PlayerSpec};
use span_it_lab::training::accuracy::{TestResult, TestSuite, random_accuracy, run};

const POSITIONS: usize = 500;
/// From fewer positions, a finished test has no result: its margin would exceed 20%.
pub(crate) const MIN_JUDGED: u32 = 25;
/// Time limit of a test. A test that exceeds it counts the answers so far.
const MAX_TIME: Duration = Duration::from_millis(1700);
const REPORT_INTERVAL: Duration = Duration::from_millis(80);

#[derive(Clone, Debug, PartialEq)]
pub struct AccuracyReport {
    pub factors: Factors,
    /// Wins kept so far.
    pub mark: Share,
    pub positions: usize,
    /// Share of wins kept by random moves.
    pub random: f64,
    pub over: bool,
}

pub(crate) fn start_accuracy_test(wake: Wake) -> io::Result<Worker<Factors, AccuracyReport>> {
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
        mark: Share::default(),
        positions: suite.len(),
        random: random_accuracy(suite),
        over: false,
    };
    let mut last_report = Duration::ZERO;
    let mut report_progress = |result: TestResult| {
        report.mark = result.kept;
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
    report.mark = complete.map_or(report.mark, |result| result.kept);
    report.over = true;
    send_report(report);
}

const GAME_PAIRS: u32 = 50;
const MAX_MOVE_TIME: Duration = Duration::from_millis(100);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: Share,
    pairs: PairCounter,
}

impl Score {
    fn count(&mut self, key: PairKey, exchanged: bool, won: bool) {
        self.won.count(won);
        self.pairs.add(key, exchanged, won);
    }

    pub const fn games(&self) -> u32 {
        self.won.whole
    }

    pub fn share(&self) -> f64 {
        self.won.value().unwrap_or_default()
    }

    /// 95% confidence margin of the share, computed from complete pairs because the two games of a pair are
    /// dependent. `None` below two pairs.
    pub fn margin95(&self) -> Option<f64> {
        let pairs = self.pairs.pairs();
        let (n, variance) = (f64::from(pairs.total()), pairs.variance()?);
        if n < 2.0 {
            return None;
        }
        // Equal results in all pairs do not mean certainty: one different pair would not be unusual.
        let least = 1.0 / (n + 1.0);
        Some((Z95 * (variance / (n - 1.0)).sqrt()).max(least))
    }
}

#[derive(Debug)]
pub struct QuickMatch {
    /// Name of the new personality.
    pub new: String,
    /// Name of the baseline.
    pub old: String,
    pub factors: Factors,
    pub score: Score,
    /// Number of games of the whole match.
    pub games: u32,
    pub failed: Option<String>,
    /// The runner, until the match has ended.
    runner: Option<TournamentRunner>,
    /// Games that have ended and are not counted yet.
    over: Vec<GameResult>,
}

impl QuickMatch {
    pub fn start(new: Personality, old: Personality, old_name: String, wake: Wake) -> io::Result<Self> {
        let (name, factors) = (new.name.clone(), new.factors.clone());
        let agents = [new, old].map(|one| PlayerSpec::Personality(Box::new(one)));
        let plan = Plan {
            pairs: GAME_PAIRS,
            seed: Seed::default(),
            max_move: Some(MAX_MOVE_TIME),
            ..Plan::round_robin(agents.into())
        };
        let job = RunnerJob { plan: Arc::new(plan), log: LogTarget::NoLog, done: Vec::new() };
        let runner = TournamentRunner::start(job, Duration::ZERO, wake, WakeAt::EveryReport)?;
        Ok(Self {
            new: name,
            old: old_name,
            factors,
            score: Score::default(),
            games: 2 * GAME_PAIRS,
            failed: None,
            runner: Some(runner),
            over: Vec::new(),
        })
    }

    pub const fn is_running(&self) -> bool {
        self.runner.is_some()
    }

    /// Finished games count.
    pub fn cancel(&mut self) {
        self.poll();
        self.runner = None;
    }

    pub fn poll(&mut self) {
        let Some(runner) = &mut self.runner else { return };
        let outcome = runner.poll(Duration::ZERO, &mut self.over);
        for game in self.over.drain(..) {
            self.score.count(game.key, game.exchanged, game.winning_agent() == 0);
        }
        match outcome {
            None => return,
            Some(Err(StopReason::NotStarted(why) | StopReason::Failed(why))) => self.failed = Some(why),
            Some(Ok(())) => {}
        }
        self.runner = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::jobs::test_wake;
    use span_it_core::personality::{Factor, ladder, library};

    fn suite(positions: usize) -> TestSuite {
        TestSuite::new(BoardSize::STANDARD, positions, Seed::default(), &Arc::default()).unwrap()
    }

    fn last_report(suite: &TestSuite, factors: &Factors, longest: Duration) -> AccuracyReport {
        let mut last = None;
        run_test(suite, factors, longest, &Arc::default(), &mut |report| last = Some(report));
        last.unwrap()
    }

    #[test]
    fn ladder_has_the_shares_of_the_built_in_personalities() {
        let suite = suite(POSITIONS);
        for Personality { name, factors, .. } in library::builtin() {
            let share = ladder::builtin().strength_of(factors).unwrap().wins_kept.unwrap();
            let report = last_report(&suite, factors, Duration::from_hours(1));
            assert!(
                (report.mark.value().unwrap() - share).abs() < 5e-4,
                "{name} keeps {}",
                report.mark.value().unwrap()
            );
            assert!(report.over && report.mark.whole == 500 && report.random < share);
        }
    }

    #[test]
    fn time_limit_counts_the_answers_so_far() {
        let suite = suite(40);
        let master = &library::builtin_named("Master").unwrap().factors;
        let report = last_report(&suite, master, Duration::from_millis(1));
        assert!(report.over && report.mark.whole < 40, "{report:?}");
        let mut endless = master.clone();
        endless.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        let report = last_report(&suite, &endless, Duration::from_millis(50));
        assert!(report.over && report.mark.whole < 40, "{report:?}");
    }

    fn built_in(name: &str) -> Personality {
        library::builtin_named(name).unwrap().clone()
    }

    #[test]
    fn counts_all_games_and_ends_when_dropped() {
        let (wake, woken) = test_wake();
        let mut quick_match =
            QuickMatch::start(built_in("Blocker"), built_in("Novice"), "saved".to_owned(), wake).unwrap();
        while quick_match.is_running() {
            woken.recv().unwrap();
            quick_match.poll();
        }
        assert_eq!((quick_match.score.games(), quick_match.failed.as_deref()), (100, None));
        let margin = quick_match.score.margin95().unwrap();
        assert!(quick_match.score.share() - margin > 0.5 && margin < 0.2, "{:?}", quick_match.score);
        let [one, other] = ["Master"; 2].map(built_in);
        drop(QuickMatch::start(one, other, String::new(), Arc::new(|| ())).unwrap());
    }

    #[test]
    fn margin_is_computed_from_pairs() {
        let mut score = Score::default();
        let key = |pair| PairKey { agents: (0, 1), board: 0, pair };
        assert_eq!(score.margin95(), None);
        for pair in 0..50 {
            score.count(key(pair), false, true);
            score.count(key(pair), true, pair % 2 == 0);
        }
        assert_eq!(score.won, Share { part: 75, whole: 100 });
        // Pairs alternate between 1 and 1/2: the standard deviation is 1/4, corrected for n - 1.
        let expected = Z95 * 0.25 * (50.0_f64 / 49.0).sqrt() / 50.0_f64.sqrt();
        assert!((score.margin95().unwrap() - expected).abs() < 1e-12);
    }
}
