//! Making better personalities: how well one plays, measured by the exact solver, and new ones bred by that
//! measure or by a person's moves.
//!
//! May import: [`board`](crate::board), [`contest`](crate::contest), [`engine`](crate::engine),
//! [`json`](crate::json), [`personality`](crate::personality), [`record`](crate::record),
//! [`referee`](crate::referee), [`seed`](crate::seed), [`solver`](crate::solver),
//! [`storage`](crate::storage).

mod chance;
pub mod clone;
mod crew;
mod exam;
mod ponder;
pub mod school;
pub mod tune;
