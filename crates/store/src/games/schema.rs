//! Tables of the database (`docs/formats.md, "Game history"`).

use std::path::Path;
use std::time::Duration;

use percent_encoding::{NON_ALPHANUMERIC, percent_encode};
use rusqlite::{Connection, MAIN_DB, OpenFlags, Transaction, TransactionBehavior};

use crate::games::HistoryError;

/// Identifies the file as ours: "SPAN" in ASCII.
const APPLICATION: i64 = 0x5350_414E;
/// The version of the tables.
const VERSION: i64 = 1;
/// The longest wait for another process.
const WAIT: Duration = Duration::from_secs(5);

const TABLES: &str = "
CREATE TABLE personalities (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
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
CREATE TABLE records (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    identity INTEGER NOT NULL,
    line TEXT NOT NULL,
    text TEXT NOT NULL,
    h_personality INTEGER NOT NULL REFERENCES personalities (id),
    v_personality INTEGER NOT NULL REFERENCES personalities (id)
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
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(path, flags, "")?;
    // Otherwise SQLite leaves its files beside a database that is write-protected.
    if connection.is_readonly(MAIN_DB)? {
        return Err(unusable(path, "the file is write-protected"));
    }
    let is_new = is_empty(&connection)?;
    if !is_new {
        check_owner(&connection, path)?;
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Keep finished games after a power failure, too.
    connection.pragma_update(None, "synchronous", "FULL")?;
    if is_new {
        create_tables(&mut connection)?;
    }
    Ok(connection)
}

/// Connects to the file of this name. A name is never an address or an option, not even `:memory:` or `file:a?mode=ro`.
pub(crate) fn connect(path: &Path, flags: OpenFlags, options: &str) -> Result<Connection, HistoryError> {
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
    connection.busy_timeout(WAIT)?;
    Ok(connection)
}

/// Creates a database in memory.
pub(crate) fn open_in_memory() -> Result<Connection, HistoryError> {
    let mut connection = Connection::open_in_memory()?;
    create_tables(&mut connection)?;
    Ok(connection)
}

/// Opens a damaged database to read what can be read.
pub(crate) fn open_damaged(path: &Path) -> Result<Connection, HistoryError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE, "")
}

fn is_empty(connection: &Connection) -> Result<bool, HistoryError> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(tables == 0)
}

pub(crate) fn unusable(path: &Path, reason: impl Into<String>) -> HistoryError {
    HistoryError::Unusable { path: path.to_owned(), reason: reason.into() }
}

pub(crate) fn check_owner(connection: &Connection, path: &Path) -> Result<(), HistoryError> {
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

fn create_tables(connection: &mut Connection) -> Result<(), HistoryError> {
    let transaction = begin(connection)?;
    // Another process may have created them meanwhile.
    if is_empty(&transaction)? {
        transaction.execute_batch(TABLES)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    Ok(transaction.commit()?)
}

/// Begins a change. If its commit fails, nothing has changed.
pub(crate) fn begin(connection: &mut Connection) -> Result<Transaction<'_>, HistoryError> {
    Ok(connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
}
