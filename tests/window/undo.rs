//! Undo, redo and earlier positions: they lead to a person's turn, restore everything they removed, and lose no
//! game.

use span_it::messages::game as msg;

use super::prelude::*;
use super::queries::is_button;

#[test]
fn undo_returns_to_the_persons_turn() {
    let mut window = Window::playing(against_steady(6));
    window.play("c3");
    window.play("g7");
    let played = window.moves();
    assert_eq!(played.len(), 4);
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), played[..2]);
    assert_eq!(window.game().position().to_move(), Player::Horizontal);
    window.click(msg::undo());
    assert!(window.moves().is_empty());
    window.press_ctrl(Key::Y);
    assert_eq!(window.moves(), played[..2]);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.moves(), played);
    assert!(window.session().thinking().is_none(), "redo restores the reply without a search");
}

#[test]
fn redo_without_history_changes_nothing() {
    let mut window = Window::playing(two_computers(6));
    window.press_ctrl(Key::Y);
    assert!(!window.session().is_paused(), "redo must not pause the match");
    let mut window = Window::after(two_people(4), &["c3"]);
    window.advance(Duration::from_secs(5));
    window.press_ctrl(Key::Y);
    let used = window.session().time_used(Player::Vertical, Duration::from_secs(5));
    assert_eq!(used, Duration::from_secs(5), "redo must not reset the clock");
}

#[test]
fn notice_of_replaced_moves_restores_them() {
    let mut window = Window::playing(against_steady(6));
    for _ in 0..3 {
        window.wait_for_turn();
        window.click_first_free();
    }
    window.wait_for_turn();
    let played = window.moves();
    let other = window.game().position().free_nodes().last().unwrap().to_string();
    for _ in 0..4 {
        window.press(Key::PageUp);
    }
    assert_eq!(window.session().shown_ply(), 2);
    window.click_node(&other);
    window.wait_for_turn();
    assert_eq!(window.notice(), Some("Moves 3 to 6 were replaced."));
    // The game has a button of this name too.
    let buttons =
        window.widgets().filter(|node| is_button(node, msg::undo())).map(|node| node.rect().center());
    let lowest = buttons.max_by(|one, other| one.y.total_cmp(&other.y)).unwrap();
    window.click_at(lowest);
    assert_eq!(window.moves(), played);
    assert_eq!(window.notice(), None);
    window.press(Key::PageUp);
    window.press(Key::PageUp);
    window.click_node(&other);
    window.wait_for_turn();
    assert_eq!(window.notice(), Some(msg::replaced(5, 6).as_str()));
    window.click_first_free();
    assert_eq!(window.notice(), None, "undo would take back the latest move");
    assert_eq!(msg::replaced(5, 5), "Move 5 was replaced.");
}

#[test]
fn playing_from_an_earlier_position_can_be_undone() {
    let mut window = Window::after(two_people(4), &["c3", "d4", "e5", "f4"]);
    window.click_on(Role::Button, &msg::move_cell(2, "Bob", "d4"));
    assert_eq!(window.session().shown_ply(), 2);
    window.click_node("g7");
    assert_eq!(window.moves(), ["c3", "d4", "g7"]);
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), ["c3", "d4", "e5", "f4"]);
    window.press_ctrl(Key::Y);
    assert_eq!(window.moves(), ["c3", "d4", "g7"]);
    window.begin(two_people(4));
    window.click_nodes(&QUICK_WIN);
    window.press(Key::PageUp);
    window.click_node("c3");
    assert_eq!(window.session().outcome(), None, "a won game continues");
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), QUICK_WIN);
    assert_eq!(window.session().outcome().unwrap().winner, Player::Horizontal);
}

#[test]
fn move_list_and_keys_navigate_the_game() {
    let mut window = Window::after(two_people(4), &["c3", "d4", "e5"]);
    for (ply, name, node) in [(1, "Ada", "c3"), (3, "Ada", "e5"), (2, "Bob", "d4")] {
        window.click(&msg::move_cell(ply, name, node));
        assert_eq!(window.session().shown_ply(), ply);
    }
    assert_eq!(window.session().shown_position().connectors(), 2);
    for (modifiers, key, ply) in [
        (Modifiers::COMMAND, Key::PageUp, 0),
        (Modifiers::NONE, Key::PageDown, 1),
        (Modifiers::COMMAND, Key::PageDown, 3),
        (Modifiers::NONE, Key::PageUp, 2),
    ] {
        window.press_with(modifiers, key);
        assert_eq!(window.session().shown_ply(), ply);
    }
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn computer_continues_behind_an_earlier_position_until_undo() {
    let mut window = Window::after(against_slow(6), &["c3"]);
    assert!(window.session().is_computer_thinking());
    window.press_ctrl(Key::Z);
    assert!(window.moves().is_empty() && !window.session().is_computer_thinking());
    window.press_ctrl(Key::Y);
    window.press_with(Modifiers::COMMAND, Key::PageUp);
    window.press(Key::M);
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
    assert!(window.session().is_viewing(), "the shown position must stay");
    assert_eq!(window.session().shown_ply(), 0);
}

#[test]
fn resignation_can_be_undone_and_redone() {
    let mut window = Window::playing(against_steady(4));
    let has_heat = |window: &Window| window.texts().iter().any(|text| text.contains("place 1 of"));
    window.press(Key::W);
    assert!(has_heat(&window));
    window.choose(menu::moves(), menu::resign());
    assert!(window.session().outcome().is_some());
    assert!(!has_heat(&window), "the help ends with the game");
    assert!(!window.has_button(msg::resign()));
    window.press_ctrl(Key::Z);
    assert_eq!(window.session().outcome(), None);
    window.press_ctrl(Key::Y);
    assert_eq!(window.session().outcome().unwrap().winner, Player::Vertical);
}

#[test]
fn undo_never_brings_an_older_game_back() {
    let mut window = Window::playing(two_people(4));
    assert!(!window.can_press(msg::undo()));
    window.click_node("c3");
    assert!(window.can_press(msg::undo()));
    window.begin(two_people(6));
    assert!(!window.can_press(msg::undo()));
    window.press_ctrl(Key::Z);
    assert_eq!(window.announcement().as_deref(), Some("There is no move to take back."));
    assert_eq!(window.session().setup().size.rows(), 6);
    window.press_ctrl(Key::Y);
    assert!(window.moves().is_empty());
}

#[test]
fn game_put_aside_comes_back_by_its_notice() {
    let mut window = Window::playing(against_steady(4));
    window.play("c3");
    window.begin(two_computers(4));
    window.press(Key::Space);
    window.click(msg::bring_back());
    assert!(!window.session().is_paused(), "the pause was that of the match");
    window.play_first_free();
    let played = window.moves();
    assert_eq!(played.len(), 4, "the computer replies again");
    window.begin(two_people(6));
    assert_eq!(window.notice(), Some("Your game against Steady was put aside after 4 moves."));
    window.click(msg::bring_back());
    assert_eq!(window.moves(), played);
    assert_eq!(window.notice(), None);
    window.press_ctrl(Key::R);
    window.click_first_free();
    window.click(msg::bring_back());
    assert_eq!(window.moves(), played);
    window.begin(two_people(6));
    window.advance(Duration::from_secs(11));
    assert_eq!(window.notice(), None, "the notice closes by itself");
}
