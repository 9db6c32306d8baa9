//! Contests between agents: games in pairs from the same opening with the sides exchanged.
//!
//! May import: [`board`](crate::board), [`engine`](crate::engine), [`html`](crate::html),
//! [`json`](crate::json), [`personality`](crate::personality), [`referee`](crate::referee),
//! [`seed`](crate::seed), [`solver`](crate::solver), [`storage`](crate::storage).

mod agent;
mod control;
mod error;
mod game;
mod luck;
pub mod opening;
mod plan;
mod result;
mod runner;

pub use agent::{Agent, AgentError, AgentSpec, Forfeit};
pub use control::{Control, LiveGame};
pub use error::ContestError;
pub use plan::{Fixture, Plan};
pub use result::{Ending, GameResult, PairKey, SideReport};
pub use runner::run;
