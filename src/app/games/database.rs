//! The database of games on its own thread, so that a slow disk never stops the window. The thread starts with the
//! first request.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::app::games::database_thread::DatabaseThread;
use crate::app::games::requests::{Report, Request};
use crate::jobs::Wake;
use span_it_core::engine::Stop;

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
    /// Why the thread could not start.
    problem: Option<std::io::Error>,
}

struct Running {
    requests: Option<Sender<Request>>,
    reports: Receiver<Report>,
    interrupt: Interrupt,
    thread: Option<JoinHandle<()>>,
}

impl Database {
    pub(crate) fn new(path: Option<PathBuf>, wake: Wake) -> Self {
        Self { path, wake, running: None, problem: None }
    }

    /// Sends a request. `now` is in milliseconds since 1970 (UTC).
    pub(super) fn submit(&mut self, request: Request, now: i64) {
        if self.running.is_none() {
            match Running::start(self.path.clone(), Arc::clone(&self.wake), now) {
                Ok(running) => self.running = Some(running),
                Err(error) => self.problem = Some(error),
            }
        }
        if let Some(running) = &self.running {
            running.submit(request);
        }
    }

    /// Waits until everything is stored, and returns the last reports.
    pub(super) fn finish(&mut self) -> Vec<Report> {
        if let Some(running) = &mut self.running {
            running.end();
        }
        let reports = self.poll();
        self.running = None;
        reports
    }

    pub(super) fn poll(&mut self) -> Vec<Report> {
        let failed = self.problem.take();
        let failed = failed.map(|error| Report::Problem { text: error.to_string(), is_storing: true });
        let reports = self.running.iter().flat_map(|running| running.reports.try_iter());
        failed.into_iter().chain(reports).collect()
    }
}

impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Database").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Running {
    fn start(path: Option<PathBuf>, wake: Wake, now: i64) -> std::io::Result<Self> {
        let (requests, inbox) = channel();
        let (outbox, reports) = channel();
        let interrupt = Interrupt::default();
        let stops = interrupt.clone();
        let send = move |report| {
            let is_wanted = outbox.send(report).is_ok();
            if is_wanted {
                wake();
            }
        };
        let work = move || DatabaseThread::new(path, now, stops, Box::new(send)).run(&inbox);
        let thread = Builder::new().name("games".to_owned()).spawn(work)?;
        Ok(Self { requests: Some(requests), reports, interrupt, thread: Some(thread) })
    }

    fn submit(&self, request: Request) {
        if let Some(requests) = &self.requests
            && requests.send(request).is_ok()
        {
            self.interrupt.cancel();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

impl Running {
    fn end(&mut self) {
        self.requests = None;
        self.interrupt.cancel();
        if let Some(thread) = self.thread.take() {
            // The panic hook has already reported a panic of the thread.
            drop(thread.join());
        }
    }
}
