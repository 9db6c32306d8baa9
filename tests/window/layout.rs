//! Layouts: at every window size the board, both names and the necessary controls are inside the window and work
//! (`docs/interface.md, "Sizes"`). A text size of 200% is half of a window in points.

use egui::pos2;
use span_it::messages::dialogs::{done, library};
use span_it::messages::{board, game as msg, help_me, library as library_msg};

use super::prelude::*;

/// In points.
const SIZES: [[f32; 2]; 5] =
    [[640.0, 480.0], [760.0, 440.0], [1000.0, 700.0], [1280.0, 800.0], [3840.0, 2160.0]];

#[track_caller]
fn assert_inside(window: &Window, role: Role, name: &str) {
    let rect = window.widget(role, name).rect();
    let area = window.ctx().content_rect();
    assert!(area.expand(0.5).contains_rect(rect), "{name} is at {rect:?} in a window of {area:?}");
    assert!(rect.width() > 8.0 && rect.height() > 8.0, "{name} is only {rect:?} in {area:?}");
}

#[test]
fn game_is_played_at_every_size() {
    for size in SIZES {
        let mut window = Window::of_size(size);
        assert_inside(&window, Role::Button, msg::play());
        window.begin(against_steady(6));
        for name in [msg::undo(), help_me::title(), msg::resign(), menu::game()] {
            assert_inside(&window, Role::Button, name);
        }
        for node in window.session().setup().size.nodes() {
            let rect = window.board_node(node).rect();
            assert!(window.ctx().content_rect().contains_rect(rect), "{node} at {size:?}");
            assert!(rect.width() >= 18.0, "{node} is too small at {size:?}: {rect:?}");
        }
        for player in Player::ALL {
            assert!(window.shows(&window.session().seat(player).name), "{player} has no name at {size:?}");
        }
        window.play("c3");
        window.show_hint();
        let play = board::play(window.hint_node());
        assert_inside(&window, Role::Button, &play);
        let title = window.widget(Role::Label, &play).rect();
        assert!(!title.intersects(window.widget(Role::Button, &play).rect()), "at {size:?}");
        window.press(Key::Escape);
        assert_inside(&window, Role::Button, &msg::move_cell(1, "Ada", "c3"));
        window.begin(two_people(20));
        window.play_accessibly("t20");
        assert_eq!(window.moves(), ["t20"], "the largest board at {size:?}");
    }
}

fn check_titles(size: [f32; 2], text_size: u16) {
    let mut window = Window::of_size(size);
    window.change_settings(|settings| settings.text_size = text_size);
    window.begin(two_people(4));
    window.click_nodes(&QUICK_WIN[..6]);
    window.press(Key::PageUp);
    assert_inside(&window, Role::Button, msg::back_to_game());
    window.press(Key::PageDown);
    window.click_node(QUICK_WIN[6]);
    assert_inside(&window, Role::Button, msg::rematch());
    window.begin(against_slow(6));
    window.click_node("c3");
    window.advance(Duration::from_millis(500));
    assert_inside(&window, Role::Button, msg::move_now());
    window.begin(two_computers(6));
    let speed = msg::speed_name(window.session().speed().factor());
    for name in [msg::pause(), msg::step(), &speed] {
        assert_inside(&window, Role::Button, name);
    }
}

#[test]
fn buttons_of_each_state_fit() {
    for size in SIZES {
        check_titles(size, 100);
    }
    check_titles([1280.0, 960.0], 200);
}

#[test]
fn current_move_is_visible_at_any_list_height() {
    for moves in [20, 60] {
        let mut window = Window::of_size([1000.0, 700.0]);
        window.begin(two_people(8));
        while window.moves().len() < moves && window.session().outcome().is_none() {
            let node = first_free(window.game());
            window.harness.state_mut().apply(Action::Game(GameAction::Play(node)));
        }
        let is_above_resign = |window: &Window, place: Rect| {
            let below = window.widget(Role::Button, msg::resign()).rect();
            assert!(place.bottom() <= below.top(), "{place:?} of {moves}, over {below:?}");
        };
        for size in [[1000.0, 560.0], [1280.0, 800.0], [1000.0, 700.0], [853.0, 467.0]] {
            window.resize(size);
            let mv = *window.game().moves().last().unwrap();
            let name = &window.session().seat(mv.player).name;
            let cell = msg::move_cell(window.moves().len(), name, mv.node);
            is_above_resign(&window, window.widget(Role::Button, &cell).rect());
        }
        // The moves give way to help, which has no scroll bar of its own.
        window.press(Key::A);
        is_above_resign(&window, window.widget(Role::Switch, msg::heat_map()).rect());
    }
}

#[test]
fn side_panel_has_a_way_back() {
    let mut window = Window::playing(two_people(4));
    assert!(!window.has_button(msg::side_panel()));
    window.press(Key::F9);
    assert!(!window.has_button(msg::resign()));
    window.click(msg::side_panel());
    assert!(window.has_button(msg::resign()));
}

#[test]
fn settings_forget_a_smaller_window() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.press_ctrl(Key::Comma);
    window.press(Key::Escape);
    window.resize([1280.0, 900.0]);
    window.press_ctrl(Key::Comma);
    let mut fresh = Window::of_size([1280.0, 900.0]);
    fresh.press_ctrl(Key::Comma);
    assert_eq!(window.area_of_dialog(), fresh.area_of_dialog());
}

#[test]
fn chosen_line_shows_its_details() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.press_ctrl(Key::L);
    for _ in 0..5 {
        window.press(Key::ArrowDown);
        let details = window.widget(Role::Label, library_msg::character_text()).rect();
        let foot = window.widget(Role::Button, done()).rect();
        assert!(details.bottom() < foot.top(), "{details:?} is below {foot:?}");
    }
    window.type_into(library::search(), "Sprinter");
    window.press(Key::ArrowDown);
    assert_inside(&window, Role::RadioButton, "Sprinter");
}

#[test]
fn smallest_window_scrolls() {
    let mut window = Window::of_size([320.0, 240.0]);
    window.change_settings(|settings| settings.text_size = 200);
    window.begin(two_people(4));
    window.play_accessibly("c3");
    assert_eq!(window.moves(), ["c3"]);
    let resign = window.widget(Role::Button, msg::resign()).rect();
    assert!(!window.ctx().content_rect().contains_rect(resign), "it is outside before scrolling");
    window.event(Event::PointerMoved(pos2(160.0, 120.0)));
    window.scroll(egui::MouseWheelUnit::Point, egui::vec2(-2000.0, -2000.0));
    window.advance(Duration::from_secs(1));
    assert_inside(&window, Role::Button, msg::resign());
    window.press(Key::N);
    assert_inside(&window, Role::Button, new_game::play());
}
