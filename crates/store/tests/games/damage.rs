//! Damaged databases, and those of others.

use std::fs;

use proptest::prelude::*;
use span_it_store::games::{Filter, History};

use crate::games::{Folder, finished, new_game, setup};

fn with_games(count: u64) -> Folder {
    let folder = Folder::new();
    let games: Vec<_> =
        (0..count).map(|seed| setup(4, seed)).map(|setup| (finished(&setup), setup)).collect();
    let games = games.iter().map(|(game, setup)| new_game(setup, game, 1));
    folder.open().add_all(games, |_| {}).unwrap();
    folder
}

fn total(history: &History) -> usize {
    history.list(&Filter::default(), 0, 1000).unwrap().total
}

#[test]
fn sets_other_files_aside() {
    let folder = Folder::new();
    fs::write(
        folder.path(),
        "This is not a database, but long enough to be read as a header of a database.\n".repeat(9),
    )
    .unwrap();
    let opened = History::open(&folder.path()).unwrap();
    let recovered = opened.recovered.unwrap();
    assert_eq!((recovered.games, total(&opened.history)), (0, 0));
    assert!(fs::read_to_string(&recovered.set_aside).unwrap().starts_with("This is not"));
}

fn damage(folder: &Folder) {
    let mut bytes = fs::read(folder.path()).unwrap();
    assert!(bytes.len() > 100_000);
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 8192].fill(0xA5);
    fs::write(folder.path(), bytes).unwrap();
}

#[test]
fn recovers_the_readable_games() {
    let folder = with_games(60);
    damage(&folder);
    let opened = History::recover(&folder.path()).unwrap();
    let recovered = opened.recovered.unwrap();
    assert!((1..=60).contains(&recovered.games), "{} games", recovered.games);
    assert_eq!(total(&opened.history), recovered.games);
    assert!(recovered.set_aside.exists());
    drop(opened.history);
    assert_eq!(total(&folder.open()), recovered.games);
}

/// Two windows notice the same damage one after the other.
#[test]
fn second_recovery_keeps_the_recovered_database() {
    let folder = with_games(60);
    damage(&folder);
    let mut first = History::recover(&folder.path()).unwrap();
    let games = first.recovered.unwrap().games;
    let second = History::recover(&folder.path()).unwrap();
    assert_eq!((second.recovered, total(&second.history)), (None, games));
    let setup = setup(4, 100);
    first.history.add(&new_game(&setup, &finished(&setup), 1)).unwrap();
    assert_eq!((total(&second.history), total(&folder.open())), (games + 1, games + 1));
}

#[test]
fn newer_and_foreign_databases_stay_unchanged() {
    let newer = with_games(1);
    let foreign = Folder::new();
    let change = |folder: &Folder, sql: &str| {
        let database = rusqlite::Connection::open(folder.path()).unwrap();
        database.execute_batch(sql).unwrap();
        drop(database);
        fs::read(folder.path()).unwrap()
    };
    let newer_bytes = change(&newer, "PRAGMA user_version = 2");
    let foreign_bytes = change(&foreign, "CREATE TABLE notes (text)");
    let error = History::open(&newer.path()).unwrap_err();
    assert!(error.to_string().contains("newer version of Span-It! (version 2; expected"), "{error}");
    let error = History::open(&foreign.path()).unwrap_err();
    assert!(error.to_string().contains(": a database of another program; expected"), "{error}");
    assert_eq!(fs::read(newer.path()).unwrap(), newer_bytes);
    assert_eq!(fs::read(foreign.path()).unwrap(), foreign_bytes);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Any damage is an error or a recovery, never a panic, and every listed game can be read or reports an error.
    #[test]
    fn survives_any_damage(cut in 0_usize..120_000, place in 0_usize..120_000, bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let folder = with_games(12);
        let mut file = fs::read(folder.path()).unwrap();
        let place = place % file.len();
        for (old, new) in file[place..].iter_mut().zip(&bytes) {
            *old = *new;
        }
        file.truncate(file.len() - cut.min(file.len()) / 8);
        fs::write(folder.path(), file).unwrap();
        let history = match History::open(&folder.path()) {
            Ok(opened) => opened.history,
            Err(error) => { prop_assert!(!error.to_string().is_empty()); return Ok(()); }
        };
        let listed = history.list(&Filter::default(), 0, 100);
        for game in listed.map(|page| page.games).unwrap_or_default() {
            if let Err(error) = history.read(game.id) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
        drop(history);
        let recovered = History::recover(&folder.path()).unwrap().recovered;
        prop_assert!(recovered.is_none_or(|recovered| recovered.games <= 12));
    }
}
