//! Messages on standard error.

use std::io::{self, Write as _};
use std::process::ExitCode;

use span_it_files::text::sanitize::printable_lines;

/// The exit code for an option, file or agent that cannot be used.
const UNUSABLE: u8 = 2;

/// Writes a message, which may quote any file, to standard error.
pub(crate) fn print_error(message: &str) {
    // A closed standard error leaves no place for the message.
    drop(writeln!(io::stderr(), "span-it-toolkit: {}", printable_lines(message)));
}

/// Writes why nothing was run; the exit code for that.
pub(crate) fn refuse(problem: &str) -> ExitCode {
    print_error(problem);
    ExitCode::from(UNUSABLE)
}
