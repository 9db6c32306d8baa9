//! Personalities: the fourteen factors (`docs/rules.md, "Factors"`), personality files
//! (`docs/formats.md, "Personality file"`), packs, the built-in personalities and the ladder of their strengths.

pub mod character;
mod factors;
mod file;
pub mod ladder;
pub mod library;
mod pack;
pub mod sliders;

pub use factors::{Factor, FactorError, FactorGroup, FactorInfo, FactorKind, Factors, Formulas, Scale};
#[cfg(test)]
pub(crate) use file::PersonalityFile;
pub use file::{MAX_BYTES, MAX_NOTES, Personality, TooLarge};
pub use pack::{MAX_MEMBERS, MAX_PACK_BYTES, Pack, PackError, RefusedMember};
