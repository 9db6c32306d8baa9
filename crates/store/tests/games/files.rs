//! The file of the database: whole after each game, also beside files of others; damaged, replaced and only read.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use rusqlite::Connection;
use span_it_store::games::{Filter, History, HistoryError};

use crate::games::{Folder, finished, new_game, setup};

/// The files of a folder with their content.
type Content = BTreeMap<OsString, Vec<u8>>;

fn content(folder: &Path) -> Content {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries.map(|entry| (entry.file_name(), fs::read(entry.path()).unwrap())).collect()
}

fn add(history: &mut History, seed: u64) -> Result<(), HistoryError> {
    let setup = setup(4, seed);
    history.add(&new_game(&setup, &finished(&setup), 1)).map(drop)
}

/// A database with games of these seeds.
fn stored(seeds: std::ops::Range<u64>) -> Folder {
    let folder = Folder::new();
    let games: Vec<_> = seeds.map(|seed| setup(4, seed)).map(|setup| (finished(&setup), setup)).collect();
    let games = games.iter().map(|(game, setup)| new_game(setup, game, 1));
    folder.open().add_all(games, |_| {}).unwrap();
    folder
}

fn total(history: &History) -> usize {
    history.list(&Filter::default(), 0, 1000).unwrap().total
}

fn read_total(path: &Path) -> usize {
    total(&History::open_to_read(path).unwrap())
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    path.with_extension(format!("sqlite3{suffix}"))
}

#[test]
fn the_file_alone_has_all_games_after_each() {
    let (folder, copy) = (Folder::new(), Folder::new());
    let mut history = folder.open();
    for seed in 1..=3 {
        add(&mut history, seed).unwrap();
        fs::copy(folder.path(), copy.path()).unwrap();
        assert_eq!(read_total(&copy.path()), usize::try_from(seed).unwrap());
        assert_eq!(content(folder.path().parent().unwrap()).len(), 1, "nothing is beside it");
    }
}

/// The log of another file that was here before, as a killed process of an SQLite program leaves it.
fn with_log_of_another(folder: &Folder) -> Vec<u8> {
    let other = stored(100..140);
    let connection = Connection::open(other.path()).unwrap();
    connection.pragma_update(None, "journal_mode", "WAL").unwrap();
    connection.execute("UPDATE games SET h_name = 'Eve'", []).unwrap();
    let log = fs::read(with_suffix(&other.path(), "-wal")).unwrap();
    assert!(!log.is_empty());
    fs::write(with_suffix(&folder.path(), "-wal"), &log).unwrap();
    log
}

#[test]
fn log_of_another_file_is_not_mixed_into_a_restored_one() {
    let folder = stored(0..10);
    let log = with_log_of_another(&folder);
    assert_eq!(read_total(&folder.path()), 10);
    let mut history = folder.open();
    add(&mut history, 50).unwrap();
    let games = history.list(&Filter::default(), 0, 1000).unwrap().games;
    assert!(games.len() == 11 && games.iter().all(|game| game.names.horizontal == "Ada Lovelace"));
    assert_eq!(fs::read(with_suffix(&folder.path(), "-wal.old")).unwrap(), log, "it is kept");
    drop(history);
    assert_eq!(total(&folder.open()), 11);
}

/// The journal of another file that was here before, as a process leaves it that is killed while it stores a game.
#[test]
fn journal_of_another_file_is_not_mixed_into_a_restored_one() {
    let (folder, other, copy) = (stored(0..20), stored(100..180), Folder::new());
    (20..22).for_each(|seed| add(&mut folder.open(), seed).unwrap());
    let journal = |folder: &Folder| with_suffix(&folder.path(), "-journal");
    let connection = Connection::open(other.path()).unwrap();
    // Not all changed pages fit into memory.
    let change = "PRAGMA cache_size = 2; BEGIN; PRAGMA user_version = 1; \
                  UPDATE games SET h_name = 'Eve'; UPDATE positions SET ply = 7; UPDATE records SET line = 'a1 '";
    connection.execute_batch(change).unwrap();
    for (database, place) in [(&folder, &folder), (&other, &copy)] {
        let bytes = fs::read(database.path()).unwrap();
        fs::write(place.path(), bytes).unwrap();
        fs::copy(journal(&other), journal(place)).unwrap();
    }
    let read = |folder: &Folder| {
        let games = folder.open().list(&Filter::default(), 0, 100).unwrap().games;
        assert!(games.iter().all(|game| game.names.horizontal == "Ada Lovelace"));
        (games.len(), content(folder.path().parent().unwrap()).len())
    };
    assert_eq!(read_total(&folder.path()), 22);
    assert_eq!(read(&folder), (22, 2), "the journal is beside it");
    assert!(with_suffix(&folder.path(), "-journal.old").exists());
    assert_eq!(read(&copy), (80, 1), "its own journal is used");
}

#[test]
#[cfg(unix)]
fn writes_nothing_into_a_file_that_was_replaced() {
    let (folder, backup) = (stored(0..2), stored(10..15));
    let mut history = folder.open();
    fs::remove_file(folder.path()).unwrap();
    assert!(!history.is_current());
    fs::copy(backup.path(), folder.path()).unwrap();
    let before = fs::read(folder.path()).unwrap();
    let setup = setup(4, 20);
    let game = finished(&setup);
    let new = new_game(&setup, &game, 1);
    assert!(matches!(history.add(&new), Err(HistoryError::Replaced)));
    assert!(matches!(history.delete(&[1], 1), Err(HistoryError::Replaced)));
    assert!(matches!(history.replace(1, &new), Err(HistoryError::Replaced)));
    assert_eq!(fs::read(folder.path()).unwrap(), before);
    let mut history = folder.open();
    history.add(&new).unwrap();
    assert_eq!(total(&history), 6);
}

/// A backup that is copied into the open file.
#[test]
fn notices_new_content_of_its_file() {
    let (folder, backup) = (stored(0..2), stored(10..15));
    // SQLite compares the number of changes and the size: the backup has one change more.
    add(&mut backup.open(), 15).unwrap();
    let mut history = folder.open();
    assert_eq!(total(&history), 2);
    fs::write(folder.path(), fs::read(backup.path()).unwrap()).unwrap();
    assert_eq!(total(&history), 6);
    add(&mut history, 20).unwrap();
    assert_eq!(total(&folder.open()), 7);
}

fn damage(folder: &Folder) -> Vec<u8> {
    let mut bytes = fs::read(folder.path()).unwrap();
    assert!(bytes.len() > 100_000);
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 8192].fill(0xA5);
    fs::write(folder.path(), &bytes).unwrap();
    bytes
}

#[test]
fn sets_files_aside_that_are_no_databases() {
    let folder = Folder::new();
    let text = "This is not a database, but long enough for the header of one.\n".repeat(9);
    fs::write(folder.path(), &text).unwrap();
    assert!(History::open(&folder.path()).unwrap_err().to_string().contains("damaged"));
    let opened = History::open_or_set_aside(&folder.path()).unwrap();
    assert_eq!(total(&opened.history), 0);
    assert_eq!(fs::read_to_string(opened.damaged.unwrap()).unwrap(), text);
}

/// Two windows notice the same damage one after the other.
#[test]
fn sets_a_damaged_file_aside_once() {
    let folder = stored(0..60);
    let bytes = damage(&folder);
    let mut first = History::set_aside(&folder.path()).unwrap();
    assert_eq!(fs::read(first.damaged.unwrap()).unwrap(), bytes);
    add(&mut first.history, 100).unwrap();
    let second = History::set_aside(&folder.path()).unwrap();
    assert_eq!((second.damaged, total(&second.history)), (None, 1));
    assert_eq!(content(folder.path().parent().unwrap()).len(), 2);
}

#[test]
fn newer_and_foreign_databases_stay_unchanged() {
    let (newer, foreign) = (stored(0..1), Folder::new());
    for (folder, sql, part) in [
        (newer, "PRAGMA user_version = 2", "newer version of Span-It! (version 2; expected"),
        (foreign, "CREATE TABLE notes (text)", ": a database of another program; expected"),
    ] {
        Connection::open(folder.path()).unwrap().execute_batch(sql).unwrap();
        let before = content(folder.path().parent().unwrap());
        for error in [History::open(&folder.path()).err(), History::open_or_set_aside(&folder.path()).err()] {
            let error = error.unwrap().to_string();
            assert!(error.contains(part), "{error}");
        }
        assert!(content(folder.path().parent().unwrap()) == before);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Any damage is an error or a new database beside the old file, never a panic, and every listed game can be read or
    /// reports an error.
    #[test]
    fn survives_any_damage(cut in 0_usize..120_000, place in 0_usize..120_000, bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let folder = stored(0..12);
        let mut file = fs::read(folder.path()).unwrap();
        let place = place % file.len();
        for (old, new) in file[place..].iter_mut().zip(&bytes) {
            *old = *new;
        }
        file.truncate(file.len() - cut.min(file.len()) / 8);
        fs::write(folder.path(), &file).unwrap();
        let opened = match History::open_or_set_aside(&folder.path()) {
            Ok(opened) => opened,
            Err(error) => { prop_assert!(!error.to_string().is_empty()); return Ok(()); }
        };
        let listed = opened.history.list(&Filter::default(), 0, 100);
        for game in listed.map(|page| page.games).unwrap_or_default() {
            if let Err(error) = opened.history.read(game.id) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
        drop(opened.history);
        let again = History::set_aside(&folder.path()).unwrap();
        if let Some(kept) = opened.damaged.or(again.damaged) {
            prop_assert!(fs::read(kept).unwrap() == file);
        }
    }
}

#[test]
fn reading_changes_no_file() {
    let folder = stored(1..2);
    let reads = |path: &Path| {
        let before = content(path.parent().unwrap());
        assert_eq!(read_total(path), 1);
        assert!(content(path.parent().unwrap()) == before, "reading changed a file");
    };
    reads(&folder.path());
    with_log_of_another(&folder);
    reads(&folder.path());
    let mut permissions = fs::metadata(folder.path()).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(folder.path(), permissions).unwrap();
    reads(&folder.path());
    let mut reader = History::open_to_read(&folder.path()).unwrap();
    assert!(reader.is_read_only() && add(&mut reader, 5).is_err());
}

#[test]
fn reads_while_another_process_adds() {
    let folder = stored(1..2);
    let reader = History::open_to_read(&folder.path()).unwrap();
    let mut writer = folder.open();
    for seed in 2..20 {
        add(&mut writer, seed).unwrap();
        assert_eq!(total(&reader) as u64, seed);
    }
}

#[test]
fn a_database_that_another_process_changes_is_busy() {
    let folder = stored(1..2);
    let mut history = folder.open();
    let other = Connection::open(folder.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE; UPDATE games SET at = 7").unwrap();
    assert_eq!(total(&history), 1, "it can still be read");
    assert!(matches!(add(&mut history, 2), Err(HistoryError::Busy)));
    other.execute_batch("COMMIT").unwrap();
    add(&mut history, 2).unwrap();
    assert_eq!(total(&history), 2);
}

#[test]
fn missing_and_empty_files_are_not_read_and_stay() {
    let folder = Folder::new();
    let path = folder.path();
    let error = || History::open_to_read(&path).unwrap_err().to_string();
    assert_eq!(error(), format!("{}: there is no such file", path.display()));
    assert!(content(path.parent().unwrap()).is_empty());
    fs::write(&path, "").unwrap();
    assert_eq!(error(), format!("{}: the file is empty; expected the games of Span-It!", path.display()));
    assert_eq!(content(path.parent().unwrap()), Content::from([("games.sqlite3".into(), Vec::new())]));
}

#[test]
fn folders_in_the_way_and_missing_folders_are_reported() {
    let folder = Folder::new();
    fs::create_dir(folder.path()).unwrap();
    for path in [folder.path(), folder.path().join("missing/games.sqlite3")] {
        let error = History::open_or_set_aside(&path).unwrap_err();
        assert!(error.to_string().starts_with("the stored games could not be read or written"), "{error}");
    }
    fs::remove_dir(folder.path()).unwrap();
    assert_eq!(total(&folder.open()), 0);
}

/// For SQLite these are addresses, options, or databases in memory.
#[test]
fn every_name_is_the_name_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    #[cfg_attr(windows, expect(unused_mut, reason = "there are no others"))]
    let mut names: Vec<OsString> = vec!["a#b".into(), "100%41 %".into(), "-x".into()];
    #[cfg(not(windows))]
    {
        names.extend(
            [":memory:", "file:a", "file:b?mode=memory", "c?mode=ro", "two\nlines", "\\", " "]
                .map(Into::into),
        );
    }
    #[cfg(target_os = "linux")]
    names.push(std::os::unix::ffi::OsStringExt::from_vec(b"\xff".to_vec()));
    for (name, seed) in names.iter().zip(1..) {
        let path = folder.path().join(name);
        add(&mut History::open(&path).unwrap(), seed).unwrap();
        assert!(path.is_file(), "{name:?}");
        assert_eq!(read_total(&path), 1, "{name:?}");
    }
    assert_eq!(content(folder.path()).len(), names.len());
    assert!(History::open(Path::new("")).is_err());
}

#[cfg(unix)]
const LIMITED: &str = "SPAN_IT_LIMITED_DATABASE";

/// The system refuses to write more than a limit, as for a full disk: SQLite's own write fails.
#[cfg(unix)]
#[test]
fn refused_writes_lose_no_stored_game() {
    let folder = stored(0..2);
    folder.open().delete(&[1], 1).unwrap();
    // The unit of `ulimit -f` is 512 or 1024 bytes.
    let shell = "trap '' XFSZ; ulimit -f 400; exec \"$0\" \"$@\"";
    let child = std::process::Command::new("sh")
        .args(["-c", shell])
        .arg(std::env::current_exe().unwrap())
        .args(["games::files::stores_until_it_fails", "--exact", "--ignored", "--nocapture"])
        .env(LIMITED, folder.path())
        .output()
        .unwrap();
    let output = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success(), "{output} {}", String::from_utf8_lossy(&child.stderr));
    let refused: u64 = fs::read_to_string(with_suffix(&folder.path(), "-refused")).unwrap().parse().unwrap();
    assert!(refused > 100, "{output}");
    let stored = 1 + usize::try_from(refused - 100).unwrap();
    let mut history = folder.open();
    assert_eq!(total(&history), stored);
    (100..=refused).for_each(|seed| add(&mut history, seed).unwrap());
    assert_eq!(total(&history), stored + 1, "the refused game is stored, and no other twice");
}

#[cfg(unix)]
#[test]
#[ignore = "the process of another test"]
fn stores_until_it_fails() {
    let Ok(path) = std::env::var(LIMITED) else { return };
    let mut history = History::open(Path::new(&path)).unwrap();
    for seed in 100..10_000 {
        if let Err(error) = add(&mut history, seed) {
            assert!(matches!(error, HistoryError::DiskFull | HistoryError::Database(_)), "{error}");
            fs::write(with_suffix(Path::new(&path), "-refused"), seed.to_string()).unwrap();
            return;
        }
    }
    panic!("the limit has no effect");
}
