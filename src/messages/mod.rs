//! Every text a user sees, so that it can be translated in one place.
//!
//! May import: the board's words (nodes, players, paths).

pub mod board;
