//! One computation on its own thread.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::Builder;
use std::time::Duration;

use crate::platform::jobs::Wake;
use span_it_core::engine::Stop;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress<T> {
    Pending,
    /// The answer. It comes once.
    Done(T),
    /// There is no answer: it was taken before, or the thread panicked, which the panic hook has reported.
    Lost,
}

/// A thread that computes one answer. Dropping it cancels the work and does not wait for the thread.
#[derive(Debug)]
pub(crate) struct Job<T> {
    answer: Receiver<T>,
    stop: Arc<Stop>,
}

impl<T: Send + 'static> Job<T> {
    /// Runs `run` on a thread of this name and then calls `wake`.
    pub(crate) fn start(
        name: &str,
        wake: Wake,
        run: impl FnOnce(&Arc<Stop>) -> T + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, answer) = channel();
        let stop = Arc::new(Stop::default());
        let cancelled = Arc::clone(&stop);
        let work = move || {
            let is_wanted = sender.send(run(&cancelled)).is_ok();
            // The window then sees that no further answer follows.
            drop(sender);
            if is_wanted {
                wake();
            }
        };
        Builder::new().name(name.to_owned()).spawn(work)?;
        Ok(Self { answer, stop })
    }

    pub(crate) fn poll(&self) -> Progress<T> {
        self.wait(Duration::ZERO)
    }

    /// The answer, once. Removes a job that has ended.
    pub(crate) fn take_answer(job: &mut Option<Self>) -> Option<T> {
        match job.as_ref()?.poll() {
            Progress::Pending => None,
            Progress::Done(answer) => {
                *job = None;
                Some(answer)
            }
            Progress::Lost => {
                *job = None;
                None
            }
        }
    }

    /// The state, once the answer is there or this time has passed.
    pub(crate) fn wait(&self, timeout: Duration) -> Progress<T> {
        match self.answer.recv_timeout(timeout) {
            Ok(answer) => Progress::Done(answer),
            Err(RecvTimeoutError::Timeout) => Progress::Pending,
            Err(RecvTimeoutError::Disconnected) => Progress::Lost,
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::jobs::test_wake;

    #[test]
    fn answers_once_and_wakes() {
        let (wake, woken) = test_wake();
        let job = Job::start("answer", wake, |_| 42).unwrap();
        woken.recv().unwrap();
        assert_eq!((job.poll(), job.poll()), (Progress::Done(42), Progress::Lost));
    }

    #[test]
    fn dropping_cancels_the_work() {
        let (wake, woken) = test_wake();
        let (sender, cancelled) = channel();
        let wait = move |stop: &Arc<Stop>| {
            while !stop.is_cancelled() {
                std::thread::yield_now();
            }
            sender.send(()).unwrap();
        };
        drop(Job::start("waiting", wake, wait).unwrap());
        cancelled.recv().unwrap();
        assert!(woken.recv().is_err(), "a cancelled job does not wake the window");
    }
}
