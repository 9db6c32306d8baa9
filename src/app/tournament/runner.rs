//! Runs a contest on a background thread and logs each finished game.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use span_it_arena::contest::log::{self, Log};
use span_it_arena::contest::{Control, GameResult, Plan, run};
use span_it_core::engine::Stop;

/// A message from the thread.
#[derive(Debug)]
enum News {
    /// The games in the log.
    Found(Vec<GameResult>),
    /// A finished game.
    Game(Box<GameResult>),
    /// The contest has ended, or failed.
    Over(Result<(), Broken>),
}

/// Why a contest has stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// Its log cannot be resumed.
    NotBegun(String),
    /// An error during the contest.
    Off(String),
}

/// Where games are logged.
#[derive(Debug)]
pub(crate) enum Kept {
    /// Games are not logged.
    Nowhere,
    /// A new log.
    Log(Box<Log>),
    /// An existing log. It is read first, and the contest continues after its games.
    File(PathBuf),
}

/// Called after each game, and with `true` at the end of the contest.
pub(crate) type Wake = Box<dyn Fn(bool) + Send>;

/// A running contest. Dropping it interrupts it.
#[derive(Debug)]
pub(crate) struct Hall {
    control: Arc<Control>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
    /// Playing time without pauses.
    busy: Duration,
    heard: Duration,
    /// Games that have ended since the runner was started.
    played: usize,
}

impl Hall {
    /// Starts the contest, or resumes it after the games in `done`. The games of an existing log replace
    /// `done`.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub(crate) fn open(
        plan: Arc<Plan>,
        kept: Kept,
        done: Vec<GameResult>,
        (now, wake): (Duration, Wake),
    ) -> std::io::Result<Self> {
        let stop = Arc::new(Stop::default());
        let control = Arc::new(Control::with_stop(Arc::clone(&stop)));
        let (tell, news) = channel();
        let life = Life { plan, control: Arc::clone(&control), stop, tell, wake };
        let thread = Builder::new().name("contest".into()).spawn(move || life.live(kept, done))?;
        Ok(Self { control, news, thread: Some(thread), busy: Duration::ZERO, heard: now, played: 0 })
    }

    /// Pauses and cancels the contest, and shows the live games.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Appends the games that have ended. Returns the result when the contest has ended.
    pub(crate) fn hear(&mut self, now: Duration, games: &mut Vec<GameResult>) -> Option<Result<(), Broken>> {
        if !self.control.is_paused() {
            self.busy += now.saturating_sub(self.heard);
        }
        self.heard = now;
        loop {
            match self.news.try_recv() {
                Ok(News::Found(found)) => {
                    *games = found;
                    // Games from the log do not count for the pace.
                    self.busy = Duration::ZERO;
                }
                Ok(News::Game(game)) => {
                    self.played += 1;
                    games.push(*game);
                }
                Ok(News::Over(outcome)) => return Some(outcome),
                Err(TryRecvError::Empty) => return None,
                // A panic, which the panic hook has reported.
                Err(TryRecvError::Disconnected) => {
                    return Some(Err(Broken::Off(crate::messages::tournament::BROKE_OFF.to_owned())));
                }
            }
        }
    }

    /// Games per second since the start of the runner; `None` before the first game.
    pub(super) fn pace(&self) -> Option<f64> {
        let seconds = self.busy.as_secs_f64();
        (self.played > 0 && seconds > 0.2).then(|| self.played as f64 / seconds)
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        // The caller may delete the log next, so the thread must have ended. Searches, engines and log
        // readers check for cancellation, so this is fast.
        self.control.cancel();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            // The panic hook has reported the panic.
        }
    }
}

/// The state of the thread.
struct Life {
    plan: Arc<Plan>,
    control: Arc<Control>,
    /// The stop flag of `control`.
    stop: Arc<Stop>,
    tell: Sender<News>,
    wake: Wake,
}

impl Life {
    fn live(self, kept: Kept, done: Vec<GameResult>) {
        let outcome = match self.begin(kept, done) {
            Ok((log, done)) => self.hold(log, &done).map_err(Broken::Off),
            // Cancelled: nothing waits for the result.
            Err(_) if self.control.is_cancelled() => Ok(()),
            Err(reason) => Err(Broken::NotBegun(reason)),
        };
        if self.tell.send(News::Over(outcome)).is_ok() {
            (self.wake)(true);
        }
    }

    /// The log to write to, and the games that have ended.
    fn begin(
        &self,
        kept: Kept,
        done: Vec<GameResult>,
    ) -> Result<(Option<Box<Log>>, Vec<GameResult>), String> {
        match kept {
            Kept::Nowhere => Ok((None, done)),
            Kept::Log(log) => Ok((Some(log), done)),
            Kept::File(path) => {
                let resumed =
                    log::reopen(&path, &self.plan, &self.stop).map_err(|error| error.to_string())?;
                // If the receiver is gone, the contest is cancelled as well.
                drop(self.tell.send(News::Found(resumed.games.clone())));
                Ok((Some(Box::new(resumed.log)), resumed.games))
            }
        }
    }

    fn hold(&self, mut log: Option<Box<Log>>, done: &[GameResult]) -> Result<(), String> {
        let mut problem = None;
        let held = run(&self.plan, done, &self.control, &mut |game| {
            if let Some(log) = &mut log
                && let Err(error) = log.append(game).and_then(|()| log.check_exists())
            {
                problem.get_or_insert_with(|| error.to_string());
                self.control.cancel();
            } else if self.tell.send(News::Game(Box::new(game.clone()))).is_err() {
                self.control.cancel();
            } else {
                (self.wake)(false);
            }
        });
        if let Some(log) = &mut log
            && let Err(error) = log.sync().and_then(|()| log.check_exists())
        {
            problem.get_or_insert_with(|| error.to_string());
        }
        held.map_err(|error| error.to_string())?;
        problem.map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_arena::contest::AgentSpec;

    fn plan(pairs: u32) -> Arc<Plan> {
        let agents = ["Sprinter", "Steady", "random"].map(|name| AgentSpec::parse(name).unwrap());
        Arc::new(Plan { pairs, ..Plan::round_robin(agents.to_vec()) })
    }

    fn open(plan: &Arc<Plan>, kept: Kept) -> Hall {
        let wake: Wake = Box::new(|_| ());
        Hall::open(Arc::clone(plan), kept, Vec::new(), (Duration::ZERO, wake)).unwrap()
    }

    fn begun(path: &std::path::Path, plan: &Arc<Plan>) -> Hall {
        open(plan, Kept::Log(Box::new(log::create(path, plan).unwrap())))
    }

    fn wait_for_end(hall: &mut Hall, games: &mut Vec<GameResult>) -> Result<(), Broken> {
        loop {
            if let Some(outcome) = hall.hear(Duration::ZERO, games) {
                return outcome;
            }
            std::thread::yield_now();
        }
    }

    /// Waits until `count` games have ended.
    fn wait_for(hall: &mut Hall, count: usize) {
        let mut games = Vec::new();
        while games.len() < count {
            assert_eq!(hall.hear(Duration::ZERO, &mut games).unwrap_or(Ok(())), Ok(()));
            std::thread::yield_now();
        }
    }

    #[test]
    fn reports_and_logs_all_games() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("contest.jsonl");
        let plan = plan(2);
        let mut games = Vec::new();
        let mut hall = begun(&path, &plan);
        assert_eq!(wait_for_end(&mut hall, &mut games), Ok(()));
        assert_eq!(games.len(), 12);
        drop(hall);
        plan.put_in_order(&mut games);
        let resumed = log::resume(&path).unwrap();
        assert_eq!(resumed.games, games);
    }

    #[test]
    fn resumes_an_interrupted_contest() {
        for paused in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("contest.jsonl");
            let plan = plan(40);
            let mut hall = begun(&path, &plan);
            wait_for(&mut hall, 10);
            if paused {
                hall.control().pause();
            }
            drop(hall);
            let done = log::resume(&path).unwrap().games.len();
            assert!((10..240).contains(&done), "{done}");
            let mut hall = open(&plan, Kept::File(path));
            let mut games = Vec::new();
            assert_eq!(wait_for_end(&mut hall, &mut games), Ok(()));
            assert_eq!((games.len(), hall.played), (240, 240 - done));
        }
    }

    #[test]
    #[cfg(unix)]
    fn fails_if_the_log_is_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("contest.jsonl");
        let mut hall = begun(&path, &plan(4000));
        wait_for(&mut hall, 1);
        std::fs::remove_file(&path).unwrap();
        let Err(Broken::Off(reason)) = wait_for_end(&mut hall, &mut Vec::new()) else {
            panic!("it goes on to the end")
        };
        assert!(reason.ends_with("contest.jsonl: there is no such file"), "{reason}");
    }

    #[test]
    fn locks_the_log_until_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("contest.jsonl");
        let plan = plan(4000);
        let mut first = begun(&path, &plan);
        wait_for(&mut first, 1);
        let mut second = open(&plan, Kept::File(path.clone()));
        let Err(Broken::NotBegun(reason)) = wait_for_end(&mut second, &mut Vec::new()) else {
            panic!("both hold it")
        };
        assert!(reason.ends_with("another program or window writes to this file"), "{reason}");
        drop(first);
        let length = std::fs::metadata(&path).unwrap().len();
        std::fs::remove_file(&path).unwrap();
        assert!(length > 0 && !path.exists());
        let mut third = open(&plan, Kept::File(path.clone()));
        let ended = wait_for_end(&mut third, &mut Vec::new());
        assert!(matches!(ended, Err(Broken::NotBegun(_))) && !path.exists(), "{ended:?}");
    }
}
