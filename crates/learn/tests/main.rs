//! The integration tests of the learning crate: one binary, one module per subject.

#![cfg(test)]

mod analysis;
mod generator;
mod lesson_runner;
mod lessons;
mod log;
mod log_faults;
mod log_hostile;
mod measurements;
mod progress;
mod style;
mod supply;
mod theory;
