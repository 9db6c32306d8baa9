//! Keys reach the window and the board; letters stay in a text field.

use span_it::messages::dialogs::go_to;

use super::prelude::*;

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
fn go_to_node_moves_the_cursor() {
    let mut window = Window::after(two_people(4), &["c3"]);
    window.press(Key::Slash);
    for (key, letter) in [(Key::N, "n"), (Key::H, "h"), (Key::W, "w")] {
        window.press(key);
        window.event(Event::Text(letter.to_owned()));
    }
    window.press(Key::F1);
    window.press(Key::Escape);
    window.type_text("c");
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
