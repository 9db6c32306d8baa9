//! Training: its settings and its thread.

pub(crate) mod config;
pub mod job;
