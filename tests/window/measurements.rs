//! Measurements in the personality editor: how often it stays ahead, a quick match, and time per move. Their texts move no
//! controls.

use span_it::messages::{editor as msg, training};

use super::editor_page::{editing, name};
use super::prelude::*;

#[test]
fn accuracy_test_follows_every_change() {
    let mut window = editing();
    let is_over = |window: &Window| {
        let state = window.editor();
        let factors = state.form.factors();
        state.accuracy_test().is_some_and(|report| report.over && report.factors == *factors)
    };
    window.wait("the accuracy test ends", is_over);
    let steady = window.editor().accuracy_test().unwrap().clone();
    assert_eq!(steady.positions, 500);
    window.assert_shows(&[&msg::stays_ahead_share(steady.mark.value().unwrap())]);
    // A personality that ignores the opponent's threats stays ahead less often.
    window.type_into(name(Factor::GamePredictability), "-100");
    window.wait("the accuracy test of the change ends", is_over);
    let worse = window.editor().accuracy_test().unwrap();
    assert!(worse.mark.value().unwrap() + 0.1 < steady.mark.value().unwrap(), "{worse:?}");
}

#[test]
fn plays_counts_and_stops_a_quick_match() {
    let mut window = editing();
    window.click(&msg::compare_with(msg::no_comparison()));
    window.choose_from_open_menu(msg::as_first_word(msg::saved_version()));
    assert!(!window.can_press(msg::match_text()), "the personalities are equal");
    window.type_into(name(Factor::GamePredictability), "-100");
    window.click(msg::match_text());
    window.wait("the match ends", |window| {
        let quick_match = window.editor().quick_match.as_ref().unwrap();
        !quick_match.is_running()
    });
    let score = window.editor().quick_match.as_ref().unwrap().score.clone();
    assert_eq!(score.games(), 100);
    let names = ["Steady", msg::saved_version()];
    let line = msg::match_result(names, score.share(), score.margin95(), [100, 100]);
    window.assert_shows(&[&msg::score(score.won), &line]);
    assert!(line.ends_with(" on 6 × 6: the saved version is stronger."), "{line}");
    window.type_into(name(Factor::GamePredictability), "-99");
    window.assert_shows(&[msg::match_outdated()]);
    window.press_ctrl(Key::Z);
    window.assert_shows(&[&line]);
    window.click(msg::close_match());
    assert!(!window.shows(&line));
    window.type_into(name(Factor::GameTreeMaxDepth), "12");
    window.click(msg::match_text());
    window.click(msg::stop_match());
    assert!(window.has_button(msg::close_match()));
    assert!(window.can_press(msg::match_text()));
}

#[test]
fn shows_cost_beyond_the_time_limit() {
    let limit = std::time::Duration::from_millis(100);
    let mut setup = against_steady(6);
    setup.max_move = Some(limit);
    let mut window = Window::playing(setup);
    window.press_ctrl(Key::E);
    window.type_into(name(Factor::GameTreeMaxBreadth), "1000");
    window.type_into(name(Factor::GameTreeMaxDepth), "50");
    let over = msg::longer_than(limit);
    window.wait("the search stops", |window| window.texts().iter().any(|text| text.contains(&over)));
    let label = window.texts().into_iter().find(|text| text.contains(&over)).unwrap();
    let at = window.widget(Role::Label, &label).rect().center();
    window.point_at(at);
    window.assert_shows(&[&msg::exceeds_time_limit(limit)]);
}

#[test]
fn accuracy_test_moves_no_buttons() {
    for size in [[1280.0, 800.0], [1000.0, 700.0], [640.0, 480.0]] {
        let mut window = Window::of_size(size);
        window.begin(against_steady(6));
        window.press_ctrl(Key::E);
        let places = |window: &Window| {
            [msg::compare_with(msg::no_comparison()), training::train().to_owned(), msg::play("Steady")].map(
                |name| {
                    let button = window.widget(Role::Button, &name);
                    (button.rect(), button.accesskit_node().id())
                },
            )
        };
        let before = places(&window);
        window.assert_shows(&[msg::accuracy_running()]);
        window.wait("the accuracy test ends", |window| !window.shows(msg::accuracy_running()));
        assert_eq!(places(&window), before, "{size:?}");
    }
}
