//! A line on standard error that the next one replaces, on a terminal.

use std::io::{self, IsTerminal as _, Write as _};

pub(crate) fn is_shown() -> bool {
    io::stderr().is_terminal()
}

/// Replaces the line; an empty text clears it.
pub(crate) fn show(line: &str) {
    if is_shown() {
        // A closed standard error needs no progress.
        drop(write!(io::stderr(), "\r\x1b[K{line}"));
    }
}
