//! The integration tests of the arena: one binary, one module per subject.

#![cfg(test)]

mod gtp;
mod opponent_model;
mod recognition;
mod tournament;
mod tournament_stats;
mod training;
