//! Rules, exact solver and personality engine of Span-It!, a remake of the connect-the-dots game of 1993.
//! The game is also known as Gale or Bridg-It.
//!
//! Two players play connectors between the dots of a board in turn. The first to join both of its edges
//! wins. A computer player is a *personality*: fourteen factors from which every free node gets a weight.
//! `docs/rules.md` in the repository defines the rules, the weights and the search; `docs/formats.md` the
//! files; `docs/glossary.md` the terms.
//!
//! | module | content | may use |
//! | --- | --- | --- |
//! | [`board`] | sizes, nodes, dots, players, positions and their text, paths | |
//! | [`referee`] | a live game: legal moves, undo and redo, outcome | `board` |
//! | [`solver`] | exact winner, winning moves and proofs | `board` |
//! | [`personality`] | factors, personality files, built-in personalities, ladder | `board` |
//! | [`engine`] | weights, lookahead, noise, opponent model | all above but `referee` |
//! | [`record`] | games as `.spanit` files | all but `solver` |
//! | [`json`], [`text`], [`share`], [`stopwatch`], [`rng`], [`seed`] | helpers | |
//!
//! Nothing here needs graphics or a network, and no input can cause a panic: texts and files are checked and
//! refused with a place, the value and what was expected.
//!
//! # Play a game
//!
//! The referee is the only one that plays moves. Here *Sprinter*, which never blocks, plays *Steady* on the
//! smallest board:
//!
//! ```
//! use span_it_core::board::{BoardSize, ByPlayer, Player};
//! use span_it_core::engine::{Deadline, Seed, choose};
//! use span_it_core::personality::library;
//! use span_it_core::referee::{MoveNote, Referee, Termination};
//!
//! let players = ByPlayer {
//!     horizontal: library::builtin_named("Sprinter").ok_or("not built in")?,
//!     vertical: library::builtin_named("Steady").ok_or("not built in")?,
//! };
//! let mut game = Referee::new(BoardSize::square(3)?, Player::Horizontal);
//! while game.outcome().is_none() {
//!     let position = game.position();
//!     let factors = &players[position.to_move()].factors;
//!     let choice = choose(position, factors, Seed::default(), &Deadline::unlimited())?;
//!     game.play(choice.mv, MoveNote::default())?;
//! }
//!
//! let moves: Vec<String> = game.moves().iter().map(|mv| mv.node.to_string()).collect();
//! assert_eq!(moves, ["a3", "e5", "e1", "a5", "c1", "a1", "b2"]);
//! let outcome = game.outcome().ok_or("not finished")?;
//! assert_eq!((outcome.winner, outcome.termination), (Player::Horizontal, Termination::Path));
//! assert_eq!(game.position().to_string(), "vhh/h./h../../v.v v");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Solve a position
//!
//! ```
//! use span_it_core::board::Position;
//! use span_it_core::solver::{self, Verdict, proof};
//!
//! let position: Position = "vh./../vh./../... h".parse()?;
//! let solution = solver::solve(&position);
//! assert_eq!(solution.winner, position.to_move());
//! assert_eq!(solution.verdict(position.to_move(), "a5".parse()?), Verdict::Only);
//!
//! let proof = proof::proof(&position).ok_or("the game is over")?;
//! assert_eq!(proof.opening(), Some("a5".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Change a personality
//!
//! ```
//! use span_it_core::personality::{Factor, Personality, library};
//!
//! let mut careful = library::builtin_named("Steady").ok_or("not built in")?.clone();
//! careful.name = "Careful".to_owned();
//! careful.factors.set(Factor::GamePredictability, 110.0)?;
//! let file = careful.to_file()?;
//! assert_eq!(Personality::from_json(file.as_bytes())?, careful);
//!
//! let error = careful.factors.set(Factor::GameTreeMaxDepth, 51.0).unwrap_err();
//! assert_eq!(error.to_string(), "GameTreeMaxDepth is 51: expected a whole number from 1 to 50");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub mod board;
pub mod engine;
pub mod json;
pub mod personality;
pub mod record;
pub mod referee;
pub mod rng;
#[cfg(test)]
mod schema;
mod search_totals;
pub mod seed;
mod serial;
pub mod share;
pub mod solver;
pub mod stopwatch;
pub mod text;

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
