//! Making better personalities: how well one plays, measured by the exact solver, and new ones bred
//! by that measure.
//!
//! May import: [`board`](crate::board), [`contest`](crate::contest), [`engine`](crate::engine),
//! [`json`](crate::json), [`personality`](crate::personality), [`referee`](crate::referee),
//! [`seed`](crate::seed), [`solver`](crate::solver), [`storage`](crate::storage).

mod chance;
mod crew;
mod exam;
mod ponder;
pub mod school;
