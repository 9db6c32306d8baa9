//! Adding, reading, deleting and restoring games.

use std::sync::Arc;

use span_it_core::board::Player;
use span_it_core::referee::MoveNote;
use span_it_store::games::{Added, Analysis, Filter, GameId, History, HistoryError};

use crate::games::{Folder, finished, new_game, opened, random_game, setup};

fn ids(history: &History) -> Vec<GameId> {
    history.list(&Filter::default(), 0, 100).unwrap().games.iter().map(|game| game.id).collect()
}

#[test]
fn records_are_identical_after_reading() {
    let (_folder, mut history) = opened();
    for seed in 0..20 {
        let mut setup = setup(3 + usize::try_from(seed).unwrap() % 4, seed);
        setup.players.horizontal.name =
            format!("\"Ada\" \u{1} {seed} {}", setup.players.vertical.personality.to_json());
        let game = finished(&setup);
        let id = history.add(&new_game(&setup, &game, 5)).unwrap().id();
        assert_eq!(history.read(id).unwrap(), (setup, game));
    }
}

#[test]
fn personalities_are_stored_once_and_erased_with_their_last_game() {
    let (folder, mut history) = opened();
    let texts = || {
        let connection = rusqlite::Connection::open(folder.path()).unwrap();
        connection.query_row("SELECT count(*) FROM personalities", [], |row| row.get::<_, i64>(0)).unwrap()
    };
    let mut other = setup(3, 1);
    other.players.vertical.personality.factors = span_it_core::personality::Factors::default();
    let games: Vec<GameId> = [setup(3, 0), setup(3, 1), other]
        .iter()
        .map(|setup| history.add(&new_game(setup, &finished(setup), 1)).unwrap().id())
        .collect();
    assert_eq!((ids(&history).len(), texts()), (3, 2));
    history.erase(&games[2..]).unwrap();
    assert_eq!(texts(), 1);
    assert!(games[..2].iter().all(|&id| history.read(id).is_ok()));
    history.erase(&games[..2]).unwrap();
    assert_eq!(texts(), 0);
}

#[test]
fn lists_what_was_stored() {
    let folder = Folder::new();
    let setup = setup(4, 7);
    let game = finished(&setup);
    let id = folder.open().add(&new_game(&setup, &game, 1234)).unwrap().id();
    let stored = folder.open().game(id).unwrap().unwrap();
    assert_eq!(stored.outcome, game.outcome());
    assert_eq!((stored.at, stored.moves, stored.size), (1234, game.moves().len(), setup.size));
    assert_eq!(stored.names.horizontal, "Ada Lovelace");
    assert_eq!(stored.kinds.vertical, setup.players.vertical.kind);
    assert_eq!(stored.analysis, None);
}

#[test]
fn stores_the_same_game_once() {
    let (_folder, mut history) = opened();
    let setup = setup(4, 7);
    let game = finished(&setup);
    let Added::New(id) = history.add(&new_game(&setup, &game, 1)).unwrap() else { panic!("the game is new") };
    assert_eq!(history.add(&new_game(&setup, &game, 2)).unwrap(), Added::Known(id));
    assert_eq!(ids(&history), [id]);
}

#[test]
fn continued_game_replaces_the_abandoned_one() {
    let (_folder, mut history) = opened();
    let setup = setup(5, 7);
    let first = history.add(&new_game(&setup, &random_game(&setup, 4), 1)).unwrap().id();
    let game = finished(&setup);
    assert_eq!(history.add(&new_game(&setup, &game, 2)).unwrap(), Added::Continued(first));
    assert_eq!(ids(&history), [first]);
    assert_eq!(history.read(first).unwrap(), (setup.clone(), game.clone()));
    let filter = Filter { position: Some(game.position_at(2)), ..Filter::default() };
    assert_eq!(history.list(&filter, 0, 10).unwrap().total, 1);
}

#[test]
fn another_ending_is_another_game() {
    let (_folder, mut history) = opened();
    let setup = setup(5, 7);
    let mut other = random_game(&setup, 6);
    history.add(&new_game(&setup, &finished(&setup), 1)).unwrap();
    other.resign(other.position().to_move()).unwrap();
    assert!(matches!(history.add(&new_game(&setup, &other, 2)).unwrap(), Added::New(_)));
    assert_eq!(ids(&history).len(), 2);
}

#[test]
fn deleted_games_return() {
    let (_folder, mut history) = opened();
    let settings: Vec<_> = (0..3).map(|seed| setup(3, seed)).collect();
    let all: Vec<GameId> = settings
        .iter()
        .map(|setup| history.add(&new_game(setup, &finished(setup), 1)).unwrap().id())
        .collect();
    history.delete(&all[..2], 1000).unwrap();
    assert_eq!(ids(&history), all[2..]);
    assert_eq!(history.game(all[0]).unwrap(), None);
    let deleted = Filter { deleted: true, ..Filter::default() };
    assert_eq!(history.list(&deleted, 0, 9).unwrap().total, 2);
    history.restore(&all[..1]).unwrap();
    assert_eq!(ids(&history), [all[2], all[0]]);
}

#[test]
fn erased_games_are_gone() {
    let (_folder, mut history) = opened();
    let setup = setup(3, 0);
    let game = finished(&setup);
    let id = history.add(&new_game(&setup, &game, 1)).unwrap().id();
    history.delete(&[id], 1000).unwrap();
    history.erase(&[id]).unwrap();
    assert!(matches!(history.read(id), Err(HistoryError::NoSuchGame(missing)) if missing == id));
    assert_eq!(history.next_moves(game.start()).unwrap(), []);
}

#[test]
fn analysis_is_stored() {
    let (_folder, mut history) = opened();
    let setup = setup(6, 3);
    let game = finished(&setup);
    let id = history.add(&new_game(&setup, &game, 1)).unwrap().id();
    assert_eq!(history.next_to_analyse().unwrap(), Some(id));
    let analysis = Analysis::new(&setup, &game, &Arc::default()).unwrap();
    assert!(analysis.turning_point.is_some_and(|ply| ply < game.moves().len()));
    assert!(analysis.has_mistakes(Player::Horizontal));
    history.set_analysis(id, &analysis).unwrap();
    assert_eq!(history.next_to_analyse().unwrap(), None);
    assert_eq!(history.game(id).unwrap().unwrap().analysis, Some(analysis));
}

#[test]
fn two_processes_add_at_once() {
    let folder = Folder::new();
    let path = folder.path();
    std::thread::scope(|scope| {
        for half in 0..2 {
            let path = path.clone();
            scope.spawn(move || {
                let mut history = History::open(&path).unwrap();
                for seed in 0..20 {
                    let setup = setup(3, 100 * half + seed);
                    history.add(&new_game(&setup, &finished(&setup), 1)).unwrap();
                }
            });
        }
    });
    assert_eq!(ids(&folder.open()).len(), 40);
}

#[test]
fn game_with_times_and_levels_keeps_them() {
    let folder = Folder::new();
    let setup = setup(3, 0);
    let mut game = setup.new_game();
    let note =
        MoveNote { time: Some(std::time::Duration::from_millis(12)), levels: Some((1, 2)), search: None };
    game.play("c3".parse().unwrap(), MoveNote { levels: None, ..note }).unwrap();
    game.play("a1".parse().unwrap(), note).unwrap();
    let mut history = folder.open();
    let id = history.add(&new_game(&setup, &game, 1)).unwrap().id();
    assert_eq!(history.read(id).unwrap().1.moves(), game.moves());
}

#[test]
fn other_ending_replaces_the_first() {
    let (_folder, mut history) = opened();
    let setup = setup(5, 7);
    let mut game = random_game(&setup, 6);
    game.resign(game.position().to_move()).unwrap();
    let id = history.add(&new_game(&setup, &game, 1)).unwrap().id();
    let finished = finished(&setup);
    assert_eq!(history.replace(id, &new_game(&setup, &finished, 2)).unwrap(), id);
    assert_eq!(ids(&history), [id]);
    assert_eq!(history.read(id).unwrap(), (setup, finished));
    let filter = Filter { position: Some(game.position_at(6)), ..Filter::default() };
    assert_eq!(history.list(&filter, 0, 10).unwrap().total, 1);
}

#[test]
fn does_not_replace_another_game() {
    let (_folder, mut history) = opened();
    let (first, second) = (setup(4, 1), setup(4, 2));
    let id = history.add(&new_game(&first, &finished(&first), 1)).unwrap().id();
    for gone in [id, 99] {
        let other = history.replace(gone, &new_game(&second, &finished(&second), 2)).unwrap();
        assert_eq!(ids(&history), [other, id]);
    }
}
