//! Personalities: fourteen factors that say how a computer opponent plays (spec sections 3 and 7).
//!
//! May import: [`board`](crate::board), [`json`](crate::json), [`storage`](crate::storage).

pub mod character;
mod factors;
mod file;
pub mod ladder;
pub mod library;
pub mod shelf;

pub use factors::{Factor, FactorError, FactorGroup, FactorInfo, FactorKind, Factors, Scale};
pub use file::{FileError, MAX_BYTES, Personality, TooLarge};
