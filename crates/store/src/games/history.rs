//! The database: add, read, list, delete and restore games.

use std::path::Path;

use rusqlite::{Connection, MAIN_DB, OptionalExtension as _, params};
use span_it_core::board::BoardSize;
use span_it_core::record::{GameSetup, read_record};
use span_it_core::referee::Referee;

use crate::games::filter::{Condition, Filter};
use crate::games::game::read_game;
use crate::games::reading::Unlocked;
use crate::games::skeleton::Skeleton;
use crate::games::store::{add, insert, remove};
use crate::games::{Added, Analysis, GameId, HistoryError, NewGame, StoredGame, schema};

/// The stored games.
#[derive(Debug)]
pub struct History {
    pub(crate) connection: Connection,
    /// If it is read without locks.
    pub(crate) unlocked: Option<Unlocked>,
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
    /// Opens or creates a database. Unlike [`open`](Self::open), a damaged one is an error and stays unchanged.
    ///
    /// # Errors
    /// The database is damaged, belongs to a newer version or another program, or cannot be read or written.
    pub fn open_unchanged(path: &Path) -> Result<Self, HistoryError> {
        Ok(Self::new(schema::open(path).map_err(|error| error.at(path))?))
    }

    /// A database in memory, which nothing else uses.
    ///
    /// # Errors
    /// There is no memory.
    pub fn in_memory() -> Result<Self, HistoryError> {
        Ok(Self::new(schema::open_in_memory()?))
    }

    pub(crate) const fn new(connection: Connection) -> Self {
        Self { connection, unlocked: None }
    }

    /// Whether games can only be read.
    pub fn is_read_only(&self) -> bool {
        self.connection.is_readonly(MAIN_DB).unwrap_or(false)
    }

    /// Stores a game. A game that is stored already is not stored again. If a stored game has no result and this game
    /// continues it, this game replaces it.
    ///
    /// # Errors
    /// The database cannot be written. Nothing has changed then.
    pub fn add(&mut self, new: &NewGame<'_>) -> Result<Added, HistoryError> {
        let transaction = schema::begin(&mut self.connection)?;
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
        let transaction = schema::begin(&mut self.connection)?;
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
        let transaction = schema::begin(&mut self.connection)?;
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
        self.reading(|connection| {
            let mut counting = connection.prepare_cached(&condition.count())?;
            let total = counting.query_row(values(), |row| row.get(0))?;
            let mut listing = connection.prepare_cached(&condition.list(total, offset, count))?;
            let games = listing.query_map(values(), read_game)?.collect::<Result<_, _>>()?;
            Ok(Page { total, games })
        })
    }

    /// A stored game; `None` if it is not stored or deleted.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn game(&self, id: GameId) -> Result<Option<StoredGame>, HistoryError> {
        let sql = "SELECT * FROM games WHERE id = ?1 AND deleted_at IS NULL";
        self.reading(|connection| connection.prepare_cached(sql)?.query_row([id], read_game).optional())
    }

    /// The boards of the stored games, the smallest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn sizes(&self) -> Result<Vec<BoardSize>, HistoryError> {
        let sql = "SELECT DISTINCT rows, cols FROM games WHERE deleted_at IS NULL ORDER BY rows, cols";
        let sizes = self.reading(|connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let sizes = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            sizes.collect::<Result<Vec<(usize, usize)>, _>>()
        })?;
        Ok(sizes.into_iter().filter_map(|(rows, cols)| BoardSize::new(rows, cols).ok()).collect())
    }

    /// The record of a game, exactly as [`write_record`](span_it_core::record::write_record) wrote it.
    ///
    /// # Errors
    /// The game is not stored, or the database cannot be read.
    pub fn record(&self, id: GameId) -> Result<String, HistoryError> {
        let sql = "SELECT records.text, h.text, v.text FROM records \
                   JOIN personalities h ON h.id = h_personality JOIN personalities v ON v.id = v_personality \
                   WHERE game = ?1";
        let skeleton = self.reading(|connection| {
            let skeleton = connection.prepare_cached(sql)?.query_row([id], |row| {
                Ok(Skeleton { text: row.get(0)?, personalities: [row.get(1)?, row.get(2)?] })
            });
            skeleton.optional()
        });
        Ok(skeleton?.ok_or(HistoryError::NoSuchGame(id))?.record())
    }

    /// The settings and moves of a game.
    ///
    /// # Errors
    /// The game is not stored, or cannot be read.
    pub fn read(&self, id: GameId) -> Result<(GameSetup, Referee), HistoryError> {
        let record = self.record(id)?;
        read_record(record.as_bytes()).map_err(|source| HistoryError::Record { id, source: Box::new(source) })
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
        let transaction = schema::begin(&mut self.connection)?;
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
            let transaction = schema::begin(&mut self.connection)?;
            remove(&transaction, id, game.ok().as_ref().map(|(setup, game)| (setup, game)))?;
            transaction.commit()?;
        }
        Ok(())
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
        let transaction = schema::begin(&mut self.connection)?;
        transaction.prepare_cached(sql)?.execute(values)?;
        Ok(transaction.commit()?)
    }
}
