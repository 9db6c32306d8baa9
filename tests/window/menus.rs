//! Menus by keyboard: Tab reaches the bar, Enter opens a menu, and closing one gives the focus back.

use span_it::messages::dialogs::about;

use super::prelude::*;

fn focused(window: &Window) -> String {
    let node = window.widgets().find(egui_kittest::Node::is_focused);
    node.and_then(|node| name_of(&node)).unwrap_or_default()
}

/// A game whose board has the focus after a click.
fn clicked() -> Window {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    assert!(!focused(&window).is_empty(), "a click must give the focus to the board");
    window
}

#[test]
fn keys_open_a_menu_and_choose_from_it() {
    let mut window = clicked();
    window.focus(Role::Button, menu::MOVE);
    window.press(Key::Enter);
    window.press(Key::Tab);
    assert!(focused(&window).starts_with(menu::UNDO), "{:?}", focused(&window));
    window.press(Key::Enter);
    assert!(window.moves().is_empty(), "Enter must undo the move and not play another");
}

#[test]
fn closed_menu_returns_the_focus() {
    let mut window = clicked();
    let board = focused(&window);
    window.click(menu::GAME);
    window.press(Key::Escape);
    assert_eq!(focused(&window), board);
    window.choose(menu::HELP, menu::ABOUT);
    assert!(window.has_dialog(about::TITLE));
    window.press(Key::Escape);
    assert_eq!(focused(&window), board);
}

#[test]
fn letters_in_open_menus_are_no_commands() {
    let mut window = clicked();
    window.click(menu::HELP);
    window.press(Key::W);
    assert!(!window.app().features().game.heat);
}
