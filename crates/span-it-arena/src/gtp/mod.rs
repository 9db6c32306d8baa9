//! The Go Text Protocol, version 2, as programs for this and neighbouring games speak it.
//!
//! A [`Server`] lets a controller play against a personality or Perfect play; a [`Client`] runs
//! somebody else's program and asks it for moves, whatever that program may do. On both sides black
//! is the horizontal player and white the vertical one, nodes go by their own names (`a1`, `i3`,
//! `aa5`), and `boardsize N` is a board of N x N, `boardsize R C` one of R rows and C columns.
// CITE: Gunnar Farnebäck, "Specification of the Go Text Protocol, version 2, draft 2", 2002.

mod client;
mod clock;
mod commands;
mod opponent;
mod program;
mod protocol;
mod server;

pub use client::{Client, GtpError, Patience, check_command};
pub use opponent::{MoveError, Opponent};
pub use server::{Mind, Server};

use span_it_core::board::Player;

/// The word that the protocol has for a player.
const fn colour(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "black",
        Player::Vertical => "white",
    }
}
