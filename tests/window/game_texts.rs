//! What the title, the line below it, the strip and announcements of a game say in each of its states.

use span_it::messages::{hint, result, solver};

use super::prelude::*;
use super::setups::{slow, slow_computer};

/// Horizontal has one winning move, a5.
const ONE_WINNING_MOVE: &str = "vh./../vh./../... h";

fn hinted(setup: GameSetup, moves: &[&str]) -> Window {
    let mut window = Window::playing(setup);
    window.click_nodes(moves);
    window.show_hint();
    window
}

#[test]
fn title_and_line_follow_the_turns() {
    let mut window = Window::playing(two_people(4));
    window.assert_shows(&[&game::your_move("Ada"), &game::rule_against(Player::Horizontal, "Bob")]);
    window.click_node("c3");
    window.assert_shows(&[&game::your_move("Bob"), &game::rule_against(Player::Vertical, "Ada")]);
    window.click_node("d4");
    window.assert_shows(&[&game::your_move("Ada"), &game::played("Bob", "d4")]);
    window.click_nodes(&QUICK_WIN[2..]);
    window.apply(Action::Game(GameAction::Resign));
    window.assert_shows(&[&game::wins("Ada")]);
}

#[test]
fn earlier_positions_say_whose_turn_it_is() {
    let mut window = Window::playing(against_steady(6));
    for _ in 0..2 {
        window.play_first_free();
    }
    for (ply, text) in [
        (1, game::not_your_turn("Steady", true, true)),
        (2, game::move_replaces_later_ones().to_owned()),
        (3, game::not_your_turn("Steady", true, true)),
    ] {
        window.apply(Action::Game(GameAction::ShowPly(ply)));
        window.assert_shows(&[&game::viewed_move(ply, 4), &text]);
    }
    window.click_node("k11");
    assert_eq!(window.moves().len(), 4, "the click is ignored");
    window.click(game::back_to_game());
    window.assert_shows(&[&game::your_move("Ada")]);
    let mut setup = against_steady(6);
    setup.first = Player::Vertical;
    window.begin(setup);
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::ShowPly(0)));
    window.assert_shows(&[&game::not_your_turn("Steady", false, true)]);
}

#[test]
fn long_name_leaves_room_for_the_text() {
    let mut setup = against_slow(6);
    setup.players.vertical.name = "Deep thinker\nof the seven seas and beyond".to_owned();
    let mut window = Window::after(setup, &["c3"]);
    window.advance(Duration::from_secs(1));
    window.assert_shows(&[&game::is_thinking("Deep thinker of the sev…")]);
}

#[test]
fn resigning_ends_the_game_also_during_a_computer_move() {
    let mut window = Window::playing(game(6, slow_computer(), person("Ada")));
    assert!(window.session().is_computer_thinking());
    window.click(game::resign());
    assert_eq!(window.session().outcome().unwrap().winner, Player::Horizontal);
    assert!(window.session().thinking().is_none());
    window.begin(against_steady(4));
    window.click(game::resign());
    assert_eq!(window.announcement(), Some(game::resigned_other_wins("Ada", "Steady")));
    assert!(window.has_button(result::rematch_you_first()) && !window.has_button(review::title_text()));
    window.press(Key::T);
    window.wait("the position is solved", |window| window.shows(&solver::would_have_won("Ada")));
    assert!(!window.shows(&solver::is_winning("Ada")), "only one winner is named");
    window.click(solver::take_back());
    assert_eq!(window.session().outcome(), None);
}

#[test]
fn strip_shows_the_ring_at_the_pointer() {
    let mut window = hinted(two_people(4), &["c3"]);
    let node = window.hint_node().to_string();
    for (node, text) in [("c3", "Ada · 1 line"), ("b2", "free"), (&node, "free · hint")] {
        let at = window.node_at(node);
        window.point_at(at);
        window.assert_shows(&[&format!("{node} · {text}")]);
    }
}

#[test]
fn mistake_is_shown_announced_and_taken_back() {
    let mut window = Window::playing(from_position(ONE_WINNING_MOVE));
    window.change_settings(|settings| settings.warn_of_mistakes = true);
    let before = window.game().position().clone();
    window.click_node("b2");
    window.assert_notice_has(&["b2 gave the win away"]);
    assert_eq!(window.announcement().as_deref(), window.notice());
    window.click(solver::take_back());
    assert_eq!(*window.game().position(), before);
    assert!(window.notice().is_none());
    window.click_node("a5");
    assert!(window.notice().is_none(), "the only winning move is no mistake");
}

#[test]
fn hint_says_what_the_move_does() {
    let edge = &QUICK_WIN[..6];
    let threatened = [edge, &["g7"]].concat();
    for (moves, text) in [
        (edge, "g1 joins your path from edge to edge and wins."),
        (&threatened, "g1 stops Ada, who would win there."),
        (&[], "e5 is a good place to begin, and so are many others."),
        (
            &["c3", "d4", "e3", "f4"],
            "g3 brings your path to the right edge and stands in the way of Bob at f4.",
        ),
    ] {
        let window = hinted(two_people(4), moves);
        window.assert_shows(&[text]);
        assert!(window.announcement().unwrap().starts_with("Play "), "the hint is announced");
    }
}

#[test]
fn hint_reports_where_the_time_limit_stopped_it() {
    let mut setup = two_people(6);
    setup.players.horizontal.personality = slow();
    setup.max_move = Some(Duration::from_millis(100));
    let mut window = hinted(setup, &[]);
    window.click(hint::show_numbers());
    let choice = &window.session().ready_hint().unwrap().choice;
    assert!(!choice.complete);
    window.assert_shows(&[&hint::stopped_at_level(choice.depth, 50)]);
}
