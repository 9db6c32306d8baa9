//! Contests between agents: games in pairs from the same opening with the sides exchanged.
//!
//! May import: [`board`](crate::board), [`engine`](crate::engine), [`html`](crate::html),
//! [`json`](crate::json), [`personality`](crate::personality), [`referee`](crate::referee),
//! [`seed`](crate::seed), [`solver`](crate::solver), [`storage`](crate::storage).

pub mod export;
mod result;
pub mod scoreboard;
pub mod stats;

pub use result::{Ending, GameResult, PairKey, SideReport};
pub use scoreboard::Scoreboard;
