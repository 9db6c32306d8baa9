//! Menus and keys: impossible commands are disabled, keys reach the window and the board, and single keys do
//! nothing while a text field has the focus.

use span_it::messages::dialogs::{about, go_to};

use super::prelude::*;

#[test]
fn impossible_commands_are_disabled() {
    let mut window = Window::new();
    for (menu, commands) in
        [(menu::GAME, vec![menu::REMATCH]), (menu::MOVE, vec![menu::UNDO, menu::REDO, menu::RESIGN])]
    {
        window.click(menu);
        for command in commands {
            assert!(!window.menu_can(command), "{command} is enabled");
        }
        window.press(Key::Escape);
    }
    window.press_ctrl(Key::K);
    let watching = [menu::PAUSE, menu::STEP, menu::SLOWER, menu::FASTER];
    for command in [menu::MOVE_NOW, menu::PREVIOUS, menu::NEXT].iter().chain(&watching) {
        assert!(window.found_command(command).accesskit_node().is_disabled(), "{command} is enabled");
    }
}

#[test]
fn text_size_changes_in_steps_within_its_range() {
    let mut window = Window::new();
    let percent = |window: &Window| window.app().settings().text_size;
    window.press_ctrl(Key::Plus);
    window.press_ctrl(Key::Equals);
    assert_eq!(percent(&window), 120);
    assert!((window.ctx().zoom_factor() - 1.2).abs() < 1e-6);
    window.press_ctrl(Key::Num0);
    assert_eq!(percent(&window), 100);
    for _ in 0..4 {
        window.press_ctrl(Key::Minus);
    }
    assert_eq!(percent(&window), 80);
    window.choose(menu::VIEW, menu::TEXT_LARGER);
    assert_eq!(percent(&window), 90);
    window.choose(menu::VIEW, menu::TEXT_SMALLER);
    window.find_command(menu::TEXT_NORMAL);
    assert_eq!(percent(&window), 100);
}

#[test]
fn full_screen_and_close_reach_the_window() {
    let mut window = Window::new();
    window.press(Key::F11);
    assert!(window.commands.contains(&ViewportCommand::Fullscreen(true)));
    window.choose(menu::VIEW, menu::FULL_SCREEN);
    assert!(window.commands.contains(&ViewportCommand::Fullscreen(false)));
    assert!(!window.commands.contains(&ViewportCommand::Close));
    window.press_ctrl(Key::Q);
    assert!(window.commands.contains(&ViewportCommand::Close));
}

/// Keys that work without Ctrl.
const SINGLE: [Key; 15] = [
    Key::T,
    Key::N,
    Key::H,
    Key::M,
    Key::W,
    Key::Period,
    Key::Minus,
    Key::Plus,
    Key::Slash,
    Key::Questionmark,
    Key::PageUp,
    Key::PageDown,
    Key::Space,
    Key::F9,
    Key::F11,
];

#[test]
fn dialogs_disable_single_keys() {
    for (menu, command) in
        [(menu::HELP, menu::ABOUT), (menu::GAME, menu::NEW_GAME), (menu::GAME, menu::SETTINGS)]
    {
        let mut window = Window::playing(against_steady(6));
        window.click_node("c3");
        window.wait_for_turn();
        window.choose(menu, command);
        if menu == menu::GAME && command == menu::NEW_GAME {
            window.open_more();
            window.focus(Role::TextInput, new_game::SEED);
        }
        let (game, speed) = (window.game().clone(), window.session().speed());
        for key in SINGLE {
            window.press(key);
        }
        assert_eq!(window.app().view().dialogs.len(), 1, "{command}");
        assert_eq!(*window.game(), game);
        assert_eq!(window.session().speed(), speed);
        assert!(!window.app().features().game.heat);
        assert!(!window.session().is_viewing());
        assert!(window.app().settings().side_panel);
        assert!(!window.app().view().full_screen);
        assert!(window.session().thinking().is_none());
    }
}

#[test]
fn letters_typed_into_a_field_stay_there() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::Slash);
    for (key, letter) in [(Key::N, "n"), (Key::H, "h"), (Key::W, "w")] {
        window.press(key);
        window.event(egui::Event::Text(letter.to_owned()));
    }
    window.settle();
    assert_eq!(window.field(go_to::NODE), "nhw");
    assert_eq!(window.app().view().dialogs.len(), 1);
    assert!(!window.app().features().game.heat);
}

#[test]
fn go_to_node_moves_the_cursor() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    window.press(Key::Slash);
    for (text, reason) in [("c3", go_to::TAKEN), ("z9", go_to::NO_SUCH_NODE), ("b1", go_to::NO_SUCH_NODE)] {
        window.type_into(go_to::NODE, text);
        window.assert_shows(&[reason]);
        assert!(!window.can_press(go_to::GO));
    }
    window.type_into(go_to::NODE, "F4");
    window.press(Key::Enter);
    assert!(!window.has_dialog(go_to::TITLE));
    assert!(window.board_node("f4".parse().unwrap()).is_focused());
    window.press(Key::Enter);
    assert_eq!(window.moves(), ["c3", "f4"]);
}

#[test]
fn game_is_started_and_played_without_tab() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::N);
    for _ in 0..3 {
        assert!(window.moves().is_empty());
        window.press(Key::Enter);
    }
    assert_eq!(window.moves().len(), 1, "the board must have the focus");
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    window.press_ctrl(Key::Home);
    window.press(Key::Space);
    assert_eq!(window.moves().len(), 3);
    assert_eq!(window.moves()[2], "a1");
}

#[test]
fn unused_board_gets_no_focus_from_a_dialog() {
    let mut window = Window::playing(two_people(4));
    window.play_accessibly("c3");
    window.press_ctrl(Key::N);
    window.press(Key::Escape);
    assert!(!window.widgets().any(|one| one.is_focused()));
}

#[test]
fn about_shows_program_and_handle() {
    let mut window = Window::new();
    window.choose(menu::GAME, menu::SETTINGS);
    window.type_into(settings::YOUR_NAME, "Ada");
    window.press(Key::Escape);
    assert_eq!(window.app().settings().handle, "Ada");
    window.choose(menu::HELP, menu::ABOUT);
    window.assert_shows(&[about::ORIGIN, about::THANKS, &about::version(), &about::owner("Ada")]);
}

#[test]
fn closing_help_returns_focus_to_go_to_node() {
    let mut window = Window::playing(two_people(6));
    window.press(Key::Slash);
    window.press(Key::F1);
    window.press(Key::Escape);
    window.event(egui::Event::Text("c".to_owned()));
    window.settle();
    assert_eq!(window.field(go_to::NODE), "c");
}
