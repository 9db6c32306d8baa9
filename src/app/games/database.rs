//! The database of games on its own thread, because its work may take long. The thread starts with the
//! first request.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::app::games::database_thread::DatabaseThread;
use crate::app::session::standing::StoredVersion;
use crate::jobs::Wake;
use span_it_core::board::{BoardSize, Position};
use span_it_core::engine::Stop;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_store::games::{Filter, GameId, NextMove, Page, Recovered};

#[derive(Clone, Debug)]
pub(crate) struct GameToStore {
    /// The key of the session; games with the same key replace each other.
    pub(crate) key: u64,
    pub(crate) setup: GameSetup,
    pub(crate) game: Referee,
    /// In milliseconds since 1970 (UTC).
    pub(crate) at: i64,
    pub(crate) hash: u64,
    /// The stored game that this one may replace.
    pub(crate) stored: Option<GameId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Open,
    Review,
    Export,
}

#[derive(Debug)]
pub(super) enum Request {
    Store(Box<GameToStore>),
    /// Lists games; `query` returns in the report.
    List {
        query: u64,
        filter: Box<Filter>,
        offset: usize,
        count: usize,
    },
    NextMoves(Box<Position>),
    /// The boards of all games.
    Sizes,
    Read(GameId, Purpose),
    /// The time is in milliseconds since 1970 (UTC).
    Delete(Vec<GameId>, i64),
    Restore(Vec<GameId>),
    Erase(Vec<GameId>),
}

#[derive(Debug)]
pub(super) enum Report {
    Stored {
        key: u64,
        version: StoredVersion,
    },
    Listed {
        query: u64,
        offset: usize,
        page: Page,
    },
    NextMoves(Box<Position>, Vec<NextMove>),
    Sizes(Vec<BoardSize>),
    Read(Purpose, Box<(GameSetup, Referee)>, String),
    Deleted(Vec<GameId>),
    Restored(Vec<GameId>),
    Erased(Vec<GameId>),
    Analysed,
    Recovered(Recovered),
    Problem {
        text: String,
        is_storing: bool,
    },
    /// All games are stored that could not be stored before.
    Solved,
}

/// Stops the analysis of a game when a request arrives.
#[derive(Clone, Debug, Default)]
pub(super) struct Interrupt(Arc<Mutex<Arc<Stop>>>);

impl Interrupt {
    /// A stop that the next request cancels.
    pub(super) fn renew(&self) -> Arc<Stop> {
        let stop = Arc::new(Stop::default());
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&stop);
        stop
    }

    fn cancel(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).cancel();
    }
}

/// The database. Dropping it waits until all games are stored.
pub(crate) struct Database {
    /// `None` keeps the games in memory.
    path: Option<PathBuf>,
    wake: Wake,
    running: Option<Running>,
    problem: Option<std::io::Error>,
}

struct Running {
    requests: Sender<Request>,
    reports: Receiver<Report>,
    interrupt: Interrupt,
    thread: JoinHandle<()>,
}

impl Database {
    pub(crate) const fn new(path: Option<PathBuf>, wake: Wake) -> Self {
        Self { path, wake, running: None, problem: None }
    }

    pub(super) fn submit(&mut self, request: Request) {
        if self.running.is_none() {
            match self.start() {
                Ok(running) => self.running = Some(running),
                Err(error) => self.problem = Some(error),
            }
        }
        if let Some(running) = &self.running
            && running.requests.send(request).is_ok()
        {
            running.interrupt.cancel();
        }
    }

    fn start(&self) -> std::io::Result<Running> {
        let (requests, inbox) = channel();
        let (outbox, reports) = channel();
        let interrupt = Interrupt::default();
        let (path, wake, stops) = (self.path.clone(), Arc::clone(&self.wake), interrupt.clone());
        let send = move |report| {
            let is_wanted = outbox.send(report).is_ok();
            if is_wanted {
                wake();
            }
        };
        let work = move || DatabaseThread::new(path, stops, Box::new(send)).run(&inbox);
        let thread = Builder::new().name("games".to_owned()).spawn(work)?;
        Ok(Running { requests, reports, interrupt, thread })
    }

    pub(super) fn poll(&mut self) -> Vec<Report> {
        let failed = self.problem.take();
        let failed = failed.map(|error| Report::Problem { text: error.to_string(), is_storing: true });
        let reports = self.running.iter().flat_map(|running| running.reports.try_iter());
        failed.into_iter().chain(reports).collect()
    }

    /// Waits until everything is stored, and returns the last reports.
    pub(super) fn finish(&mut self) -> Vec<Report> {
        let mut last = self.poll();
        if let Some(Running { requests, reports, interrupt, thread }) = self.running.take() {
            drop(requests);
            interrupt.cancel();
            // The panic hook has already reported a panic of the thread.
            drop(thread.join());
            last.extend(reports.try_iter());
        }
        last
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.finish();
    }
}

impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Database").field("path", &self.path).finish_non_exhaustive()
    }
}
