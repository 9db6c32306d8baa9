//! Holds a contest behind the window: on a thread of its own, its games written down as they end.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use span_it_arena::contest::log::{self, Log};
use span_it_arena::contest::{Control, GameResult, Plan, run};
use span_it_core::engine::Stop;

/// What the thread tells.
#[derive(Debug)]
enum News {
    /// The log has these games.
    Found(Vec<GameResult>),
    /// A game is over.
    Game(Box<GameResult>),
    /// So is the contest, or it cannot go on.
    Over(Result<(), Broken>),
}

/// Why a contest does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// Its log cannot be gone on with.
    NotBegun(String),
    /// Something went wrong on the way.
    Off(String),
}

/// Where the games are written down.
#[derive(Debug)]
pub(crate) enum Kept {
    /// Nowhere.
    Nowhere,
    /// In a log that has been begun.
    Log(Box<Log>),
    /// In a log that is there: it is read first, and its games are those that have ended.
    File(PathBuf),
}

/// Called at the end of a game, and with `true` when all is over.
pub(crate) type Wake = Box<dyn Fn(bool) + Send>;

/// A contest that is being held; dropping it breaks it off.
#[derive(Debug)]
pub(crate) struct Hall {
    control: Arc<Control>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
    /// How long games have been played, pauses apart.
    busy: Duration,
    heard: Duration,
    /// Games that ended since the hall was opened.
    played: usize,
}

impl Hall {
    /// Begins, or goes on after the games in `done`, which those of a log that is read take the place of.
    ///
    /// # Errors
    /// The system gives no thread.
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

    /// Pauses, cancels, and shows the games under way.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Takes the games that have ended; says how the contest ended, once it has.
    pub(crate) fn hear(&mut self, now: Duration, games: &mut Vec<GameResult>) -> Option<Result<(), Broken>> {
        if !self.control.is_paused() {
            self.busy += now.saturating_sub(self.heard);
        }
        self.heard = now;
        loop {
            match self.news.try_recv() {
                Ok(News::Found(found)) => {
                    *games = found;
                    // What was read was not played.
                    self.busy = Duration::ZERO;
                }
                Ok(News::Game(game)) => {
                    self.played += 1;
                    games.push(*game);
                }
                Ok(News::Over(outcome)) => return Some(outcome),
                Err(TryRecvError::Empty) => return None,
                // A panic, which its hook has reported.
                Err(TryRecvError::Disconnected) => {
                    return Some(Err(Broken::Off(crate::messages::tournament::BROKE_OFF.to_owned())));
                }
            }
        }
    }

    /// Games a second since the hall was opened; none before the first has ended.
    pub(super) fn pace(&self) -> Option<f64> {
        let seconds = self.busy.as_secs_f64();
        (self.played > 0 && seconds > 0.2).then(|| self.played as f64 / seconds)
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        // Whoever drops it may be about to delete the log: nobody writes to it after this. Searches,
        // outside programs and the reading of a log all heed it, so it does not take long.
        self.control.cancel();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            // The panic has been reported by the hook.
        }
    }
}

/// The thread's life.
struct Life {
    plan: Arc<Plan>,
    control: Arc<Control>,
    /// What the control cancels.
    stop: Arc<Stop>,
    tell: Sender<News>,
    wake: Wake,
}

impl Life {
    fn live(self, kept: Kept, done: Vec<GameResult>) {
        let outcome = match self.begin(kept, done) {
            Ok((log, done)) => self.hold(log, &done).map_err(Broken::Off),
            // Nobody waits for it any more.
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
                // Where nobody listens, the contest is cancelled.
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

    /// Waits until so many games have ended.
    fn wait_for(hall: &mut Hall, count: usize) {
        let mut games = Vec::new();
        while games.len() < count {
            assert_eq!(hall.hear(Duration::ZERO, &mut games).unwrap_or(Ok(())), Ok(()));
            std::thread::yield_now();
        }
    }

    #[test]
    fn what_was_held_is_told_and_written_down() {
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
    fn a_contest_broken_off_goes_on_where_it_was_paused_or_not() {
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
    fn one_whose_log_is_deleted_breaks_off_with_a_word() {
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
    fn two_halls_do_not_hold_one_contest_and_one_that_is_dropped_lets_go_of_its_log() {
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
