//! The game: opens the window.

use std::process::ExitCode;

fn main() -> ExitCode {
    span_it::run()
}
