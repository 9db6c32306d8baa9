//! Stored games: an SQLite database that finds them by player, size, result, date and position.
//!
//! [`History`] stores each game with its record, its [`Analysis`] and the fingerprints of all its positions, so that
//! a search by position also finds mirrored games. Several processes may use one database at once. A transaction per
//! game keeps the database whole if the process is killed, and the file alone has all games after each. A damaged
//! database is set aside, and a new one begins (`docs/formats.md, "Game history"`).
//!
//! ```
//! use span_it_core::board::{BoardSize, Player, Position};
//! use span_it_store::games::{Filter, History, NewGame, Source};
//! # let folder = tempfile::tempdir()?;
//! let mut history = History::open(&folder.path().join("games.sqlite3"))?;
//! # use span_it_core::board::ByPlayer;
//! # use span_it_core::personality::library;
//! # use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
//! # use span_it_core::referee::MoveNote;
//! # let seat = Seat { name: "Ada".to_owned(), kind: PlayerKind::Human, personality: library::builtin()[0].clone() };
//! # let size = BoardSize::square(3)?;
//! # let setup = GameSetup {
//! #     size, first: Player::Horizontal, seed: Default::default(), max_move: None, start: None, notes: GameNotes::default(),
//! #     players: ByPlayer { horizontal: seat.clone(), vertical: seat },
//! # };
//! # let mut game = setup.new_game();
//! # game.play("c3".parse()?, MoveNote::default())?;
//! history.add(&NewGame { setup: &setup, game: &game, at: 0, source: Source::Played })?;
//! let empty = Position::empty(size, Player::Horizontal);
//! let filter = Filter { position: Some(empty), ..Filter::default() };
//! let page = history.list(&filter, 0, 50)?;
//! assert_eq!((page.total, page.games[0].moves), (1, 1));
//! assert_eq!(history.read(page.games[0].id)?, (setup, game));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod explorer;
mod filter;
mod game;
mod history;
mod schema;
mod store;

pub use error::HistoryError;
pub use explorer::NextMove;
pub use filter::{Filter, Order, ResultFilter};
pub use game::{Added, Analysis, GameId, NewGame, Source, StoredGame};
pub use history::{History, Opened, Page};
pub use store::key;
