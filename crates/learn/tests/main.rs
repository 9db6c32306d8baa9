//! The integration tests of the learning crate: one binary, one module per subject.

#![cfg(test)]

mod analysis;
mod damaged_logs;
mod generator;
mod lesson_runner;
mod lessons;
mod log;
mod measurements;
mod progress;
mod sliders;
mod story;
mod style;
mod supply;
mod theory;
