//! The integration tests of pictures.

#![cfg(test)]

mod pictures;
