//! A thread that works on the latest request only.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};
use std::{fmt, io};

use crate::platform::jobs::Wake;
use span_it_core::engine::Stop;

/// Sends an intermediate report of a request.
pub(crate) type Reporter<'a, R> = &'a mut dyn FnMut(R);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WakeAt {
    EveryReport,
    /// At the end only: reports are too frequent for a frame each.
    End,
}

struct Request<J> {
    number: u64,
    job: J,
    stop: Arc<Stop>,
}

struct Reply<R> {
    number: u64,
    report: Option<R>,
    is_last: bool,
}

/// A thread that works on one request at a time. A new request cancels the one before, whose reports are
/// discarded. Dropping the worker cancels the request and waits for the thread to end.
pub struct Worker<J, R> {
    requests: Option<Sender<Request<J>>>,
    replies: Receiver<Reply<R>>,
    thread: Option<JoinHandle<()>>,
    /// The current request: its number, and how to stop it.
    current: Option<(u64, Arc<Stop>)>,
    submitted: u64,
}

impl<J: Send + 'static, R: Send + 'static> Worker<J, R> {
    /// Starts a thread of this name. `run` processes one request; its return value is the last report. `wake` is called
    /// at every report and at the end.
    pub fn start(
        name: &str,
        wake: Wake,
        run: impl FnMut(J, &Arc<Stop>, Reporter<'_, R>) -> Option<R> + Send + 'static,
    ) -> io::Result<Self> {
        Self::start_waking_at(WakeAt::EveryReport, name, wake, run)
    }

    /// The same, with a choice of when `wake` is called.
    pub fn start_waking_at(
        at: WakeAt,
        name: &str,
        wake: Wake,
        mut run: impl FnMut(J, &Arc<Stop>, Reporter<'_, R>) -> Option<R> + Send + 'static,
    ) -> io::Result<Self> {
        let (requests, inbox) = channel::<Request<J>>();
        let (outbox, replies) = channel();
        let work = move || {
            while let Ok(first) = inbox.recv() {
                let Request { number, job, stop } = inbox.try_iter().last().unwrap_or(first);
                let send = |report, is_last| {
                    // A dropped worker needs no reply.
                    drop(outbox.send(Reply { number, report, is_last }));
                    if is_last || at == WakeAt::EveryReport {
                        wake();
                    }
                };
                let last = run(job, &stop, &mut |report| send(Some(report), false));
                send(last, true);
            }
        };
        let thread = Builder::new().name(name.to_owned()).spawn(work)?;
        Ok(Self { requests: Some(requests), replies, thread: Some(thread), current: None, submitted: 0 })
    }

    pub fn submit(&mut self, job: J) {
        self.submit_with(job, Arc::default());
    }

    /// The same, with a stop flag shared by the caller.
    pub fn submit_with(&mut self, job: J, stop: Arc<Stop>) {
        self.cancel();
        self.submitted += 1;
        let request = Request { number: self.submitted, job, stop: Arc::clone(&stop) };
        let is_sent = self.requests.as_ref().is_some_and(|requests| requests.send(request).is_ok());
        // No reply comes after a panic of the thread, which its hook has reported.
        self.current = is_sent.then_some((self.submitted, stop));
    }

    /// Cancels the current request and discards its reports.
    pub fn cancel(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.cancel();
        }
    }

    pub fn stop(&self) -> Option<&Stop> {
        self.current.as_ref().map(|(_, stop)| stop.as_ref())
    }

    /// Whether the latest request is still running, as of the last [`poll`](Self::poll).
    pub const fn is_busy(&self) -> bool {
        self.current.is_some()
    }

    /// Ends the thread without waiting for it: its work may take long, and its result is not needed.
    pub fn leave(&mut self) {
        self.cancel();
        (self.requests, self.thread) = (None, None);
    }

    /// Reports of the latest request since the last call.
    pub fn poll(&mut self) -> Vec<R> {
        let mut reports = Vec::new();
        loop {
            let reply = match self.replies.try_recv() {
                Ok(reply) => reply,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    // The thread panicked, which its hook has reported.
                    self.current = None;
                    break;
                }
            };
            if self.current.as_ref().is_none_or(|(current, _)| *current != reply.number) {
                continue;
            }
            reports.extend(reply.report);
            if reply.is_last {
                self.current = None;
            }
        }
        reports
    }
}

impl<J, R> Drop for Worker<J, R> {
    fn drop(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.cancel();
        }
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // The panic hook has already reported a panic of the thread.
            drop(thread.join());
        }
    }
}

impl<J, R> fmt::Debug for Worker<J, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("current", &self.current).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::jobs::test_wake;

    /// Reports the number, twice the number, and then `last` times the number.
    fn multiplying(last: Option<u32>) -> (Worker<u32, u32>, Receiver<()>) {
        let (wake, woken) = test_wake();
        let run = move |job: u32, _: &Arc<Stop>, report: Reporter<'_, u32>| {
            report(job);
            report(2 * job);
            last.map(|last| last * job)
        };
        (Worker::start("multiplying", wake, run).unwrap(), woken)
    }

    fn all_reports(worker: &mut Worker<u32, u32>, woken: &Receiver<()>) -> Vec<u32> {
        let mut reports = Vec::new();
        while worker.is_busy() {
            woken.recv().unwrap();
            reports.extend(worker.poll());
        }
        reports
    }

    #[test]
    fn reports_everything_about_the_latest_request() {
        for (last, expected) in [(None, vec![21, 42]), (Some(3), vec![21, 42, 63])] {
            let (mut worker, woken) = multiplying(last);
            worker.submit(21);
            assert_eq!(all_reports(&mut worker, &woken), expected);
        }
        let (mut worker, woken) = multiplying(None);
        worker.submit(1);
        worker.submit(2);
        assert_eq!(all_reports(&mut worker, &woken), [2, 4]);
        worker.submit(3);
        worker.cancel();
        woken.recv().unwrap();
        assert!(worker.poll().is_empty());
    }

    #[test]
    fn wakes_only_at_the_end_if_asked() {
        let (wake, woken) = test_wake();
        let run = |(), _: &Arc<Stop>, report: Reporter<'_, u32>| {
            report(1);
            Some(2)
        };
        let mut worker = Worker::start_waking_at(WakeAt::End, "quiet", wake, run).unwrap();
        worker.submit(());
        woken.recv().unwrap();
        assert_eq!((worker.poll(), worker.is_busy()), (vec![1, 2], false));
    }

    #[test]
    fn ends_after_a_panic_and_when_dropped() {
        let (wake, woken) = test_wake();
        let mut worker = Worker::<(), ()>::start("panicking", wake, |(), _, _| panic!("test")).unwrap();
        worker.submit(());
        assert!(woken.recv().is_err(), "the wake is dropped with the thread");
        while worker.thread.as_ref().is_some_and(|thread| !thread.is_finished()) {
            std::thread::yield_now();
        }
        assert!(worker.poll().is_empty() && !worker.is_busy());
        worker.submit(());
        assert!(!worker.is_busy());
        let (worker, woken) = multiplying(None);
        drop(worker);
        assert!(woken.recv().is_err(), "the wake is dropped with the thread");
    }
}
