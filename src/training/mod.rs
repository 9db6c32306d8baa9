//! Making better personalities, and knowing the ones that play.
//!
//! May import: [`board`](crate::board), [`contest`](crate::contest), [`engine`](crate::engine),
//! [`personality`](crate::personality), [`record`](crate::record), [`referee`](crate::referee),
//! [`seed`](crate::seed), [`solver`](crate::solver).

pub mod clone;
pub mod identify;
