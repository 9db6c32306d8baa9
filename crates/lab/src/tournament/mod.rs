//! Tournaments between agents: games in pairs from the same opening with the sides exchanged.
//!
//! A [`Plan`] determines all games. [`run`] plays them on all cores under a [`Control`], and [`log`] stores them.
//! [`Sequential`] ends a match once a test is decided. [`Scoreboard`] has the results with their [`stats`], and
//! [`export`] formats them.

mod book;
mod control;
mod error;
pub mod export;
mod game;
pub mod log;
mod names;
pub mod opening;
mod plan;
mod player_spec;
mod players;
mod record;
mod result;
mod rng;
mod runner;
pub mod scoreboard;
pub mod selection;
mod sequential;
mod shard;
pub mod stats;

pub use book::Book;
pub use control::{Control, LiveGame};
pub use error::{PlanError, TournamentError};
pub(crate) use game::{Spectator, Turn, play_game};
pub use names::{Names, OwnNames, disambiguate};
pub(crate) use plan::check_once;
pub use plan::{Fixture, PairKey, Plan};
pub use player_spec::PlayerSpec;
pub use players::Forfeit;
pub(crate) use players::{Agent, PersonalityAgent};
pub use record::{seat, to_record};
pub use result::{Ending, GameResult, SideReport};
pub use runner::run;
pub use scoreboard::Scoreboard;
pub use selection::{Selection, Side};
pub use sequential::Sequential;
pub use shard::Shard;
