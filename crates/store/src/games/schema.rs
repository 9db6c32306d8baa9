//! The file of the database and its tables (`docs/formats.md, "Game history"`).

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use percent_encoding::{NON_ALPHANUMERIC, percent_encode};
use rusqlite::{Connection, MAIN_DB, OpenFlags};
use tempfile::NamedTempFile;

use crate::games::HistoryError;
use crate::storage::{StorageError, check_regular, metadata, read_limited, rename, unused_sibling};

/// Identifies the file as ours: "SPAN" in ASCII.
const APPLICATION: i64 = 0x5350_414E;
/// The version of the tables.
const VERSION: i64 = 1;
/// The longest wait for another process.
const WAIT: Duration = Duration::from_secs(5);
/// Memory for changed pages, in KiB. Other processes can read until a change has more.
const CACHE_KIB: i64 = 65_536;

const TABLES: &str = "
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    source TEXT NOT NULL,
    rows INTEGER NOT NULL,
    cols INTEGER NOT NULL,
    first TEXT NOT NULL,
    h_name TEXT NOT NULL,
    h_kind TEXT NOT NULL,
    v_name TEXT NOT NULL,
    v_kind TEXT NOT NULL,
    names TEXT NOT NULL,
    winner TEXT,
    termination TEXT,
    moves INTEGER NOT NULL,
    analysed INTEGER NOT NULL DEFAULT 0,
    turning_point INTEGER,
    h_kept INTEGER, h_critical INTEGER, v_kept INTEGER, v_critical INTEGER,
    deleted_at INTEGER
);
CREATE INDEX games_by_date ON games (at, id);
CREATE TABLE personalities (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE records (
    game INTEGER PRIMARY KEY,
    identity INTEGER NOT NULL,
    line TEXT NOT NULL,
    record TEXT NOT NULL,
    h_personality INTEGER NOT NULL,
    v_personality INTEGER NOT NULL
);
CREATE INDEX records_by_identity ON records (identity);
CREATE TABLE positions (
    fingerprint INTEGER NOT NULL,
    game INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    next INTEGER,
    mover_won INTEGER,
    PRIMARY KEY (fingerprint, game)
) WITHOUT ROWID;
";

/// Opens a database, and creates its tables if it is new.
pub(crate) fn open(path: &Path) -> Result<Connection, HistoryError> {
    leave_log(path).map_err(|error| unusable(path, error.to_string()))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = connect(path, flags, "")?;
    if connection.is_readonly(MAIN_DB)? {
        return Err(unusable(path, "the file is write-protected"));
    }
    let is_new = is_empty(&connection)?;
    if !is_new {
        check_owner(&connection, path)?;
    }
    // Unlike with a write-ahead log, the file alone has all games after each change, and whoever copies or restores
    // only this file loses none.
    connection.pragma_update(None, "journal_mode", "DELETE")?;
    // Keep finished games after a power failure, too.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    if is_new {
        create_tables(&connection)?;
    }
    Ok(connection)
}

/// Sets aside what another file that was here before has left. SQLite would mix it into this one: a write-ahead log, as
/// this program has none, or the journal of another state.
fn leave_log(path: &Path) -> io::Result<()> {
    let leave = |suffix| {
        let log = with_suffix(path, suffix);
        rename(&log, &unused_sibling(&log, "old"))
    };
    if has_log(path) {
        leave("-wal")?;
    }
    if is_journal_foreign(path).unwrap_or(false) { leave("-journal") } else { Ok(()) }
}

/// The longest journal that is looked at, in bytes. No change of this program has more.
const MAX_JOURNAL: usize = 64 << 20;
const JOURNAL_MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// Whether a journal is of another state than that of the database before or after the change. The first page has the
/// number of changes, and is the last one that a change writes into its journal. `None` without a journal.
//
// CITE: SQLite, "Database File Format", sections 1.3 and 3, 2024.
fn is_journal_foreign(path: &Path) -> Option<bool> {
    let journal = read_limited(&with_suffix(path, "-journal"), MAX_JOURNAL).ok()?;
    let mut database = [0; 32];
    File::open(path).and_then(|mut file| file.read_exact(&mut database)).ok()?;
    let number = |bytes: &[u8], at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let [pages, sector, page] = [16, 20, 24].map(|at| number(&journal, at));
    let (sector, page) = (usize::try_from(sector?).ok()?, usize::try_from(page?).ok()?);
    let pages = pages.filter(|_| journal.starts_with(&JOURNAL_MAGIC))?;
    // Each page has its number before it and a checksum after it.
    let mut records = journal.get(sector..)?.chunks_exact(page.checked_add(8)?);
    let Some(first) = records.find(|record| number(record, 0) == Some(1)) else {
        return Some(number(&database, 28)? != pages);
    };
    let (before, now) = (number(first, 4 + 24)?, number(&database, 24)?);
    Some(now != before && now != before.wrapping_add(1))
}

fn has_log(path: &Path) -> bool {
    metadata(with_suffix(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// Opens a database to read. Nothing is written, neither to the database nor beside it.
pub(crate) fn open_to_read(path: &Path) -> Result<Connection, HistoryError> {
    let refused = |error: StorageError| unusable(path, error.reason);
    let file = metadata(path).map_err(|error| refused(StorageError::reading(path, error)))?;
    check_regular(path, &file).map_err(refused)?;
    if file.len() == 0 {
        return Err(unusable(path, "the file is empty; expected the games of Span-It!"));
    }
    // Without a look at what is beside it.
    let is_foreign = has_log(path) || is_journal_foreign(path).unwrap_or(false);
    let options = if is_foreign { "immutable=1" } else { "" };
    let read = |options| connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, options);
    let connection = match read(options) {
        Err(HistoryError::NoLocks(_)) => read("immutable=1")?,
        connected => connected?,
    };
    check_owner(&connection, path)?;
    Ok(connection)
}

/// Connects to the file of this name. A name is never an address or an option, not even `:memory:` or `file:a?mode=ro`.
fn connect(path: &Path, flags: OpenFlags, options: &str) -> Result<Connection, HistoryError> {
    let whole = std::path::absolute(path).map_err(|error| unusable(path, error.to_string()))?;
    let name = percent_encode(whole.as_os_str().as_encoded_bytes(), NON_ALPHANUMERIC).to_string();
    let name = name.replace(if cfg!(windows) { "%5C" } else { "%2F" }, "/");
    let root = if name.starts_with('/') { "" } else { "/" };
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let opened = Connection::open_with_flags(format!("file://{root}{name}?{options}"), flags);
    let connection = opened.map_err(|error| match error {
        // The message has the name as an address.
        rusqlite::Error::SqliteFailure(code, _) => {
            rusqlite::Error::SqliteFailure(code, Some("the file cannot be opened".to_owned()))
        }
        other => other,
    })?;
    connection.busy_timeout(Duration::ZERO)?;
    if let (Err(HistoryError::Busy), Some(folder)) = (is_empty(&connection), whole.parent())
        && !has_locks(folder)
    {
        return Err(HistoryError::NoLocks(folder.to_owned()));
    }
    connection.busy_timeout(WAIT)?;
    Ok(connection)
}

/// Whether a folder supports locks: SQLite reports a lock that the system refuses as one of another program, also for a
/// new file.
fn has_locks(folder: &Path) -> bool {
    let Ok(file) = NamedTempFile::new_in(folder) else { return true };
    let locked = Connection::open(file.path()).and_then(|new| {
        new.busy_timeout(Duration::ZERO)?;
        new.execute_batch("BEGIN EXCLUSIVE")
    });
    !matches!(locked.map_err(HistoryError::from), Err(HistoryError::Busy))
}

/// Creates a database in memory.
pub(crate) fn open_in_memory() -> Result<Connection, HistoryError> {
    let connection = Connection::open_in_memory()?;
    create_tables(&connection)?;
    Ok(connection)
}

fn is_empty(connection: &Connection) -> Result<bool, HistoryError> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(tables == 0)
}

fn unusable(path: &Path, reason: impl Into<String>) -> HistoryError {
    HistoryError::Unusable { path: path.to_owned(), reason: reason.into() }
}

fn check_owner(connection: &Connection, path: &Path) -> Result<(), HistoryError> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    if pragma("application_id")? != APPLICATION {
        return Err(unusable(path, "a database of another program; expected the games of Span-It!"));
    }
    let version = pragma("user_version")?;
    if version > VERSION {
        let versions = format!("(version {version}; expected at most {VERSION})");
        return Err(unusable(path, format!("made by a newer version of Span-It! {versions}")));
    }
    Ok(())
}

fn create_tables(connection: &Connection) -> Result<(), HistoryError> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    // Another process may have created them meanwhile.
    if is_empty(connection)? {
        connection.execute_batch(TABLES)?;
        connection.pragma_update(None, "application_id", APPLICATION)?;
        connection.pragma_update(None, "user_version", VERSION)?;
    }
    Ok(connection.execute_batch("COMMIT")?)
}

/// Opens a database again after it was found damaged. If it is, renames it with what is beside it, and creates a new one;
/// then the second value is the new name of the damaged file.
pub(crate) fn set_aside(path: &Path) -> Result<(Connection, Option<PathBuf>), HistoryError> {
    // Only one process may do so, and another one may have done so already. Where locks are not supported, none is better
    // than no games.
    let name = with_suffix(path, "-lock");
    let lock = File::create(&name).and_then(|lock| lock.lock().map(|()| lock));
    let opened = reopen(path);
    drop(lock);
    // What stays is an empty file.
    std::fs::remove_file(&name).unwrap_or_default();
    opened
}

fn reopen(path: &Path) -> Result<(Connection, Option<PathBuf>), HistoryError> {
    // Windows renames no open file, so a damaged database is closed first.
    let opened = match open(path) {
        Ok(connection) => is_intact(&connection).then_some(connection),
        Err(HistoryError::Damaged(_)) => None,
        Err(error) => return Err(error),
    };
    if let Some(connection) = opened {
        return Ok((connection, None));
    }
    let damaged = unused_sibling(path, "damaged");
    for suffix in ["-journal", ""] {
        let renamed = rename(&with_suffix(path, suffix), &with_suffix(&damaged, suffix));
        if let Err(error) = renamed
            && error.kind() != io::ErrorKind::NotFound
        {
            return Err(unusable(path, format!("could not set the damaged file aside: {error}")));
        }
    }
    Ok((open(path)?, Some(damaged)))
}

fn is_intact(connection: &Connection) -> bool {
    let report = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
    report.is_ok_and(|report| report == "ok")
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// The number of the file that has this name now. Windows has none, and replaces no file that is open.
pub(crate) fn file_number(path: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        metadata(path).ok().map(|file| (file.dev(), file.ino()))
    }
    #[cfg(not(unix))]
    {
        _ = path;
        None
    }
}
