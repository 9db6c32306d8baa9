//! *Search Statistics*: figures of the game, also after a restart, and both searches of a position.

use span_it::messages::game as msg;
use span_it::messages::search_report::statistics;
use span_it_core::engine::SearchTotals;

use super::prelude::*;

/// The work of all searches of the game.
fn work(window: &Window) -> SearchTotals {
    window.game().moves().iter().filter_map(|mv| mv.note.search).sum()
}

fn compare(window: &mut Window) {
    window.press_with(Modifiers::SHIFT, Key::S);
    window.click(statistics::compare());
}

#[test]
fn statistics_survive_a_restart() {
    let mut window = Window::playing(against_steady(4));
    window.press_with(Modifiers::SHIFT, Key::S);
    window.assert_shows(&[statistics::none()]);
    window.press(Key::Escape);
    window.play("c3");
    let before = work(&window);
    assert_eq!((before.searches, before.positions), (1, 1));
    let mut window = window.reopen();
    assert_eq!(work(&window), before);
    window.press_with(Modifiers::SHIFT, Key::S);
    assert!(window.has_dialog(statistics::title()));
    for (name, figure) in statistics::OF_PLAYER {
        window.assert_shows(&[name(), &figure(&statistics::Work { moves: 2, totals: before })]);
    }
    let [visited, .., time] = statistics::MEASURES.map(|measure| (measure.name)());
    let chart = statistics::chart("Steady", visited);
    assert!(window.has_widget(Role::Image, &chart), "{:#?}", window.texts());
    window.click_on(Role::RadioButton, time);
    assert!(window.has_widget(Role::Image, &statistics::chart("Steady", time)));
}

#[test]
fn menu_of_a_move_compares_its_searches() {
    let mut window = Window::playing(against_steady(4));
    window.play("c3");
    let cell = msg::move_cell(2, "Steady", window.game().moves()[1].node);
    window.secondary_click_on(Role::Button, &cell);
    window.click_on(Role::Button, statistics::open());
    window.click(statistics::compare());
    window.wait("both searches", |window| window.shows(statistics::by_level()));
    window.assert_shows(&[&statistics::intro("Steady", 1)]);
    window.assert_shows_part("Both find the same move with the same value.");
    assert!(window.shows(&window.game().moves()[1].node.to_string()), "the move that was played");
}

#[test]
fn stopped_comparison_shows_finished_levels() {
    let mut window = Window::playing(against_slow(6));
    compare(&mut window);
    window.assert_shows(&[&statistics::intro("Blocker", 0)]);
    window.wait("the first player's search ends", |window| window.shows(statistics::by_level()));
    window.press(Key::Escape);
    window.click_node("c3");
    compare(&mut window);
    window.wait("progress", |window| {
        window.texts().iter().any(|text| text.contains("plain search is at level"))
    });
    window.click(statistics::stop());
    window.wait("both searches", |window| window.shows(statistics::by_level()));
    window.assert_shows_part("Stopped after level ");
    window.assert_shows_part("Both find the same move with the same value.");
}

#[test]
fn finished_position_is_not_compared() {
    let mut window = Window::after(two_people(3), &["a1", "b2", "c1", "d2", "e1"]);
    window.press_with(Modifiers::SHIFT, Key::S);
    assert!(!window.can_press(statistics::compare()));
}
