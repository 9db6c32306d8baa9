//! The solver in the window: bar, line, marks, hint and warning agree with the solver, and a person sees none of
//! them unless a command shows it.

use span_it::messages::{help_me, solver as msg};
use span_it_core::solver::{self, Verdict};

use super::prelude::*;

/// The expected sentence about the position shown.
fn sentence(window: &Window) -> String {
    let position = window.session().shown_position();
    let truth = solver::solve(&position);
    let winner = msg::is_winning(&window.session().seat(truth.winner).name);
    let moves = msg::winning_moves(truth.winning_moves.len(), position.free_count());
    language::sentences(&[winner, moves])
}

fn shows_winner(window: &Window) -> bool {
    window.shows(msg::after_each_move_short())
}

#[test]
fn solver_is_hidden_until_the_player_shows_it() {
    let mut window = Window::playing(against_steady(6));
    window.play("e5");
    assert!(!shows_winner(&window));
    let node = solver::winning_moves(window.game().position())[0];
    assert!(!window.node_name(node).contains("win"));
    window.click(help_me::title());
    window.click_on(Role::Switch, msg::who_is_winning());
    assert!(shows_winner(&window));
    window.assert_shows(&[&sentence(&window)]);
    window.press(Key::T);
    assert!(!shows_winner(&window));
    window.press(Key::T);
    window.click(msg::close());
    assert!(!shows_winner(&window));
    window.press(Key::T);
    window.press(Key::Escape);
    assert!(!shows_winner(&window));
}

#[test]
fn help_of_one_game_is_off_in_the_next() {
    let mut window = Window::playing(two_people(4));
    let shown = |window: &Window| (shows_winner(window), window.app().states().the::<GameState>().heat);
    for (key, expected) in [(Key::T, (true, false)), (Key::W, (false, true)), (Key::T, (true, false))] {
        window.press(key);
        assert_eq!(shown(&window), expected, "one switches the other off");
    }
    window.click_nodes(&["c3", "d4"]);
    assert_eq!(shown(&window), (true, false));
    window.press_ctrl(Key::R);
    assert_eq!(shown(&window), (false, false));
    window.apply(Action::Game(GameAction::Resign));
    assert!(!shows_winner(&window), "the result takes its place");
    window.begin(two_computers(4));
    assert!(!shows_winner(&window), "it opens only when asked");
    window.press(Key::T);
    assert!(shows_winner(&window));
}

#[test]
fn sentence_and_marks_agree_with_the_solver() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::T);
    while window.game().outcome().is_none() {
        window.assert_shows(&[&sentence(&window)]);
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
fn legend_explains_the_marks_on_the_board() {
    let mut window = Window::playing(from_position("vh./../vh./../... h"));
    assert!(!window.shows("keeps the win") && !window.shows("hint"));
    window.show_hint();
    window.assert_shows(&["hint"]);
    window.press(Key::T);
    let kinds = ["keeps the win", "gives the win away", "only move that keeps the win"];
    assert!(kinds.iter().any(|kind| window.shows(kind)), "{:#?}", window.texts());
    window.click_node("b2");
    assert_eq!(window.notice(), None, "there is no warning without the setting");
}

#[test]
fn finished_game_lists_the_verdict_of_each_move() {
    let mut window = Window::playing(two_people(4));
    for _ in 0..8 {
        window.click_first_free();
    }
    window.press(Key::T);
    let cell = |window: &Window, ply: usize| {
        let mv = &window.game().moves()[ply];
        game::move_cell(ply + 1, &window.session().seat(mv.player).name, mv.node)
    };
    assert!(window.has_button(&cell(&window, 0)), "the list has no verdicts during the game");
    window.apply(Action::Game(GameAction::Resign));
    for (ply, mv) in window.game().moves().to_vec().into_iter().enumerate() {
        let truth = solver::solve(&window.game().position_at(ply));
        let cell = cell(&window, ply);
        let verdict = msg::verdict(truth.verdict(mv.player, mv.node));
        assert!(window.has_button(&format!("{cell}, {verdict}")), "{cell} is not shown as {verdict}");
    }
}

#[test]
fn player_without_a_name_is_addressed() {
    let mut setup = two_people(4);
    setup.players.horizontal.name = new_game::you().to_owned();
    let mut window = Window::playing(setup);
    window.press(Key::T);
    window.assert_shows_part("You are winning.");
    window.click_node("c3");
    window.assert_shows(&["Your move, Bob", "Join top to bottom before your opponent joins left to right."]);
}
