//! The progress of long work on standard error: one changing line on a terminal, otherwise a line every ten seconds.

use std::env;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use span_it_core::stopwatch::Stopwatch;
use span_it_core::text::sanitize::printable;

/// Time between updates on a terminal.
const TERMINAL: Duration = Duration::from_millis(200);
/// Time between lines elsewhere.
const ELSEWHERE: Duration = Duration::from_secs(10);

static QUIET: AtomicBool = AtomicBool::new(false);

/// Hides all progress from now on.
pub(crate) fn hide() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Whether all progress is hidden.
pub(crate) fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Whether standard error is a terminal that can replace a line.
fn is_terminal() -> bool {
    io::stderr().is_terminal() && env::var_os("TERM").is_none_or(|name| name != "dumb")
}

/// A line on a terminal that shows its message until it is dropped.
pub(crate) fn line() -> ProgressBar {
    styled("{wide_msg}")
}

/// A line on a terminal that names the file which is read, until it is dropped.
pub(crate) fn reading(file: &Path) -> ProgressBar {
    let line = line();
    line.set_message(format!("reading {}", printable(&file.display().to_string())));
    line
}

fn styled(template: &str) -> ProgressBar {
    let is_shown = is_terminal() && !is_quiet();
    let target = if is_shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_error| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(None, target).with_style(style)
}

/// The progress of counted work, shown until it is dropped.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    clock: Stopwatch,
    last: Duration,
    every: Duration,
}

impl Progress {
    /// The progress of work with `all` parts, such as `games`, `before` of which are done.
    pub(crate) fn new(before: u64, all: u64, what: &'static str) -> Self {
        let bar = styled("{pos} of {len} {prefix}, {eta} left{wide_msg}").with_prefix(what);
        bar.set_length(all);
        bar.set_position(before);
        bar.reset_eta();
        let every = if is_terminal() { TERMINAL } else { ELSEWHERE };
        Self { bar, clock: Stopwatch::start(), last: Duration::ZERO, every }
    }

    /// Shows that `done` parts are done, if it is time to. `facts` are shown behind it.
    pub(crate) fn show(&mut self, done: u64, facts: impl FnOnce() -> String) {
        let now = self.clock.elapsed();
        if now.saturating_sub(self.last) < self.every || is_quiet() {
            return;
        }
        self.last = now;
        self.bar.set_position(done);
        let facts = Some(facts()).filter(|facts| !facts.is_empty());
        let facts = facts.map(|facts| format!("; {facts}")).unwrap_or_default();
        if is_terminal() {
            self.bar.set_message(facts);
        } else {
            let (all, what) = (self.bar.length().unwrap_or_default(), self.bar.prefix());
            let left = HumanDuration(self.bar.eta());
            // A closed standard error needs no progress.
            drop(writeln!(io::stderr(), "{done} of {all} {what}, {left:#} left{facts}"));
        }
    }

    /// Adds parts to the work.
    pub(crate) fn more(&self, parts: u64) {
        self.bar.inc_length(parts);
    }

    /// Does something that prints, without the line.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }
}
