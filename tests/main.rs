//! The integration tests: one binary, one module a purpose.

mod board;
mod files;
mod records;
mod referee;
mod storage;
mod support;
