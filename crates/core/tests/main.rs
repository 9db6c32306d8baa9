//! The integration tests of the core: one binary, one module per subject.

#![cfg(test)]

mod board;
mod engine_equality;
mod engine_properties;
mod engine_weights;
mod files;
mod perfect;
mod random;
mod records;
mod referee;
mod solver;
mod support;
mod vectors;
