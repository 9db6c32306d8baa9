//! Faults of the system: a folder in the way, and a limit for the size of files.

use std::path::Path;

use span_it_core::record::GameSetup;
use span_it_core::seed::Seed;
use span_it_store::games::{Filter, GameId, History, HistoryError};

use crate::games::{Folder, finished, new_game, setup};

/// The numbers and the results of the games that a new process reads.
fn games(folder: &Folder) -> Vec<(GameId, bool, bool)> {
    let listed = folder.open().list(&Filter::default(), 0, 1000).unwrap().games;
    listed.iter().map(|game| (game.id, game.outcome.is_some(), game.analysis.is_some())).collect()
}

/// An unfinished game, and a deleted one.
#[cfg(unix)]
fn prepared(setup: &GameSetup) -> Folder {
    let folder = Folder::new();
    let mut history = folder.open();
    history.add(&new_game(setup, &crate::games::random_game(setup, 4), 1)).unwrap();
    let deleted = GameSetup { seed: Seed::new(8).unwrap(), ..setup.clone() };
    let deleted = history.add(&new_game(&deleted, &finished(&deleted), 1)).unwrap().id();
    history.delete(&[deleted], 1).unwrap();
    folder
}

#[test]
fn folders_in_the_way_and_missing_folders_are_reported() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path()).unwrap();
    for path in [folder.path(), folder.path().join("missing/games.sqlite3")] {
        let error = History::open(&path).unwrap_err();
        assert!(error.to_string().starts_with("the stored games could not be read or written"), "{error}");
    }
    std::fs::remove_dir(folder.path()).unwrap();
    assert!(games(&folder).is_empty());
}

const LIMITED: &str = "SPAN_IT_LIMITED_DATABASE";

/// The system refuses to write more than a limit, as for a full quota: SQLite's own write fails.
#[cfg(unix)]
#[test]
fn refused_writes_lose_no_stored_game() {
    let setup = setup(6, 7);
    let folder = prepared(&setup);
    // The unit of `ulimit -f` is 512 or 1024 bytes.
    let shell = "trap '' XFSZ; ulimit -f 400; exec \"$0\" \"$@\"";
    let child = std::process::Command::new("sh")
        .args(["-c", shell])
        .arg(std::env::current_exe().unwrap())
        .args(["faults::stores_until_it_fails", "--exact", "--ignored", "--nocapture"])
        .env(LIMITED, folder.path())
        .output()
        .unwrap();
    let output = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success(), "{output} {}", String::from_utf8_lossy(&child.stderr));
    let stored: usize = std::fs::read_to_string(count_file(&folder.path())).unwrap().parse().unwrap();
    assert!(stored > 0, "{output}");
    assert_eq!(games(&folder).len(), 1 + stored);
    let mut history = folder.open();
    for seed in 100..=100 + stored as u64 {
        history.add(&new_game(&seeded(&setup, seed), &finished(&seeded(&setup, seed)), 3)).unwrap();
    }
    assert_eq!(games(&folder).len(), 2 + stored, "the refused game is stored, and no other twice");
}

/// Where the child writes how many games it has stored.
fn count_file(database: &Path) -> std::path::PathBuf {
    database.with_extension("count")
}

fn seeded(setup: &GameSetup, seed: u64) -> GameSetup {
    GameSetup { seed: Seed::new(seed).unwrap(), ..setup.clone() }
}

#[test]
#[ignore = "the process of another test"]
fn stores_until_it_fails() {
    let Ok(path) = std::env::var(LIMITED) else { return };
    let setup = setup(6, 7);
    let mut history = History::open(Path::new(&path)).unwrap().history;
    for seed in 100..10_000 {
        let setup = seeded(&setup, seed);
        if let Err(error) = history.add(&new_game(&setup, &finished(&setup), 3)) {
            assert!(matches!(error, HistoryError::DiskFull | HistoryError::Database(_)), "{error}");
            std::fs::write(count_file(Path::new(&path)), (seed - 100).to_string()).unwrap();
            return;
        }
    }
    panic!("the limit has no effect");
}
