//! Screen readers: one polite live region announces computer moves, wins and errors, and every control has a
//! unique name.

use egui::accesskit::{Action as Request, Live};
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

/// Assistive technology may ask once, at any time, what a control can do.
#[test]
fn controls_keep_their_actions() {
    let can_press = |window: &Window, node: &str| {
        let node = window.board_node(node.parse().unwrap());
        node.accesskit_node().data().supports_action(Request::Click)
    };
    let mut window = Window::after(against_slow(6), &["c3"]);
    for node in ["c3", "d4"] {
        assert!(can_press(&window, node), "{node} while the opponent is to move");
        window.play_accessibly(node);
        assert_eq!(window.moves(), ["c3"]);
    }
    let opponent = window.session().seat(Player::Vertical).name.clone();
    assert_eq!(window.announcement(), Some(msg::is_turn_of(&opponent)));
    let mut window = Window::after(against_steady(6), &["c3"]);
    let d4 = window.board_node("d4".parse().unwrap()).accesskit_node().id();
    window.wait_for_turn();
    let free = first_free(window.game()).to_string();
    window.play_accessibly(&free);
    assert!(window.moves().contains(&free));
    assert_eq!(window.board_node("d4".parse().unwrap()).accesskit_node().id(), d4);
    // A disabled button is refused with its reason.
    let mut window = Window::new();
    window.apply(Action::Game(GameAction::LeaveFirstScreen));
    let undo = window.widget(Role::Button, game::undo());
    assert!(undo.accesskit_node().is_disabled());
    assert!(undo.accesskit_node().data().supports_action(Request::Click));
    undo.click_accesskit();
    window.settle();
    assert_eq!(window.announcement().as_deref(), Some(game::why_disabled::undo()));
}

#[test]
fn window_menus_and_dialogs_have_their_titles() {
    let mut window = Window::new();
    assert_eq!(window.front().accesskit_node().label().as_deref(), Some(msg::app()));
    let named = |window: &Window, role| {
        let nodes = window.widgets().filter(|node| node.accesskit_node().role() == role);
        nodes.map(|node| node.accesskit_node().label().unwrap_or_default()).collect::<Vec<_>>()
    };
    window.click(menu::game());
    assert_eq!(named(&window, Role::MenuBar), [menu::menu()]);
    assert_eq!(named(&window, Role::Menu), [menu::game()]);
    window.press_ctrl(Key::N);
    assert_eq!(named(&window, Role::Dialog), [dialogs::new_game::title()]);
}

#[test]
fn nodes_have_names_with_owner_path_and_edge() {
    let window = Window::after(two_people(4), &["a1", "a3", "c1"]);
    for (node, name) in [
        // Bob, from top to bottom, is to move.
        ("g7", "g7, free, joins 6 and the edge"),
        ("d4", "d4, free, joins c and e"),
        ("c1", "c1, Ada, 2 joined lines, touches the left edge"),
        ("a3", "a3, Bob, 1 line"),
    ] {
        assert_eq!(window.node_name(node.parse().unwrap()), name);
    }
}

#[test]
fn moves_and_wins_are_announced() {
    let mut window = Window::playing(two_computers(6));
    window.click(msg::step());
    window.wait("a move is made", |window| window.moves().len() == 1);
    let node = window.game().moves()[0].node;
    assert_eq!(window.announcement(), Some(msg::played("Steady", node)));
    window.begin(two_people(4));
    window.press(Key::T);
    assert!(window.announcement().unwrap().starts_with(&solver::is_winning("Ada")));
    window.click_nodes(&QUICK_WIN);
    assert!(window.announcement().unwrap().starts_with(&msg::played_and_wins("Ada", "g1")));
}

#[test]
fn board_is_one_tab_stop() {
    let mut window = Window::playing(two_people(6));
    let mut stops = Vec::new();
    for _ in 0..40 {
        window.press(Key::Tab);
        stops.push(window.focused());
    }
    let first = &stops[0];
    let cycle = stops.iter().skip(1).position(|stop| stop == first).expect("Tab cycles") + 1;
    let nodes = stops[..cycle].iter().filter(|stop| stop.contains(", free, joins ")).count();
    assert_eq!(nodes, 1, "{stops:#?}");
    for button in [help_me::title(), msg::resign(), menu::game()] {
        assert!(stops.iter().any(|stop| stop == button), "Tab does not reach {button}: {stops:#?}");
    }
}
