//! Span-It!: the 1993 connect-the-dot game whose computer opponents are personalities.
#[cfg(feature = "gui")]
pub mod app;
pub mod board;
pub mod engine;
pub mod json;
pub mod messages;
pub mod personality;
#[cfg(feature = "gui")]
pub mod platform;
pub mod record;
pub mod referee;
pub mod seed;
pub mod solver;
pub mod storage;
