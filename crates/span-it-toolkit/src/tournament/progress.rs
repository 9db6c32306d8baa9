//! The progress of a tournament on standard error: one changing line on a terminal, otherwise a line every few
//! seconds.

use std::io::{self, Write as _};
use std::time::Duration;

use span_it_arena::tournament::stats::SprtState;
use span_it_files::stopwatch::Stopwatch;

use crate::status_line;

/// Time between updates on a terminal.
const TERMINAL: Duration = Duration::from_millis(200);
/// Time between lines elsewhere.
const ELSEWHERE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(super) struct Progress {
    clock: Stopwatch,
    last: Duration,
    terminal: bool,
    shown: bool,
    /// Games that the log already had.
    before: u64,
    finished: u64,
    games: u64,
}

impl Progress {
    /// The progress of a tournament with `games` games, `before` of which the log already has.
    pub(super) fn new(games: u64, before: u64) -> Self {
        let terminal = status_line::is_shown();
        let (clock, last) = (Stopwatch::start(), Duration::ZERO);
        Self { clock, last, terminal, shown: false, before, finished: before, games }
    }

    /// Counts a finished game.
    pub(super) fn game(&mut self, sprt: Option<SprtState>) {
        self.finished += 1;
        let now = self.clock.elapsed();
        let every = if self.terminal { TERMINAL } else { ELSEWHERE };
        if now.saturating_sub(self.last) < every {
            return;
        }
        self.last = now;
        self.shown = true;
        let test = sprt.map(|state| {
            let (lower, upper) = state.test.bounds();
            format!(", LLR {:.2} ({lower:.2} to {upper:.2})", state.llr)
        });
        let line = format!(
            "{} of {} games{}{}",
            self.finished,
            self.games,
            self.left(now).map_or_else(String::new, |left| format!(", {} left", rounded(left))),
            test.unwrap_or_default()
        );
        if self.terminal {
            status_line::show(&line);
        } else {
            // A closed standard error needs no progress.
            drop(writeln!(io::stderr(), "{line}"));
        }
    }

    /// Clears the line.
    pub(super) fn end(&self) {
        if self.shown {
            status_line::show("");
        }
    }

    /// The estimated time for the remaining games; `None` if there are none.
    fn left(&self, now: Duration) -> Option<Duration> {
        let played = (self.finished - self.before).max(1) as f64;
        let rest = self.games.saturating_sub(self.finished);
        let left = now.as_secs_f64() / played * rest as f64;
        (rest > 0).then(|| Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX))
    }
}

/// The time in its two largest units.
fn rounded(time: Duration) -> String {
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
        let progress = |finished| Progress { finished, ..Progress::new(4, 0) };
        let second = Duration::from_secs(1);
        assert_eq!((progress(2).left(second), progress(4).left(second)), (Some(second), None));
    }
}
