//! The title and the line below it: they describe each state of the game and offer the next actions.

use std::time::Duration;

use egui::Key;
use span_it::messages::{game as msg, solver};
use span_it::testing::{Action, GameAction};
use span_it_core::board::Player;
use span_it_core::referee::Termination;

use super::harness::{Window, folder};
use super::setups::{
    AUTOSAVE, QUICK_WIN, against_slow, against_steady, game, leave_unfinished, person, slow_computer,
    two_computers, two_people,
};

#[test]
fn first_start_waits_for_play() {
    let mut window = Window::new();
    window.assert_shows(&[msg::APP, &msg::rule_against(Player::Horizontal, "Steady")]);
    assert!(window.has_button(msg::CHOOSE_PLAYERS));
    assert!(!window.session().is_started());
    window.click(msg::PLAY);
    assert!(window.session().is_started());
    assert!(!window.has_button(msg::CHOOSE_PLAYERS));
    window.assert_shows(&[&msg::your_move("Player 1"), msg::goal(Player::Horizontal)]);
}

#[test]
fn first_move_needs_no_play() {
    let mut window = Window::new();
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
    assert_eq!(window.moves()[0], "c3");
}

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
fn person_sees_the_goal_and_last_move() {
    let mut window = Window::playing(against_steady(6));
    window.assert_shows(&[&msg::your_move("Ada"), msg::goal(Player::Horizontal)]);
    window.click_node("c3");
    window.wait_for_turn();
    let reply = window.game().moves()[1].node;
    window.assert_shows(&[&msg::your_move("Ada"), &msg::played("Steady", reply)]);
}

#[test]
fn two_people_see_the_side_to_move() {
    let mut window = Window::playing(two_people(4));
    window.assert_shows(&[&msg::side_to_move(Player::Horizontal, "Ada")]);
    window.click_node("c3");
    window.assert_shows(&[&msg::side_to_move(Player::Vertical, "Bob"), msg::goal(Player::Vertical)]);
    window.click_node("d4");
    let title = msg::side_to_move(Player::Horizontal, "Ada");
    window.assert_shows(&[&title, &msg::played("Bob", "d4".parse().unwrap())]);
}

#[test]
fn slow_computer_shows_progress_and_can_be_hurried() {
    let mut window = Window::playing(against_slow(6));
    window.click_node("c3");
    window.assert_shows(&[&msg::to_move("Tortoise")]);
    window.advance(Duration::from_millis(199));
    window.assert_shows(&[&msg::to_move("Tortoise")]);
    window.advance(Duration::from_millis(1));
    window.assert_shows(&[&msg::is_thinking("Tortoise")]);
    window.wait("progress is shown", |window| window.texts().iter().any(|text| text.starts_with("Level ")));
    let progress = window.session().thinking().unwrap().progress.clone().unwrap();
    assert_eq!(progress.wanted, 50);
    window.click(msg::MOVE_NOW);
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
    assert_eq!(window.game().moves()[1].note.levels.unwrap().1, 50);
}

#[test]
fn key_for_move_now_hurries_too() {
    let mut window = Window::playing(against_slow(6));
    window.click_node("c3");
    window.press(Key::M);
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn paused_match_says_how_to_continue() {
    let mut window = Window::playing(two_computers(6));
    window.press(Key::Space);
    assert!(window.session().is_paused());
    window.assert_shows(&[msg::PAUSED, msg::PRESS_SPACE]);
    window.press(Key::Space);
    assert!(!window.session().is_paused());
    assert!(!window.shows(msg::PAUSED));
}

#[test]
fn earlier_position_is_named_with_a_way_back() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&["c3", "d4", "e5"]);
    window.press(Key::PageUp);
    window.assert_shows(&[&msg::viewed_move(2, 3), msg::MOVE_REPLACES_LATER_ONES]);
    assert_eq!(window.session().shown_ply(), 2);
    assert_eq!(window.moves().len(), 3, "viewing removes no moves");
    window.click(msg::BACK_TO_GAME);
    assert!(!window.session().is_viewing());
    window.assert_shows(&[&msg::side_to_move(Player::Vertical, "Bob")]);
}

#[test]
fn earlier_computer_turn_explains_ignored_clicks() {
    let mut window = Window::playing(against_steady(6));
    for _ in 0..2 {
        window.click_first_free();
        window.wait_for_turn();
    }
    let played = window.moves();
    for ply in [3, 1] {
        window.apply(Action::Game(GameAction::ShowPly(ply)));
        window.click_node("k11");
        assert_eq!(window.moves(), played);
        window.assert_shows(&[&msg::not_your_turn("Steady", true, true)]);
    }
    window.apply(Action::Game(GameAction::ShowPly(2)));
    window.assert_shows(&[msg::MOVE_REPLACES_LATER_ONES]);
}

#[test]
fn long_name_leaves_room_for_the_text() {
    let mut setup = against_slow(6);
    setup.players.vertical.name = "Deep thinker\nof the seven seas and beyond".to_owned();
    let mut window = Window::playing(setup);
    window.click_node("c3");
    window.advance(Duration::from_secs(1));
    let short = msg::short_name(&window.session().seat(Player::Vertical).name);
    window.assert_shows(&[&msg::is_thinking(&short), &msg::to_move(&short)]);
    assert!(short.starts_with("Deep thinker of") && short.chars().count() == 24, "{short}");
}

#[test]
fn win_shows_path_length_and_rematch() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&QUICK_WIN);
    let outcome = window.session().outcome().unwrap();
    assert_eq!(outcome.winner, Player::Horizontal);
    assert_eq!(outcome.termination, Termination::Path);
    window.assert_shows(&[&msg::wins("Ada"), msg::WINNER]);
    window.assert_shows_part(&msg::won_by_path(Player::Horizontal, 7));
    let seed = window.session().setup().seed;
    window.click(msg::REMATCH);
    assert!(window.moves().is_empty());
    assert!(window.session().outcome().is_none());
    assert_ne!(window.session().setup().seed, seed, "a rematch has a new seed");
    window.assert_shows(&[&msg::side_to_move(Player::Vertical, "Bob")]);
    assert_eq!(window.notice(), Some(msg::rematch_starts("Bob").as_str()));
}

#[test]
fn resignation_names_the_player() {
    let mut window = Window::playing(against_steady(4));
    window.click(msg::RESIGN);
    let outcome = window.session().outcome().unwrap();
    assert_eq!(outcome.winner, Player::Vertical);
    assert_eq!(outcome.termination, Termination::Resignation);
    window.assert_shows(&[&msg::wins_this_one("Steady")]);
    window.assert_shows_part(&msg::resigned("Ada"));
    assert!(window.has_button(msg::REMATCH));
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
fn later_start_continues_the_autosaved_game() {
    let folder = folder();
    leave_unfinished(folder.path(), &against_steady(4), &["c3", "d4", "e5", "f4"]);
    let window = Window::in_folder(&folder);
    assert_eq!(window.moves(), ["c3", "d4", "e5", "f4"]);
    let last = msg::played("Steady", "f4".parse().unwrap());
    window.assert_shows(&[&msg::your_move("Ada"), &last]);
}

#[test]
fn resigning_a_won_game_names_one_winner() {
    let mut window = Window::playing(against_steady(4));
    window.click(msg::RESIGN);
    window.wait("the position is solved", |window| window.shows(&solver::would_have_won("Ada")));
    assert!(!window.shows(&solver::is_winning("Ada")), "{:?}", window.app().features().game.truth);
}

#[test]
fn status_bar_separates_live_and_shown_position() {
    let mut window = Window::playing(two_people(4));
    window.play_accessibly("c3");
    window.assert_shows(&[&msg::to_move("Bob")]);
    window.press(Key::PageUp);
    window.assert_shows(&[&msg::turn_in_game(&msg::to_move("Bob"))]);
}
