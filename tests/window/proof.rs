//! *Show Why*, controlled by pointer, keys and assistive technology. The solver must confirm what the page shows,
//! and the game must not change.

use span_it::messages::proof as msg;
use span_it_core::solver;

use super::prelude::*;

/// Horizontal moves first and wins only with the right moves.
const RACE: &str = "..../.../.h../.v./..../.../.... h";

/// A window with *Show Why* open for a position.
fn explaining(position: &str) -> Window {
    let mut window = Window::playing(from_position(position));
    window.press(Key::Y);
    window
}

#[test]
fn header_and_board_are_where_they_are_in_the_game() {
    for size in [[1280.0, 800.0], [1264.0, 704.0], [1920.0, 1080.0]] {
        let mut window = Window::of_size(size);
        window.begin(from_position(RACE));
        let node: Node = "c3".parse().unwrap();
        let places = |window: &Window, title: &str, line: &str| {
            let texts = [title, line].map(|text| window.widget(Role::Label, text).rect().left_top());
            (texts, window.board_node(node).rect())
        };
        let title = game::your_move("Ada");
        let before = places(&window, &title, &game::rule_against(Player::Horizontal, "Bob"));
        window.press(Key::Y);
        let opening = page(&window).explained.opening().unwrap();
        let after = places(&window, &msg::title("Ada"), &msg::after_opening("Ada", opening));
        assert_eq!(after, before, "at {size:?}");
    }
}

fn page(window: &Window) -> &ProofState {
    window.app().states().get::<ProofState>().expect("the page is open")
}

fn is_open(window: &Window) -> bool {
    window.app().states().get::<ProofState>().is_some()
}

fn exchanges(window: &Window) -> usize {
    page(window).explained.exchanges().len()
}

/// The first node of the second tree, and its repair.
fn next_cut(window: &Window) -> (Node, Node) {
    let mut explained = page(window).explained.clone();
    let cut = explained.trees()[1][0];
    (cut, explained.cut(cut).expect("the node is free").repair.expect("the other tree repairs it"))
}

#[test]
fn shows_the_winner_and_the_trees_repair_each_other() {
    let mut window = explaining(RACE);
    let position: Position = RACE.parse().unwrap();
    assert_eq!(page(&window).explained.winner(), solver::winner(&position));
    let opening = page(&window).explained.opening().unwrap();
    assert!(solver::winning_moves(&position).contains(&opening));
    window.assert_shows(&[&msg::title("Ada"), &msg::after_opening("Ada", opening), msg::instructions()]);
    assert!(window.announcement().unwrap().starts_with(&msg::title("Ada")));
    assert!(window.node_name(opening).ends_with(", play this first"));
    let trees = page(&window).explained.trees();
    for ((nodes, lines), end) in trees.iter().zip(msg::way()).zip(span_it::messages::board::ways()) {
        window.assert_shows(&[lines]);
        assert!(nodes.iter().all(|&node| window.node_name(node).ends_with(&format!(", free, {end}"))));
    }
    let (cut, repair) = next_cut(&window);
    window.click_node(&cut.to_string());
    let line = msg::repaired("Bob", cut, "Ada", repair);
    window.assert_shows(&[&line]);
    assert_eq!(window.announcement().unwrap(), line);
    let board = page(&window).explained.board();
    assert_eq!((board.owner(cut), board.owner(repair)), (Some(Player::Vertical), Some(Player::Horizontal)));
    assert!(!page(&window).is_repair_pending(), "reduced motion has no delay");
    assert_eq!(window.moves().len(), 0, "the game itself must not change");
}

#[test]
fn cut_outside_the_trees_needs_no_reply() {
    // b2, between two connectors of the opponent, connects nothing.
    let mut window = explaining("vv../.../hh../.../..../.../.... h");
    let (node, trees) = ("b2".parse().unwrap(), page(&window).explained.trees());
    assert!(window.node_name(node).contains(", free, joins "));
    window.click_node(&node.to_string());
    assert_eq!(window.announcement().unwrap(), msg::cuts_nothing("Bob", node, "Ada"));
    assert_eq!(page(&window).explained.trees(), trees);
}

#[test]
fn keys_and_assistive_technology_cut_too() {
    let mut window = explaining(RACE);
    let first = page(&window).board.cursor().unwrap();
    // The first key shows the cursor.
    window.press(Key::Enter);
    assert_eq!(exchanges(&window), 0);
    window.press(Key::Enter);
    assert_eq!(page(&window).explained.latest().unwrap().cut, first);
    let (cut, repair) = next_cut(&window);
    window.play_accessibly(&cut.to_string());
    assert_eq!(window.announcement().unwrap(), msg::repaired("Bob", cut, "Ada", repair));
    window.press_ctrl(Key::Z);
    assert_eq!(window.announcement().unwrap(), msg::cut_undone(cut));
    assert_eq!(exchanges(&window), 1);
    window.click(msg::restart());
    assert_eq!(exchanges(&window), 0);
}

#[test]
fn repair_is_delayed_unless_motion_is_reduced() {
    let mut window = explaining(RACE);
    window.platform.report_reduced_motion(false);
    window.settle();
    let (cut, repair) = next_cut(&window);
    window.click_node(&cut.to_string());
    assert!(page(&window).is_repair_pending());
    window.assert_shows(&[&msg::cuts("Bob", cut)]);
    assert!(window.node_name(repair).contains("free"));
    window.advance(Duration::from_millis(400));
    assert!(!page(&window).is_repair_pending());
    window.assert_shows(&[&msg::repaired("Bob", cut, "Ada", repair)]);
    assert!(window.node_name(repair).contains("Ada"));
}

#[test]
fn playing_out_joins_the_edges_and_can_pause() {
    let mut window = explaining(RACE);
    window.click(msg::play_out());
    window.advance(Duration::from_millis(700));
    let before = exchanges(&window);
    assert!(before >= 1);
    window.click(msg::pause());
    window.advance(Duration::from_secs(5));
    assert_eq!(exchanges(&window), before);
    window.click(msg::play_out());
    for _ in 0..40 {
        window.advance(Duration::from_millis(700));
    }
    assert!(page(&window).explained.is_complete());
    assert!(page(&window).next_cut.is_none());
    let end = msg::edges_joined(Player::Horizontal, "Ada", "Bob");
    window.assert_shows(&[&end]);
    assert!(window.announcement().unwrap().ends_with(&end));
    assert_eq!(page(&window).explained.winning_path().map(|path| path.owner()), Some(Player::Horizontal));
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn closing_restores_the_game() {
    let mut window = Window::playing(from_position(RACE));
    window.apply(Action::ShowProof);
    window.click(msg::close_name());
    assert!(!is_open(&window));
    window.press(Key::Y);
    window.press(Key::Escape);
    assert!(!is_open(&window));
    assert_eq!(window.moves().len(), 0);
    window.apply(Action::Game(GameAction::ToggleWinner));
    window.click("Show why");
    assert!(is_open(&window));
    window.apply(Action::Game(GameAction::Play("a1".parse().unwrap())));
    assert!(!is_open(&window), "a move must close the page");
}

#[test]
fn move_that_joins_the_edges_needs_no_cuts() {
    let mut window = Window::playing(from_position("hh./vv/vvv/vv/vvv h"));
    window.press(Key::Y);
    window.assert_shows(&[&msg::opening_wins("e1")]);
    assert!(window.has_button(msg::close_name()));
    let others = [msg::play_out(), msg::undo(), msg::restart()];
    assert!(others.iter().all(|name| !window.has_button(name)));
    assert!(!window.shows(msg::ways()) && !window.shows(msg::instructions()));
}

#[test]
fn explains_the_hinted_move() {
    let mut window = Window::playing(against_steady(6));
    window.show_hint();
    let node = window.hint_node();
    window.press(Key::Escape);
    window.press(Key::Y);
    assert_eq!(page(&window).explained.opening(), Some(node));
}

#[test]
fn finished_game_has_nothing_to_show() {
    let mut window = Window::after(from_position("hhh./.../..../.../..../.../.... h"), &["g1"]);
    assert!(window.session().outcome().is_some());
    window.press(Key::Y);
    assert!(!is_open(&window));
    window.assert_shows(&[msg::game_over()]);
    // Earlier positions can be explained.
    window.apply(Action::Game(GameAction::ShowPly(0)));
    window.press(Key::Y);
    assert!(is_open(&window));
    assert_eq!(page(&window).explained.start().connectors(), 3);
}

#[test]
fn smallest_window_has_board_words_and_buttons() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.begin(from_position(RACE));
    window.apply(Action::ShowProof);
    window.assert_shows(&msg::way());
    let inside = window.ctx().content_rect();
    for name in [msg::play_out(), msg::undo(), msg::restart(), msg::close_name()] {
        let button = window.widget(Role::Button, name).rect();
        assert!(inside.contains_rect(button), "{name} at {button}");
    }
}
