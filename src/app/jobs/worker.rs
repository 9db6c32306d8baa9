//! A thread that runs errands, the latest only: a new one cancels the one before, and what an old
//! one still has to say never comes out.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};

use span_it_core::engine::Stop;

/// Wakes the window from another thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// What an errand tells on its way.
pub type Tell<'a, R> = &'a mut dyn FnMut(R);

/// An errand on its way to the thread.
struct Order<J> {
    number: u64,
    job: J,
    stop: Arc<Stop>,
}

/// A thread with one errand at a time. Dropping it cancels the errand and waits for the thread.
pub struct Errands<J, R> {
    orders: Option<Sender<Order<J>>>,
    replies: Receiver<(u64, Option<R>)>,
    thread: Option<JoinHandle<()>>,
    current: Option<(u64, Arc<Stop>)>,
    given: u64,
}

impl<J: Send + 'static, R: Send + 'static> Errands<J, R> {
    /// Starts a thread of this name that runs errands by `run`, and calls `wake` at every reply.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        name: &str,
        wake: Wake,
        mut run: impl FnMut(J, &Arc<Stop>, Tell<'_, R>) + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, inbox) = channel::<Order<J>>();
        let (outbox, replies) = channel();
        let life = move || {
            while let Ok(first) = inbox.recv() {
                let Order { number, job, stop } = inbox.try_iter().last().unwrap_or(first);
                let send = |reply| {
                    // Whoever gave the errand may be gone; then nobody needs to hear.
                    drop(outbox.send((number, reply)));
                    wake();
                };
                run(job, &stop, &mut |reply| send(Some(reply)));
                send(None);
            }
        };
        let thread = Builder::new().name(name.to_owned()).spawn(life)?;
        Ok(Self { orders: Some(orders), replies, thread: Some(thread), current: None, given: 0 })
    }

    /// Cancels the errand under way and gives this one.
    pub fn give(&mut self, job: J) {
        self.cancel();
        self.given += 1;
        let stop = Arc::new(Stop::default());
        self.current = Some((self.given, Arc::clone(&stop)));
        if let Some(orders) = &self.orders
            && orders.send(Order { number: self.given, job, stop }).is_err()
        {
            // The thread ended by a panic, which its hook has reported: nothing will come.
            self.current = None;
        }
    }

    /// Cancels the errand under way: nothing of it will come out any more.
    pub fn cancel(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.cancel();
        }
    }

    /// The buttons of the errand under way.
    pub fn stop(&self) -> Option<&Stop> {
        self.current.as_ref().map(|(_, stop)| stop.as_ref())
    }

    /// Whether the latest errand is still under way, as far as has been heard.
    pub const fn is_busy(&self) -> bool {
        self.current.is_some()
    }

    /// What the latest errand has told since this was last asked.
    pub fn hear(&mut self) -> Vec<R> {
        let mut heard = Vec::new();
        loop {
            let (number, reply) = match self.replies.try_recv() {
                Ok(told) => told,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    // The thread ended by a panic, which its hook has reported: nothing more will come.
                    self.current = None;
                    break;
                }
            };
            if self.current.as_ref().is_none_or(|(current, _)| *current != number) {
                continue;
            }
            match reply {
                Some(reply) => heard.push(reply),
                None => self.current = None,
            }
        }
        heard
    }
}

impl<J, R> Drop for Errands<J, R> {
    fn drop(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.cancel();
        }
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been reported by its hook; there is nobody to tell here.
            drop(thread.join());
        }
    }
}

impl<J, R> fmt::Debug for Errands<J, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Errands").field("current", &self.current).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubling() -> (Errands<u32, u32>, Receiver<()>) {
        let (waker, woken) = channel();
        let wake: Wake = Arc::new(move || waker.send(()).unwrap_or_default());
        let run = |job: u32, _: &Arc<Stop>, tell: Tell<'_, u32>| {
            tell(job);
            tell(2 * job);
        };
        (Errands::start("doubling", wake, run).unwrap(), woken)
    }

    #[test]
    fn an_errand_tells_all_it_has_to_tell_and_is_done() {
        let (mut errands, woken) = doubling();
        errands.give(21);
        let mut heard = Vec::new();
        while errands.is_busy() {
            woken.recv().unwrap();
            heard.extend(errands.hear());
        }
        assert_eq!(heard, [21, 42]);
    }

    #[test]
    fn nothing_is_heard_of_an_errand_that_is_no_longer_wanted() {
        let (mut errands, woken) = doubling();
        errands.give(1);
        errands.give(2);
        let mut heard = Vec::new();
        while errands.is_busy() {
            woken.recv().unwrap();
            heard.extend(errands.hear());
        }
        assert_eq!(heard, [2, 4]);
        errands.give(3);
        errands.cancel();
        woken.recv().unwrap();
        assert!(errands.hear().is_empty());
    }

    #[test]
    fn dropping_ends_the_thread() {
        let (errands, woken) = doubling();
        drop(errands);
        assert!(woken.recv().is_err(), "the waker goes with the thread");
    }
}
