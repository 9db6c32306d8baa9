//! The game: opens the window.

// Otherwise Windows opens a console beside the window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    span_it::run()
}
