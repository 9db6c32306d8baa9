//! Span-It!: the 1993 connect-the-dot game whose computer opponents are personalities.
//!
//! Two players take turns placing connectors between the dots of a board; whoever first joins their
//! own two edges has won. How the computer plays is told by a *personality*: fourteen numbers, the
//! factors, from which every free node gets a weight.
//!
//! # The map
//!
//! | module | what it is |
//! | --- | --- |
//! | [`board`] | sizes, nodes, dots, players, positions and their text, paths: pure data, no history |
//! | [`referee`] | the sole owner of a live game: who may play what, undo and redo, the outcome |
//! | [`solver`] | who wins against any defence and with which moves, exactly |
//! | [`personality`] | the fourteen factors in one table, personality files, the shipped ones |
//! | [`engine`] | what a personality makes of a position: weights, lookahead, seeded noise, a worker |
//! | [`record`] | a game as a `.spanit` file, loaded by replay through the referee |
//! | [`reading`] | knowing a player by its moves, and playing on what is known |
//! | [`contest`] | games in pairs between agents, and what can be read from their results |
//! | [`training`] | schooling and breeding personalities, and cloning the ones that play |
//! | [`gtp`] | the Go Text Protocol: served to a controller, and spoken to an outside program |
//! | [`json`], [`storage`], [`seed`], [`html`], [`plain`], [`count`] | strict JSON, safe files, a game's seed, pages to print, foreign text, numbers in words |
//! | [`messages`] | every text that the window shows |
//! | `platform` | clock, chance, folders and file dialogs, as the window sees them |
//! | `app` | the window, an eframe application |
//!
//! Imports run one way: [`board`] ← [`referee`], [`solver`], [`personality`] ← [`engine`], [`record`] ←
//! [`gtp`], [`reading`] ← [`contest`] ← [`training`] ← `app` or the toolkit; [`json`], [`storage`], [`seed`],
//! [`html`], [`plain`] and [`count`] stand beside them and know nothing of the game. Each module says at its head what it may
//! import. The toolkit
//! (`src/bin/span-it-toolkit`) and `app` never meet. `app` and `platform` are there with the feature
//! `gui`, which is on unless turned off.
//!
//! # A game
//!
//! Players only ever propose; the referee plays. Here *Sprinter*, which never blocks, meets *Steady* on
//! the smallest board:
//!
//! ```
//! use span_it::board::{BoardSize, ByPlayer, Player};
//! use span_it::engine::{Deadline, Seed, choose};
//! use span_it::personality::library;
//! use span_it::referee::{MoveNote, Referee, Termination};
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
#[cfg(feature = "gui")]
pub mod app;
pub mod board;
pub mod contest;
pub mod count;
pub mod engine;
pub mod gtp;
pub mod html;
pub mod json;
pub mod messages;
mod natural;
pub mod personality;
pub mod plain;
#[cfg(feature = "gui")]
pub mod platform;
pub mod reading;
pub mod record;
pub mod referee;
pub mod seed;
pub mod solver;
pub mod storage;
pub mod training;
