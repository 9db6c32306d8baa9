//! Random input of any kind, in any order and size, must not break the window; afterwards a new game can be
//! started and played.

use egui::{Event, Key, Modifiers, pos2};
use span_it::app::GameAction;
use span_it::app::session::Speed;
use span_it::app::{Action, Settings};
use span_it::platform::FileAnswer;

use super::games::{against_steady, two_computers, two_people};
use super::harness::Window;

/// Reproducible random numbers (Lehmer's generator).
struct Any(u64);

impl Any {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0 * 48_271 % 2_147_483_647;
        usize::try_from(self.0).unwrap() % limit
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

const KEYS: [Key; 34] = [
    Key::N,
    Key::H,
    Key::M,
    Key::W,
    Key::T,
    Key::Z,
    Key::Y,
    Key::R,
    Key::O,
    Key::S,
    Key::E,
    Key::C,
    Key::V,
    Key::Comma,
    Key::Period,
    Key::Slash,
    Key::Questionmark,
    Key::Plus,
    Key::Minus,
    Key::Num0,
    Key::Space,
    Key::Enter,
    Key::Enter,
    Key::Escape,
    Key::Escape,
    Key::Tab,
    Key::Tab,
    Key::ArrowLeft,
    Key::ArrowDown,
    Key::PageUp,
    Key::PageDown,
    Key::Home,
    Key::F9,
    Key::F11,
];

const SIZES: [[f32; 2]; 5] =
    [[640.0, 480.0], [760.0, 600.0], [1280.0, 800.0], [900.0, 1400.0], [320.0, 240.0]];

/// One random input.
fn act(window: &mut Window, any: &mut Any) {
    match any.below(20) {
        0..9 => {
            let modifiers = any.of(&[Modifiers::NONE, Modifiers::NONE, Modifiers::COMMAND, Modifiers::SHIFT]);
            window.press_with(modifiers, any.of(&KEYS));
        }
        9..16 => click_something(window, any),
        16 => window.event(Event::Text(any.of(&["7", "c3", "-", "ä", "1e9"]).to_owned())),
        17 => {
            let text = any.of(&["", "x", ".../../.../../... v", "vh./../vh./../... h"]);
            window.paste(text);
        }
        18 => window.resize(any.of(&SIZES)),
        _ => {
            let nowhere = window.path("no such folder/file.json");
            let answers = [FileAnswer::Cancelled, FileAnswer::Unavailable, FileAnswer::Picked(nowhere)];
            let answer = answers[any.below(answers.len())].clone();
            window.machine.answer_if_asked(answer);
        }
    }
    window.advance(std::time::Duration::from_millis(400));
}

/// Clicks a random widget, or anywhere.
fn click_something(window: &mut Window, any: &mut Any) {
    let places: Vec<_> = window.front_places();
    let at = if places.is_empty() || any.below(4) == 0 {
        let area = window.ctx().content_rect();
        let part = |side: f32, any: &mut Any| side * f32::from(u8::try_from(any.below(100)).unwrap()) / 100.0;
        pos2(part(area.width(), any), part(area.height(), any))
    } else {
        places[any.below(places.len())]
    };
    window.click_at(at);
}

fn run_wild(seed: u64) {
    let mut any = Any(seed);
    let mut window = Window::new();
    match seed % 3 {
        0 => window.begin(two_people(4)),
        1 => window.begin(two_computers(5)),
        _ => window.begin(against_steady(6)),
    }
    window.apply(Action::Game(GameAction::SetSpeed(Speed::all().last().unwrap())));
    for _ in 0..150 {
        act(&mut window, &mut any);
        assert!(Settings::TEXT_SIZES.contains(&window.app().settings().text_size));
    }
    window.resize([1280.0, 800.0]);
    window.begin(two_people(4));
    window.ask("c3");
    assert!(window.app().settings().confirm_moves || window.moves() == ["c3"], "seed {seed}");
}

#[test]
fn random_input_breaks_nothing_first() {
    (1..5).for_each(run_wild);
}

#[test]
fn random_input_breaks_nothing_second() {
    (5..9).for_each(run_wild);
}
