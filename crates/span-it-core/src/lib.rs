//! The rules, the exact solver and the personality engine of Span-It!, the 1993 connect-the-dots game
//! (Gale, Bridg-It).
//!
//! Two players take turns placing connectors between the dots of a board. The first to join their two
//! edges wins. A computer player is a *personality*: fourteen factors from which every free node gets a
//! weight. `docs/rules.md` in the repository defines rules, weights and search.
//!
//! | module | content |
//! | --- | --- |
//! | [`board`] | sizes, nodes, dots, players, positions and their text, paths |
//! | [`referee`] | a live game: legal moves, undo and redo, outcome |
//! | [`solver`] | exact winner, winning moves and proofs |
//! | [`personality`] | the fourteen factors, personality files, the built-in personalities |
//! | [`engine`] | weights, lookahead, seeded noise, background worker |
//! | [`record`] | games as `.spanit` files |
//! | [`json`], [`storage`], [`seed`], [`text`] | strict JSON, safe files, seeds, text helpers |
//!
//! # A game
//!
//! Players only ever propose; the referee plays. Here *Sprinter*, which never blocks, meets *Steady* on
//! the smallest board:
//!
//! ```
//! use span_it_core::board::{BoardSize, ByPlayer, Player};
//! use span_it_core::engine::{Deadline, Seed, choose};
//! use span_it_core::personality::library;
//! use span_it_core::referee::{MoveNote, Referee, Termination};
//!
//! let players = ByPlayer {
//!     horizontal: library::shipped_named("Sprinter").ok_or("not shipped")?,
//!     vertical: library::shipped_named("Steady").ok_or("not shipped")?,
//! };
//! let mut game = Referee::new(BoardSize::square(3)?, Player::Horizontal);
//! while game.outcome().is_none() {
//!     let position = game.position();
//!     let player = position.to_move();
//!     let factors = &players[player].factors;
//!     let choice = choose(position, factors, Seed::default(), &Deadline::unlimited(), &mut |_| ())?;
//!     game.play(game.moves().len(), player, choice.mv, MoveNote::default())?;
//! }
//!
//! let moves: Vec<String> = game.moves().iter().map(|mv| mv.node.to_string()).collect();
//! assert_eq!(moves, ["a3", "a1", "c3", "e3", "e1", "d2", "c1", "b2", "a5", "e5"]);
//! let outcome = game.outcome().ok_or("still under way")?;
//! assert_eq!((outcome.winner, outcome.termination), (Player::Vertical, Termination::Path));
//! assert_eq!(game.position().to_string(), "vhh/vv/hhv/../h.v h");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub mod board;
pub mod engine;
pub mod json;
pub mod personality;
pub mod record;
pub mod referee;
pub mod seed;
pub mod solver;
pub mod storage;
pub mod text;

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
