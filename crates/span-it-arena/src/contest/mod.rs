//! Contests between agents: games in pairs from the same opening with the sides exchanged.
//!
//! A [`Plan`] says who meets whom, where and how often; [`run`] plays it on all cores under a [`Control`],
//! [`log`] keeps what is finished, [`Sequential`] ends a contest of two once it is settled. What the
//! results say is reckoned by [`stats`], told by the [`Scoreboard`] and printed by [`export`].

mod agent;
mod control;
mod error;
pub mod export;
mod game;
pub mod log;
mod luck;
mod names;
pub mod opening;
mod plan;
mod reads;
mod result;
mod runner;
pub mod scoreboard;
mod sequential;
pub mod stats;

pub use agent::{Agent, AgentError, AgentSpec, Forfeit};
pub use control::{Control, LiveGame};
pub use error::ContestError;
pub use names::{Names, OwnNames, told_apart};
pub use plan::{Fixture, Plan};
pub use result::{Ending, GameResult, PairKey, SideReport};
pub use runner::run;
pub use scoreboard::Scoreboard;
pub use sequential::Sequential;
