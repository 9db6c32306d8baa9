//! Many small pieces of work on all cores.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{Builder, available_parallelism, scope, sleep};
use std::time::Duration;

use span_it_core::engine::Stop;

/// How often those who make room look whether they may go on.
const LOOK: Duration = Duration::from_millis(10);

/// Threads that work until they are done or stopped. While others want [room](Stop::make_room), only one
/// of them works.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crew<'a> {
    threads: NonZeroUsize,
    pub(super) stop: &'a Arc<Stop>,
}

impl<'a> Crew<'a> {
    /// A thread for every core.
    pub(super) fn of_all_cores(stop: &'a Arc<Stop>) -> Self {
        Self { threads: available_parallelism().unwrap_or(NonZeroUsize::MIN), stop }
    }

    /// So many threads.
    #[cfg(test)]
    pub(super) fn of(threads: usize, stop: &'a Arc<Stop>) -> Self {
        Self { threads: NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN), stop }
    }

    /// Does the pieces of work `0..pieces`, each once, on any thread and in any order; `make` gives each
    /// thread its tools. `done` hears of each piece on the calling thread.
    ///
    /// None when it was stopped, which `work` may say as well.
    pub(super) fn work<W, T: Send>(
        self,
        pieces: usize,
        make: &(impl Fn() -> W + Sync),
        work: &(impl Fn(&mut W, usize) -> Option<T> + Sync),
        mut done: impl FnMut(usize, T),
    ) -> Option<()> {
        let next = AtomicUsize::new(0);
        let all_taken = || next.load(Ordering::Relaxed) >= pieces;
        let labour = |number: usize, out: &Sender<(usize, T)>| {
            let mut tools = make();
            while !self.stop.is_cancelled() {
                if number > 0 && self.stop.is_room_wanted() && !all_taken() {
                    sleep(LOOK);
                    continue;
                }
                let piece = next.fetch_add(1, Ordering::Relaxed);
                let Some(result) = (piece < pieces).then(|| work(&mut tools, piece)).flatten() else {
                    return;
                };
                if out.send((piece, result)).is_err() {
                    return;
                }
            }
        };
        let (outbox, results) = channel();
        let mut finished = 0;
        scope(|scope| {
            let hire = |number: &usize| {
                let (outbox, labour) = (outbox.clone(), &labour);
                let thread = Builder::new().name(format!("training {number}"));
                let number = *number;
                thread.spawn_scoped(scope, move || labour(number, &outbox)).is_ok()
            };
            // A thread that the system refuses leaves more to the others, and all of them to this one.
            if (0..self.threads.get().min(pieces)).filter(hire).count() == 0 {
                labour(0, &outbox);
            }
            drop(outbox);
            for (piece, result) in results {
                finished += 1;
                done(piece, result);
            }
        });
        (finished == pieces).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once_by_any_number_of_threads() {
        let stop = Arc::default();
        for threads in [1, 2, 7] {
            let mut squares = vec![0; 100];
            let work = |(): &mut (), piece: usize| Some(piece * piece);
            let done = Crew::of(threads, &stop).work(100, &|| (), &work, |piece, square| {
                squares[piece] += square;
            });
            assert_eq!(done, Some(()));
            assert!(squares.iter().enumerate().all(|(piece, &square)| square == piece * piece));
        }
    }

    #[test]
    fn while_room_is_wanted_one_thread_does_it_all() {
        let stop = Arc::new(Stop::default());
        stop.make_room(true);
        let worker = |(): &mut (), _| Some(std::thread::current().id());
        let mut workers = std::collections::HashSet::new();
        let done = Crew::of(4, &stop).work(50, &|| (), &worker, |_, worker| {
            workers.insert(worker);
        });
        assert_eq!((done, workers.len()), (Some(()), 1));
    }

    #[test]
    fn work_that_is_cancelled_ends() {
        let stop = Arc::new(Stop::default());
        let work = |(): &mut (), piece: usize| Some(piece);
        let mut heard = 0;
        let done = Crew::of(2, &stop).work(1_000_000, &|| (), &work, |_, _| {
            heard += 1;
            stop.cancel();
        });
        assert!(done.is_none() && heard < 1_000_000);
        assert_eq!(Crew::of(2, &Arc::default()).work(0, &|| (), &work, |_, _| ()), Some(()));
    }
}
