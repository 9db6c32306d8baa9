//! The solver in the window: bar, line, marks, hint and warning agree with the solver, and a person sees none of
//! them unless a command shows it.

use span_it::messages::solver as msg;
use span_it_core::solver::{self, Verdict};

use super::prelude::*;

/// The expected line below the strip for the position shown.
fn line(window: &Window) -> (String, String) {
    let position = window.session().shown_position();
    let truth = solver::solve(&position);
    let count = match truth.winning_moves.len() {
        0 => msg::NO_MOVE_CHANGES_THAT.to_owned(),
        winning => msg::winning_moves(winning, position.free_nodes().count()),
    };
    (msg::is_winning(&window.session().seat(truth.winner).name), format!("· {count}"))
}

fn shows_winner(window: &Window) -> bool {
    window.shows(msg::AFTER_EACH_MOVE_SHORT)
}

#[test]
fn solver_is_hidden_until_the_player_shows_it() {
    let mut window = Window::playing(against_steady(6));
    window.click_node("e5");
    window.wait_for_turn();
    assert!(!shows_winner(&window));
    let node = solver::winning_moves(window.game().position())[0];
    assert!(!window.node_name(node).contains("win"));
    window.click(msg::WHO_IS_WINNING);
    assert!(shows_winner(&window));
    let (winner, count) = line(&window);
    window.assert_shows(&[&winner, &count]);
    window.press(Key::T);
    assert!(!shows_winner(&window));
}

#[test]
fn solver_is_shown_while_computers_play() {
    let mut window = Window::playing(two_computers(4));
    assert!(shows_winner(&window));
    window.press(Key::T);
    assert!(!shows_winner(&window));
    window.begin(two_people(4));
    assert!(!shows_winner(&window));
    window.apply(Action::Game(GameAction::Resign));
    assert!(!shows_winner(&window), "the result takes its place");
}

#[test]
fn help_of_one_game_is_off_in_the_next() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::T);
    window.press(Key::W);
    assert!(shows_winner(&window) && window.app().features().game.heat);
    window.click_nodes(&["c3", "d4"]);
    assert!(shows_winner(&window) && window.app().features().game.heat);
    window.press_ctrl(Key::R);
    assert!(!shows_winner(&window) && !window.app().features().game.heat);
}

#[test]
fn line_and_marks_agree_with_the_solver() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::T);
    while window.game().outcome().is_none() {
        let (winner, count) = line(&window);
        window.assert_shows(&[&winner, &count]);
        let truth = solver::solve(window.game().position());
        let free: Vec<Node> = window.game().position().free_nodes().collect();
        let winning = &truth.winning_moves;
        // Where most moves keep the win, the others are marked.
        let marks_losing = winning.len() > 1 && 2 * winning.len() > free.len();
        // "keeps the win", or "only move that keeps the win".
        let mark = msg::verdict(if marks_losing { Verdict::Throws } else { Verdict::Keeps });
        for node in free {
            let name = window.node_name(node);
            assert_eq!(name.contains(mark), winning.contains(&node) != marks_losing, "{name}");
        }
        window.click_first_free();
    }
    let winner = window.game().outcome().unwrap().winner;
    window.assert_shows(&[&msg::has_won(&window.session().seat(winner).name)]);
}

#[test]
fn legend_explains_the_marks() {
    for (size, command) in [([1280.0, 800.0], None), ([640.0, 480.0], Some(GameAction::ShowMoves))] {
        let mut window = Window::of_size(size);
        window.begin(two_people(4));
        window.click_nodes(&["c3", "d4"]);
        window.apply(Action::Game(GameAction::ToggleWinner));
        if let Some(command) = command {
            window.apply(Action::Game(command));
        }
        window.assert_shows(&Verdict::ALL.map(msg::verdict));
    }
}

#[test]
fn move_list_shows_the_verdict_of_each_move() {
    let mut window = Window::playing(two_people(4));
    for _ in 0..8 {
        window.click_first_free();
    }
    window.press(Key::T);
    for (ply, mv) in window.game().moves().to_vec().into_iter().enumerate() {
        let truth = solver::solve(&window.game().position_at(ply));
        let cell = game::move_cell(ply + 1, &window.session().seat(mv.player).name, mv.node);
        let verdict = msg::verdict(truth.verdict(mv.player, mv.node));
        assert!(window.has_button(&format!("{cell}, {verdict}")), "{cell} is not shown as {verdict}");
    }
}

#[test]
fn no_warning_without_the_setting() {
    let mut window = Window::playing(from_position("vh./../vh./../... h"));
    window.click_node("b2");
    assert_eq!(window.notice(), None);
}
