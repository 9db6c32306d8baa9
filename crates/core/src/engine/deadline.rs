//! When a search stops: its [`Limits`], *Move now* and cancelling.
//!
//! The search polls a [`Deadline`] and reads no clock itself.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::stopwatch::Stopwatch;

/// Switches with which another thread stops a search or a long job.
#[derive(Debug, Default)]
pub struct Stop {
    cancel: AtomicBool,
    move_now: AtomicBool,
}

impl Stop {
    /// Ends the search at once, without an answer.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// Requests the answer of the last finished level.
    pub fn move_now(&self) {
        self.move_now.store(true, Ordering::Relaxed);
    }

    /// Whether [`move_now`](Self::move_now) was called.
    pub fn is_move_now(&self) -> bool {
        self.move_now.load(Ordering::Relaxed)
    }

    /// Whether [`cancel`](Self::cancel) was called.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

/// Bounds of a search. `None` is no bound.
///
/// A search with a bound on time or visits deepens level by level and answers with its last finished
/// level; level 1 is always finished. [`Deadline::at_once`] changes this. With bounds on visits and depth only,
/// the answer is the same on every machine.
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::{Deadline, Limits, Seed, choose};
/// use span_it_core::personality::library;
/// let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
/// let master = library::builtin_named("Master").expect("it is built in");
/// let deadline = Deadline::new(Limits { visits: Some(2000), ..Limits::NONE });
/// let choice = choose(&empty, &master.factors, Seed::default(), &deadline)?;
/// assert!(!choice.complete);
/// # Ok::<(), span_it_core::engine::SearchError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time from the creation of the [`Deadline`].
    pub time: Option<Duration>,
    /// Visited moves. The search ends at the first poll at which it has visited more; it polls about every
    /// 4,096 units of work (visited moves and changed weights).
    pub visits: Option<u64>,
    /// Levels of the lookahead, from 1; a bound below the personality's own depth makes the search shallower.
    pub depth: Option<u16>,
}

impl Limits {
    /// No bounds.
    pub const NONE: Self = Self { time: None, visits: None, depth: None };
}

/// Why a search stops early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interrupt {
    /// No answer is wanted.
    Cancelled,
    /// A limit is exceeded, or the answer is wanted now.
    LimitExceeded,
}

type Clock = Box<dyn Fn() -> Duration + Send + Sync>;

/// The [`Limits`] of a search with a running clock, and optionally a [`Stop`].
pub struct Deadline {
    limits: Limits,
    stop: Option<Arc<Stop>>,
    /// Whether *Move now* of the stop is ignored.
    only_cancel: bool,
    /// Whether the search has one level only, its last.
    at_once: bool,
    elapsed: Clock,
}

impl Deadline {
    /// These limits, from now on.
    pub fn new(limits: Limits) -> Self {
        let stopwatch = Stopwatch::start();
        Self::with_clock(limits, Box::new(move || stopwatch.elapsed()))
    }

    /// No limits.
    pub fn unlimited() -> Self {
        Self::new(Limits::NONE)
    }

    /// A time limit, from now on.
    pub fn after(limit: Duration) -> Self {
        Self::new(Limits { time: Some(limit), ..Limits::NONE })
    }

    /// A time limit by another clock, which is read once per poll. For tests.
    pub fn by_clock(limit: Duration, elapsed: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        let limits = Limits { time: Some(limit), ..Limits::NONE };
        Self::with_clock(limits, Box::new(elapsed))
    }

    const fn with_clock(limits: Limits, elapsed: Clock) -> Self {
        Self { limits, stop: None, only_cancel: false, at_once: false, elapsed }
    }

    /// Adds a stop.
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<Stop>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// Adds a stop of which only cancelling counts.
    #[must_use]
    pub fn with_cancel(self, stop: Arc<Stop>) -> Self {
        Self { only_cancel: true, ..self.with_stop(stop) }
    }

    /// Makes the search go to its last level at once instead of deepening. If a limit is exceeded, it ends
    /// without an answer: [`SearchError::LimitExceeded`](super::SearchError::LimitExceeded).
    #[must_use]
    pub fn at_once(self) -> Self {
        Self { at_once: true, ..self }
    }

    /// Whether the search was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.is_cancelled())
    }

    /// Whether the search goes to its last level at once, because no answer can be wanted early.
    pub const fn is_at_once(&self) -> bool {
        let unbounded = self.limits.time.is_none() && self.limits.visits.is_none();
        self.at_once || unbounded && (self.stop.is_none() || self.only_cancel)
    }

    /// Whether work before the search has to end: the search was stopped, or `1 / parts` of its time has
    /// passed.
    pub fn has_spent_part(&self, parts: u32) -> bool {
        let part_is_over = || self.limits.time.is_some_and(|limit| self.elapsed() >= limit / parts.max(1));
        self.poll(2, 0).is_err() || part_is_over()
    }

    /// The time since the deadline was created.
    pub fn elapsed(&self) -> Duration {
        (self.elapsed)()
    }

    /// The deepest level to search for a personality of this depth.
    pub(super) fn last_level(&self, max_depth: u16) -> u16 {
        self.limits.depth.map_or(max_depth, |depth| depth.clamp(1, max_depth))
    }

    /// Whether the search of `level` may continue after so many visited moves.
    pub(super) fn poll(&self, level: u16, visited: u64) -> Result<(), Interrupt> {
        if self.is_cancelled() {
            return Err(Interrupt::Cancelled);
        }
        let move_now = || !self.only_cancel && self.stop.as_ref().is_some_and(|stop| stop.is_move_now());
        let beyond = || self.limits.visits.is_some_and(|visits| visited > visits);
        let late = || self.limits.time.is_some_and(|limit| self.elapsed() >= limit);
        let may_end = level > 1 || self.at_once;
        if may_end && (move_now() || beyond() || late()) { Err(Interrupt::LimitExceeded) } else { Ok(()) }
    }
}

impl fmt::Debug for Deadline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deadline")
            .field("limits", &self.limits)
            .field("stop", &self.stop)
            .finish_non_exhaustive()
    }
}
