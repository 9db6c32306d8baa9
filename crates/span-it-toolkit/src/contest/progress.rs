//! How far a contest has come, on standard error: on a terminal one line that changes, elsewhere a line
//! every few seconds.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::Duration;

use span_it_arena::contest::stats::SprtState;
use span_it_core::engine::Deadline;

/// How often the line of a terminal changes.
const TERMINAL: Duration = Duration::from_millis(200);
/// How often a line is added elsewhere.
const ELSEWHERE: Duration = Duration::from_secs(5);

/// Tells how far a contest has come.
#[derive(Debug)]
pub(super) struct Progress {
    clock: Deadline,
    told: Duration,
    terminal: bool,
    shown: bool,
    /// Games that were finished before.
    before: u64,
    finished: u64,
    games: u64,
}

impl Progress {
    /// Of a contest of so many games, some of which are finished already.
    pub(super) fn new(games: u64, before: u64) -> Self {
        let terminal = io::stderr().is_terminal();
        let (clock, told) = (Deadline::unlimited(), Duration::ZERO);
        Self { clock, told, terminal, shown: false, before, finished: before, games }
    }

    /// A game has finished.
    pub(super) fn game(&mut self, sprt: Option<SprtState>) {
        self.finished += 1;
        let now = self.clock.elapsed();
        let every = if self.terminal { TERMINAL } else { ELSEWHERE };
        if now.saturating_sub(self.told) < every {
            return;
        }
        self.told = now;
        self.shown = true;
        let test = sprt.map(|state| {
            let (lower, upper) = state.test.bounds();
            format!(", LLR {:.2} ({lower:.2} to {upper:.2})", state.llr)
        });
        let line = format!(
            "{} of {} games{}{}",
            self.finished,
            self.games,
            self.left(now).map_or_else(String::new, |left| format!(", {} left", said(left))),
            test.unwrap_or_default()
        );
        // Where standard error is closed there is nobody to tell.
        drop(if self.terminal {
            write!(io::stderr(), "\r\x1b[K{line}")
        } else {
            writeln!(io::stderr(), "{line}")
        });
    }

    /// Clears the line, for what comes after it.
    pub(super) fn end(&self) {
        if self.terminal && self.shown {
            drop(write!(io::stderr(), "\r\x1b[K"));
        }
    }

    /// The time that the rest takes if it goes on like this; none once nothing is left.
    fn left(&self, now: Duration) -> Option<Duration> {
        let played = (self.finished - self.before).max(1) as f64;
        let rest = self.games.saturating_sub(self.finished);
        let left = now.as_secs_f64() / played * rest as f64;
        (rest > 0).then(|| Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX))
    }
}

/// A time as people say it.
fn said(time: Duration) -> String {
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
    fn no_time_is_told_once_nothing_is_left() {
        let progress = |finished| Progress { finished, ..Progress::new(4, 0) };
        let second = Duration::from_secs(1);
        assert_eq!((progress(2).left(second), progress(4).left(second)), (Some(second), None));
    }
}
