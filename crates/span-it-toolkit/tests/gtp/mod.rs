//! The subcommand `gtp`, and external engines of the subcommand `match`.

mod command;
#[cfg(unix)]
mod orphans;
#[cfg(unix)]
#[path = "../../../span-it-arena/tests/gtp/script.rs"]
mod script;
