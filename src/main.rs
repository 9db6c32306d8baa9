//! The game: opens the window.

use std::process::ExitCode;

fn main() -> ExitCode {
    // An outside program for a competition may have to be started.
    span_it_arena::process::on_leash().unwrap_or_else(span_it::app::run)
}
