//! Personalities: fourteen factors that say how a computer opponent plays (spec sections 3 and 7).
//!
//! May import: nothing of this crate.

mod factors;

pub use factors::{Factor, FactorError, FactorGroup, FactorInfo, FactorKind, Factors, Scale};
