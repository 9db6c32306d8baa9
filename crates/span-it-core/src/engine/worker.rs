//! One thread that thinks, so that the window need not (architecture, "Threads").
//!
//! A request carries all that the search needs; a new one cancels the one before. Replies of what
//! is no longer wanted never come out. The worker knows no window: it is handed something to call
//! when there is news.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crate::board::Position;
use crate::personality::Factors;

use super::{Choice, Deadline, Insight, Progress, SearchError, Seed, Stop, Thinker, perfect_move};

/// A search to be made.
#[derive(Clone, Debug)]
pub struct Request {
    /// The caller's own number for it, echoed in every reply.
    pub id: u64,
    /// Where.
    pub position: Position,
    /// For whom.
    pub factors: Factors,
    /// Whether perfect play is asked for: the personality then only chooses among moves that are
    /// equally good.
    pub perfect: bool,
    /// The game's seed.
    pub seed: Seed,
    /// The Maximum Auto Move time, from when the search begins.
    pub limit: Option<Duration>,
    /// Who may know the rival by now; asked first, within the same time. Perfect play needs nobody.
    pub insight: Option<Arc<dyn Insight>>,
}

/// News of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// Which request.
    pub id: u64,
    /// What there is to say.
    pub news: News,
}

/// What a worker has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The search goes on.
    Progress(Progress),
    /// The search is over; nothing more will come of this request.
    Done(Result<Choice, SearchError>),
}

/// How often progress is told at most.
const PROGRESS_EVERY: Duration = Duration::from_millis(50);

/// A request on its way to the thread.
struct Job {
    number: u64,
    request: Request,
    stop: Arc<Stop>,
}

/// A thread that makes one search at a time. Dropping it cancels the search and waits for the
/// thread to end.
pub struct Worker {
    jobs: Option<Sender<Box<Job>>>,
    replies: Receiver<(u64, Reply)>,
    thread: Option<JoinHandle<()>>,
    /// The number and the buttons of the search that is wanted.
    current: Option<(u64, Arc<Stop>)>,
    submitted: u64,
}

impl Worker {
    /// Starts the thread. It calls `wake` whenever [`poll`](Self::poll) has something new.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(wake: Box<dyn Fn() + Send>) -> std::io::Result<Self> {
        let (jobs, inbox) = channel();
        let (outbox, replies) = channel();
        let think = move || think(&inbox, &outbox, &wake);
        let thread = Builder::new().name("engine".to_owned()).spawn(think)?;
        Ok(Self { jobs: Some(jobs), replies, thread: Some(thread), current: None, submitted: 0 })
    }

    /// Cancels the search that runs, if any, and begins this one.
    pub fn submit(&mut self, request: Request) {
        self.cancel();
        self.submitted += 1;
        let stop = Arc::new(Stop::default());
        self.current = Some((self.submitted, Arc::clone(&stop)));
        let job = Box::new(Job { number: self.submitted, request, stop });
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        debug_assert!(sent, "the thread lives as long as its worker");
    }

    /// Cancels the search that runs, if any; no reply of it will come out any more.
    pub fn cancel(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.cancel();
        }
    }

    /// Whether the thread has ended by a panic: nothing will ever be answered.
    pub fn is_lost(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Asks the search that runs, if any, for its answer now.
    pub fn move_now(&self) {
        if let Some((_, stop)) = &self.current {
            stop.move_now();
        }
    }

    /// The next news of the request that is wanted, if there is any.
    pub fn poll(&mut self) -> Option<Reply> {
        let wanted = self.current.as_ref().map(|(number, _)| *number);
        let reply =
            self.replies.try_iter().find(|(number, _)| Some(*number) == wanted).map(|(_, reply)| reply)?;
        if matches!(reply.news, News::Done(_)) {
            self.current = None;
        }
        Some(reply)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been reported by its hook; there is nobody to tell here.
            drop(thread.join());
        }
    }
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("current", &self.current).finish_non_exhaustive()
    }
}

/// The thread's life: searches until the worker hangs up.
fn think(jobs: &Receiver<Box<Job>>, replies: &Sender<(u64, Reply)>, wake: &(dyn Fn() + Send)) {
    for job in jobs {
        let Job { number, request, stop } = *job;
        let id = request.id;
        let tell = |news| {
            // A worker that was dropped meanwhile hears nothing, and needs not.
            drop(replies.send((number, Reply { id, news })));
            wake();
        };
        tell(News::Done(search(&request, stop, &tell)));
    }
}

/// Makes one search, telling its progress now and then.
fn search(request: &Request, stop: Arc<Stop>, tell: &dyn Fn(News)) -> Result<Choice, SearchError> {
    if request.perfect {
        return perfect_move(&request.position, &request.factors, request.seed);
    }
    let deadline = request.limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(stop);
    let mut told = Duration::ZERO;
    let mut report = |progress| {
        let now = deadline.elapsed();
        if now.saturating_sub(told) >= PROGRESS_EVERY {
            told = now;
            tell(News::Progress(progress));
        }
    };
    let mut thinker = Thinker::new(&request.position, &request.factors, request.seed);
    let rival = request.insight.as_ref().and_then(|insight| insight.rival(&deadline));
    thinker.read(rival.as_ref());
    thinker.choose(&deadline, &mut report)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Player};
    use crate::personality::Factor;
    use std::sync::mpsc::RecvTimeoutError;

    /// A worker and what hears it wake.
    fn started() -> (Worker, Receiver<()>) {
        let (waker, woken) = channel();
        let wake = Box::new(move || {
            // The test may be over and gone.
            waker.send(()).unwrap_or_default();
        });
        (Worker::start(wake).unwrap(), woken)
    }

    fn request(id: u64, size: usize, breadth: f64, depth: f64) -> Request {
        let mut factors = Factors::default();
        factors.set(Factor::GameTreeMaxBreadth, breadth).unwrap();
        factors.set(Factor::GameTreeMaxDepth, depth).unwrap();
        let position = Position::empty(BoardSize::square(size).unwrap(), Player::Horizontal);
        let seed = Seed::default();
        Request { id, position, factors, perfect: false, seed, limit: None, insight: None }
    }

    /// The answer to the current request, however long it takes.
    fn answer(worker: &mut Worker, woken: &Receiver<()>) -> (u64, Result<Choice, SearchError>) {
        loop {
            while let Some(Reply { id, news }) = worker.poll() {
                if let News::Done(result) = news {
                    return (id, result);
                }
            }
            let waited = woken.recv_timeout(Duration::from_mins(1));
            assert_ne!(waited, Err(RecvTimeoutError::Timeout), "no reply");
        }
    }

    #[test]
    fn a_request_is_answered_with_its_id() {
        let (mut worker, woken) = started();
        worker.submit(request(7, 3, 10.0, 1.0));
        let (id, result) = answer(&mut worker, &woken);
        assert_eq!((id, result.unwrap().depth), (7, 1));
        assert_eq!(worker.poll(), None);
    }

    #[test]
    fn a_new_request_cancels_the_one_before() {
        let (mut worker, woken) = started();
        worker.submit(request(1, 20, 1000.0, 50.0));
        worker.submit(request(2, 3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).0, 2);
    }

    #[test]
    fn move_now_gets_an_answer_and_cancelling_gets_none() {
        let (mut worker, woken) = started();
        worker.submit(request(1, 4, 1000.0, 50.0));
        worker.move_now();
        let choice = answer(&mut worker, &woken).1.unwrap();
        assert!(choice.depth >= 1 && !choice.complete);
        worker.submit(request(2, 20, 1000.0, 50.0));
        worker.cancel();
        worker.submit(request(2, 3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).1.unwrap().wanted, 1);
    }

    #[test]
    fn dropping_the_worker_ends_its_search() {
        let (mut worker, woken) = started();
        worker.submit(request(1, 20, 1000.0, 50.0));
        drop(worker);
        // The waker went with the thread: nothing can wake any more.
        while woken.recv().is_ok() {}
    }
}
