//! Tests with faults of SQLite itself: a full disk, a read-only database, and one that another process changes.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::personality::library;
use span_it_core::record::{GameSetup, PlayerKind, Seat};
use span_it_core::referee::MoveNote;
use span_it_core::seed::Seed;

use crate::games::{Filter, History, HistoryError, NewGame, Source};

/// Stores a game with this seed.
fn add(history: &mut History, seed: u64) -> Result<(), HistoryError> {
    let personality = library::builtin()[0].clone();
    let seat = Seat { name: format!("Ada {seed}"), kind: PlayerKind::Human, personality };
    let setup = GameSetup {
        size: BoardSize::square(6).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(seed).unwrap(),
        max_move: None,
        start: None,
        extra: None,
        players: ByPlayer { horizontal: seat.clone(), vertical: seat },
    };
    let mut game = setup.new_game();
    for node in ["c3", "d4", "e5"] {
        game.play(node.parse().unwrap(), MoveNote::default()).unwrap();
    }
    history.add(&NewGame { setup: &setup, game: &game, at: 1, source: Source::Played }).map(drop)
}

fn opened() -> (tempfile::TempDir, PathBuf, History) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite3");
    let mut history = History::open(&path).unwrap().history;
    add(&mut history, 1).unwrap();
    (folder, path, history)
}

fn count(path: &Path) -> usize {
    let history = History::open(path).unwrap().history;
    let check: String = history.connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(check, "ok");
    history.list(&Filter::default(), 0, 10).unwrap().total
}

/// SQLite itself reports that there is no room for another page.
#[test]
fn a_full_disk_changes_nothing() {
    let (_folder, path, mut history) = opened();
    let pages: i64 = history.connection.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    let limit = |history: &History, pages: i64| {
        let sql = format!("PRAGMA max_page_count = {pages}");
        history.connection.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    limit(&history, pages);
    let mut stored = 1;
    let full = loop {
        match add(&mut history, stored + 1) {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(full, HistoryError::DiskFull), "{full}");
    assert_eq!(count(&path) as u64, stored);
    limit(&history, 10_000);
    add(&mut history, stored + 1).unwrap();
    assert_eq!(count(&path) as u64, stored + 1);
}

#[test]
fn a_read_only_database_changes_nothing() {
    let (_folder, path, mut history) = opened();
    history.connection.pragma_update(None, "query_only", true).unwrap();
    let refused = add(&mut history, 2).unwrap_err();
    assert!(matches!(refused, HistoryError::Database(_)), "{refused}");
    assert_eq!(count(&path), 1);
    history.connection.pragma_update(None, "query_only", false).unwrap();
    add(&mut history, 2).unwrap();
    assert_eq!(count(&path), 2);
}

#[test]
fn a_database_that_another_process_changes_is_busy() {
    let (_folder, path, mut history) = opened();
    history.connection.busy_timeout(Duration::ZERO).unwrap();
    let mut other = Connection::open(&path).unwrap();
    let lock = other.transaction_with_behavior(TransactionBehavior::Exclusive).unwrap();
    assert!(matches!(add(&mut history, 2), Err(HistoryError::Busy)));
    assert_eq!(history.list(&Filter::default(), 0, 10).unwrap().total, 1, "it can still be read");
    drop(lock);
    add(&mut history, 2).unwrap();
    assert_eq!(count(&path), 2);
}
