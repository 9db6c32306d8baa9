//! Lessons, puzzles, ratings, ladder and practice of Span-It!, without a window.
//!
//! Everything here is exact: whatever the solver accepts is right. `docs/formats.md` in the repository has the
//! log, `docs/glossary.md` the terms.
//!
//! | module | content |
//! | --- | --- |
//! | [`lessons`] | the thirteen lessons, and the state machine of a step |
//! | [`question`] | answers to steps and puzzles, and what follows from them |
//! | [`puzzles`] | kinds, difficulty on the ladder's Elo scale, and the state machine of a puzzle |
//! | [`generate`] | makes puzzles from games of the built-in personalities; today's puzzle |
//! | [`source`] | a thread that keeps puzzles ready which suit the player's rating |
//! | [`analysis`], [`mistakes`] | the mistakes of a finished game, and their kinds |
//! | [`badges`] | facts about what the player has done |
//! | [`practice`] | cards of the player's own mistakes in five boxes |
//! | [`rating`], [`ladder`] | Glicko-2 ratings; rungs and handicap boards |
//! | [`log`] | events, and the append-only file `learning.jsonl` |
//! | [`style`] | what a player's moves do |
//! | [`progress`] | the state that is folded from the events: everything that pages show |
//! | [`truth`], [`date`] | what the solver says; local dates |
//! | [`versions`] | versions of the player's own personalities |
//!
//! Nothing needs a window. Times and dates are arguments. Only [`source::PuzzleSource`] starts a thread, only
//! [`log::LearningLog`] touches a file, and only [`date::Zone::local`] reads the settings of the system.
//!
//! # A step of a lesson
//!
//! ```
//! use span_it_learn::lessons::{LessonRunner, index_of};
//! use span_it_learn::question::{Answer, Reaction};
//! let mut runner = LessonRunner::new(index_of("stop-1").ok_or("no step")?).ok_or("no step")?;
//! assert_eq!(runner.text(), "The diamonds need one more line to win. Find that ring and take it first.");
//! assert!(matches!(runner.answer(Answer::Node("a5".parse()?)), Reaction::Wrong { reply: Some(_), .. }));
//! assert_eq!(runner.comment(), "They play e5 and join top to bottom. Take that ring first.");
//! runner.retry();
//! assert_eq!(runner.answer(Answer::Node("e5".parse()?)), Reaction::Right);
//! assert_eq!(runner.tries(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A puzzle and its event
//!
//! ```
//! use span_it_core::seed::Seed;
//! use span_it_learn::date::Zone;
//! use span_it_learn::generate::{Generator, Request};
//! use span_it_learn::log::LearningLog;
//! use span_it_learn::progress::{Event, What};
//! use span_it_learn::puzzles::PuzzleRunner;
//! use span_it_learn::question::Answer;
//!
//! let puzzle = Generator::new(Request::new(Seed::default())).next().ok_or("no puzzle")?;
//! let mut runner = PuzzleRunner::new(puzzle);
//! while !runner.is_done() {
//!     let right = runner.accepted()[0];
//!     runner.answer(Answer::Node(right));
//! }
//! let mut log = LearningLog::default();
//! let what = What::puzzle(&runner, true).ok_or("not answered")?;
//! log.append(Event::new(1_795_305_600, &Zone::UTC, what))?;
//! assert_eq!(log.progress().found_in_a_row().now, 1);
//! assert!(log.progress().in_puzzles().value() > 1000.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A finished game
//!
//! ```
//! use span_it_core::board::{Player, Position};
//! use span_it_learn::analysis::GameReport;
//! let start: Position = "hhv/../..v/../... h".parse()?;
//! let report = GameReport::new(&start, &["a5".parse()?, "e5".parse()?], Player::Horizontal, &Default::default())
//!     .ok_or("cancelled")?;
//! assert_eq!((report.critical, report.kept), ([0, 1, 0], [0, 0, 0]));
//! let cards = report.cards(1000.0, &Default::default()).ok_or("cancelled")?;
//! assert_eq!(cards[0].played.to_string(), "a5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub mod analysis;
pub mod badges;
pub mod date;
pub mod generate;
pub mod ladder;
pub mod lessons;
pub mod log;
pub mod mistakes;
pub mod practice;
pub mod progress;
pub mod puzzles;
pub mod question;
pub mod rating;
pub mod rush;
pub mod source;
pub mod story;
pub mod style;
pub mod truth;
pub mod versions;
