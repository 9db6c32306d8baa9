//! The review of a tournament game: it keeps the player's own game, clock and autosave, and invents no names
//! or factors.

use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use span_it::app::Page;
use span_it::messages::{files, menu, review, tournament as words};
use span_it_core::board::Player;
use span_it_core::record::{PlayerKind, read_record};
use tempfile::TempDir;

use super::games::{moves_in, two_people};
use super::harness::{Window, folder};

/// A game with two moves, and a finished tournament with a random mover.
fn beside_a_game(folder: &Arc<TempDir>) -> Window {
    let mut window = Window::in_folder(folder);
    window.begin(two_people(4));
    for node in ["c3", "d4"] {
        window.click_node(node);
    }
    window.press_ctrl(Key::T);
    window.click(words::NONE);
    for name in ["Sprinter", "Random mover"] {
        window.click_on(Role::CheckBox, name);
    }
    window.type_into(words::GAMES, "2");
    window.click(words::START);
    for _ in 0..2_000 {
        if window.says(words::FINISHED) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
        window.advance(std::time::Duration::from_millis(500));
    }
    let cell = window.app().view().tournament.contest_table().expect("it was played").cell(0, 1);
    window.click(&words::cell("Sprinter", "Random mover", cell.wins, cell.losses));
    look_at_a_game(&mut window);
    window
}

/// Opens the first game in the list of a pairing.
fn look_at_a_game(window: &mut Window) {
    let games: Vec<String> = window.texts().into_iter().filter(|text| text.contains("pair ")).collect();
    window.click(&games[0]);
    assert!(window.session().is_visiting() && window.session().outcome().is_some());
}

/// Plays a move that cannot be saved because the folder is missing, then opens a tournament game.
fn with_a_move_unkept(window: &mut Window) -> std::path::PathBuf {
    let (autosave, elsewhere) = (window.path("autosave"), window.path("elsewhere"));
    window.click(review::CLOSE);
    window.press_ctrl(Key::T);
    std::fs::rename(autosave, &elsewhere).unwrap();
    window.click_node("e3");
    window.wait("it is told", |window| window.notice().is_some());
    window.press_ctrl(Key::T);
    look_at_a_game(window);
    elsewhere
}

#[test]
fn saves_the_own_game_if_autosave_fails() {
    let mut window = beside_a_game(&folder());
    with_a_move_unkept(&mut window);
    window.ask_to_close();
    assert!(window.has_dialog(files::UNKEPT_TITLE));
    window.click(menu::SAVE_AS);
    window.machine.pick(window.path("mine.spanit"));
    window.settle();
    assert_eq!(moves_in(&window.path("mine.spanit")), ["c3", "d4", "e3"]);
    window.ask_to_close();
    assert!(!window.has_dialog(files::UNKEPT_TITLE), "now it is safe");
}

#[test]
fn autosaves_the_own_game_during_a_replay() {
    let mut window = beside_a_game(&folder());
    let elsewhere = with_a_move_unkept(&mut window);
    std::fs::rename(elsewhere, window.path("autosave")).unwrap();
    window.ask_to_close();
    assert!(!window.has_dialog(files::UNKEPT_TITLE));
    assert_eq!(moves_in(&window.path("autosave/1.spanit")), ["c3", "d4", "e3"]);
}

#[test]
fn closing_the_review_restores_the_own_game() {
    let folder = folder();
    let mut window = beside_a_game(&folder);
    let slot = window.path("autosave/1.spanit");
    window.advance(std::time::Duration::from_mins(1));
    let (setup, game) = read_record(&std::fs::read(&slot).unwrap()).unwrap();
    assert_eq!((setup.players.horizontal.name.as_str(), game.moves().len()), ("Ada", 2));
    assert!(
        !window.session().can_undo() && !window.session().can_redo(),
        "there is nothing to take back here"
    );
    window.click(review::CLOSE);
    assert!(matches!(window.app().view().page, Page::Tournament) && !window.session().is_visiting());
    window.press_ctrl(Key::T);
    assert_eq!(window.moves(), ["c3", "d4"]);
    assert_eq!(window.session().time_used(Player::Horizontal, window.machine.time()).as_secs(), 0);
    window.click_node("e3");
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), ["c3", "d4"]);
    window.close();
    let (_, game) = read_record(&std::fs::read(&slot).unwrap()).unwrap();
    assert_eq!(game.moves().len(), 2);
}

#[test]
fn playing_on_uses_the_settings_of_the_own_game() {
    let mut window = beside_a_game(&folder());
    let own = window.session().own_setup().clone();
    window.press(Key::Home);
    window.click(review::PLAY_ON);
    assert!(matches!(window.app().view().page, Page::Game) && !window.session().is_visiting());
    let setup = window.session().setup().clone();
    let random = Player::ALL.into_iter().find(|player| setup.players[*player].kind == PlayerKind::Human);
    let seat = &setup.players[random.expect("a person sits there now")];
    assert!(["Player 1", "Player 2"].contains(&seat.name.as_str()), "{seat:?}");
    assert_eq!(seat.personality, own.players[random.unwrap()].personality);
    assert_eq!(setup.max_move, own.max_move);
    assert!(Player::ALL.into_iter().all(|player| setup.has_weights(player)));
    // The own game comes before it.
    while window.session().can_undo() && window.moves() != ["c3", "d4"] {
        window.press_ctrl(Key::Z);
    }
    assert_eq!(window.moves(), ["c3", "d4"]);
}
