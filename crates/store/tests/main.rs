//! The integration tests of the store: one binary, one module per subject.

#![cfg(test)]

mod games;
mod storage;
