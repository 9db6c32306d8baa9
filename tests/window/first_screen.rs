//! The first screen: the rule for beginners, and the opponents to choose from.

use span_it::messages::dialogs::library;
use span_it::messages::{game as msg, opponents};
use span_it::testing::Opponent;

use super::input::opponent_row;
use super::prelude::*;

fn named(name: &str) -> Opponent {
    Opponent::named(name).unwrap()
}

/// A first screen after this many finished games.
fn with_finished_games(folder: &Arc<TempDir>, games: u32) -> Window {
    let settings = format!("{{ \"finished_games\": {games} }}");
    std::fs::write(folder.path().join("settings.json"), settings).unwrap();
    Window::in_folder(folder)
}

#[test]
fn rule_disappears_after_three_games() {
    let rule = msg::rule_against(Player::Horizontal, "Steady");
    let folder = folder();
    let window = with_finished_games(&folder, 2);
    window.assert_shows(&[&rule, msg::HOW_TO_PLAY[0]]);
    window.close();
    let window = with_finished_games(&folder, 3);
    assert!(!window.shows(&rule) && !window.shows(msg::HOW_TO_PLAY[0]));
    window.assert_shows(&[&msg::first_game("Steady", BoardSize::STANDARD), &opponent_row(named("Steady"))]);
}

#[test]
fn only_games_with_a_person_count() {
    let mut window = Window::playing(against_steady(4));
    let finished = |window: &Window| window.app().settings().finished_games;
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(finished(&window), 1);
    window.apply(Action::Game(GameAction::Resign));
    assert_eq!(finished(&window), 2);
    window.begin(two_computers(4));
    window.set_full_speed();
    window.wait_as_time_passes("the match ends", |window| window.session().outcome().is_some());
    assert_eq!(finished(&window), 2);
}

#[test]
fn lists_all_opponents_weakest_first() {
    let window = Window::new();
    let is_row = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::RadioButton;
    let rows: Vec<String> =
        window.widgets().filter(is_row).filter_map(|node| node.accesskit_node().label()).collect();
    let expected: Vec<String> = Opponent::all().map(opponent_row).collect();
    assert_eq!(rows, expected);
    assert!(rows[0].starts_with("Wanderer, Beginner"), "{rows:?}");
    assert!(rows.last().unwrap().starts_with("Perfect play, Perfect"), "{rows:?}");
}

#[test]
fn chosen_opponent_plays_and_is_remembered() {
    let mut window = Window::new();
    window.click_on(Role::RadioButton, &opponent_row(named("Novice")));
    assert!(!window.session().is_started());
    window.assert_shows(&["Novice", &msg::rule_against(Player::Horizontal, "Novice")]);
    let mut window = window.reopen();
    window.assert_shows(&["Novice"]);
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.session().seat(Player::Vertical).personality.name, "Novice");
}

#[test]
fn arrow_keys_choose_an_opponent() {
    let mut window = Window::new();
    window.focus(Role::RadioButton, &opponent_row(named("Steady")));
    window.press(Key::ArrowDown);
    assert_eq!(window.session().seat(Player::Vertical).name, "Fencer");
    for _ in 0..20 {
        window.press(Key::ArrowDown);
    }
    let seat = window.session().seat(Player::Vertical);
    assert_eq!(
        (seat.kind, seat.name.as_str()),
        (PlayerKind::Perfect(Manner::Fighter), new_game::perfect_play(Manner::Fighter))
    );
    window.press(Key::ArrowUp);
    let kind = |window: &Window| window.session().seat(Player::Vertical).kind;
    assert_eq!(kind(&window), PlayerKind::Perfect(Manner::Plain));
    window.press(Key::ArrowUp);
    assert_eq!(kind(&window), PlayerKind::Computer);
    window.click(msg::PLAY);
    assert!(window.session().is_started());
}

#[test]
fn stacked_layout_shows_the_rule_and_a_list() {
    for size in [[480.0, 480.0], [640.0, 700.0]] {
        let mut window = Window::of_size(size);
        window.assert_shows_part(&msg::rule_against(Player::Horizontal, "Steady"));
        window.click(opponents::CHOOSE);
        assert!(window.has_dialog(opponents::TITLE));
        window.press(Key::ArrowUp);
        window.press(Key::Enter);
        assert!(!window.has_dialog(opponents::TITLE));
        assert_eq!(window.session().seat(Player::Vertical).name, "Novice");
        window.click(msg::PLAY);
        assert!(!window.has_button(opponents::CHOOSE));
    }
}

/// A click only selects, because *Choose* lies over *Cancel* of the dialog below.
#[test]
fn click_selects_and_choose_confirms() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.click(opponents::CHOOSE);
    let row = opponent_row(named("Novice"));
    window.click_on(Role::RadioButton, &row);
    assert!(window.has_dialog(opponents::TITLE));
    window.click(library::CHOOSE);
    assert!(!window.has_dialog(opponents::TITLE));
    assert_eq!(window.session().seat(Player::Vertical).name, "Novice");
}

#[test]
fn escape_keeps_the_opponent() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.click(opponents::CHOOSE);
    window.press(Key::ArrowDown);
    window.press(Key::Escape);
    assert_eq!(window.session().seat(Player::Vertical).name, "Steady");
}

#[test]
fn personality_file_can_be_chosen() {
    let mut window = Window::new();
    window.click(new_game::CHOOSE_PERSONALITY);
    assert!(window.has_dialog(new_game::TITLE));
}
