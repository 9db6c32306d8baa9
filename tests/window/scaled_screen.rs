//! Small screens whose desktop scales: every control of every page, dialog and menu can be scrolled into the window.

use egui::accesskit::Action as Request;
use egui::vec2;
use span_it::testing::HelpAction;
use span_it::testing::help::Chapter;
use span_it::testing::puzzle::PuzzleAction;

use super::prelude::*;

/// The window in points, below its title bar: 1280 x 800 at 200%, 1366 x 768 at 200% and 300%, 1024 x 600 at 125%.
const SIZES: [[f32; 2]; 4] = [[640.0, 370.0], [683.0, 354.0], [455.0, 226.0], [819.0, 450.0]];

/// The controls of the front that are outside of the window after scrolling to them.
fn out_of_reach(window: &mut Window) -> Vec<String> {
    let is_control = |node: &egui_kittest::Node<'_>| {
        let data = node.accesskit_node();
        let is_board = data.parent().and_then(|parent| parent.label()).as_deref()
            == Some(span_it::messages::board::BOARD);
        data.data().supports_action(Request::Click) && data.bounding_box().is_some() && !is_board
    };
    let names = |window: &Window| -> Vec<String> {
        let controls = window.front().children_recursive().filter(is_control);
        controls.map(|node| name_of(&node).unwrap_or_default()).collect()
    };
    let screen = window.ctx().content_rect().expand(1.0);
    let mut outside = Vec::new();
    let names = names(window);
    assert!(names.len() > 5, "{names:?}");
    for (index, name) in names.into_iter().enumerate() {
        let at = |window: &Window| {
            let node = window.front().children_recursive().filter(is_control).nth(index);
            node.map(|node| node.rect())
        };
        let Some(rect) = at(window) else { continue };
        if screen.contains_rect(rect) {
            continue;
        }
        if let Some(node) = window.front().children_recursive().filter(is_control).nth(index) {
            node.scroll_to_me();
        }
        window.settle();
        if at(window).is_some_and(|rect| !screen.contains(rect.center())) {
            outside.push(format!("{name:?} at {rect:?}"));
        }
    }
    outside
}

#[track_caller]
fn assert_reach(what: &str, open: impl Fn(&mut Window)) {
    for size in SIZES {
        let mut window = Window::of_size(size);
        open(&mut window);
        let outside = out_of_reach(&mut window);
        assert!(outside.is_empty(), "{what} in {:?}: {outside:#?}", vec2(size[0], size[1]));
    }
}

#[test]
fn pages_fit_scaled_screens() {
    assert_reach("first screen", |_| {});
    assert_reach("game", |window| window.begin(two_people(6)));
    assert_reach("end of a game", |window| {
        window.begin(two_people(4));
        window.apply(Action::Game(GameAction::Resign));
    });
    assert_reach("learn", |window| window.press(Key::L));
    assert_reach("puzzle", |window| {
        window.apply(Action::Learn(LearnAction::Puzzle(PuzzleAction::Show)));
        window.wait("there is a puzzle", |window| window.app().features().learn.puzzle.attempt.is_some());
    });
    assert_reach("editor", |window| window.press_ctrl(Key::E));
    assert_reach("games", |window| window.press_ctrl(Key::G));
    assert_reach("help", |window| {
        window.apply(Action::Help(HelpAction::Open(Chapter::ALL[0].into())));
    });
}

#[test]
fn dialogs_and_menus_fit_scaled_screens() {
    assert_reach("new game", |window| window.press_ctrl(Key::N));
    assert_reach("settings", |window| window.press_ctrl(Key::Comma));
    assert_reach("library", |window| window.press_ctrl(Key::L));
    assert_reach("find a command", |window| window.press_ctrl(Key::K));
    assert_reach("menu", |window| {
        let is_narrow = window.has_button(menu::MENU);
        window.click(if is_narrow { menu::MENU } else { menu::GAME });
    });
}
