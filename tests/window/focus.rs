//! The keyboard focus: pages, dialogs and menus give it back, and a dialog in which nothing takes it gives it to its title.

use span_it::messages::dialogs::done;

use super::prelude::*;

/// A game whose board has the focus after a click.
fn clicked() -> Window {
    let window = Window::after(two_people(4), &["c3"]);
    assert!(window.focused().starts_with("c3, "), "a click must give the focus to the board");
    window
}

#[test]
fn pages_and_dialogs_return_the_focus_to_the_board() {
    let mut window = clicked();
    let board = window.focused();
    let shift_ctrl = Modifiers::COMMAND.plus(Modifiers::SHIFT);
    for (modifiers, key) in [
        (Modifiers::NONE, Key::F1),
        (Modifiers::COMMAND, Key::E),
        (Modifiers::COMMAND, Key::T),
        (Modifiers::COMMAND, Key::L),
        (Modifiers::COMMAND, Key::Comma),
        (Modifiers::NONE, Key::Y),
        (Modifiers::NONE, Key::R),
        (Modifiers::NONE, Key::N),
        (Modifiers::NONE, Key::Questionmark),
        (Modifiers::NONE, Key::Slash),
        (Modifiers::NONE, Key::F5),
        (Modifiers::SHIFT, Key::F1),
        (shift_ctrl, Key::G),
    ] {
        window.press_with(modifiers, key);
        for _ in 0..3 {
            let is_game =
                window.app().view().dialogs.is_empty() && window.app().states().get::<HelpState>().is_none();
            if is_game && window.app().page_id() == PageId::Game {
                break;
            }
            window.press(Key::Escape);
        }
        assert_eq!(window.focused(), board, "after {key:?}");
    }
    window.click(menu::game());
    window.press(Key::Escape);
    assert_eq!(window.focused(), board, "after a menu");
}

#[test]
fn keys_open_a_menu_and_choose_from_it() {
    let mut window = clicked();
    window.focus(Role::Button, menu::moves());
    window.press(Key::Enter);
    window.press(Key::Tab);
    assert!(window.focused().starts_with(menu::undo()), "{:?}", window.focused());
    window.press(Key::W);
    assert!(!window.app().states().the::<GameState>().heat, "letters in open menus are no commands");
    window.press(Key::Enter);
    assert!(window.moves().is_empty(), "Enter must undo the move and not play another");
}

#[test]
fn dialog_without_a_focus_gives_it_to_its_title() {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::Comma);
    assert_eq!(window.focused(), settings::title());
    for _ in 0..40 {
        window.press(Key::Tab);
        assert!(![settings::title(), ""].contains(&&*window.focused()), "the title is no Tab stop");
    }
    window.focus(Role::Button, done());
    window.press(Key::F1);
    window.press(Key::Escape);
    assert_eq!(window.focused(), done(), "help gives it back to a button");
    window.press(Key::Escape);
    window.play_accessibly("c3");
    window.press_ctrl(Key::N);
    window.press(Key::Escape);
    assert_eq!(window.focused(), "", "a board that was not used gets no focus from a dialog");
}
