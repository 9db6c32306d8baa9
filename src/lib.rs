//! The game: an eframe window over the rules, engine and solver of [`span_it_core`] and the contests and
//! training of [`span_it_arena`]. `docs/architecture.md` describes its parts.

pub mod app;
pub mod jobs;
#[doc(hidden)]
pub mod messages;
pub mod platform;
