//! Random input must not break the window: after it a new game can be started and played.

use egui::pos2;
use span_it::testing::Settings;

use super::every_page::{all, opened};
use super::prelude::*;

/// Reproducible random numbers (Lehmer's generator).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0 * 48_271 % 2_147_483_647;
        usize::try_from(self.0).unwrap() % limit
    }

    fn choose<T: Copy>(&mut self, all: &[T]) -> T {
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

const SIZES: [[f32; 2]; 4] = [[640.0, 480.0], [1280.0, 800.0], [900.0, 1400.0], [320.0, 240.0]];

fn act(window: &mut Window, random: &mut Random) {
    match random.below(20) {
        0..9 => {
            let modifiers =
                random.choose(&[Modifiers::NONE, Modifiers::NONE, Modifiers::COMMAND, Modifiers::SHIFT]);
            window.press_with(modifiers, random.choose(&KEYS));
        }
        9..16 => click_something(window, random),
        16 => window.event(Event::Text(random.choose(&["7", "c3", "-", "ä", "1e9"]).to_owned())),
        17 => {
            let text = random.choose(&["", "x", ".../../.../../... v", "vh./../vh./../... h"]);
            window.paste(text);
        }
        18 => window.resize(random.choose(&SIZES)),
        _ => {
            let nowhere = window.path("no such folder/file.json");
            let answers = [FileAnswer::Cancelled, FileAnswer::Unavailable, FileAnswer::Picked(vec![nowhere])];
            let answer = answers[random.below(answers.len())].clone();
            window.platform.answer_if_open(answer);
        }
    }
    window.advance(std::time::Duration::from_millis(400));
}

/// Clicks a random widget, or anywhere.
fn click_something(window: &mut Window, random: &mut Random) {
    let places: Vec<_> = window.control_centers();
    let at = if places.is_empty() || random.below(4) == 0 {
        let area = window.ctx().content_rect();
        let part = |side: f32, random: &mut Random| {
            side * f32::from(u8::try_from(random.below(100)).unwrap()) / 100.0
        };
        pos2(part(area.width(), random), part(area.height(), random))
    } else {
        places[random.below(places.len())]
    };
    window.click_at(at);
}

/// Random inputs on every page. `SPAN_IT_SEED` chooses others.
#[test]
fn random_inputs_on_every_page_break_nothing() {
    let seed = std::env::var("SPAN_IT_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1993);
    let mut random = Random(seed);
    for page in all() {
        let mut window = opened(page);
        window.set_full_speed();
        for _ in 0..25 {
            act(&mut window, &mut random);
            assert!(Settings::TEXT_SIZES.contains(&window.app().settings().text_size));
        }
        window.resize([1280.0, 800.0]);
        window.begin(two_people(4));
        window.play_accessibly("c3");
        let plays = window.app().settings().confirm_moves || window.moves() == ["c3"];
        assert!(plays, "after {} with seed {seed}", page.0);
    }
}
