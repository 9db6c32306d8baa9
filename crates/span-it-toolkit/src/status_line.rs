//! A line on standard error that the next one replaces, on a terminal.

use std::env;
use std::io::{self, IsTerminal as _, Write as _};

use terminal_size::{Width, terminal_size_of};

pub(crate) fn is_shown() -> bool {
    io::stderr().is_terminal() && env::var_os("TERM").is_none_or(|name| name != "dumb")
}

/// Replaces the line; an empty text clears it.
pub(crate) fn show(line: &str) {
    if is_shown() {
        // A line that is wrapped is not replaced by the next one.
        let width = terminal_size_of(io::stderr()).map_or(usize::MAX, |(Width(width), _)| width.into());
        let line: String = line.chars().take(width.saturating_sub(1)).collect();
        // A closed standard error needs no progress.
        drop(write!(io::stderr(), "\r\x1b[K{line}"));
    }
}
