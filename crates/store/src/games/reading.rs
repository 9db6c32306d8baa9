//! Reading a database without writing: it needs no permission to write, and leaves no file.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::storage::{StorageError, check_regular, metadata};
use rusqlite::{Connection, OpenFlags};

use crate::games::recovery::with_suffix;
use crate::games::schema::{check_owner, connect, unusable};
use crate::games::{History, HistoryError};

/// The interface of SQLite to the system without locks.
const NO_LOCKS: &str = if cfg!(windows) { "vfs=win32-none" } else { "vfs=unix-none" };

/// A database that no process wrote to when it was opened, so that it is read without locks.
#[derive(Debug)]
pub(crate) struct Unlocked {
    path: PathBuf,
    state: Option<(SystemTime, u64)>,
}

impl Unlocked {
    fn new(path: &Path, file: &Metadata) -> Self {
        Self { path: path.to_owned(), state: state(file) }
    }

    fn is_unchanged(&self) -> bool {
        metadata(&self.path).is_ok_and(|file| state(&file) == self.state)
    }
}

fn state(file: &Metadata) -> Option<(SystemTime, u64)> {
    Some((file.modified().ok()?, file.len()))
}

impl History {
    /// Opens a database to read. Nothing is written, neither to the database nor beside it.
    ///
    /// # Errors
    /// There is no such file, or it is damaged, belongs to a newer version or another program, or cannot be read.
    pub fn open_to_read(path: &Path) -> Result<Self, HistoryError> {
        let (connection, unlocked) = open(path).map_err(|error| error.at(path))?;
        Ok(Self { connection, unlocked })
    }

    /// Reads from the database.
    pub(crate) fn reading<T>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, HistoryError> {
        let answer = read(&self.connection);
        if self.unlocked.as_ref().is_none_or(Unlocked::is_unchanged) {
            Ok(answer?)
        } else {
            Err(HistoryError::Busy)
        }
    }
}

fn open(path: &Path) -> Result<(Connection, Option<Unlocked>), HistoryError> {
    let refused = |error: StorageError| unusable(path, error.reason);
    let file = metadata(path).map_err(|error| refused(StorageError::reading(path, error)))?;
    check_regular(path, &file).map_err(refused)?;
    if file.len() == 0 {
        return Err(unusable(path, "the file is empty; expected the games of Span-It!"));
    }
    let length = |suffix| Some(metadata(with_suffix(path, suffix)).ok()?.len());
    let (log, index, journal) = (length("-wal"), length("-shm"), length("-journal"));
    let (options, is_locked) = match log.and(index) {
        Some(_) => ("readonly_shm=1", true),
        None if log > Some(0) => (NO_LOCKS, false),
        None if journal > Some(0) => ("", true),
        None => ("immutable=1", false),
    };
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, options)?;
    if options == NO_LOCKS {
        // SQLite writes no index of the log then.
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    }
    check_owner(&connection, path)?;
    Ok((connection, (!is_locked).then(|| Unlocked::new(path, &file))))
}
