//! Menus and keys: impossible commands are disabled, keys reach the window and the board, and single keys do
//! nothing while a text field has the focus.

use span_it::messages::dialogs::{about, go_to};
use span_it::testing::pages::GameState;

use super::prelude::*;

#[test]
fn impossible_commands_are_disabled() {
    let mut window = Window::new();
    for (menu, commands) in [
        (menu::game(), vec![menu::rematch()]),
        (menu::move_text(), vec![menu::undo(), menu::redo(), menu::resign()]),
    ] {
        window.click(menu);
        for command in commands {
            assert!(!window.menu_can(command), "{command} is enabled");
        }
        window.press(Key::Escape);
    }
    window.press_ctrl(Key::K);
    let watching = [menu::pause(), menu::step(), menu::slower(), menu::faster()];
    for command in [menu::move_now(), menu::previous(), menu::next()].iter().chain(&watching) {
        assert!(window.found_command(command).accesskit_node().is_disabled(), "{command} is enabled");
    }
}

#[test]
fn text_size_changes_in_steps_within_its_range() {
    let mut window = Window::new();
    let percent = |window: &Window| window.app().settings().text_size;
    for (key, expected) in [
        (Key::Plus, 110),
        (Key::Equals, 120),
        (Key::Num0, 100),
        (Key::Minus, 90),
        (Key::Minus, 80),
        (Key::Minus, 80),
    ] {
        window.press_ctrl(key);
        assert_eq!(percent(&window), expected);
        assert!((window.ctx().zoom_factor() - f32::from(expected) / 100.0).abs() < 1e-6);
    }
    window.choose(menu::view(), menu::text_larger());
    assert_eq!(percent(&window), 90);
}

#[test]
fn full_screen_and_close_reach_the_window() {
    let mut window = Window::new();
    window.press(Key::F11);
    assert!(window.commands.contains(&ViewportCommand::Fullscreen(true)));
    window.choose(menu::view(), menu::full_screen());
    assert!(window.commands.contains(&ViewportCommand::Fullscreen(false)));
    assert!(!window.commands.contains(&ViewportCommand::Close));
    window.press_ctrl(Key::Q);
    assert!(window.commands.contains(&ViewportCommand::Close));
}

#[test]
fn dialogs_disable_single_keys() {
    use Key::{F9, F11, H, M, Minus, N, PageDown, PageUp, Period, Plus, Questionmark, Slash, Space, T, W};
    let mut window = Window::playing(against_steady(6));
    window.click_node("c3");
    window.wait_for_turn();
    for (menu, command) in
        [(menu::help(), menu::about()), (menu::game(), menu::new_game()), (menu::game(), menu::settings())]
    {
        window.choose(menu, command);
        if command == menu::new_game() {
            window.focus(Role::TextInput, new_game::name_field(Player::Horizontal));
        }
        let (game, settings, speed) =
            (window.game().clone(), window.app().settings().clone(), window.session().speed());
        for key in [T, N, H, M, W, Period, Minus, Plus, Slash, Questionmark, PageUp, PageDown, Space, F9, F11]
        {
            window.press(key);
        }
        assert_eq!(window.app().view().dialogs.len(), 1, "{command}");
        assert_eq!((window.game(), window.app().settings()), (&game, &settings));
        assert_eq!(window.session().speed(), speed);
        assert!(!window.app().states().the::<GameState>().heat && !window.app().view().full_screen);
        assert!(!window.session().is_viewing() && window.session().thinking().is_none());
        window.press(Key::Escape);
    }
}

#[test]
fn go_to_node_moves_the_cursor() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    window.press(Key::Slash);
    for (key, letter) in [(Key::N, "n"), (Key::H, "h"), (Key::W, "w")] {
        window.press(key);
        window.event(Event::Text(letter.to_owned()));
    }
    window.press(Key::F1);
    window.press(Key::Escape);
    window.event(Event::Text("c".to_owned()));
    window.settle();
    assert_eq!(window.field(go_to::node()), "nhwc", "letters stay in the field, also after help");
    for (text, reason) in
        [("c3", go_to::taken()), ("z9", go_to::no_such_node()), ("b1", go_to::no_such_node())]
    {
        window.type_into(go_to::node(), text);
        window.assert_shows(&[reason]);
        assert!(!window.can_press(go_to::go()));
    }
    window.type_into(go_to::node(), "F4");
    window.press(Key::Enter);
    assert!(!window.has_dialog(go_to::title()));
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
fn about_shows_program_and_handle() {
    let mut window = Window::new();
    window.choose(menu::help(), menu::about());
    window.assert_shows(&[about::origin(), about::thanks(), &about::version()]);
    assert!(!window.texts().iter().any(|text| text.contains("belongs to")));
    window.press(Key::Escape);
    window.change_settings(|settings| "Ada".clone_into(&mut settings.handle));
    window.choose(menu::help(), menu::about());
    window.assert_shows(&[&about::owner("Ada")]);
}
