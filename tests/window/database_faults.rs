//! A database of games that cannot be opened: the window reports it, and every game is stored once when it works again.

use std::fs;
use std::io::ErrorKind;
use std::sync::Arc;

use egui::Key;
use span_it::messages::games as msg;
use span_it_core::record::GameSetup;
use span_it_core::seed::Seed;
use span_it_files::storage::faults::{Fault, Step};
use tempfile::TempDir;

use super::game_history::{FILE, stored};
use super::harness::{Window, folder};
use super::library_changes::files_of;
use super::setups::{QUICK_WIN, two_people};

/// Plays moves of a game with this seed.
fn play(window: &mut Window, seed: u64, moves: &[&str]) {
    window.begin(GameSetup { seed: Seed::new(seed).unwrap(), ..two_people(4) });
    window.click_nodes(moves);
}

fn problem(window: &Window) -> Option<&str> {
    window.notice().filter(|notice| notice.starts_with(&msg::not_stored("")[..20]))
}

fn wait_for_problem(window: &mut Window) {
    window.wait("the problem is reported", |window| problem(window).is_some());
}

/// Closes the window and returns the numbers of moves of the stored games.
fn moves_stored_by(window: Window, folder: &Arc<TempDir>) -> Vec<usize> {
    window.close();
    stored(folder.path()).iter().map(|game| game.moves).collect()
}

/// A finished game and an abandoned one survive the end of the window, even if the disk works only for the next one.
#[test]
fn the_next_window_stores_the_games() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    fs::create_dir(folder.path().join(FILE)).unwrap();
    play(&mut window, 1, &QUICK_WIN);
    play(&mut window, 8, &QUICK_WIN[..3]);
    window.begin(two_people(5));
    wait_for_problem(&mut window);
    window.close();
    fs::remove_dir(folder.path().join(FILE)).unwrap();
    for _ in 0..2 {
        let mut window = Window::in_folder(&folder);
        window.press_ctrl(Key::G);
        let mut moves = moves_stored_by(window, &folder);
        moves.sort_unstable();
        assert_eq!(moves, [3, 7]);
    }
    assert!(files_of(&folder.path().join("unstored-games")).is_empty());
}

#[test]
fn a_full_disk_loses_no_game() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    fs::create_dir(folder.path().join(FILE)).unwrap();
    // The records beside the database cannot be written either.
    let fault = Fault::of_step(&folder.path().join("unstored-games"), Step::Write, ErrorKind::StorageFull);
    play(&mut window, 1, &QUICK_WIN);
    wait_for_problem(&mut window);
    assert!(files_of(&window.path("unstored-games")).is_empty());
    drop(fault);
    fs::remove_dir(folder.path().join(FILE)).unwrap();
    assert_eq!(moves_stored_by(window, &folder), [7]);
}

/// A folder has the name of the database, which SQLite itself reports.
#[test]
fn a_database_that_cannot_be_opened_is_reported() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    fs::create_dir(folder.path().join(FILE)).unwrap();
    play(&mut window, 1, &QUICK_WIN);
    wait_for_problem(&mut window);
    assert_eq!(files_of(&window.path("unstored-games")).len(), 1);
    fs::remove_dir(folder.path().join(FILE)).unwrap();
    play(&mut window, 2, &QUICK_WIN);
    window.wait("the problem is solved", |window| problem(window).is_none());
    assert!(files_of(&window.path("unstored-games")).is_empty());
    assert_eq!(moves_stored_by(window, &folder), [7, 7]);
}
