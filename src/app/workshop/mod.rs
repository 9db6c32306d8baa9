//! What goes on behind the personality editor: work on threads of its own, previews, costs, files
//! that change under one's hands. No drawing.
//!
//! May import: board, engine, personality, solver, seed.

pub mod cost;
pub mod errand;
pub mod positions;
pub mod preview;
pub mod watch;
