//! Screen readers: one polite live region announces computer moves, wins and errors, and every control has a
//! unique name.

use std::collections::BTreeSet;

use egui::accesskit::{Action as Request, Live};
use span_it::messages::dialogs::keyboard;
use span_it::messages::game as msg;
use span_it::messages::{dialogs, help_me};

use super::prelude::*;

#[test]
fn equal_announcements_are_separate_nodes() {
    let mut window = Window::playing(two_people(4));
    let id = |window: &Window| {
        let mut nodes = window.widgets();
        let polite = nodes.find(|node| node.accesskit_node().data().live() == Some(Live::Polite));
        polite.map(|node| node.accesskit_node().id())
    };
    window.paste("nonsense");
    let (first, text) = (id(&window), window.announcement());
    window.press(Key::Escape);
    window.paste("nonsense");
    assert_eq!(window.announcement(), text);
    assert_ne!(id(&window), first);
}

#[test]
fn winner_is_announced_when_it_is_shown() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::T);
    let announcement = window.announcement().unwrap();
    assert!(announcement.starts_with("Ada wins with best play. "), "{announcement}");
    assert!(announcement.ends_with("the win."), "{announcement}");
}

/// Assistive technology may ask once, at any time, what a control can do.
#[test]
fn controls_keep_their_actions() {
    let can_press = |window: &Window, node: &str| {
        let node = window.board_node(node.parse().unwrap());
        node.accesskit_node().data().supports_action(Request::Click)
    };
    let mut window = Window::playing(against_slow(6));
    window.click_node("c3");
    for node in ["c3", "d4"] {
        assert!(can_press(&window, node), "{node} while the opponent is to move");
        window.play_accessibly(node);
        assert_eq!(window.moves(), ["c3"]);
    }
    let opponent = window.session().seat(Player::Vertical).name.clone();
    assert_eq!(window.announcement(), Some(msg::is_turn_of(&opponent)));
    let mut window = Window::playing(against_steady(6));
    window.click_node("c3");
    let d4 = window.board_node("d4".parse().unwrap()).accesskit_node().id();
    window.wait_for_turn();
    let free = first_free(window.game()).to_string();
    window.play_accessibly(&free);
    assert!(window.moves().contains(&free));
    assert_eq!(window.board_node("d4".parse().unwrap()).accesskit_node().id(), d4);
    // A disabled button is refused with its reason.
    let mut window = Window::new();
    window.apply(Action::Game(GameAction::LeaveFirstScreen));
    let undo = window.widget(Role::Button, game::UNDO);
    assert!(undo.accesskit_node().is_disabled());
    assert!(undo.accesskit_node().data().supports_action(Request::Click));
    undo.click_accesskit();
    window.settle();
    assert_eq!(window.announcement().as_deref(), Some(game::why_disabled::UNDO));
}

#[test]
fn menus_are_named() {
    let mut window = Window::new();
    window.click(menu::GAME);
    let of_role = |role| window.widgets().filter(move |node| node.accesskit_node().role() == role);
    assert_eq!(of_role(Role::MenuBar).filter_map(|node| name_of(&node)).collect::<Vec<_>>(), [menu::MENU]);
    assert_eq!(of_role(Role::Menu).filter_map(|node| name_of(&node)).collect::<Vec<_>>(), [menu::GAME]);
}

#[test]
fn dialog_without_a_focus_gives_it_to_its_title() {
    let mut window = Window::new();
    window.choose(menu::GAME, menu::SETTINGS);
    let focused = |window: &Window| {
        window.widgets().find(egui_kittest::Node::is_focused).and_then(|node| name_of(&node))
    };
    assert_eq!(focused(&window).as_deref(), Some(settings::TITLE));
    window.press(Key::Tab);
    let first = focused(&window);
    assert!(first.is_some() && first.as_deref() != Some(settings::TITLE), "{first:?}");
    for _ in 0..40 {
        window.press(Key::Tab);
        assert_ne!(focused(&window).as_deref(), Some(settings::TITLE), "the title is no Tab stop");
    }
}

#[test]
fn root_has_the_title_of_the_window() {
    let window = Window::new();
    let root = window.front();
    assert_eq!(root.accesskit_node().label().as_deref(), Some(msg::APP));
}

#[test]
fn dialog_is_one_named_node() {
    let mut window = Window::new();
    window.press(Key::N);
    let dialogs = window.widgets().filter(|node| node.accesskit_node().role() == Role::Dialog);
    let names: Vec<_> = dialogs.map(|node| node.accesskit_node().label().unwrap_or_default()).collect();
    assert_eq!(names, [dialogs::new_game::TITLE]);
}

#[test]
fn board_is_one_tab_stop() {
    let mut window = Window::playing(two_people(6));
    let mut stops = Vec::new();
    for _ in 0..40 {
        window.press(Key::Tab);
        let focused = window.widgets().find(egui_kittest::Node::is_focused);
        stops.push(focused.and_then(|node| name_of(&node)).unwrap_or_default());
    }
    let first = &stops[0];
    let cycle = stops.iter().skip(1).position(|stop| stop == first).expect("Tab cycles") + 1;
    let nodes = stops[..cycle].iter().filter(|stop| stop.ends_with(", free")).count();
    assert_eq!(nodes, 1, "{stops:#?}");
    for button in [help_me::TITLE, msg::RESIGN, menu::GAME] {
        assert!(stops.iter().any(|stop| stop == button), "Tab does not reach {button}: {stops:#?}");
    }
}

#[track_caller]
fn assert_unique_names(window: &Window, screen: &str) {
    let mut seen = BTreeSet::new();
    let is_control = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        // egui's scroll bars have no names.
        let is_named = !node.is_hidden() && node.role() != Role::ScrollBar;
        is_named && (node.data().supports_action(Request::Click) || node.role() == Role::TextInput)
    };
    for node in window.front().children_recursive().filter(is_control) {
        let role = node.accesskit_node().role();
        let name = name_of(&node).unwrap_or_default();
        assert!(!name.trim().is_empty(), "{screen}: {role:?} at {:?} has no name", node.rect());
        assert!(seen.insert(name.clone()), "{screen}: two controls have the name {name:?}");
    }
    assert!(!seen.is_empty(), "{screen}: no control");
}

#[test]
fn controls_have_unique_names_in_the_game() {
    let mut window = Window::new();
    assert_unique_names(&window, "first start");
    window.begin(two_people(6));
    window.click_nodes(&["c3", "d4", "e5", "f4"]);
    assert_unique_names(&window, "game");
    window.press(Key::W);
    assert_unique_names(&window, "heat map");
    window.show_hint();
    assert_unique_names(&window, "hint");
    window.press(Key::Escape);
    window.press(Key::PageUp);
    assert_unique_names(&window, "earlier position");
    window.press(Key::R);
    assert_unique_names(&window, "review");
    window.press(Key::Escape);
    window.paste("nonsense");
    assert_unique_names(&window, "error");
    window.begin(two_computers(6));
    window.press(Key::Space);
    assert_unique_names(&window, "match");
}

#[test]
fn controls_have_unique_names_at_every_size() {
    let mut window = Window::playing(two_people(6));
    window.click_nodes(&["c3", "d4", "e5"]);
    for size in [[480.0, 480.0], [759.0, 1400.0], [760.0, 480.0], [1000.0, 700.0]] {
        window.resize(size);
        assert_unique_names(&window, &format!("game at {size:?}"));
        window.show_hint();
        assert_unique_names(&window, &format!("hint at {size:?}"));
        window.press(Key::Escape);
        if size[0] < 760.0 {
            window.click(msg::MOVES);
            assert_unique_names(&window, &format!("moves at {size:?}"));
            window.press(Key::Escape);
        }
    }
}

#[test]
fn controls_have_unique_names_in_the_dialogs() {
    let mut window = Window::new();
    window.press(Key::N);
    assert_unique_names(&window, dialogs::new_game::TITLE);
    window.open_more();
    assert_unique_names(&window, "more");
    window.open_chooser(Player::Vertical);
    assert_unique_names(&window, "list of opponents");
    window.press(Key::Escape);
    window.edit_player(Player::Vertical);
    window.type_into(editor::NAME, "Other");
    assert_unique_names(&window, editor::TITLE);
    window.resize([640.0, 480.0]);
    assert_unique_names(&window, "narrow editor");
    window.resize([1280.0, 800.0]);
    window.press(Key::Escape);
    assert_unique_names(&window, editor::UNSAVED_TITLE);
    let mut window = Window::new();
    for (menu, command, title) in [
        (menu::GAME, menu::SETTINGS, settings::TITLE),
        (menu::HELP, menu::KEYBOARD, keyboard::TITLE),
        (menu::HELP, menu::ABOUT, dialogs::about::TITLE),
        (menu::GAME, menu::FIND, menu::palette::TITLE),
    ] {
        window.choose(menu, command);
        assert!(window.has_dialog(title), "{command} opens no {title:?}");
        assert_unique_names(&window, title);
        window.press(Key::Escape);
        assert!(!window.has_dialog(title), "Esc does not close {title:?}");
    }
}
