//! The integration tests of file access: one binary, one module per subject.

#![cfg(test)]

mod storage;
mod storage_faults;
