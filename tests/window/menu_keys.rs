//! Menus by keyboard: they open with F10 and Alt, arrows and letters choose, and closing them returns the focus.

use span_it::messages::dialogs::about;
use span_it::messages::help;

use super::prelude::*;

/// A game whose board has the focus after a click.
fn clicked() -> Window {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    window
}

fn focused(window: &Window) -> String {
    let node = window.widgets().find(egui_kittest::Node::is_focused);
    node.and_then(|node| name_of(&node)).unwrap_or_default()
}

#[track_caller]
fn assert_focused(window: &Window, start: &str) {
    let focused = focused(window);
    assert!(focused.starts_with(start), "{focused:?} has the focus instead of {start:?}");
}

fn is_open(window: &Window, command: &str) -> bool {
    window.texts().iter().any(|text| text.starts_with(command))
}

fn alt(window: &mut Window, keys: &[Key]) {
    for event in alt_events(keys) {
        window.event(event);
    }
    window.settle();
}

/// What the platform sends if keys are pressed while Alt is down.
fn alt_events(keys: &[Key]) -> Vec<Event> {
    let event =
        |key, pressed, modifiers| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let mut events =
        vec![event(Key::AltLeft, true, Modifiers::NONE), Event::ModifiersChanged(Modifiers::ALT)];
    events.extend(
        keys.iter().flat_map(|&key| [true, false].map(|pressed| event(key, pressed, Modifiers::ALT))),
    );
    events.extend([event(Key::AltLeft, false, Modifiers::ALT), Event::ModifiersChanged(Modifiers::NONE)]);
    events
}

#[test]
fn f10_and_alt_open_and_close_the_first_menu() {
    let mut window = clicked();
    let board = focused(&window);
    assert!(!board.is_empty(), "a click must give the focus to the board");
    window.press(Key::F10);
    assert_focused(&window, menu::NEW_GAME);
    window.press(Key::F10);
    assert!(!is_open(&window, menu::QUIT));
    assert_focused(&window, &board);
    alt(&mut window, &[]);
    assert_focused(&window, menu::NEW_GAME);
    alt(&mut window, &[]);
    assert!(!is_open(&window, menu::QUIT));
    assert_focused(&window, &board);
}

#[test]
fn arrows_walk_through_entries_and_menus() {
    let mut window = clicked();
    window.press(Key::F10);
    window.press(Key::ArrowDown);
    assert_focused(&window, menu::REMATCH);
    window.press(Key::End);
    assert_focused(&window, menu::QUIT);
    window.press(Key::ArrowDown);
    assert_focused(&window, menu::NEW_GAME);
    window.press(Key::ArrowUp);
    assert_focused(&window, menu::QUIT);
    window.press(Key::ArrowRight);
    assert_focused(&window, menu::UNDO);
    assert!(!is_open(&window, menu::QUIT));
    for _ in 0..2 {
        window.press(Key::ArrowLeft);
    }
    assert_focused(&window, help::CONTENTS);
    window.press(Key::ArrowRight);
    assert_focused(&window, menu::NEW_GAME);
}

#[test]
fn arrows_enter_and_leave_submenus() {
    let mut window = clicked();
    alt(&mut window, &[Key::V]);
    assert_focused(&window, menu::THEME);
    window.press(Key::ArrowRight);
    assert_focused(&window, settings::THEMES[0]);
    window.press(Key::ArrowDown);
    assert_focused(&window, settings::THEMES[1]);
    window.press(Key::ArrowLeft);
    assert_focused(&window, menu::THEME);
    window.press(Key::ArrowLeft);
    assert!(!is_open(&window, menu::THEME) && !focused(&window).is_empty(), "Left goes to the menu before");
}

#[test]
fn enter_and_letters_activate() {
    let mut window = clicked();
    let board = focused(&window);
    alt(&mut window, &[Key::M]);
    window.press(Key::Enter);
    assert!(window.moves().is_empty(), "Enter must undo the move and not play another");
    assert_focused(&window, "c3");
    alt(&mut window, &[Key::M]);
    window.press(Key::R);
    assert_eq!(window.moves(), ["c3"]);
    alt(&mut window, &[Key::V, Key::T, Key::D]);
    assert_eq!(window.ctx().theme(), egui::Theme::Dark);
    assert_focused(&window, &board);
}

#[test]
fn digits_choose_themes_and_recent_files() {
    let mut window = clicked();
    alt(&mut window, &[Key::V, Key::T, Key::Num1]);
    assert_eq!(window.app().settings().theme, Theme::Classic);
    for node in ["g7", "a1"] {
        let file = window.write(&format!("{node}.spanit"), record(&two_people(4), &[node]));
        window.apply(Action::File(FileAction::OpenPath(file)));
    }
    alt(&mut window, &[Key::G, Key::E, Key::Num2]);
    assert_eq!(window.moves(), ["g7"]);
}

#[test]
fn fast_alt_and_letters_activate() {
    let mut window = clicked();
    window.at_once(alt_events(&[Key::V, Key::T, Key::D]));
    assert_eq!(window.ctx().theme(), egui::Theme::Dark);
    window.at_once(alt_events(&[]));
    assert_focused(&window, menu::NEW_GAME);
}

#[test]
fn letters_in_menus_are_no_commands() {
    let mut window = clicked();
    window.click(menu::HELP);
    window.press(Key::W);
    assert!(!window.app().features().game.heat);
    window.press(Key::A);
    assert!(window.has_dialog(about::TITLE));
}

#[test]
fn escape_returns_the_focus() {
    let mut window = clicked();
    let board = focused(&window);
    for key in [Key::G, Key::V, Key::H] {
        alt(&mut window, &[key]);
        window.press(Key::ArrowDown);
        window.press(Key::Escape);
        assert_focused(&window, &board);
    }
    window.click(menu::GAME);
    window.press(Key::Escape);
    assert_focused(&window, &board);
    window.press(Key::ArrowRight);
    window.press(Key::Enter);
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn menu_dialog_returns_the_focus() {
    let mut window = clicked();
    let board = focused(&window);
    alt(&mut window, &[Key::G]);
    window.press(Key::Enter);
    assert!(window.has_dialog(new_game::TITLE));
    window.press(Key::Escape);
    assert_focused(&window, &board);
}

#[test]
fn dialogs_keep_menus_closed() {
    let mut window = clicked();
    window.press(Key::N);
    window.press(Key::F10);
    alt(&mut window, &[Key::M]);
    assert!(!is_open(&window, menu::QUIT) && !is_open(&window, menu::REDO));
    assert!(window.has_dialog(new_game::TITLE));
}

#[test]
fn alt_with_other_keys_opens_nothing() {
    let mut window = clicked();
    alt(&mut window, &[Key::Tab]);
    alt(&mut window, &[Key::X]);
    assert!(!is_open(&window, menu::QUIT));
    alt(&mut window, &[Key::N]);
    assert!(window.app().view().dialogs.is_empty(), "Alt+N is no command");
}

#[test]
fn narrow_window_opens_its_menu_by_key() {
    let mut window = clicked();
    window.resize([400.0, 480.0]);
    window.press(Key::F10);
    assert_focused(&window, menu::GAME);
    window.press(Key::ArrowRight);
    assert_focused(&window, menu::NEW_GAME);
    window.press(Key::Escape);
    assert!(!is_open(&window, menu::QUIT));
}

#[test]
fn high_menu_scrolls_to_the_focus() {
    let mut window = clicked();
    window.resize([320.0, 240.0]);
    window.press(Key::F10);
    window.press(Key::ArrowRight);
    for (key, command) in [(Key::End, menu::QUIT), (Key::Home, menu::NEW_GAME)] {
        window.press(key);
        window.settle();
        assert_focused(&window, command);
        let entry = window.menu_item(command).rect();
        assert!(entry.top() >= 0.0 && entry.bottom() <= 240.0, "{command} is at {entry:?}");
    }
}
