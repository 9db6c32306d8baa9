//! Double clicks, held keys, and keys that are pressed once too often: they do not reach what appears next.

use egui::{PointerButton, Pos2};
use egui_kittest::Node as Widget;
use span_it::messages::board::BOARD;
use span_it::messages::{games, learn, lessons};
use span_it::testing::HelpAction;
use span_it::testing::help::Chapter;
use span_it::testing::puzzle::{Attempt, PuzzleAction};

use super::prelude::*;
use super::{games_page, learning_log};

impl Window {
    fn key(&mut self, key: Key, pressed: bool) {
        let modifiers = Modifiers::NONE;
        self.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }

    /// Holds a key for about a second.
    pub(super) fn hold(&mut self, key: Key) {
        for _ in 0..30 {
            self.key(key, true);
            self.step();
        }
        self.key(key, false);
        self.settle();
    }

    /// Presses a key twice, as fast as a double click.
    fn press_twice(&mut self, key: Key) {
        for _ in 0..2 {
            self.key(key, true);
            self.key(key, false);
            self.settle();
        }
    }

    pub(super) fn click_again(&mut self, at: Pos2) {
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            self.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        }
        self.settle();
    }
}

#[test]
fn held_enter_starts_a_game_and_plays_no_move() {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::N);
    window.hold(Key::Enter);
    assert!(window.app().view().dialogs.is_empty() && window.moves().is_empty());
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::N);
    window.press_twice(Key::Enter);
    assert!(window.app().view().dialogs.is_empty() && window.moves().is_empty());
}

#[test]
fn held_enter_opens_a_lesson_and_answers_nothing() {
    let is_unanswered = |window: &Window| {
        let lesson = window.app().features().learn.lesson.as_ref().expect("a lesson is open");
        lesson.runner.step().number == (1, 1) && lesson.can_answer() && !window.shows(lessons::NEXT)
    };
    let mut window = Window::new();
    window.press(Key::L);
    window.hold(Key::Enter);
    assert!(is_unanswered(&window));
    let mut window = Window::new();
    window.press(Key::L);
    window.press_twice(Key::Enter);
    assert!(is_unanswered(&window));
}

#[test]
fn held_escape_closes_one_dialog() {
    for press in [Window::hold, Window::press_twice] {
        let mut window = Window::new();
        window.press_ctrl(Key::N);
        window.press_ctrl(Key::Comma);
        assert_eq!(window.app().view().dialogs.len(), 1);
        window.press(Key::F1);
        press(&mut window, Key::Escape);
        assert!(window.app().features().help.is_none());
        assert_eq!(window.app().view().dialogs.len(), 1);
        window.pass_repeats();
        window.press(Key::Escape);
        assert!(window.app().view().dialogs.is_empty(), "a later press counts");
    }
}

#[test]
fn first_enter_shows_the_cursor() {
    let mut window = Window::new();
    window.press(Key::P);
    window.wait("there is a puzzle", |window| window.app().features().learn.puzzle.attempt.is_some());
    for _ in 0..2 {
        let attempt = window.app().features().learn.puzzle.attempt.as_ref();
        assert!(!attempt.is_some_and(Attempt::is_over));
        window.press(Key::Enter);
    }
    let mut window = Window::playing(two_people(4));
    for moves in [0, 1] {
        window.press(Key::Enter);
        assert_eq!(window.moves().len(), moves);
    }
    window.begin(two_people(4));
    window.press(Key::Enter);
    assert!(window.moves().is_empty(), "the cursor of the game before is hidden");
}

#[test]
fn held_keys_step_and_write() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&["a1", "c1", "a3", "c3"]);
    window.hold(Key::PageUp);
    assert_eq!(window.session().shown_ply(), 0);
    window.press_ctrl(Key::K);
    for _ in 0..3 {
        window.key(Key::A, true);
        window.event(Event::Text("a".to_owned()));
    }
    window.settle();
    assert!(window.painted_texts().iter().any(|text| text == "aaa"));
}

/// What a click can change, whatever the time.
fn state(window: &Window) -> String {
    let app = window.app();
    let titles: Vec<_> = window
        .widgets()
        .filter(|node| node.accesskit_node().role() == Role::Dialog)
        .filter_map(|node| name_of(&node))
        .collect();
    let features = app.features();
    let lesson = features.learn.lesson.as_ref().map(|lesson| lesson.runner.step().number);
    format!(
        "{:?} {titles:?} {:?} {} {:?} {:?} {} {lesson:?} {:?}",
        features.page_id(),
        (window.notice(), app.session().shown_ply()),
        features.help.is_some(),
        window.moves(),
        app.session().outcome().is_some(),
        app.session().game_number(),
        (features.game.heat, app.settings()),
    )
}

/// The buttons that a click can press, by name and rectangle. The nodes of boards are no buttons to a player.
fn buttons(window: &Window) -> Vec<(String, Rect)> {
    let is_on_board = |node: &Widget<'_>| {
        let parent = node.parent().map(|parent| parent.accesskit_node().label());
        parent.flatten().is_some_and(|label| label == BOARD)
    };
    let screen = window.ctx().content_rect();
    window
        .front()
        .children_recursive()
        .filter(|node| {
            let data = node.accesskit_node();
            let is_control = matches!(
                data.role(),
                Role::Button
                    | Role::Link
                    | Role::RadioButton
                    | Role::CheckBox
                    | Role::ComboBox
                    | Role::ListBoxOption
            );
            is_control && !data.is_disabled() && data.bounding_box().is_some() && !is_on_board(node)
        })
        .filter_map(|node| Some((name_of(&node)?, node.rect())))
        .filter(|(_, rect)| screen.contains(rect.center()))
        .collect()
}

/// Double clicks each button. The second click has no effect, unless the same button is still there.
#[track_caller]
fn assert_double_clicks(what: &str, open: impl Fn() -> Window) {
    let mut window = open();
    let all = buttons(&window);
    assert!(!all.is_empty(), "{what} has no buttons");
    for (name, rect) in all {
        if !buttons(&window).contains(&(name.clone(), rect)) {
            window = open();
        }
        let before = state(&window);
        window.pass_repeats();
        window.event(Event::PointerMoved(rect.center()));
        window.click_again(rect.center());
        let once = state(&window);
        let is_there = buttons(&window).contains(&(name.clone(), rect));
        window.click_again(rect.center());
        if !is_there {
            assert_eq!(state(&window), once, "{what}: the second click on {name:?} had an effect");
        }
        if state(&window) != before || !window.ctx().memory(|memory| memory.focused().is_none()) {
            window = open();
        }
    }
}

fn with_key(modifiers: Modifiers, key: Key) -> Window {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&["a1", "c1"]);
    window.press_with(modifiers, key);
    window
}

#[test]
fn double_clicks_on_the_game_press_one_button() {
    assert_double_clicks("first screen", Window::new);
    assert_double_clicks("game", || with_key(Modifiers::NONE, Key::Home));
    assert_double_clicks("end of a game", || {
        let mut window = Window::playing(two_people(4));
        window.click_nodes(&QUICK_WIN);
        window
    });
}

#[test]
fn double_clicks_on_pages_for_learning_press_one_button() {
    assert_double_clicks("learn", || with_key(Modifiers::NONE, Key::L));
    assert_double_clicks("lesson", || {
        let mut window = with_key(Modifiers::NONE, Key::L);
        window.click(learn::START);
        window
    });
    assert_double_clicks("puzzle", || {
        let mut window = Window::new();
        window.apply(Action::Learn(LearnAction::Puzzle(PuzzleAction::Show)));
        window.wait("there is a puzzle", |window| window.app().features().learn.puzzle.attempt.is_some());
        window
    });
}

#[test]
fn double_clicks_in_dialogs_press_one_button() {
    assert_double_clicks("new game", || with_key(Modifiers::COMMAND, Key::N));
    assert_double_clicks("settings", || with_key(Modifiers::COMMAND, Key::Comma));
    assert_double_clicks("library", || with_key(Modifiers::COMMAND, Key::L));
    assert_double_clicks("editor", || with_key(Modifiers::COMMAND, Key::E));
    assert_double_clicks("help", || {
        let mut window = Window::new();
        window.apply(Action::Help(HelpAction::Open(Chapter::ALL[0].into())));
        window
    });
}

#[test]
fn double_clicks_on_figures_and_lists_press_one_button() {
    assert_double_clicks("ladder", || with_key(Modifiers::SHIFT, Key::R));
    let folder = learning_log::folder_with((0..6).map(|number| learning_log::game(number % 2 == 0)));
    assert_double_clicks("progress", || {
        let mut window = Window::in_folder(&folder);
        window.apply(Action::Learn(LearnAction::ShowProgress));
        window
    });
    assert_double_clicks("games", || {
        let mut window = Window::in_folder(&games_page::three_games());
        window.press_ctrl(Key::G);
        window.wait("there are games", |window| window.has_button(games::OPEN));
        window
    });
    assert_double_clicks("review", || {
        let mut window = Window::playing(two_people(4));
        window.click_nodes(&QUICK_WIN);
        window.press(Key::R);
        assert_eq!(window.app().features().page_id(), PageId::Review);
        window
    });
}

#[test]
fn double_clicks_in_the_workshop_press_one_button() {
    assert_double_clicks("tournament", || with_key(Modifiers::COMMAND, Key::T));
    assert_double_clicks("engines", || with_key(Modifiers::COMMAND | Modifiers::SHIFT, Key::E));
    assert_double_clicks("training", || with_key(Modifiers::COMMAND | Modifiers::SHIFT, Key::T));
}

#[test]
fn double_clicks_on_choices_press_one_button() {
    assert_double_clicks("find a command", || with_key(Modifiers::COMMAND, Key::K));
    assert_double_clicks("chooser", || {
        let mut window = Window::playing(against_steady(4));
        window.press_ctrl(Key::N);
        window.open_chooser(Player::Vertical);
        window
    });
}
