//! Which games are stored, and when: finished and abandoned ones, once, also after a crash and after moves were taken
//! back.

use span_it::messages::games as msg;
use span_it_core::referee::Termination;
use span_it_store::games::{Analysis, Filter, History, NewGame, Source, StoredGame};

use super::prelude::*;

pub(super) const FILE: &str = "games.sqlite3";

/// The stored games of a data folder, the latest first.
pub(super) fn stored(folder: &Path) -> Vec<StoredGame> {
    let history = History::open(&folder.join(FILE)).unwrap();
    history.list(&Filter::default(), 0, 1000).unwrap().games
}

/// Closes the window and returns the stored games.
pub(super) fn stored_by(window: Window) -> Vec<StoredGame> {
    let folder = window.folder.clone().expect("this window has a folder");
    window.close();
    stored(folder.path())
}

fn play(window: &mut Window, setup: GameSetup, moves: &[&str]) {
    window.begin(setup);
    window.click_nodes(moves);
}

/// A window in which Ada has won a game.
fn won() -> Window {
    let mut window = Window::new();
    play(&mut window, two_people(4), &QUICK_WIN);
    window
}

#[test]
fn stores_a_win_and_a_resignation() {
    let mut window = won();
    play(&mut window, two_people(5), &["c3"]);
    window.apply(Action::Game(GameAction::Resign));
    let games = stored_by(window);
    let outcomes: Vec<_> = games.iter().map(|game| game.outcome.unwrap()).collect();
    assert_eq!((outcomes[0].winner, outcomes[0].termination), (Player::Horizontal, Termination::Resignation));
    assert_eq!((outcomes[1].winner, outcomes[1].termination), (Player::Horizontal, Termination::Path));
    assert_eq!((games[0].moves, games[1].moves, games.len()), (1, 7, 2));
    assert_eq!(games[1].names.horizontal, "Ada");
}

#[test]
fn stores_an_abandoned_game_once() {
    let mut window = Window::new();
    play(&mut window, two_people(4), &QUICK_WIN[..3]);
    window.begin(two_people(5));
    // It comes back and ends.
    window.click(game::bring_back());
    assert_eq!(window.moves(), QUICK_WIN[..3]);
    window.click_nodes(&QUICK_WIN[3..]);
    let games = stored_by(window);
    assert_eq!(games.len(), 1, "the game without moves is not stored");
    assert_eq!((games[0].moves, games[0].outcome.is_some()), (7, true));
}

#[test]
fn another_end_replaces_the_first() {
    let mut window = won();
    window.press_ctrl(Key::Z);
    window.press_ctrl(Key::Z);
    window.click_nodes(&["c5"]);
    window.apply(Action::Game(GameAction::Resign));
    let games = stored_by(window);
    assert_eq!((games.len(), games[0].moves), (1, 6));
    assert_eq!(games[0].outcome.unwrap().termination, Termination::Resignation);
}

#[test]
fn moves_taken_back_do_not_remove_the_end_and_a_new_name_is_stored() {
    let mut window = won();
    window.apply(Action::Game(GameAction::SetName(Player::Horizontal, "Grace".to_owned())));
    window.press_ctrl(Key::Z);
    window.begin(two_people(5));
    let games = stored_by(window);
    assert_eq!((games.len(), games[0].moves, games[0].names.horizontal.as_str()), (1, 7, "Grace"));
}

#[test]
fn another_end_after_a_restart_replaces_the_first() {
    let mut window = won();
    window.wait("the game is stored", |window| window.session().own_game().recording.stored.is_some());
    window.press_ctrl(Key::Z);
    let mut window = window.reopen();
    assert_eq!(window.moves(), QUICK_WIN[..6]);
    window.click_node("g1");
    let games = stored_by(window);
    assert_eq!((games.len(), games[0].moves), (1, 7));
}

#[test]
fn stores_a_finished_game_after_a_kill() {
    let folder = folder();
    leave_unfinished(folder.path(), &two_people(4), &QUICK_WIN);
    for _ in 0..3 {
        let games = stored_by(Window::in_folder(&folder));
        assert_eq!((games.len(), games[0].moves), (1, 7));
    }
}

#[test]
fn deleted_game_stays_deleted_after_a_restart() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    play(&mut window, two_people(4), &QUICK_WIN);
    window.wait("the game is stored", |window| window.session().own_game().recording.stored.is_some());
    window.close();
    let id = stored(folder.path())[0].id;
    History::open(&folder.path().join(FILE)).unwrap().delete(&[id], 5).unwrap();
    for _ in 0..2 {
        assert!(stored_by(Window::in_folder(&folder)).is_empty());
    }
}

#[test]
fn stores_a_game_between_computers() {
    let mut window = Window::playing(two_computers(4));
    window.set_full_speed();
    window.wait_as_time_passes("the game is over", |window| window.session().outcome().is_some());
    let moves = window.moves().len();
    let games = stored_by(window);
    assert_eq!((games.len(), games[0].moves), (1, moves));
}

#[test]
fn opened_game_is_stored_only_if_continued() {
    let folder = folder();
    let file = folder.path().join("a.spanit");
    for moves in [&QUICK_WIN[..], &QUICK_WIN[..6]] {
        std::fs::write(&file, record(&two_people(4), moves)).unwrap();
        let mut window = Window::in_folder(&folder);
        window.apply(Action::File(FileAction::OpenPath(file.clone())));
        if moves.len() == 6 {
            window.begin(two_people(5));
        }
        window.close();
        Window::in_folder(&folder).close();
        assert!(!folder.path().join(FILE).exists(), "it has no own move");
    }
    let mut window = Window::in_folder(&folder);
    window.apply(Action::File(FileAction::OpenPath(file)));
    window.click_node("g1");
    assert_eq!(stored_by(window).len(), 1);
}

#[test]
fn two_windows_store_into_one_list() {
    let folder = folder();
    let (mut one, mut other) = (Window::in_folder(&folder), Window::in_folder(&folder));
    play(&mut one, two_people(4), &QUICK_WIN);
    play(&mut other, against_steady(4), &["c3"]);
    other.apply(Action::Game(GameAction::Resign));
    one.close();
    assert_eq!(stored_by(other).len(), 2);
}

#[test]
fn analyses_a_stored_game() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    play(&mut window, two_people(4), &QUICK_WIN);
    let analysis = |folder: &Path| stored(folder).first().and_then(|game| game.analysis);
    window.wait("it is analysed", |_| folder.path().join(FILE).exists() && analysis(folder.path()).is_some());
    let expected = Analysis::new(window.session().setup(), window.game(), &Arc::default());
    assert_eq!(analysis(folder.path()), expected);
}

#[test]
fn analyses_games_that_another_program_adds() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    play(&mut window, two_people(4), &QUICK_WIN);
    let analysed = |folder: &Path| stored(folder).iter().filter(|game| game.analysis.is_some()).count();
    let has_file = |folder: &Path| folder.join(FILE).exists();
    window.wait("its own game is analysed", |_| has_file(folder.path()) && analysed(folder.path()) == 1);
    let setup = GameSetup { seed: span_it_core::seed::Seed::new(77).unwrap(), ..two_people(4) };
    let mut game = setup.new_game();
    for name in QUICK_WIN {
        game.play(name.parse().unwrap(), <_>::default()).unwrap();
    }
    let new = NewGame { setup: &setup, game: &game, at: 1, source: Source::Imported };
    let mut history = History::open(&folder.path().join(FILE)).unwrap();
    history.add(&new).unwrap();
    drop(history);
    window.press_ctrl(Key::G);
    window.wait("the other one is analysed when it is listed", |_| analysed(folder.path()) == 2);
}

#[test]
fn damaged_database_is_set_aside() {
    let folder = folder();
    let path = folder.path().join(FILE);
    std::fs::write(&path, "no database, but long enough for a header of one".repeat(9)).unwrap();
    let mut window = Window::in_folder(&folder);
    play(&mut window, two_people(4), &QUICK_WIN);
    window.wait("it is reported", |window| window.notice().is_some());
    let damaged = folder.path().join("games.sqlite3.damaged");
    assert_eq!(window.notice(), Some(msg::damaged(&damaged).as_str()));
    assert_eq!(stored_by(window).len(), 1);
    assert!(damaged.exists());
}

/// The player restores a backup while the window is open.
#[cfg(unix)]
#[test]
fn stores_into_a_restored_database() {
    let folder = folder();
    let path = folder.path().join(FILE);
    let mut window = Window::in_folder(&folder);
    play(&mut window, two_people(4), &QUICK_WIN);
    window.wait("the game is stored", |window| window.session().own_game().recording.stored.is_some());
    let backup = std::fs::read(&path).unwrap();
    for size in [5, 6] {
        play(&mut window, two_people(size), &["c3"]);
        window.apply(Action::Game(GameAction::Resign));
        window.wait("it is stored", |window| window.session().own_game().recording.stored.is_some());
    }
    std::fs::remove_file(&path).unwrap();
    std::fs::write(&path, backup).unwrap();
    play(&mut window, two_people(7), &["c3"]);
    window.apply(Action::Game(GameAction::Resign));
    window.wait("it is reported", |window| window.notice() == Some(msg::replaced()));
    let sizes: Vec<u8> = stored_by(window).iter().map(|game| game.size.rows()).collect();
    assert_eq!(sizes, [7, 4]);
}
