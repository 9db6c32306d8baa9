//! Reading changes nothing, and a name is the name of a file.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use span_it_store::games::{Filter, History};

use crate::games::{Folder, finished, new_game, setup};

/// The files of a folder with their content.
type Content = BTreeMap<OsString, Vec<u8>>;

fn content(folder: &Path) -> Content {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries.map(|entry| (entry.file_name(), fs::read(entry.path()).unwrap())).collect()
}

fn add(history: &mut History, seed: u64) {
    let setup = setup(4, seed);
    history.add(&new_game(&setup, &finished(&setup), 1)).unwrap();
}

fn total(path: &Path) -> usize {
    History::open_to_read(path).unwrap().list(&Filter::default(), 0, 10).unwrap().total
}

/// A folder whose files are read: a database alone.
fn stored() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite3");
    add(&mut History::open_unchanged(&path).unwrap(), 1);
    (folder, path)
}

#[track_caller]
fn reads_without_a_change(path: &Path, games: usize) {
    let before = content(path.parent().unwrap());
    assert_eq!(total(path), games);
    assert!(content(path.parent().unwrap()) == before, "reading changed a file");
}

#[test]
fn reading_changes_no_file() {
    let (_folder, path) = stored();
    reads_without_a_change(&path, 1);
    let journal = |mode| Connection::open(&path).unwrap().pragma_update(None, "journal_mode", mode).unwrap();
    journal("DELETE");
    reads_without_a_change(&path, 1);
    journal("PERSIST");
    reads_without_a_change(&path, 1);
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    reads_without_a_change(&path, 1);
}

/// A killed process leaves its log and the index of it; a copy may have only the log.
#[test]
fn reads_the_log_of_a_killed_process() {
    let (folder, copy) = (Folder::new(), tempfile::tempdir().unwrap());
    let mut history = folder.open();
    for seed in 1..=3 {
        add(&mut history, seed);
    }
    let copied = copy.path().join("games.sqlite3");
    for suffix in ["", "-wal", "-shm"] {
        let file = |path: &Path| path.with_extension(format!("sqlite3{suffix}"));
        fs::copy(file(&folder.path()), file(&copied)).unwrap();
    }
    reads_without_a_change(&copied, 3);
    fs::remove_file(copy.path().join("games.sqlite3-shm")).unwrap();
    reads_without_a_change(&copied, 3);
    // While another window has it open.
    assert_eq!(total(&folder.path()), 3);
    add(&mut history, 4);
    assert_eq!(total(&folder.path()), 4);
}

#[test]
fn a_write_while_it_is_read_is_reported() {
    let (_folder, path) = stored();
    let reader = History::open_to_read(&path).unwrap();
    assert!(reader.is_read_only());
    let mut writer = History::open_unchanged(&path).unwrap();
    (2..50).for_each(|seed| add(&mut writer, seed));
    drop(writer);
    let error = reader.list(&Filter::default(), 0, 10).unwrap_err();
    assert!(error.to_string().contains("in use by another program; try again"), "{error}");
}

#[test]
fn missing_and_empty_files_are_errors_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite3");
    let error = || History::open_to_read(&path).unwrap_err().to_string();
    assert_eq!(error(), format!("{}: there is no such file", path.display()));
    assert!(content(folder.path()).is_empty());
    fs::write(&path, "").unwrap();
    assert_eq!(error(), format!("{}: the file is empty; expected the games of Span-It!", path.display()));
    assert_eq!(content(folder.path()), Content::from([("games.sqlite3".into(), Vec::new())]));
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
        add(&mut History::open_unchanged(&path).unwrap(), seed);
        assert!(path.is_file(), "{name:?}");
        assert_eq!(total(&path), 1, "{name:?}");
    }
    assert_eq!(content(folder.path()).len(), names.len());
    assert!(History::open_unchanged(Path::new("")).is_err());
}
