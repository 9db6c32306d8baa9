//! Contests between agents: games in pairs from the same opening with the sides exchanged.
//!
//! A [`Plan`] determines all games. [`run`] plays them on all cores under a [`Control`], and [`log`] stores them.
//! [`Sequential`] ends a match once a test is decided. [`Scoreboard`] has the results with their [`stats`], and
//! [`export`] formats them.

mod agent;
mod control;
mod error;
pub mod export;
mod game;
pub mod log;
mod names;
pub mod opening;
mod plan;
mod reader;
mod result;
mod rng;
mod runner;
pub mod scoreboard;
mod sequential;
pub mod stats;

pub use agent::{Agent, AgentError, AgentSpec, Forfeit};
pub use control::{Control, LiveGame};
pub use error::ContestError;
pub use names::{Names, OwnNames, disambiguate};
pub use plan::{Fixture, Plan};
pub use result::{Ending, GameResult, PairKey, SideReport};
pub use runner::run;
pub use scoreboard::Scoreboard;
pub use sequential::Sequential;
