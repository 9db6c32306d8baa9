//! *Find a Command*: every command is found by a few letters, with its menu, its key and its condition.

use span_it::messages::menu::palette as msg;
use span_it::testing::command::menu_labels;

use super::prelude::*;

fn open(query: &str) -> Window {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::K);
    type_text(&mut window, query);
    window
}

fn type_text(window: &mut Window, text: &str) {
    window.type_text(text);
}

fn rows(window: &Window) -> Vec<String> {
    let rows = window.widgets().filter(|node| node.accesskit_node().role() == Role::ListBoxOption);
    rows.filter_map(|node| name_of(&node)).collect()
}

#[test]
fn menus_have_at_most_45_entries() {
    let entries: usize = menu_labels().map(|(_, labels)| labels.len()).sum();
    assert!(entries <= 45, "{entries} entries");
}

#[test]
fn letters_arrows_and_enter_choose() {
    let mut window = open("go to");
    let found = rows(&window);
    assert!(found[0].starts_with("Go to Node, "), "{found:?}");
    window.press(Key::ArrowDown);
    assert_eq!(window.announcement(), Some(found[1].clone()));
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    assert!(
        window.has_dialog(span_it::messages::dialogs::go_to::title()) && !window.has_dialog(msg::title())
    );
    window.press(Key::Escape);
    window.press_ctrl(Key::K);
    assert!(rows(&window)[0].starts_with("Go to Node, "), "the command last used comes first");
    type_text(&mut window, "dark");
    window.press(Key::Enter);
    assert_eq!(window.ctx().theme(), egui::Theme::Dark);
}

#[test]
fn impossible_command_says_why() {
    let mut window = open("next mist");
    window.press(Key::Enter);
    assert!(window.has_dialog(msg::title()));
    assert!(window.announcement().unwrap().ends_with(menu::only_in_review()));
}

#[test]
fn unknown_letters_lead_to_the_help() {
    let mut window = open("NodeRandom");
    window.assert_shows(&[msg::no_hit()]);
    window.click(msg::search_help());
    assert!(window.app().states().get::<HelpState>().is_some());
    assert_eq!(window.field(span_it::messages::help::search()), "NodeRandom");
}
