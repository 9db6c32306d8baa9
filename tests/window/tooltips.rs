//! Tooltips: why a command is disabled, how deep a computer searched, and the parts of a weight.

use span_it::messages::game::why_disabled;
use span_it::messages::{board, game as msg, search_report};

use super::prelude::*;

#[test]
fn thinking_line_and_move_list_show_the_work() {
    let mut window = Window::after(against_slow(6), &["c3"]);
    window.advance(Duration::from_millis(200));
    let progress =
        |window: &Window| window.session().thinking().and_then(|thinking| thinking.progress.clone());
    window.wait("levels are finished", |window| {
        progress(window).is_some_and(|progress| progress.stats.levels.len() > 2)
    });
    let line = window.widgets().find(|widget| name_of(widget).as_deref() == Some("Ada played c3."));
    let at = line.unwrap().rect().center();
    window.point_at(at);
    let tooltip = window.texts().into_iter().find(|text| text.contains("Time per level: "));
    let is_complete = |text: &String| text.starts_with("Level ") && text.contains("Moves pruned");
    assert!(tooltip.as_ref().is_some_and(is_complete), "{tooltip:?} {:#?}", window.texts());
    window.press(Key::M);
    window.wait_for_turn();
    let mv = window.game().moves()[1];
    let tooltip = msg::move_tooltip(mv.note.time, mv.note.levels).unwrap();
    assert!(tooltip.contains("stopped at level "), "{tooltip}");
    let report = mv.note.search.unwrap();
    assert!(report.visited > 0 && !report.time.is_zero());
    let tooltip = search_report::with_report(tooltip, Some(&report));
    let cell = msg::move_cell(2, "Tortoise", mv.node);
    let at = window.widget(Role::Button, &cell).rect().center();
    window.point_at(at);
    window.assert_shows(&[&tooltip]);
}

#[test]
fn tooltip_shows_path_or_weight_of_a_node() {
    let mut window = Window::after(two_people(4), &["a1", "a3", "c1"]);
    let point = |window: &mut Window, node: Node| {
        let at = window.board_node(node).rect().center();
        window.point_at(at);
    };
    let (owned, free): (Node, Node) = ("c1".parse().unwrap(), "g7".parse().unwrap());
    point(&mut window, owned);
    let path = span_it_core::board::path_of(window.game().position(), owned).unwrap();
    window.assert_shows(&[
        &board::owned_node_title(owned, "Ada"),
        &board::path_summary(&path, path.member_count().into()),
    ]);
    window.press(Key::W);
    point(&mut window, free);
    window.assert_shows_part(", free, place ");
    let title = board::owned_node_title(owned, "Ada");
    point(&mut window, owned);
    window.press(Key::T);
    assert!(!window.shows(&title), "a key hides the tooltip until the pointer moves");
    let at = window.board_node(owned).rect().center() + egui::vec2(3.0, 0.0);
    window.point_at(at);
    window.assert_shows(&[&title]);
}

#[test]
fn disabled_commands_say_why_and_tooltips_close_below_a_dialog() {
    let mut window = Window::new();
    window.click(menu::game());
    let at = window.menu_item(menu::rematch()).rect().center();
    window.point_at(at);
    window.assert_shows(&[why_disabled::rematch()]);
    window.press(Key::Escape);
    window.begin(two_people(4));
    for key in [Key::N, Key::Questionmark] {
        window.point_at_button(msg::undo());
        window.assert_shows(&[why_disabled::undo()]);
        window.press(key);
        assert!(!window.app().view().dialogs.is_empty());
        assert!(!window.shows(why_disabled::undo()), "the tooltip covers the dialog");
        window.press(Key::Escape);
        assert!(!window.shows(why_disabled::undo()), "the tooltip needs a movement of the pointer");
    }
    window.press_ctrl(Key::K);
    window.assert_shows(&[&format!("{}, {}", menu::last(), why_disabled::last())]);
}
