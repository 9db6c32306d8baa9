//! The command-line program.

use std::process::ExitCode;

fn main() -> ExitCode {
    span_it::toolkit::run()
}
