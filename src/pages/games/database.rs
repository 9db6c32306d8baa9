//! The database of games on its own thread, because its work may take long. The thread starts with the
//! first request.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::context::Context;
use crate::model::unstored::GameToStore;
use crate::pages::games::database_thread::DatabaseThread;
use crate::pages::games::recorder;
use crate::platform::jobs::Wake;
use span_it_core::engine::Stop;
use span_it_store::games::{History, HistoryError};

/// Work of the thread.
pub(super) type Request = Box<dyn FnOnce(&mut DatabaseThread) + Send>;

/// What follows in the window.
pub(super) type Reply = Box<dyn FnOnce(&mut Context) + Send>;

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
    replies: Receiver<Reply>,
    interrupt: Interrupt,
    thread: JoinHandle<()>,
}

impl Database {
    pub(crate) const fn new(path: Option<PathBuf>, wake: Wake) -> Self {
        Self { path, wake, running: None, problem: None }
    }

    /// Stores a game now, or as soon as the database can be written.
    pub(super) fn store(&mut self, game: GameToStore) {
        self.submit(Box::new(move |thread| thread.add(game)));
    }

    /// Does `work` on the thread, and passes the answer to `then` in the window.
    pub(super) fn ask<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut History) -> Result<T, HistoryError> + Send + 'static,
        then: impl FnOnce(&mut Context, T) + Send + 'static,
    ) {
        self.submit(Box::new(move |thread| thread.answer(work, then)));
    }

    fn submit(&mut self, request: Request) {
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
        let (requests, inbox) = channel::<Request>();
        let (outbox, replies) = channel();
        let interrupt = Interrupt::default();
        let (path, wake, stops) = (self.path.clone(), Arc::clone(&self.wake), interrupt.clone());
        let send = move |reply| {
            let is_wanted = outbox.send(reply).is_ok();
            if is_wanted {
                wake();
            }
        };
        let work = move || DatabaseThread::new(path, Box::new(send)).run(&inbox, &stops);
        let thread = Builder::new().name("games".to_owned()).spawn(work)?;
        Ok(Running { requests, replies, interrupt, thread })
    }

    pub(super) fn poll(&mut self) -> Vec<Reply> {
        let failed = self.problem.take().map(|error| -> Reply {
            Box::new(move |cx| recorder::report_not_stored(cx, &error.to_string()))
        });
        let replies = self.running.iter().flat_map(|running| running.replies.try_iter());
        failed.into_iter().chain(replies).collect()
    }

    /// Waits until everything is stored, and returns the last replies.
    pub(super) fn finish(&mut self) -> Vec<Reply> {
        let mut last = self.poll();
        if let Some(Running { requests, replies, interrupt, thread }) = self.running.take() {
            drop(requests);
            interrupt.cancel();
            // The panic hook has already reported a panic of the thread.
            drop(thread.join());
            last.extend(replies.try_iter());
        }
        last
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.finish();
    }
}
