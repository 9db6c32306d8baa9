//! Layouts: at every window size, with normal and large texts, the board, both names and the necessary controls
//! are inside the window and work (`docs/interface.md, "Sizes"`).

use egui::pos2;
use span_it::messages::dialogs::{DONE, library};
use span_it::messages::{game as msg, help_me, library as library_msg, proof};

use super::prelude::*;

/// The sizes in points, and whether the layout is stacked.
const SIZES: [([f32; 2], bool); 7] = [
    ([480.0, 480.0], true),
    ([640.0, 700.0], true),
    ([759.0, 600.0], true),
    ([760.0, 440.0], false),
    ([1000.0, 700.0], false),
    ([1280.0, 800.0], false),
    ([3840.0, 2160.0], false),
];

/// Sizes at a text size of 100% that are large enough for 200%.
const LARGE_TEXT_SIZES: [[f32; 2]; 4] = [[960.0, 960.0], [1366.0, 768.0], [2000.0, 1400.0], [3840.0, 2160.0]];

#[track_caller]
fn assert_inside(window: &Window, role: Role, name: &str) {
    let rect = window.widget(role, name).rect();
    let area = window.ctx().content_rect();
    assert!(area.expand(0.5).contains_rect(rect), "{name} is at {rect:?} in a window of {area:?}");
    assert!(rect.width() > 8.0 && rect.height() > 8.0, "{name} is only {rect:?} in {area:?}");
}

#[track_caller]
fn assert_front_inside(window: &Window, title: &str) {
    let (rect, area) = (window.area_of_dialog(), window.ctx().content_rect());
    assert!(window.has_dialog(title), "no {title} in {area:?}");
    assert!(area.contains_rect(rect), "{title} is at {rect:?} in a window of {area:?}");
}

#[test]
fn first_start_works_at_every_size() {
    for (size, _) in SIZES {
        let mut window = Window::of_size(size);
        assert_inside(&window, Role::Button, msg::PLAY);
        window.click(msg::PLAY);
        assert!(window.session().is_started(), "{size:?}");
    }
}

#[test]
fn game_works_at_every_size() {
    for (size, is_stacked) in SIZES {
        let mut window = Window::of_size(size);
        window.begin(against_steady(6));
        let rest: &[&str] = if is_stacked { &[msg::MOVES, msg::MORE] } else { &[msg::RESIGN, menu::GAME] };
        for name in [msg::UNDO, help_me::TITLE].iter().chain(rest) {
            assert_inside(&window, Role::Button, name);
        }
        for node in window.session().setup().size.nodes() {
            let rect = window.board_node(node).rect();
            assert!(rect.min.x >= 0.0 && rect.max.x <= size[0], "{node} at {size:?}");
            assert!(rect.min.y >= 0.0 && rect.max.y <= size[1], "{node} at {size:?}");
            assert!(rect.width() >= 18.0, "{node} is too small at {size:?}: {rect:?}");
        }
        for player in Player::ALL {
            assert!(window.shows(&window.session().seat(player).name), "{player} has no name at {size:?}");
        }
        window.click_node("c3");
        window.wait_for_turn();
        assert_eq!(window.moves().len(), 2, "{size:?}");
    }
}

#[test]
fn hint_and_moves_are_readable_at_every_size() {
    for (size, is_stacked) in SIZES {
        let mut window = Window::of_size(size);
        window.begin(two_people(6));
        window.click_node("c3");
        window.show_hint();
        let node = window.hint_node();
        assert_inside(&window, Role::Button, &span_it::messages::board::play(node));
        window.press(Key::Escape);
        if is_stacked {
            window.click(msg::MOVES);
        }
        let cell = msg::move_cell(1, "Ada", "c3".parse().unwrap());
        assert_inside(&window, Role::Button, &cell);
    }
}

#[test]
fn match_works_at_every_size() {
    for (size, _) in SIZES {
        let mut window = Window::of_size(size);
        window.begin(two_computers(6));
        assert_inside(&window, Role::Button, msg::PAUSE);
        assert_inside(&window, Role::Button, msg::STEP);
        window.click(msg::PAUSE);
        assert!(window.session().is_paused(), "{size:?}");
    }
}

#[test]
fn dialogs_with_their_buttons_stay_in_the_window() {
    for (size, _) in SIZES {
        let mut window = Window::of_size(size);
        window.press(Key::N);
        assert_front_inside(&window, new_game::TITLE);
        assert_inside(&window, Role::Button, new_game::PLAY);
        window.press(Key::Escape);
        window.press_ctrl(Key::E);
        assert_inside(&window, Role::Button, editor::SAVE_NEW);
        window.press_ctrl(Key::L);
        assert_front_inside(&window, library_msg::TITLE);
        window.press(Key::Escape);
        window.press(Key::Escape);
        window.press_ctrl(Key::Comma);
        assert_front_inside(&window, settings::TITLE);
    }
}

/// A state of the game whose title has a button.
struct TitleState {
    window: Window,
    button: &'static str,
    /// The buttons of the bar in the stacked layout.
    others: [&'static str; 3],
}

/// The states with a button in the title, except the first start. The text size is in percent.
fn title_states(size: [f32; 2], text_size: u16) -> Vec<TitleState> {
    let person = [msg::UNDO, msg::MOVES, msg::MORE];
    let watcher = [msg::STEP, msg::SPEED, msg::MOVES];
    let start = |setup| {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = text_size);
        window.begin(setup);
        window
    };
    let mut earlier = start(two_people(4));
    earlier.click_node("c3");
    earlier.press(Key::PageUp);
    let mut over = start(two_people(4));
    over.click_nodes(&QUICK_WIN);
    let mut thinking = start(against_slow(6));
    thinking.click_node("c3");
    thinking.advance(std::time::Duration::from_millis(500));
    let mut watched = start(two_computers(6));
    watched.wait_as_time_passes("a move is played", |window| !window.moves().is_empty());
    watched.press(Key::Space);
    watched.press(Key::PageUp);
    vec![
        TitleState { window: earlier, button: msg::BACK_TO_GAME, others: person },
        TitleState { window: over, button: msg::REMATCH, others: [msg::MOVES, msg::MORE, msg::REMATCH] },
        TitleState { window: thinking, button: msg::MOVE_NOW, others: person },
        TitleState { window: watched, button: msg::BACK_TO_GAME, others: watcher },
    ]
}

#[test]
fn title_buttons_leave_room_for_other_buttons() {
    let normal = SIZES.map(|(size, _)| (size, 100));
    for (size, text_size) in normal.into_iter().chain(LARGE_TEXT_SIZES.map(|size| (size, 200))) {
        for TitleState { window, button, others } in title_states(size, text_size) {
            assert_inside(&window, Role::Button, button);
            let is_stacked = window.has_button(msg::MOVES);
            for name in others.into_iter().filter(|_| is_stacked) {
                let is_speed = name == msg::SPEED;
                let full = format!("{} {}", msg::SPEED, msg::speed(window.session().speed().factor()));
                assert_inside(&window, Role::Button, if is_speed { &full } else { name });
            }
        }
    }
}

#[test]
fn current_move_is_visible_at_any_list_height() {
    for moves in [20, 60] {
        let mut window = Window::of_size([1000.0, 700.0]);
        window.begin(two_people(8));
        while window.moves().len() < moves && window.session().outcome().is_none() {
            let node = first_free(window.game());
            window.apply(Action::Game(GameAction::Play(node)));
        }
        for (size, key) in [
            ([1000.0, 560.0], None),
            ([1280.0, 800.0], None),
            ([1000.0, 700.0], None),
            ([853.0, 467.0], None),
            ([853.0, 467.0], Some(Key::A)),
        ] {
            window.resize(size);
            if let Some(key) = key {
                window.press(key);
            }
            let mv = *window.game().moves().last().unwrap();
            let name = &window.session().seat(mv.player).name;
            let cell = msg::move_cell(window.moves().len(), name, mv.node);
            let cell = window.widget(Role::Button, &cell).rect();
            let below = window.widget(Role::Button, msg::RESIGN).rect();
            assert!(cell.bottom() <= below.top(), "{cell:?} of {moves} at {size:?}, over {below:?}");
        }
    }
}

#[test]
fn more_has_the_commands_of_the_side_panel() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.begin(two_people(4));
    window.click_node("c3");
    window.click(msg::MORE);
    for command in [proof::SHOW_WHY, review::REVIEW_GAME, menu::RESIGN] {
        assert!(window.menu_can(command), "{command} is disabled");
    }
    window.choose_from_open_menu(menu::RESIGN);
    assert!(window.session().outcome().is_some());
}

#[test]
fn hidden_side_panel_has_a_way_back() {
    let mut window = Window::playing(two_people(4));
    assert!(!window.has_button(msg::SIDE_PANEL));
    window.press(Key::F9);
    assert!(!window.has_button(msg::RESIGN));
    window.click(msg::SIDE_PANEL);
    assert!(window.has_button(msg::RESIGN));
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
    let choice = language::percent(2.0);
    let place = |window: &Window| window.widget(Role::RadioButton, &choice).rect();
    assert_eq!(place(&window), place(&fresh));
}

#[test]
fn everything_fits_at_double_text_size() {
    for size in LARGE_TEXT_SIZES {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = 200);
        window.begin(two_people(4));
        window.click_node("c3");
        assert_eq!(window.moves(), ["c3"], "at {size:?}");
        assert_inside(&window, Role::Button, msg::UNDO);
        window.press_ctrl(Key::E);
        assert_inside(&window, Role::Button, editor::SAVE_NEW);
        window.press(Key::Escape);
        window.press_ctrl(Key::Comma);
        assert_front_inside(&window, settings::TITLE);
        window.press(Key::Escape);
        window.press(Key::N);
        assert_front_inside(&window, new_game::TITLE);
        assert_inside(&window, Role::Button, new_game::PLAY);
        window.press(Key::Enter);
        assert!(window.moves().is_empty());
    }
}

#[test]
fn chosen_line_shows_its_details() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.press_ctrl(Key::L);
    for _ in 0..5 {
        window.press(Key::ArrowDown);
        let details = window.widget(Role::Label, library_msg::CHARACTER).rect();
        let foot = window.widget(Role::Button, DONE).rect();
        assert!(details.bottom() < foot.top(), "{details:?} is below {foot:?}");
    }
}

#[test]
fn library_and_hint_work_at_double_text_size() {
    for size in LARGE_TEXT_SIZES {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = 200);
        window.press_ctrl(Key::L);
        assert_front_inside(&window, library_msg::TITLE);
        window.type_into(library::SEARCH, "Sprinter");
        window.press(Key::ArrowDown);
        assert_inside(&window, Role::RadioButton, "Sprinter");
        assert_inside(&window, Role::Button, DONE);
        window.press(Key::Escape);
        let first = if window.has_button(menu::MENU) { menu::MENU } else { menu::HELP };
        assert_inside(&window, Role::Button, first);
        window.begin(two_people(6));
        window.show_hint();
        let node = window.hint_node();
        let play = span_it::messages::board::play(node);
        assert_inside(&window, Role::Button, &play);
        let title = window.widget(Role::Label, &play).rect();
        assert!(!title.intersects(window.widget(Role::Button, &play).rect()), "at {size:?}");
        window.click(&play);
        assert_eq!(window.moves(), [node.to_string()], "at {size:?}");
    }
}

#[test]
fn smallest_window_scrolls() {
    let mut window = Window::of_size([320.0, 240.0]);
    window.change_settings(|settings| settings.text_size = 200);
    window.begin(two_people(4));
    window.play_accessibly("c3");
    assert_eq!(window.moves(), ["c3"]);
    assert!(window.widget(Role::Button, msg::MORE).rect().min.x > 320.0, "it is outside before scrolling");
    window.event(egui::Event::PointerMoved(pos2(160.0, 120.0)));
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(-2000.0, -2000.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: egui::Modifiers::NONE,
    });
    window.settle();
    window.advance(std::time::Duration::from_secs(1));
    assert_inside(&window, Role::Button, msg::MORE);
    window.press(Key::N);
    assert_front_inside(&window, new_game::TITLE);
    assert_inside(&window, Role::Button, new_game::PLAY);
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    assert_front_inside(&window, settings::TITLE);
}

#[test]
fn largest_board_fits_everywhere() {
    for (size, _) in SIZES {
        let mut window = Window::of_size(size);
        window.begin(two_people(20));
        window.play_accessibly("t20");
        assert_eq!(window.moves(), ["t20"], "{size:?}");
    }
}

#[test]
fn resizing_keeps_the_game() {
    let mut window = Window::playing(two_people(6));
    window.click_node("c3");
    for (size, _) in SIZES {
        window.resize(size);
        assert_eq!(window.moves(), ["c3"]);
        assert!(window.widget(Role::Button, msg::UNDO).rect().max.y <= size[1] + 0.5);
    }
}
