//! Double clicks, held keys, and keys that are pressed once too often: they do not reach what appears next.

use egui::{PointerButton, Pos2};
use span_it::messages::lessons;
use span_it::testing::puzzle::Attempt;

use super::prelude::*;

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
        self.press_buttons(at, &[PointerButton::Primary]);
        self.settle();
    }
}

#[test]
fn held_enter_starts_a_game_and_plays_no_move() {
    for press in [Window::hold, Window::press_twice] {
        let mut window = Window::playing(two_people(4));
        window.press_ctrl(Key::N);
        press(&mut window, Key::Enter);
        assert!(window.app().view().dialogs.is_empty() && window.moves().is_empty());
    }
}

#[test]
fn held_enter_opens_a_lesson_and_answers_nothing() {
    let is_unanswered = |window: &Window| {
        let lesson = window.app().states().the::<LearnState>().lesson.as_ref().expect("a lesson is open");
        lesson.runner.step().number == (1, 1) && lesson.can_answer() && !window.shows(lessons::next())
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
        assert!(window.app().states().get::<HelpState>().is_none());
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
    window.wait("there is a puzzle", |window| {
        window.app().states().the::<LearnState>().puzzle.attempt.is_some()
    });
    for _ in 0..2 {
        let attempt = window.app().states().the::<LearnState>().puzzle.attempt.as_ref();
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
    let mut window = Window::after(two_people(4), &["a1", "c1", "a3", "c3"]);
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
