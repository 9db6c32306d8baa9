//! The title and the line below it: they describe each state of the game and offer the next actions.

use span_it::messages::game as msg;

use super::prelude::*;
use super::setups::slow_computer;

#[test]
fn first_start_of_two_computers_names_both() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(two_computers(4));
    window.press(Key::Space);
    window.close();
    std::fs::remove_file(folder.path().join(AUTOSAVE)).unwrap();
    let mut window = Window::in_folder(&folder);
    window.assert_shows(&[msg::APP, msg::RULE]);
    window.click(msg::PLAY);
    assert!(window.session().is_started());
    window.advance(Duration::from_secs(1));
    window.wait("the match starts", |window| !window.moves().is_empty());
}

#[test]
fn long_name_leaves_room_for_the_text() {
    let mut setup = against_slow(6);
    setup.players.vertical.name = "Deep thinker\nof the seven seas and beyond".to_owned();
    let mut window = Window::playing(setup);
    window.click_node("c3");
    window.advance(Duration::from_secs(1));
    let short = msg::short_name(&window.session().seat(Player::Vertical).name);
    window.assert_shows(&[&msg::is_thinking(&short)]);
    assert!(short.starts_with("Deep thinker of") && short.chars().count() == 24, "{short}");
}

#[test]
fn resigning_during_a_computer_move_ends_the_game() {
    let mut window = Window::playing(game(6, slow_computer(), person("Ada")));
    assert!(window.session().is_computer_thinking());
    window.click(msg::RESIGN);
    assert_eq!(window.session().outcome().unwrap().winner, Player::Horizontal);
    assert!(window.session().thinking().is_none());
}

#[test]
fn resigning_a_won_game_names_one_winner() {
    let mut window = Window::playing(against_steady(4));
    window.click(msg::RESIGN);
    window.press(Key::T);
    window.wait("the position is solved", |window| window.shows(&solver::would_have_won("Ada")));
    assert!(!window.shows(&solver::wins_with_best_play("Ada")), "{:?}", window.app().features().game.winner);
}
