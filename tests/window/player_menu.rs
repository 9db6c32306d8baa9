//! The menu of a player card: it renames a player and changes a side between person and computer during a game.
//! Undo reverts changes of a side, and dialogs close the menu.

use span_it::messages::dialogs::new_game as msg;

use super::prelude::*;

fn open(window: &mut Window, player: Player) {
    window.click(&window.card_name(player));
}

fn toggle_computer(window: &mut Window, player: Player) {
    open(window, player);
    window.click_on(Role::CheckBox, &msg::for_player(msg::computer_plays(), player));
    window.press(Key::Escape);
}

fn is_open(window: &Window) -> bool {
    let name = msg::for_player(msg::computer_plays(), Player::Vertical);
    let other = msg::for_player(msg::computer_plays(), Player::Horizontal);
    window.widgets().any(|node| name_of(&node).is_some_and(|label| label == name || label == other))
}

#[test]
fn player_can_be_renamed_during_a_game() {
    let mut window = Window::after(two_people(4), &["c3"]);
    open(&mut window, Player::Horizontal);
    let field = msg::name_field(Player::Horizontal);
    window.type_into(field, "");
    assert_eq!(window.session().seat(Player::Horizontal).name, "Ada", "a name is needed");
    assert_eq!(window.field(field), "", "the field can be emptied before typing");
    window.type_into(field, "Zoe");
    assert_eq!(window.session().seat(Player::Horizontal).name, "Zoe");
    window.press(Key::Enter);
    assert!(!is_open(&window), "Enter must close the menu");
    window.assert_shows(&["Zoe"]);
    assert_eq!(window.moves(), ["c3"]);
}

#[test]
fn person_replaces_a_thinking_computer() {
    let mut window = Window::after(against_slow(6), &["c3"]);
    assert!(window.session().is_computer_thinking());
    open(&mut window, Player::Vertical);
    window.click_on(Role::CheckBox, &msg::for_player(msg::computer_plays(), Player::Vertical));
    assert_eq!(window.field(msg::name_field(Player::Vertical)), "Guest");
    window.press(Key::Escape);
    assert!(window.session().thinking().is_none());
    assert_eq!(window.session().seat(Player::Vertical).name, "Guest");
    window.click_node("d4");
    assert_eq!(window.moves(), ["c3", "d4"]);
}

#[test]
fn undo_restores_a_side_after_later_moves() {
    let mut window = Window::after(two_people(4), &["c3", "d4", "e5"]);
    toggle_computer(&mut window, Player::Vertical);
    window.wait_for_turn();
    let seat = window.session().seat(Player::Vertical);
    assert_eq!(
        (seat.kind, &*seat.name),
        (PlayerKind::Computer, "Blocker"),
        "no computer has a person's name"
    );
    assert_eq!(window.moves().len(), 4, "the computer must move next");
    window.play("a1");
    assert!(window.moves().len() == 6 || window.session().outcome().is_some());
    let kind = |window: &Window| window.session().seat(Player::Vertical).kind;
    window.press_ctrl(Key::Z);
    assert_eq!(kind(&window), PlayerKind::Computer);
    for _ in 0..4 {
        if kind(&window) == PlayerKind::Computer {
            window.press_ctrl(Key::Z);
        }
    }
    assert_eq!(kind(&window), PlayerKind::Human);
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), ["c3", "d4"], "undo continues with earlier moves");
}

#[test]
fn card_opens_by_keyboard_and_says_so() {
    let mut window = Window::playing(two_people(4));
    let card = window.card_name(Player::Vertical);
    window.point_at_button(&card);
    window.assert_shows(&[game::card_tip()]);
    window.focus(Role::Button, &card);
    window.press(Key::Enter);
    assert!(is_open(&window));
    window.press(Key::Escape);
    assert!(!is_open(&window));
    assert!(window.widget(Role::Button, &card).is_focused(), "the card has the focus again");
}

#[test]
fn dialog_opened_by_key_closes_the_menu() {
    let mut window = Window::playing(two_people(4));
    open(&mut window, Player::Vertical);
    assert!(is_open(&window));
    window.press_ctrl(Key::N);
    assert!(window.has_dialog(msg::title()));
    window.press(Key::Escape);
    assert!(!window.has_dialog(msg::title()));
    assert!(!is_open(&window));
    open(&mut window, Player::Vertical);
    window.press(Key::F1);
    assert!(window.app().states().get::<HelpState>().is_some());
    assert!(!is_open(&window));
}
