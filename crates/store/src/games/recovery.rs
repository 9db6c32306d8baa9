//! Opening the database, and setting a damaged one aside.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use crate::storage::{rename, unused_sibling};
use rusqlite::Connection;
use span_it_core::record::read_record;

use crate::games::skeleton::Skeleton;
use crate::games::{History, HistoryError, NewGame, Source, schema};

/// An opened database.
#[derive(Debug)]
pub struct Opened {
    /// The database.
    pub history: History,
    /// What was recovered, if it was damaged.
    pub recovered: Option<Recovered>,
}

/// What was recovered from a damaged database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// The damaged file, which was renamed.
    pub set_aside: PathBuf,
    /// The number of recovered games.
    pub games: usize,
}

impl History {
    /// Opens the database, or creates it. If it is damaged, sets it aside and copies its readable games into a new
    /// one.
    ///
    /// # Errors
    /// The database belongs to a newer version or another program, or cannot be read or written.
    pub fn open(path: &Path) -> Result<Opened, HistoryError> {
        let _lock = lock(path);
        open_or_set_aside(path, |_| true)
    }

    /// Opens the database again after [`HistoryError::Damaged`] during its use. Checks all of it, because another process
    /// may have recovered it meanwhile, and sets it aside only if it is damaged.
    ///
    /// # Errors
    /// The file cannot be renamed, or the new database cannot be written.
    pub fn recover(path: &Path) -> Result<Opened, HistoryError> {
        let _lock = lock(path);
        open_or_set_aside(path, is_intact)
    }
}

/// Only one process may set a damaged file aside. Where locks are not supported, none is better than no games.
fn lock(path: &Path) -> Option<File> {
    let lock = File::create(with_suffix(path, "-lock")).ok()?;
    lock.lock().ok()?;
    Some(lock)
}

fn open_or_set_aside(
    path: &Path,
    is_intact: impl FnOnce(&Connection) -> bool,
) -> Result<Opened, HistoryError> {
    // Windows renames no open file, so a damaged database is closed first.
    let connection = match schema::open(path) {
        Ok(connection) => is_intact(&connection).then_some(connection),
        Err(HistoryError::Damaged(_)) => None,
        Err(error) => return Err(error),
    };
    match connection {
        Some(connection) => Ok(Opened { history: History::new(connection), recovered: None }),
        None => set_aside(path),
    }
}

fn is_intact(connection: &Connection) -> bool {
    let report = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
    report.is_ok_and(|report| report == "ok")
}

fn set_aside(path: &Path) -> Result<Opened, HistoryError> {
    let damaged = unused_sibling(path, "damaged");
    rename_all(path, &damaged).map_err(|error| {
        let reason = format!("could not set the damaged file aside: {error}");
        HistoryError::Unusable { path: path.to_owned(), reason }
    })?;
    let mut history = History::new(schema::open(path)?);
    let games = copy_games(&damaged, &mut history)?;
    Ok(Opened { history, recovered: Some(Recovered { set_aside: damaged, games }) })
}

/// Renames the database and its log.
fn rename_all(path: &Path, to: &Path) -> io::Result<()> {
    for suffix in ["-wal", "-shm"] {
        match rename(&with_suffix(path, suffix), &with_suffix(to, suffix)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    rename(path, to)
}

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Copies all games that can be read. From the start until the first error, and from the end likewise.
fn copy_games(damaged: &Path, history: &mut History) -> Result<usize, HistoryError> {
    let Ok(old) = schema::open_damaged(damaged) else { return Ok(0) };
    let mut games = 0;
    for order in ["", "DESC"] {
        for game in readable_games(&old, order) {
            let Ok((setup, referee)) = read_record(game.record.as_bytes()) else { continue };
            let new = NewGame { setup: &setup, game: &referee, at: game.at, source: game.source };
            if matches!(history.add(&new)?, crate::games::Added::New(_)) {
                games += 1;
            }
        }
    }
    Ok(games)
}

/// A game of a damaged database.
struct Readable {
    at: i64,
    source: Source,
    record: String,
}

fn readable_games(old: &Connection, order: &str) -> Vec<Readable> {
    let sql = format!(
        "SELECT at, source, records.text, h.text, v.text FROM records JOIN games ON games.id = game \
         JOIN personalities h ON h.id = h_personality JOIN personalities v ON v.id = v_personality \
         WHERE deleted_at IS NULL ORDER BY game {order}"
    );
    let Ok(mut statement) = old.prepare(&sql) else { return Vec::new() };
    let rows = statement.query_map([], |row| {
        let skeleton = Skeleton { text: row.get(2)?, personalities: [row.get(3)?, row.get(4)?] };
        let source = Source::from_word(&row.get::<_, String>(1)?);
        Ok(Readable { at: row.get(0)?, source, record: skeleton.record() })
    });
    rows.map_or_else(|_| Vec::new(), |rows| rows.map_while(Result::ok).collect())
}
