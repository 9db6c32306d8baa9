//! The progress of long work on standard error: one changing line on a terminal, otherwise a line every ten seconds.

use std::io::{self, Write as _};
use std::time::Duration;

use span_it_core::stopwatch::Stopwatch;

use super::status_line;

/// Time between updates on a terminal.
const TERMINAL: Duration = Duration::from_millis(200);
/// Time between lines elsewhere.
const ELSEWHERE: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(crate) struct Progress {
    clock: Stopwatch,
    last: Duration,
    every: Duration,
    shown: bool,
    /// What was done before the clock started.
    before: u64,
    all: u64,
    /// What is counted.
    what: &'static str,
}

impl Progress {
    /// The progress of work with `all` parts, such as `games`, `before` of which are done.
    pub(crate) fn new(before: u64, all: u64, what: &'static str) -> Self {
        let every = if status_line::is_terminal() { TERMINAL } else { ELSEWHERE };
        Self { clock: Stopwatch::start(), last: Duration::ZERO, every, shown: false, before, all, what }
    }

    /// Shows that `done` parts are done, if it is time to. `facts` are shown behind it.
    pub(crate) fn show(&mut self, done: u64, facts: impl FnOnce() -> String) {
        let now = self.clock.elapsed();
        if now.saturating_sub(self.last) < self.every || status_line::is_quiet() {
            return;
        }
        self.last = now;
        self.shown = true;
        let left = self.left(done, now).map_or_else(String::new, |left| format!(", {} left", rounded(left)));
        let facts = facts();
        let facts = if facts.is_empty() { facts } else { format!("; {facts}") };
        let line = format!("{done} of {} {}{left}{facts}", self.all, self.what);
        if status_line::is_terminal() {
            status_line::show(&line);
        } else {
            // A closed standard error needs no progress.
            drop(writeln!(io::stderr(), "{line}"));
        }
    }

    /// Adds parts to the work.
    pub(crate) const fn more(&mut self, parts: u64) {
        self.all += parts;
    }

    /// Clears the line.
    pub(crate) fn end(&self) {
        if self.shown {
            status_line::show("");
        }
    }

    /// The estimated time for the rest; `None` if there is none.
    fn left(&self, done: u64, now: Duration) -> Option<Duration> {
        let finished = done.saturating_sub(self.before).max(1) as f64;
        let rest = self.all.saturating_sub(done);
        let left = now.as_secs_f64() / finished * rest as f64;
        (rest > 0).then(|| Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX))
    }
}

/// The time in its two largest units.
pub(crate) fn rounded(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..60 => format!("{} s", seconds + 1),
        seconds @ 60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_time_is_left_at_the_end() {
        let progress = Progress::new(0, 4, "games");
        let second = Duration::from_secs(1);
        assert_eq!((progress.left(2, second), progress.left(4, second)), (Some(second), None));
        let resumed = Progress::new(2, 4, "games");
        assert_eq!(resumed.left(3, second), Some(second), "only what was done since counts");
    }

    #[test]
    fn rounds_times() {
        let text = |seconds| rounded(Duration::from_secs(seconds));
        assert_eq!([0, 59, 61, 3700].map(text), ["1 s", "60 s", "1 min 1 s", "1 h 1 min"]);
    }
}
