//! Making better personalities: how well one plays, measured by the exact solver, and new ones bred by that
//! measure or by a person's moves.

mod chance;
pub mod clone;
mod exam;
mod ponder;
pub mod school;
pub mod tune;
