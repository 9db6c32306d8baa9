//! Ways to play a move: pointer, keys and assistive technology reach the referee, and invalid moves are refused.

use span_it::messages::{board, game as msg};

use super::prelude::*;

#[test]
fn pointer_keys_and_assistive_technology_play() {
    let mut window = Window::after(two_people(4), &["c3"]);
    window.play_accessibly("d4");
    window.focus_node("e5");
    window.press(Key::Enter);
    window.press(Key::ArrowUp);
    window.press(Key::Space);
    assert_eq!(window.moves(), ["c3", "d4", "e5", "f4"]);
    let players: Vec<Player> = window.game().moves().iter().map(|mv| mv.player).collect();
    assert_eq!(players, [Player::Horizontal, Player::Vertical, Player::Horizontal, Player::Vertical]);
    window.change_settings(|settings| settings.confirm_moves = true);
    window.click_node("g7");
    assert_eq!(window.moves().len(), 4, "the move is proposed");
    window.click(&board::play("g7"));
    assert_eq!(window.moves().len(), 5);
}

#[test]
fn refuses_owned_nodes_and_moves_out_of_turn() {
    let mut window = Window::after(against_slow(6), &["c3"]);
    let before = window.game().clone();
    window.click_node("c3");
    window.play_accessibly("c3");
    window.click_node("e5");
    window.play_accessibly("e5");
    window.focus_node("e5");
    window.press(Key::Enter);
    assert_eq!(*window.game(), before, "it is the computer's turn");
    assert_eq!(window.notice(), None);
}

fn cell(window: &Window, number: usize) -> Rect {
    let mv = &window.game().moves()[number - 1];
    let name = msg::move_cell(number, &window.session().seat(mv.player).name, mv.node);
    let is_cell =
        |widget: &egui_kittest::Node<'_>| name_of(widget).is_some_and(|label| label.starts_with(&name));
    window.widgets().find(is_cell).unwrap_or_else(|| panic!("{name} is not in the list")).rect()
}

#[test]
fn columns_have_the_order_of_the_cards() {
    let open = [None, Some(Action::Review(ReviewAction::Show))];
    for ((size, action), first) in [[640.0, 480.0], [1280.0, 800.0]]
        .into_iter()
        .zip(open)
        .flat_map(|case| Player::ALL.map(|first| (case.clone(), first)))
    {
        let mut window = Window::of_size(size);
        window.begin(GameSetup { first, ..two_people(4) });
        window.click_nodes(&["c3", "d4", "e5"]);
        if let Some(action) = action {
            window.apply(action);
        }
        let [one, two, three] = [1, 2, 3].map(|number| cell(&window, number));
        assert_eq!(three.x_range(), one.x_range());
        assert!(three.top() >= one.bottom());
        if first == Player::Horizontal {
            assert!(one.right() <= two.left() && one.y_range() == two.y_range(), "{size:?}");
        } else {
            assert!(two.right() <= one.left() && two.y_range() == three.y_range(), "{size:?}");
        }
    }
}

#[test]
fn refused_click_is_answered_for_a_while_or_until_the_next_input() {
    let lines = |window: &Window, text: &str| window.texts().iter().filter(|shown| *shown == text).count();
    let mut window = Window::after(against_slow(6), &["c3"]);
    for (node, answer) in [("c3", "c3 is taken."), ("e5", "Tortoise is to move.")] {
        window.click_node(node);
        window.step();
        window.assert_shows(&[answer]);
        assert_eq!(window.announcement().as_deref(), Some(answer));
        let at = window.node_at("a1");
        window.event(Event::PointerMoved(at));
        window.settle();
        assert!(lines(&window, answer) <= 1, "only the announcement is left");
    }
    for size in [[640.0, 480.0], [640.0, 700.0], [1280.0, 800.0]] {
        window = Window::of_size(size);
        window.begin(two_people(4));
        window.click_nodes(&["c3", "c3"]);
        window.assert_shows(&["c3 is taken."]);
    }
    let answer = "c3 is taken.";
    assert!(lines(&window, answer) >= 2, "in the header and as an announcement");
    // The pointer rests on the node.
    window.press(Key::ArrowRight);
    assert!(lines(&window, answer) <= 1, "only the announcement is left");
    window.assert_shows(&["e3 · free"]);
    window.click_node("c3");
    window.wait("the refusal has been read", |window| lines(window, answer) <= 1);
    window.click_node("c3");
    window.show_hint();
    assert!(!window.shows(answer));
}

#[test]
fn click_on_a_dot_plays_nothing() {
    let mut window = Window::playing(two_people(4));
    let [left, right] = ["c3", "e3"].map(|node| window.node_at(node));
    window.click_at(left.lerp(right, 0.5));
    assert!(window.moves().is_empty());
    window.assert_shows(&["Click a ring."]);
    assert_eq!(window.announcement().as_deref(), Some("Click a ring."));
    window.click_at(left.lerp(right, 0.2));
    assert_eq!(window.moves(), ["c3"]);
    let left = window.texts().iter().filter(|text| *text == "Click a ring.").count();
    assert!(left <= 1, "only the announcement is left");
}

#[test]
fn wheel_and_arrow_keys_step_through_the_list() {
    let mut window = Window::after(two_people(4), &["c3", "d4", "e5"]);
    let at = cell(&window, 2).center();
    window.event(Event::PointerMoved(at));
    for (notch, ply) in [(1.0, 2), (1.0, 1), (-1.0, 2)] {
        window.scroll(egui::MouseWheelUnit::Line, egui::vec2(0.0, notch));
        assert_eq!(window.session().shown_ply(), ply);
    }
    let name = msg::move_cell(2, "Bob", "d4");
    window.widget(Role::Button, &name).focus();
    window.settle();
    for (key, ply) in [(Key::ArrowUp, 1), (Key::ArrowRight, 2), (Key::ArrowDown, 3)] {
        window.press(key);
        assert_eq!(window.session().shown_ply(), ply);
    }
    assert!(window.widget(Role::Button, &msg::move_cell(3, "Ada", "e5")).is_focused());
}

#[test]
fn late_moves_are_refused() {
    let mut window = Window::after(two_people(4), &["a1"]);
    window.apply(Action::Game(GameAction::Play("a1".parse().unwrap())));
    assert_eq!(window.moves(), ["a1"]);
    let error = files::move_refused("a1 is taken by horizontal");
    assert_eq!(window.notice(), Some(error.as_str()));
    assert_eq!(window.announcement(), Some(error));
    window.begin(two_people(4));
    window.click_nodes(&QUICK_WIN);
    let before = window.game().clone();
    window.click_node("g7");
    window.play_accessibly("g7");
    assert_eq!(*window.game(), before);
    window.step();
    window.assert_shows(&[msg::game_is_over()]);
}

#[test]
fn lost_engine_is_reported_and_the_game_stays() {
    let mut window = Window::playing(against_slow(6));
    // The engine's thread calls this to wake the window.
    window.ctx().set_request_repaint_callback(|_| {
        let thread = std::thread::current();
        assert_ne!(thread.name(), Some("engine"), "a test panics here on purpose");
    });
    window.click_node("c3");
    window.wait("the lost engine is reported", |window| window.notice().is_some());
    assert_eq!(window.notice(), Some(files::engine_stopped()));
    assert_eq!(window.moves(), ["c3"]);
    window.press_ctrl(Key::Z);
    assert!(window.moves().is_empty());
}
