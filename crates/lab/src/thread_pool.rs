//! Threads that share the work of one call, and end with it. They have a lower priority than the window.

use std::any::Any;
use std::io;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread::{Builder, available_parallelism, scope, sleep};
use std::time::Duration;

use crate::priority::lower_priority;
use span_it_core::engine::Stop;

/// How often a waiting worker checks whether it may continue.
const YIELD_INTERVAL: Duration = Duration::from_millis(10);

static THREADS: OnceLock<NonZeroUsize> = OnceLock::new();

static YIELD_CORES: AtomicBool = AtomicBool::new(false);

/// Sets the number of threads of this program's tournaments and trainings. Only the first call counts.
pub fn set_threads(threads: NonZeroUsize) {
    // A later call must not change work that runs.
    THREADS.get_or_init(|| threads);
}

/// The number of threads: that of [`set_threads`], or one for each core.
pub fn threads() -> NonZeroUsize {
    let cores = || available_parallelism().unwrap_or(NonZeroUsize::MIN);
    THREADS.get().copied().unwrap_or_else(cores)
}

/// Makes trainings and measurements of this program use one core only, or ends this, so that something more urgent
/// can run.
pub fn yield_cores(on: bool) {
    YIELD_CORES.store(on, Ordering::Relaxed);
}

#[derive(Debug)]
pub(crate) enum WorkerError {
    /// The system starts no thread; nothing was done.
    NoThread(io::Error),
    /// A worker panicked, with this payload. The others have finished.
    Panicked(Box<dyn Any + Send>),
}

/// Runs `worker` on up to `threads` threads of lower priority, numbered from 0, and passes what they send to `receive` on
/// the calling thread. If the system refuses some of the threads, the others do their work.
pub(crate) fn run_workers<T: Send>(
    name: &str,
    threads: usize,
    worker: &(impl Fn(usize, &Sender<T>) + Sync),
    receive: impl FnMut(T),
) -> Result<(), WorkerError> {
    scope(|scope| {
        let (sender, results) = channel();
        let mut handles = Vec::new();
        for number in 0..threads {
            let (builder, sender) = (Builder::new().name(format!("{name} {number}")), sender.clone());
            let work = move || {
                lower_priority();
                worker(number, &sender);
            };
            match builder.spawn_scoped(scope, work) {
                Ok(handle) => handles.push(handle),
                Err(error) if handles.is_empty() => return Err(WorkerError::NoThread(error)),
                Err(_) => break,
            }
        }
        drop(sender);
        results.into_iter().for_each(receive);
        let panics: Vec<_> = handles.into_iter().filter_map(|handle| handle.join().err()).collect();
        panics.into_iter().next().map_or(Ok(()), |payload| Err(WorkerError::Panicked(payload)))
    })
}

/// Like [`run_workers`], but one worker runs on the calling thread if the system starts no thread, and a
/// panic continues on the calling thread.
pub(crate) fn run_workers_or_one<T: Send>(
    name: &str,
    threads: usize,
    worker: &(impl Fn(usize, &Sender<T>) + Sync),
    mut receive: impl FnMut(T),
) {
    match run_workers(name, threads, worker, &mut receive) {
        Ok(()) => {}
        Err(WorkerError::NoThread(_)) => {
            let (sender, results) = channel();
            worker(0, &sender);
            drop(sender);
            results.into_iter().for_each(receive);
        }
        Err(WorkerError::Panicked(payload)) => resume_unwind(payload),
    }
}

/// Splits work into pieces. While something else is [urgent](yield_cores), only one thread works.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreadPool<'a> {
    threads: NonZeroUsize,
    pub(crate) stop: &'a Arc<Stop>,
}

impl<'a> ThreadPool<'a> {
    pub(crate) fn all_cores(stop: &'a Arc<Stop>) -> Self {
        Self { threads: threads(), stop }
    }

    #[cfg(test)]
    pub(crate) fn with_threads(threads: usize, stop: &'a Arc<Stop>) -> Self {
        Self { threads: NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN), stop }
    }

    /// Calls `work` once for each of the pieces `0..pieces`, on any thread and in any order; `new_state`
    /// makes the state of each thread. Passes the results to `receive` on the calling thread.
    ///
    /// `None` if the pool was stopped or `work` returned `None`, which also ends the thread.
    pub(crate) fn run<S, T: Send>(
        self,
        pieces: usize,
        new_state: &(impl Fn() -> S + Sync),
        work: &(impl Fn(&mut S, usize) -> Option<T> + Sync),
        mut receive: impl FnMut(usize, T),
    ) -> Option<()> {
        let next = AtomicUsize::new(0);
        let all_taken = || next.load(Ordering::Relaxed) >= pieces;
        let worker = |number: usize, results: &Sender<(usize, T)>| {
            let mut state = new_state();
            while !self.stop.is_cancelled() {
                if number > 0 && YIELD_CORES.load(Ordering::Relaxed) && !all_taken() {
                    sleep(YIELD_INTERVAL);
                    continue;
                }
                let piece = next.fetch_add(1, Ordering::Relaxed);
                let result = (piece < pieces).then(|| work(&mut state, piece)).flatten();
                if result.is_none_or(|result| results.send((piece, result)).is_err()) {
                    return;
                }
            }
        };
        let mut finished = 0;
        run_workers_or_one("worker", self.threads.get().min(pieces), &worker, |(piece, result)| {
            finished += 1;
            receive(piece, result);
        });
        (finished == pieces).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn does_each_piece_once_on_any_number_of_threads() {
        let stop = Arc::default();
        for threads in [1, 2, 7] {
            let mut squares = vec![0; 100];
            let work = |(): &mut (), piece: usize| Some(piece * piece);
            let done = ThreadPool::with_threads(threads, &stop).run(100, &|| (), &work, |piece, square| {
                squares[piece] += square;
            });
            assert_eq!(done, Some(()));
            assert!(squares.iter().enumerate().all(|(piece, &square)| square == piece * piece));
        }
    }

    #[test]
    fn uses_one_thread_while_room_is_wanted() {
        yield_cores(true);
        let worker = |(): &mut (), _| Some(std::thread::current().id());
        let mut workers = std::collections::HashSet::new();
        let done = ThreadPool::with_threads(4, &Arc::default()).run(50, &|| (), &worker, |_, worker| {
            workers.insert(worker);
        });
        yield_cores(false);
        assert_eq!((done, workers.len()), (Some(()), 1));
    }

    #[test]
    fn ends_when_stopped() {
        let stop = Arc::new(Stop::default());
        let work = |(): &mut (), piece: usize| Some(piece);
        let mut received = 0;
        let done = ThreadPool::with_threads(2, &stop).run(1_000_000, &|| (), &work, |_, _| {
            received += 1;
            stop.cancel();
        });
        assert!(done.is_none());
        assert!(received < 1_000_000);
        let nothing = ThreadPool::with_threads(2, &Arc::default()).run(0, &|| (), &work, |_, _| ());
        assert_eq!(nothing, Some(()));
    }

    #[test]
    fn reports_a_panic_after_the_results() {
        let worker = |number: usize, results: &Sender<usize>| {
            results.send(number).unwrap();
            assert!(number != 1, "worker 1 panics");
        };
        let mut numbers = Vec::new();
        let outcome = run_workers("test", 3, &worker, |number| numbers.push(number));
        numbers.sort_unstable();
        assert!(matches!(outcome, Err(WorkerError::Panicked(_))));
        assert_eq!(numbers, [0, 1, 2]);
    }
}
