//! Personalities: fourteen factors that say how a computer opponent plays (spec sections 3 and 7).

mod factors;
mod file;
pub mod ladder;
pub mod library;

pub use factors::{Factor, FactorError, FactorGroup, FactorInfo, FactorKind, Factors, Scale};
pub use file::{FileError, MAX_BYTES, Personality, TooLarge};
