//! The database: add, read, list, delete and restore games.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, MAIN_DB, OptionalExtension as _, Row, Transaction, TransactionBehavior, params};
use span_it_core::board::{BoardSize, ByPlayer};
use span_it_core::personality::Personality;
use span_it_core::record::{GameSetup, read_compact};
use span_it_core::referee::Referee;

use crate::games::filter::{Condition, Filter};
use crate::games::game::read_game;
use crate::games::store::{add, insert, remove};
use crate::games::{Added, Analysis, GameId, HistoryError, NewGame, StoredGame, schema};

/// The stored games.
#[derive(Debug)]
pub struct History {
    pub(crate) connection: Connection,
    /// The name of the file and its number when it was opened; `None` in memory.
    file: Option<(PathBuf, Option<(u64, u64)>)>,
}

/// A database that may have been damaged.
#[derive(Debug)]
pub struct Opened {
    /// The database.
    pub history: History,
    /// Where the damaged file is; the database is empty then. `None` if it was whole.
    pub damaged: Option<PathBuf>,
}

/// Part of a list of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The number of games that match.
    pub total: usize,
    /// The games of this part.
    pub games: Vec<StoredGame>,
}

impl History {
    /// Opens or creates a database.
    ///
    /// # Errors
    /// The database is damaged, belongs to a newer version or another program, or cannot be read or written.
    pub fn open(path: &Path) -> Result<Self, HistoryError> {
        Ok(Self::new(schema::open(path).map_err(|error| error.at(path))?, path))
    }

    /// Opens or creates a database. A damaged one is renamed, and a new one begins.
    ///
    /// # Errors
    /// The database belongs to a newer version or another program, or cannot be read, written or renamed.
    pub fn open_or_set_aside(path: &Path) -> Result<Opened, HistoryError> {
        match schema::open(path) {
            Ok(connection) => Ok(Opened { history: Self::new(connection, path), damaged: None }),
            Err(HistoryError::Damaged(_)) => Self::set_aside(path),
            Err(error) => Err(error),
        }
    }

    /// Opens the database again after [`HistoryError::Damaged`] during its use. Checks all of it, because another process
    /// may have set it aside meanwhile.
    ///
    /// # Errors
    /// The file cannot be renamed, or the new database cannot be written.
    pub fn set_aside(path: &Path) -> Result<Opened, HistoryError> {
        let (connection, damaged) = schema::set_aside(path)?;
        Ok(Opened { history: Self::new(connection, path), damaged })
    }

    /// Opens a database to read. Nothing is written, neither to the database nor beside it.
    ///
    /// # Errors
    /// There is no such file, or it is damaged, belongs to a newer version or another program, or cannot be read.
    pub fn open_to_read(path: &Path) -> Result<Self, HistoryError> {
        Ok(Self::new(schema::open_to_read(path).map_err(|error| error.at(path))?, path))
    }

    /// A database in memory, which nothing else uses.
    ///
    /// # Errors
    /// There is no memory.
    pub fn in_memory() -> Result<Self, HistoryError> {
        Ok(Self { connection: schema::open_in_memory()?, file: None })
    }

    fn new(connection: Connection, path: &Path) -> Self {
        Self { connection, file: Some((path.to_owned(), schema::file_number(path))) }
    }

    /// Whether games can only be read.
    pub fn is_read_only(&self) -> bool {
        self.connection.is_readonly(MAIN_DB).unwrap_or(false)
    }

    /// Whether the file still has its name. Otherwise another one was put in its place, or it was deleted.
    pub fn is_current(&self) -> bool {
        self.file.as_ref().is_none_or(|(path, number)| schema::file_number(path) == *number)
    }

    /// Begins a change. If its commit fails, nothing has changed.
    fn begin(&mut self) -> Result<Transaction<'_>, HistoryError> {
        if !self.is_current() {
            return Err(HistoryError::Replaced);
        }
        Ok(self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
    }

    /// Stores a game. A game that is stored already is not stored again. If a stored game has no result and this game
    /// continues it, this game replaces it.
    ///
    /// # Errors
    /// The database cannot be written. Nothing has changed then.
    pub fn add(&mut self, new: &NewGame<'_>) -> Result<Added, HistoryError> {
        let transaction = self.begin()?;
        let added = add(&transaction, new)?;
        transaction.commit()?;
        Ok(added)
    }

    /// Stores many games in one transaction, which is faster. Calls `added` for each.
    ///
    /// # Errors
    /// The database cannot be written. Nothing has changed then.
    pub fn add_all<'a>(
        &mut self,
        games: impl IntoIterator<Item = NewGame<'a>>,
        mut added: impl FnMut(Added),
    ) -> Result<(), HistoryError> {
        let transaction = self.begin()?;
        for game in games {
            added(add(&transaction, &game)?);
        }
        Ok(transaction.commit()?)
    }

    /// Stores a game in place of a stored one: another end of the same game after moves were taken back. If the stored
    /// game is gone or began differently, stores the game as [`add`](Self::add) does.
    ///
    /// # Errors
    /// The database cannot be written. Nothing has changed then.
    pub fn replace(&mut self, id: GameId, new: &NewGame<'_>) -> Result<GameId, HistoryError> {
        let begins_alike = |setup: &GameSetup, old: &Referee| {
            setup.seed == new.setup.seed && old.start() == new.game.start()
        };
        let Some((setup, old)) = self.read(id).ok().filter(|(setup, old)| begins_alike(setup, old)) else {
            return Ok(self.add(new)?.id());
        };
        let transaction = self.begin()?;
        remove(&transaction, id, Some((&setup, &old)))?;
        insert(&transaction, new, Some(id))?;
        transaction.commit()?;
        Ok(id)
    }

    /// The number of games that match a filter, and `count` of them from `offset` on.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn list(&self, filter: &Filter, offset: usize, count: usize) -> Result<Page, HistoryError> {
        let condition = Condition::new(filter);
        let values = || rusqlite::params_from_iter(&condition.values);
        let mut counting = self.connection.prepare_cached(&condition.count())?;
        let total = counting.query_row(values(), |row| row.get(0))?;
        let mut listing = self.connection.prepare_cached(&condition.list(total, offset, count))?;
        let games = listing.query_map(values(), read_game)?.collect::<Result<_, _>>()?;
        Ok(Page { total, games })
    }

    /// A stored game; `None` if it is not stored or deleted.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn game(&self, id: GameId) -> Result<Option<StoredGame>, HistoryError> {
        let sql = "SELECT * FROM games WHERE id = ?1 AND deleted_at IS NULL";
        Ok(self.connection.prepare_cached(sql)?.query_row([id], read_game).optional()?)
    }

    /// The boards of the stored games, the smallest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn sizes(&self) -> Result<Vec<BoardSize>, HistoryError> {
        let sql = "SELECT DISTINCT rows, cols FROM games WHERE deleted_at IS NULL ORDER BY rows, cols";
        let mut statement = self.connection.prepare_cached(sql)?;
        let sizes = statement.query_map([], |row| Ok(BoardSize::new(row.get(0)?, row.get(1)?).ok()))?;
        Ok(sizes.filter_map(Result::transpose).collect::<Result<_, _>>()?)
    }

    /// The settings and moves of a game.
    ///
    /// # Errors
    /// The game is not stored, or cannot be read.
    pub fn read(&self, id: GameId) -> Result<(GameSetup, Referee), HistoryError> {
        let sql = "SELECT record, h.text, v.text FROM records JOIN personalities h ON h.id = h_personality \
                   JOIN personalities v ON v.id = v_personality WHERE game = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let read = |row: &Row<'_>| Ok([row.get(0)?, row.get(1)?, row.get(2)?]);
        let stored: Option<[String; 3]> = statement.query_row([id], read).optional()?;
        let [record, horizontal, vertical] = stored.ok_or(HistoryError::NoSuchGame(id))?;
        let personality = |text: String| Personality::from_json(text.as_bytes());
        personality(horizontal)
            .and_then(|horizontal| Ok(ByPlayer { horizontal, vertical: personality(vertical)? }))
            .and_then(|personalities| read_compact(&record, personalities))
            .map_err(|source| HistoryError::Record { id, source: Box::new(source) })
    }

    /// Deletes games: they are listed apart until [`restore`](Self::restore) or [`erase`](Self::erase).
    ///
    /// # Errors
    /// The database cannot be written. Nothing has changed then.
    pub fn delete(&mut self, games: &[GameId], now: i64) -> Result<(), HistoryError> {
        self.set_deleted(games, Some(now))
    }

    /// Brings deleted games back.
    ///
    /// # Errors
    /// The database cannot be written. Nothing has changed then.
    pub fn restore(&mut self, games: &[GameId]) -> Result<(), HistoryError> {
        self.set_deleted(games, None)
    }

    fn set_deleted(&mut self, games: &[GameId], at: Option<i64>) -> Result<(), HistoryError> {
        let transaction = self.begin()?;
        for id in games {
            transaction
                .prepare_cached("UPDATE games SET deleted_at = ?2 WHERE id = ?1")?
                .execute(params![id, at])?;
        }
        Ok(transaction.commit()?)
    }

    /// Erases deleted games. They cannot be brought back.
    ///
    /// # Errors
    /// The database cannot be written. The games before the one that fails are erased.
    pub fn erase(&mut self, games: &[GameId]) -> Result<(), HistoryError> {
        for &id in games {
            let game = self.read(id);
            let transaction = self.begin()?;
            remove(&transaction, id, game.ok().as_ref().map(|(setup, game)| (setup, game)))?;
            transaction.commit()?;
        }
        let transaction = self.begin()?;
        let unused = "DELETE FROM personalities WHERE id NOT IN \
                      (SELECT h_personality FROM records UNION SELECT v_personality FROM records)";
        transaction.execute(unused, [])?;
        Ok(transaction.commit()?)
    }

    /// The latest game without an analysis.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn next_to_analyse(&self) -> Result<Option<GameId>, HistoryError> {
        let sql = "SELECT id FROM games WHERE analysed = 0 AND deleted_at IS NULL ORDER BY at DESC, id DESC LIMIT 1";
        Ok(self.connection.prepare_cached(sql)?.query_row([], |row| row.get(0)).optional()?)
    }

    /// Stores the analysis of a game.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn set_analysis(&mut self, id: GameId, analysis: &Analysis) -> Result<(), HistoryError> {
        let (h, v) = (analysis.kept.horizontal, analysis.kept.vertical);
        let sql = "UPDATE games SET analysed = 1, turning_point = ?2, h_kept = ?3, h_critical = ?4, v_kept = ?5, \
                   v_critical = ?6 WHERE id = ?1";
        let values = params![id, analysis.turning_point, h.part, h.whole, v.part, v.whole];
        let transaction = self.begin()?;
        transaction.prepare_cached(sql)?.execute(values)?;
        Ok(transaction.commit()?)
    }
}
