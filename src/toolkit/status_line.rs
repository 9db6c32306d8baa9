//! A line on standard error that the next one replaces, on a terminal.

use std::env;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use terminal_size::{Width, terminal_size_of};

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
pub(crate) fn is_terminal() -> bool {
    io::stderr().is_terminal() && env::var_os("TERM").is_none_or(|name| name != "dumb")
}

/// Replaces the line; an empty text clears it.
pub(crate) fn show(line: &str) {
    if is_terminal() && !is_quiet() {
        // A line that is wrapped is not replaced by the next one.
        let width = terminal_size_of(io::stderr()).map_or(usize::MAX, |(Width(width), _)| width.into());
        let line: String = line.chars().take(width.saturating_sub(1)).collect();
        // A closed standard error needs no progress.
        drop(write!(io::stderr(), "\r\x1b[K{line}"));
    }
}
