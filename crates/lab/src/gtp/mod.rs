//! The Go Text Protocol, version 2.
//!
//! A [`Server`] lets a controller play against a personality or perfect play. A [`Client`] runs an external
//! engine, which may fail in any way. Black is the horizontal player and white the vertical one. Nodes have
//! their usual names (`a1`, `i3`, `aa5`). `boardsize N` is a board of N x N, `boardsize R C` one of R rows and
//! C columns.
// CITE: Gunnar Farnebäck, "Specification of the Go Text Protocol, version 2, draft 2", 2002.

mod answer;
mod client;
mod clock;
mod command_line;
mod commands;
mod error;
mod opponent;
mod protocol;
mod server;
mod session;

#[doc(hidden)]
pub use answer::{next_answer, read_answer};
pub(crate) use client::check_command;
pub use client::{Client, Timeouts};
pub use error::GtpError;
pub use opponent::Opponent;
pub use server::Server;

use span_it_core::board::Player;

/// The protocol's word for a player.
const fn colour(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "black",
        Player::Vertical => "white",
    }
}
