//! The subcommand `gtp`, and external engines of the subcommand `match`.

mod command;
#[cfg(unix)]
mod orphans;
#[cfg(unix)]
#[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only tests for Linux use all of it"))]
#[path = "../../../crates/lab/tests/gtp/script.rs"]
mod script;
