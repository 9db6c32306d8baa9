//! Holds a contest behind the window: on a thread of its own, its games written down as they end.
//!
//! May import: contest.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crate::contest::log::Log;
use crate::contest::{Control, GameResult, Plan, run};
use crate::platform::Wake;

/// What the thread tells.
#[derive(Debug)]
enum News {
    /// A game is over.
    Game(Box<GameResult>),
    /// So is the contest, or it cannot go on.
    Over(Result<(), String>),
}

/// A contest that is being held; dropping it breaks it off.
#[derive(Debug)]
pub(super) struct Hall {
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
    /// Begins, or goes on after the games in `done`; without a log nothing is written down. `wake` is
    /// called when all is over.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn open(
        plan: Arc<Plan>,
        done: Vec<GameResult>,
        log: Option<Log>,
        (now, wake): (Duration, Wake),
    ) -> std::io::Result<Self> {
        let control = Arc::new(Control::default());
        let (tell, news) = channel();
        let held = Arc::clone(&control);
        let thread = Builder::new().name("contest".into()).spawn(move || {
            let outcome = hold(&plan, &done, log, &held, &tell);
            if tell.send(News::Over(outcome)).is_ok() {
                wake();
            }
        })?;
        Ok(Self { control, news, thread: Some(thread), busy: Duration::ZERO, heard: now, played: 0 })
    }

    /// Pauses, cancels, and shows the games under way.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Takes the games that have ended; says how the contest ended, once it has.
    pub(super) fn hear(&mut self, now: Duration, games: &mut Vec<GameResult>) -> Option<Result<(), String>> {
        if !self.control.is_paused() {
            self.busy += now.saturating_sub(self.heard);
        }
        self.heard = now;
        loop {
            match self.news.try_recv() {
                Ok(News::Game(game)) => {
                    self.played += 1;
                    games.push(*game);
                }
                Ok(News::Over(outcome)) => return Some(outcome),
                Err(TryRecvError::Empty) => return None,
                // A panic, which its hook has reported.
                Err(TryRecvError::Disconnected) => {
                    return Some(Err(crate::messages::tournament::BROKE_OFF.to_owned()));
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
        self.control.cancel();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            // The panic has been reported by the hook.
        }
    }
}

/// The thread's life.
fn hold(
    plan: &Plan,
    done: &[GameResult],
    mut log: Option<Log>,
    control: &Control,
    tell: &Sender<News>,
) -> Result<(), String> {
    let mut problem = None;
    let held = run(plan, done, control, &mut |game| {
        if let Some(log) = &mut log
            && let Err(error) = log.append(game)
        {
            problem.get_or_insert_with(|| error.to_string());
            control.cancel();
        } else if tell.send(News::Game(Box::new(game.clone()))).is_err() {
            control.cancel();
        }
    });
    if let Some(log) = &mut log
        && let Err(error) = log.sync()
    {
        problem.get_or_insert_with(|| error.to_string());
    }
    held.map_err(|error| error.to_string())?;
    problem.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{AgentSpec, log};

    fn plan(pairs: u32) -> Arc<Plan> {
        let agents = ["Sprinter", "Steady", "random"].map(|name| AgentSpec::parse(name).unwrap());
        Arc::new(Plan { pairs, ..Plan::round_robin(agents.to_vec()) })
    }

    fn wait_for_end(hall: &mut Hall, games: &mut Vec<GameResult>) -> Result<(), String> {
        loop {
            if let Some(outcome) = hall.hear(Duration::ZERO, games) {
                return outcome;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn what_was_held_is_told_and_written_down() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("contest.jsonl");
        let plan = plan(2);
        let log = log::create(&path, &plan).unwrap();
        let mut games = Vec::new();
        let wake: Wake = Box::new(|| ());
        let mut hall = Hall::open(Arc::clone(&plan), Vec::new(), Some(log), (Duration::ZERO, wake)).unwrap();
        assert_eq!(wait_for_end(&mut hall, &mut games), Ok(()));
        assert_eq!(games.len(), 12);
        drop(hall);
        plan.put_in_order(&mut games);
        let resumed = log::resume(&path).unwrap();
        assert_eq!(resumed.games, games);
    }

    #[test]
    fn a_contest_broken_off_goes_on_where_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("contest.jsonl");
        let plan = plan(40);
        let log = log::create(&path, &plan).unwrap();
        let wake = || -> Wake { Box::new(|| ()) };
        let mut games = Vec::new();
        let mut hall =
            Hall::open(Arc::clone(&plan), Vec::new(), Some(log), (Duration::ZERO, wake())).unwrap();
        while games.len() < 10 {
            assert_eq!(hall.hear(Duration::ZERO, &mut games).unwrap_or(Ok(())), Ok(()));
        }
        drop(hall);
        let resumed = log::resume(&path).unwrap();
        let done = resumed.games.len();
        assert!((10..240).contains(&done), "{done}");
        let mut rest = resumed.games.clone();
        let mut hall =
            Hall::open(Arc::clone(&plan), resumed.games, Some(resumed.log), (Duration::ZERO, wake()))
                .unwrap();
        assert_eq!(wait_for_end(&mut hall, &mut rest), Ok(()));
        assert_eq!(rest.len(), 240);
    }
}
