//! Texts that have room in small windows: they are as wide as in a large one and do not end in an ellipsis.

use span_it::messages::{game as msg, puzzle};
use span_it::testing::puzzle::PuzzleAction;
use span_it_learn::date::Date;

use super::prelude::*;

const LARGE: [f32; 2] = [1900.0, 1100.0];
/// The first window on desktops of 1280 x 800 and 1366 x 768, and the smallest one with a side panel.
const SMALL: [[f32; 2]; 4] = [[1264.0, 704.0], [1264.0, 624.0], [1280.0, 672.0], [1000.0, 600.0]];
/// A heading without room for its normal size is smaller, but whole.
const SMALLER_HEADING: f32 = 0.75;

fn rect(window: &Window, text: &str) -> egui::Rect {
    let shown = window.widgets().find(|node| name_of(node).as_deref() == Some(text));
    shown.unwrap_or_else(|| panic!("{text:?} is not on the screen: {:#?}", window.texts())).rect()
}

/// Asserts that these texts are at least `share` as wide in small windows as in a large one.
#[track_caller]
fn assert_whole(texts: &[&str], share: f32, show: impl Fn(&mut Window)) {
    let in_window = |size| {
        let mut window = Window::of_size(size);
        show(&mut window);
        texts.iter().map(|text| rect(&window, text).width()).collect::<Vec<_>>()
    };
    let whole = in_window(LARGE);
    for size in SMALL {
        for ((text, width), whole) in texts.iter().zip(in_window(size)).zip(&whole) {
            assert!(width >= share * whole - 0.5, "{text:?} at {size:?}: {width} of {whole}");
        }
    }
}

#[test]
fn first_screen_shows_the_whole_rule() {
    let rule = msg::rule_against(Player::Horizontal, "Steady");
    assert_whole(&[&rule], 1.0, |_| ());
}

#[test]
fn end_of_game_shows_its_whole_title() {
    assert_whole(&[msg::you_win()], SMALLER_HEADING, |window| {
        window.begin(two_people(4));
        window.click_nodes(&QUICK_WIN[..6]);
        window.apply(Action::Game(GameAction::SetComputer { player: Player::Vertical, computer: true }));
        window.click_node(QUICK_WIN[6]);
    });
    assert_whole(&[&msg::wins("Steady")], SMALLER_HEADING, |window| {
        window.begin(against_steady(6));
        window.apply(Action::Game(GameAction::Resign));
    });
}

#[test]
fn puzzle_of_a_day_shows_its_whole_date() {
    let date = "2026-09-23".parse::<Date>().unwrap();
    assert_whole(&[&puzzle::day(date)], SMALLER_HEADING, |window| {
        window.apply(Action::Learn(LearnAction::Puzzle(PuzzleAction::ShowDay(Some(date)))));
    });
}

#[test]
fn title_beside_the_match_of_the_ladder_is_whole() {
    let challenge = || Action::Learn(LearnAction::Challenge { rung: 3, handicap: None });
    assert_whole(&[&msg::your_move("Annabella")], SMALLER_HEADING, |window| {
        window.change_settings(|settings| settings.handle = "Annabella".to_owned());
        window.apply(challenge());
    });
}
