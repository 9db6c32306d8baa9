//! What goes on behind the personality editor: work on threads of its own, previews, costs, files
//! that change under one's hands. No drawing.
//!
//! May import: board, contest, engine, personality, solver, seed, training.

pub mod bout;
pub mod cost;
pub mod errand;
pub mod positions;
pub mod preview;
pub mod school;
pub mod watch;
