//! Runs a tournament on a background thread and logs each finished game.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::platform::jobs::{Reporter, Wake, WakeAt, Worker};
use span_it_core::board::Player;
use span_it_core::engine::Stop;
use span_it_lab::tournament::log::{self, Log};
use span_it_lab::tournament::{Control, GameResult, Plan, run};

enum RunnerReport {
    /// The games in the log that is resumed.
    Resumed(Vec<GameResult>),
    Game(Box<GameResult>),
    Over(Result<(), StopReason>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StopReason {
    /// Its log cannot be resumed.
    NotStarted(String),
    Failed(String),
}

pub(crate) enum LogTarget {
    NoLog,
    New(Box<Log>),
    /// An existing log. It is read first; its games are the finished ones.
    Resume(PathBuf),
}

pub(crate) struct RunnerJob {
    pub(crate) plan: Arc<Plan>,
    pub(crate) log: LogTarget,
    /// The finished games, unless a log is resumed.
    pub(crate) done: Vec<GameResult>,
}

/// A tournament being played. Dropping it stops the games and waits for the thread.
#[derive(Debug)]
pub(crate) struct TournamentRunner {
    pub(crate) control: Arc<Control>,
    worker: Worker<RunnerJob, RunnerReport>,
    /// How long games have been played, without pauses.
    busy: Duration,
    /// The time of the last [`poll`](Self::poll).
    polled: Duration,
    /// Games that ended since the start of this runner.
    played: usize,
}

impl TournamentRunner {
    pub(crate) fn start(job: RunnerJob, now: Duration, wake: Wake, at: WakeAt) -> std::io::Result<Self> {
        let stop = Arc::new(Stop::default());
        let control = Arc::new(Control::with_stop(Arc::clone(&stop)));
        let controlled = Arc::clone(&control);
        let work = move |job, stop: &Arc<Stop>, report: Reporter<'_, RunnerReport>| {
            Some(RunnerReport::Over(play(job, &controlled, stop, report)))
        };
        let mut worker = Worker::start_waking_at(at, "tournament", wake, work)?;
        worker.submit_with(job, stop);
        Ok(Self { control, worker, busy: Duration::ZERO, polled: now, played: 0 })
    }

    /// Adds the finished games to `games`. Returns how the tournament ended, once it has.
    pub(crate) fn poll(
        &mut self,
        now: Duration,
        games: &mut Vec<GameResult>,
    ) -> Option<Result<(), StopReason>> {
        if !self.control.is_paused() {
            self.busy += now.saturating_sub(self.polled);
        }
        self.polled = now;
        for report in self.worker.poll() {
            match report {
                RunnerReport::Resumed(resumed) => {
                    *games = resumed;
                    // Reading is not playing.
                    self.busy = Duration::ZERO;
                }
                RunnerReport::Game(game) => {
                    self.played += 1;
                    games.push(*game);
                }
                RunnerReport::Over(outcome) => return Some(outcome),
            }
        }
        // Without a last report the thread panicked, which its hook has reported.
        let panicked = || Err(StopReason::Failed(crate::messages::tournament::stopped_by_error().to_owned()));
        (!self.worker.is_busy()).then(panicked)
    }

    /// Games since the start, and the seconds that they took; none before the first has ended.
    pub(crate) fn played(&self) -> Option<(usize, f64)> {
        let seconds = self.busy.as_secs_f64();
        (self.played > 0 && seconds > 0.2).then_some((self.played, seconds))
    }
}

/// How many times the work of the last `played` games is left. A player takes the mean of its games on the same board, or
/// else of its games, or else of all games.
pub(crate) fn work_left(plan: &Plan, games: &[GameResult], played: usize) -> f64 {
    /// Opening, solver and log of a game, in nanoseconds.
    const OVERHEAD: f64 = 20_000.0;
    // Games on larger boards are longer, and each move has more candidates.
    let units: Vec<f64> = plan.boards.iter().map(|size| (size.node_count() as f64).powi(2)).collect();
    let keys = |agent, board| [(Some(agent), Some(board)), (Some(agent), None), (None, None)];
    let mut times = HashMap::new();
    for (game, player) in games.iter().flat_map(|game| Player::ALL.map(|player| (game, player))) {
        let board = game.key.board;
        for key in keys(game.agent(player), board) {
            let (time, count) = times.entry(key).or_insert((0.0, 0.0));
            *time += game.sides[player].time_ns as f64 / units[board];
            *count += 1.0;
        }
    }
    let of_agent = |agent, board: usize| {
        let mean = keys(agent, board).into_iter().find_map(|key| times.get(&key));
        mean.map_or(0.0, |(time, count)| time / count * units[board])
    };
    let work = |(one, other), board| OVERHEAD + of_agent(one, board) + of_agent(other, board);
    let of_games =
        |games: &[GameResult]| games.iter().map(|game| work(game.key.agents, game.key.board)).sum::<f64>();
    let cells = plan.pairings.iter().flat_map(|&pairing| (0..units.len()).map(move |board| (pairing, board)));
    let round: f64 = cells.map(|(pairing, board)| work(pairing, board)).sum();
    let rounds = plan.games() as f64 / (plan.pairings.len() * units.len()) as f64;
    let done = of_games(&games[games.len().saturating_sub(played)..]);
    (round.mul_add(rounds, -of_games(games)) / done).max(0.0)
}

impl Drop for TournamentRunner {
    fn drop(&mut self) {
        // The caller may be about to delete the log, which must not be written after this. A paused
        // tournament has to end as well, so that the worker does not wait for it.
        self.control.cancel();
    }
}

fn play(
    job: RunnerJob,
    control: &Control,
    stop: &Stop,
    report: Reporter<'_, RunnerReport>,
) -> Result<(), StopReason> {
    let RunnerJob { plan, log, done } = job;
    let (log, done) = match log {
        LogTarget::NoLog => (None, done),
        LogTarget::New(log) => (Some(*log), done),
        LogTarget::Resume(path) => match log::reopen(&path, &plan, stop) {
            Ok(resumed) => {
                report(RunnerReport::Resumed(resumed.games.clone()));
                (Some(resumed.log), resumed.games)
            }
            // The caller has cancelled it and needs no reason.
            Err(_) if control.is_cancelled() => return Ok(()),
            Err(error) => return Err(StopReason::NotStarted(error.to_string())),
        },
    };
    play_games(&plan, &done, log, control, report).map_err(StopReason::Failed)
}

fn play_games(
    plan: &Plan,
    done: &[GameResult],
    mut log: Option<Log>,
    control: &Control,
    report: Reporter<'_, RunnerReport>,
) -> Result<(), String> {
    let mut problem = None;
    let played = run(plan, done, control, &mut |game| {
        if let Some(log) = &mut log
            && let Err(error) = log.append(game)
        {
            problem.get_or_insert_with(|| error.to_string());
            control.cancel();
        } else {
            report(RunnerReport::Game(Box::new(game.clone())));
        }
    });
    if let Some(log) = &mut log
        && let Err(error) = log.sync()
    {
        problem.get_or_insert_with(|| error.to_string());
    }
    played.map_err(|error| error.to_string())?;
    problem.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_lab::tournament::PlayerSpec;

    fn plan(pairs: u32) -> Arc<Plan> {
        let agents = ["Sprinter", "Steady", "random"].map(|name| PlayerSpec::parse(name).unwrap());
        Arc::new(Plan { pairs, ..Plan::round_robin(agents.to_vec()) })
    }

    fn open(plan: &Arc<Plan>, log: LogTarget) -> TournamentRunner {
        let job = RunnerJob { plan: Arc::clone(plan), log, done: Vec::new() };
        TournamentRunner::start(job, Duration::ZERO, Arc::new(|| ()), WakeAt::End).unwrap()
    }

    fn begun(plan: &Arc<Plan>) -> (tempfile::TempDir, PathBuf, TournamentRunner) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tournament.jsonl");
        let runner = open(plan, LogTarget::New(Box::new(log::create(&path, plan).unwrap())));
        (folder, path, runner)
    }

    fn wait_for_end(runner: &mut TournamentRunner, games: &mut Vec<GameResult>) -> Result<(), StopReason> {
        loop {
            if let Some(outcome) = runner.poll(Duration::ZERO, games) {
                return outcome;
            }
            std::thread::yield_now();
        }
    }

    fn wait_for(runner: &mut TournamentRunner, count: usize) {
        let mut games = Vec::new();
        while games.len() < count {
            assert_eq!(runner.poll(Duration::ZERO, &mut games).unwrap_or(Ok(())), Ok(()));
            std::thread::yield_now();
        }
    }

    #[test]
    fn time_left_is_near_for_unequal_games() {
        let boards = [4, 8].map(|side| span_it_core::board::BoardSize::square(side).unwrap());
        let plan = Plan { boards: boards.into(), ..Plan::clone(&plan(10)) };
        let mut games = Vec::new();
        run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        plan.put_in_order(&mut games);
        let mut random = span_it_core::rng::Lcg64::new(1);
        for game in &mut games {
            for player in Player::ALL {
                let slow = [1, 200, 10][game.agent(player)] * [1, 9][game.key.board];
                game.sides[player].time_ns = 1000 * slow * (500 + random.below(1000));
            }
        }
        let seconds = |games: &[GameResult]| {
            let times = games.iter().flat_map(|game| Player::ALL.map(|player| game.sides[player].time_ns));
            times.map(|time| time as f64 / 1e9).sum::<f64>()
        };
        for played in games.len() / 10..games.len() - 6 {
            let (done, rest) = games.split_at(played);
            let ratio = seconds(done) * work_left(&plan, done, played) / seconds(rest);
            assert!((0.5..2.0).contains(&ratio), "{ratio} after {played} games");
        }
        assert!(work_left(&plan, &games, games.len()) < 1e-9);
    }

    #[test]
    fn resumes_a_stopped_or_paused_tournament() {
        for paused in [false, true] {
            let plan = plan(200);
            let (_folder, path, mut runner) = begun(&plan);
            wait_for(&mut runner, 10);
            if paused {
                runner.control.pause();
            }
            drop(runner);
            let done = log::summary(&path).unwrap().played;
            assert!((10..1200).contains(&done), "{done}");
            let mut runner = open(&plan, LogTarget::Resume(path));
            let mut games = Vec::new();
            assert_eq!(wait_for_end(&mut runner, &mut games), Ok(()));
            assert_eq!((games.len(), runner.played), (1200, 1200 - done));
        }
    }

    #[test]
    #[cfg(unix)]
    fn stops_when_its_log_is_deleted() {
        let (_folder, path, mut runner) = begun(&plan(4000));
        wait_for(&mut runner, 1);
        std::fs::remove_file(&path).unwrap();
        let Err(StopReason::Failed(reason)) = wait_for_end(&mut runner, &mut Vec::new()) else {
            panic!("it plays all games")
        };
        assert!(reason.contains("tournament.jsonl: another program has moved, removed"), "{reason}");
    }
}
