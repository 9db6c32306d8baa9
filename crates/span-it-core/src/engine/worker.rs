//! A background thread for searches.
//!
//! A request contains everything that the search needs. A new request cancels the previous one, whose replies
//! are then dropped. The thread calls a callback when there is a reply to poll.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crate::board::Position;
use crate::personality::Factors;

use super::{Choice, Deadline, Engine, OpponentModel, Progress, SearchError, Seed, Stop, perfect_move};

/// A request for a search.
#[derive(Clone, Debug)]
pub struct Request {
    /// A number chosen by the caller, which every reply repeats.
    pub id: u64,
    /// The position; its player to move is the player who searches.
    pub position: Position,
    /// The personality.
    pub factors: Factors,
    /// Whether to play perfectly; the personality then chooses among the best moves.
    pub perfect: bool,
    /// The seed of the game.
    pub seed: Seed,
    /// The time limit, from the start of the search.
    pub limit: Option<Duration>,
    /// The opponent model, which is asked first, within the same time limit. Perfect play ignores it.
    pub opponent_model: Option<Arc<dyn OpponentModel>>,
}

/// A reply to a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The number of the request.
    pub id: u64,
    /// The content.
    pub news: News,
}

/// The content of a reply.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The search is running.
    Progress(Progress),
    /// The search is finished; this is the last reply to the request.
    Done(Result<Choice, SearchError>),
}

/// Minimum time between two progress replies.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(50);

/// A request in the queue of the thread.
struct Job {
    number: u64,
    request: Request,
    stop: Arc<Stop>,
}

/// A thread that runs one search at a time. Dropping the worker cancels the search and joins the thread.
pub struct Worker {
    jobs: Option<Sender<Box<Job>>>,
    replies: Receiver<(u64, Reply)>,
    thread: Option<JoinHandle<()>>,
    /// The number and the stop of the current search.
    current: Option<(u64, Arc<Stop>)>,
    submitted: u64,
}

impl Worker {
    /// Starts the thread, which calls `wake` whenever there is a reply to [`poll`](Self::poll).
    ///
    /// # Errors
    /// The system cannot create a thread.
    pub fn start(wake: Box<dyn Fn() + Send>) -> std::io::Result<Self> {
        let (jobs, inbox) = channel();
        let (outbox, replies) = channel();
        let run = move || run(&inbox, &outbox, &wake);
        let thread = Builder::new().name("engine".to_owned()).spawn(run)?;
        Ok(Self { jobs: Some(jobs), replies, thread: Some(thread), current: None, submitted: 0 })
    }

    /// Cancels the current search, if any, and starts this one.
    pub fn submit(&mut self, request: Request) {
        self.cancel();
        self.submitted += 1;
        let stop = Arc::new(Stop::default());
        self.current = Some((self.submitted, Arc::clone(&stop)));
        let job = Box::new(Job { number: self.submitted, request, stop });
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        debug_assert!(sent, "the thread runs as long as its worker exists");
    }

    /// Cancels the current search, if any, and drops its replies.
    pub fn cancel(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.cancel();
        }
    }

    /// Whether the thread has ended because of a panic. No request will be answered.
    pub fn is_lost(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Requests the answer of the current search now.
    pub fn move_now(&self) {
        if let Some((_, stop)) = &self.current {
            stop.move_now();
        }
    }

    /// The next reply to the current request, if there is one.
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
            // The panic hook has reported a panic of the thread.
            drop(thread.join());
        }
    }
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("current", &self.current).finish_non_exhaustive()
    }
}

/// Runs searches until the worker is dropped.
fn run(jobs: &Receiver<Box<Job>>, replies: &Sender<(u64, Reply)>, wake: &(dyn Fn() + Send)) {
    for job in jobs {
        let Job { number, request, stop } = *job;
        let id = request.id;
        let reply = |news| {
            // The worker may have been dropped in the meantime.
            drop(replies.send((number, Reply { id, news })));
            wake();
        };
        reply(News::Done(search(&request, stop, &reply)));
    }
}

/// Runs one search with progress replies.
fn search(request: &Request, stop: Arc<Stop>, reply: &dyn Fn(News)) -> Result<Choice, SearchError> {
    if request.perfect {
        return perfect_move(&request.position, &request.factors, request.seed);
    }
    let deadline = request.limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(stop);
    let mut last_report = Duration::ZERO;
    let mut report = |progress| {
        let now = deadline.elapsed();
        if now.saturating_sub(last_report) >= PROGRESS_INTERVAL {
            last_report = now;
            reply(News::Progress(progress));
        }
    };
    let mut engine = Engine::new(&request.position, &request.factors, request.seed);
    let opponent = request.opponent_model.as_ref().and_then(|model| model.factors(&deadline));
    engine.set_opponent_model(opponent.as_ref());
    engine.choose(&deadline, &mut report)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Player};
    use crate::personality::Factor;
    use std::sync::mpsc::RecvTimeoutError;

    /// A worker and the receiver of its wake-ups.
    fn started() -> (Worker, Receiver<()>) {
        let (waker, woken) = channel();
        let wake = Box::new(move || {
            // The test may have ended.
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
        Request { id, position, factors, perfect: false, seed, limit: None, opponent_model: None }
    }

    /// The answer to the current request.
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
    fn answers_with_the_id_of_the_request() {
        let (mut worker, woken) = started();
        worker.submit(request(7, 3, 10.0, 1.0));
        let (id, result) = answer(&mut worker, &woken);
        assert_eq!((id, result.unwrap().depth), (7, 1));
        assert_eq!(worker.poll(), None);
    }

    #[test]
    fn new_request_cancels_the_previous() {
        let (mut worker, woken) = started();
        worker.submit(request(1, 20, 1000.0, 50.0));
        worker.submit(request(2, 3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).0, 2);
    }

    #[test]
    fn move_now_answers_and_cancel_does_not() {
        let (mut worker, woken) = started();
        worker.submit(request(1, 4, 1000.0, 50.0));
        worker.move_now();
        let choice = answer(&mut worker, &woken).1.unwrap();
        assert!(choice.depth >= 1);
        assert!(!choice.complete);
        worker.submit(request(2, 20, 1000.0, 50.0));
        worker.cancel();
        worker.submit(request(2, 3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).1.unwrap().wanted, 1);
    }

    #[test]
    fn dropping_the_worker_ends_the_search() {
        let (mut worker, woken) = started();
        worker.submit(request(1, 20, 1000.0, 50.0));
        drop(worker);
        // The sender was dropped with the thread.
        while woken.recv().is_ok() {}
    }
}
