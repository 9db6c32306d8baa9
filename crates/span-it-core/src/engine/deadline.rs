//! When a search has to stop: the Maximum Auto Move time, *Move now*, and cancelling.
//!
//! The search is handed a [`Deadline`] and asks it now and then; it never looks at a clock itself.
//! This is the one place of the engine that does.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Buttons by which another thread stops a search, or long work of many searches.
#[derive(Debug, Default)]
pub struct Stop {
    cancel: AtomicBool,
    move_now: AtomicBool,
    yielding: AtomicBool,
}

impl Stop {
    /// Ends the search at once, with no answer.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// Asks for the answer of the last finished level.
    pub fn move_now(&self) {
        self.move_now.store(true, Ordering::Relaxed);
    }

    /// Asks long work on all cores to make do with one for a while, or no longer: somebody waits for an
    /// answer of something else.
    pub fn make_room(&self, on: bool) {
        self.yielding.store(on, Ordering::Relaxed);
    }

    /// Whether long work should make do with one core.
    pub fn is_room_wanted(&self) -> bool {
        self.yielding.load(Ordering::Relaxed)
    }

    /// Whether the answer of what is finished is wanted now.
    pub fn is_hurried(&self) -> bool {
        self.move_now.load(Ordering::Relaxed)
    }

    /// Whether no answer is wanted any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

/// Why a search stops before it is through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interrupt {
    /// No answer is wanted any more.
    Cancelled,
    /// The answer is wanted now.
    OutOfTime,
}

type Clock = Box<dyn Fn() -> Duration + Send + Sync>;

/// Until when a search may run.
pub struct Deadline {
    limit: Option<Duration>,
    stop: Option<Arc<Stop>>,
    /// Whether the button to move now is out of reach.
    only_cancel: bool,
    elapsed: Clock,
}

impl Deadline {
    /// As long as it takes.
    pub fn unlimited() -> Self {
        Self::from_now(None)
    }

    /// So long from now.
    pub fn after(limit: Duration) -> Self {
        Self::from_now(Some(limit))
    }

    /// By the time that `elapsed` tells, which a test may move as it likes. It is asked once at
    /// every poll.
    pub fn by_clock(limit: Duration, elapsed: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self { limit: Some(limit), stop: None, only_cancel: false, elapsed: Box::new(elapsed) }
    }

    #[expect(clippy::disallowed_methods, reason = "this is the engine's one clock")]
    fn from_now(limit: Option<Duration>) -> Self {
        let start = Instant::now();
        Self { limit, stop: None, only_cancel: false, elapsed: Box::new(move || start.elapsed()) }
    }

    /// The same, with buttons for another thread.
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<Stop>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// The same, with only the button that cancels: no answer is ever wanted early.
    #[must_use]
    pub fn with_cancel(self, stop: Arc<Stop>) -> Self {
        Self { only_cancel: true, ..self.with_stop(stop) }
    }

    /// Whether no answer is wanted any more.
    pub fn is_cancelled(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.is_cancelled())
    }

    /// Whether no answer is ever wanted early: a search may then go to its last level at once.
    pub const fn is_never(&self) -> bool {
        self.limit.is_none() && (self.stop.is_none() || self.only_cancel)
    }

    /// Whether what comes before the search has to end: an answer is wanted now or not at all, or one of
    /// so many equal parts of the time is gone. Without a limit there is time enough.
    pub fn has_spent_part(&self, parts: u32) -> bool {
        let part_is_over = || self.limit.is_some_and(|limit| self.elapsed() >= limit / parts.max(1));
        self.poll(2).is_err() || part_is_over()
    }

    /// The time since the deadline was set.
    pub fn elapsed(&self) -> Duration {
        (self.elapsed)()
    }

    /// Whether a search of `level` may go on. Level 1 is always finished, unless cancelled.
    pub(super) fn poll(&self, level: u16) -> Result<(), Interrupt> {
        if self.is_cancelled() {
            return Err(Interrupt::Cancelled);
        }
        let hurry = || !self.only_cancel && self.stop.as_ref().is_some_and(|stop| stop.is_hurried());
        let late = || self.limit.is_some_and(|limit| self.elapsed() >= limit);
        if level > 1 && (hurry() || late()) { Err(Interrupt::OutOfTime) } else { Ok(()) }
    }
}

impl fmt::Debug for Deadline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deadline")
            .field("limit", &self.limit)
            .field("stop", &self.stop)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_one_is_exempt_from_time_but_not_from_cancelling() {
        let stop = Arc::new(Stop::default());
        let deadline = Deadline::by_clock(Duration::from_millis(5), || Duration::from_millis(5))
            .with_stop(Arc::clone(&stop));
        assert_eq!(deadline.poll(1), Ok(()));
        assert_eq!(deadline.poll(2), Err(Interrupt::OutOfTime));
        stop.cancel();
        assert_eq!(deadline.poll(1), Err(Interrupt::Cancelled));
    }

    #[test]
    fn only_what_may_want_an_answer_early_makes_a_search_deepen() {
        assert!(Deadline::unlimited().is_never());
        assert!(!Deadline::unlimited().with_stop(Arc::default()).is_never());
        assert!(!Deadline::after(Duration::MAX).with_cancel(Arc::default()).is_never());
        let stop = Arc::new(Stop::default());
        let deadline = Deadline::unlimited().with_cancel(Arc::clone(&stop));
        assert!(deadline.is_never());
        stop.move_now();
        assert_eq!(deadline.poll(9), Ok(()));
        stop.cancel();
        assert_eq!(deadline.poll(9), Err(Interrupt::Cancelled));
    }

    #[test]
    fn move_now_ends_the_deeper_levels() {
        let stop = Arc::new(Stop::default());
        let deadline = Deadline::unlimited().with_stop(Arc::clone(&stop));
        assert_eq!(deadline.poll(9), Ok(()));
        stop.move_now();
        assert_eq!(deadline.poll(1), Ok(()));
        assert_eq!(deadline.poll(2), Err(Interrupt::OutOfTime));
    }
}
