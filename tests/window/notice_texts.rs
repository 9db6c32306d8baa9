//! The texts of announcements, warnings, errors, verdicts and hints. They are literal, as in `main_texts`.

use super::prelude::*;
use super::setups::slow;

/// Horizontal has one winning move, a5.
const ONE_WINNING_MOVE: &str = "vh./../vh./../... h";
/// Horizontal has lost.
const LOST: &str = "v.h/../v.h/../... h";

/// Ada against Bob from a position, with hints for Ada by a built-in personality.
fn from(position: &str, hints: &str) -> GameSetup {
    let mut setup = from_position(position);
    setup.players.horizontal.personality = built_in(hints);
    setup
}

fn hinted(setup: GameSetup, moves: &[&str]) -> Window {
    let mut window = Window::playing(setup);
    window.click_nodes(moves);
    window.show_hint();
    window
}

#[test]
fn announces_moves() {
    let mut window = Window::playing(against_steady(6));
    window.click_node("c3");
    window.wait_for_turn();
    let expected = format!("Steady played {}. Your move.", window.game().moves()[1].node);
    assert_eq!(window.announcement(), Some(expected));
    let mut window = Window::playing(two_computers(6));
    window.click("Step");
    window.wait("a move is made", |window| window.moves().len() == 1);
    let expected = format!("Steady played {}.", window.game().moves()[0].node);
    assert_eq!(window.announcement(), Some(expected));
}

#[test]
fn announces_wins() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&QUICK_WIN);
    assert_eq!(
        window.announcement().as_deref(),
        Some("Ada played g1. Ada wins. Ada was ahead from start to end.")
    );
    window.begin(against_steady(6));
    window.click("Resign");
    assert_eq!(window.announcement().as_deref(), Some("Ada resigned. Steady wins."));
}

#[test]
fn mistake_is_shown_and_announced() {
    let mut window = Window::playing(from(ONE_WINNING_MOVE, "Steady"));
    window.change_settings(|settings| settings.warn_of_mistakes = true);
    let before = window.game().position().clone();
    window.click_node("b2");
    let warning = "b2 gave the win away: a perfect opponent now beats you.";
    window.assert_shows(&[warning]);
    assert_eq!(window.notice(), Some(warning));
    assert_eq!(window.announcement().as_deref(), Some(warning));
    window.click("Take it back");
    assert_eq!(*window.game().position(), before);
    assert!(!window.shows("b2 · minor node, Ada"));
    assert!(window.notice().is_none());
    window.click_node("a5");
    assert!(window.notice().is_none(), "the only winning move is no mistake");
}

#[test]
fn pasted_error_is_shown_and_announced() {
    let mut window = Window::playing(two_people(4));
    for (text, error) in [
        (" ", "The clipboard does not contain a position. Copy a line such as .../../.../../... h first."),
        (
            "nonsense",
            "The clipboard does not contain a position: there is no space in \"nonsense\": expected the board, one \
             space and the player to move (h or v).",
        ),
        (
            "hhhh/.../..../.../..../.../.... v",
            "The position on the clipboard is already won, so there is no move to play.",
        ),
    ] {
        window.paste(text);
        window.assert_shows(&[error]);
        assert_eq!(window.notice(), Some(error));
        assert_eq!(window.announcement().as_deref(), Some(error));
    }
}

#[test]
fn file_error_is_shown_and_announced() {
    let good = record(&two_people(4), &["c3", "d4"]);
    let spider = built_in("Spider").to_json();
    let mut window = Window::new();
    for (name, content, error) in [
        (
            "ada.spanit",
            good.replace("\"d4\"", "\"c3\""),
            "ada.spanit was not opened: line 64, column 19: moves[1] is \"c3\": move 2 is taken.",
        ),
        (
            "far.spanit",
            good.replace("\"d4\"", "\"k11\""),
            "far.spanit was not opened: line 64, column 19: moves[1] is \"k11\": move 2 is not on the 4 x 4 board.",
        ),
        (
            "spider.json",
            spider.replacen("\"Spider\"", "7", 1),
            "spider.json was not opened: line 4, column 11: name is 7: expected a string.",
        ),
        (
            "notes.txt",
            "remember the milk".to_owned(),
            "notes.txt was not opened: it is not a Span-It! game, a personality, a pack or the log of a tournament.",
        ),
    ] {
        let file = window.write(name, content);
        window.press_ctrl(Key::O);
        window.pick_file(&file);
        window.assert_shows(&[error]);
        assert_eq!(window.notice(), Some(error));
        assert_eq!(window.announcement().as_deref(), Some(error));
        assert!(window.has_button("Details"));
        window.click("Close");
        assert_eq!(window.notice(), None);
    }
    let nowhere = window.path("no such folder/game.spanit");
    window.press_ctrl(Key::S);
    window.pick_file(&nowhere);
    assert!(window.announcement().unwrap().starts_with("game.spanit was not saved: "));
    let somewhere = window.path("game.spanit");
    window.press_ctrl(Key::S);
    window.pick_file(&somewhere);
    assert_eq!(window.announcement().as_deref(), Some("Saved as game.spanit."));
}

#[test]
fn verdict_is_hidden_until_shown() {
    let mut window = Window::playing(from(ONE_WINNING_MOVE, "Steady"));
    assert!(!window.texts().iter().any(|text| text.contains("wins")));
    window.press(Key::T);
    window.assert_shows(&["after each move", "Ada wins with best play. Only 1 of 9 moves keeps the win."]);
    for (node, name) in [("a5", "a5, free, only move that keeps the win"), ("b2", "b2, free")] {
        assert_eq!(window.node_name(node.parse().unwrap()), name);
    }
    window.click_node("b2");
    assert!(window.texts().iter().any(|text| text.starts_with("Bob wins with best play. ")));
    window.begin(from(LOST, "Steady"));
    window.press(Key::T);
    window.assert_shows(&["Bob wins with best play."]);
    let mut setup = two_people(4);
    setup.size = BoardSize::square(3).unwrap();
    window.begin(setup);
    window.press(Key::T);
    window.assert_shows(&["Ada wins with best play. Every move keeps the win."]);
}

#[test]
fn move_of_the_hint_is_announced() {
    let window = hinted(from(ONE_WINNING_MOVE, "Steady"), &[]);
    assert!(window.announcement().unwrap().starts_with("Play a5. a5 "), "{:?}", window.announcement());
    assert!(window.has_button("Play a5"));
    assert!(window.has_button("Close the hint"));
    assert_eq!(window.node_name("a5".parse().unwrap()), "a5, free, hint");
}

#[test]
fn hint_names_the_losing_choice() {
    let window = hinted(from(ONE_WINNING_MOVE, "Sprinter"), &[]);
    let losing = window.session().ready_hint().unwrap().losing_choice().unwrap();
    assert!(window.has_button("Play a5") && window.has_button(&format!("Play {losing} anyway")));
    window.assert_shows_part(&format!("Sprinter, who gives your hints, prefers {losing}. It loses: "));
}

#[test]
fn hint_says_what_the_move_does() {
    let edge = &QUICK_WIN[..6];
    hinted(two_people(4), edge).assert_shows(&["Play g1", "g1 joins your path from edge to edge and wins."]);
    let moves = [edge, &["g7"]].concat();
    hinted(two_people(4), &moves).assert_shows(&["g1 stops Ada, who would win there."]);
    hinted(two_people(4), &[]).assert_shows(&["e5 leaves you 3 lines to go."]);
    let text = "g3 brings your path to the right edge and stands in the way of Bob at f4.";
    hinted(two_people(4), &["c3", "d4", "e3", "f4"]).assert_shows(&[text]);
}

#[test]
fn hint_reports_its_depth() {
    let mut setup = two_people(4);
    setup.players.horizontal.personality = built_in("Planner");
    let mut window = hinted(setup, &[]);
    window.click("Show numbers");
    let choice = &window.session().ready_hint().unwrap().choice;
    let lookahead = format!(
        "Looking {} moves ahead: {:.2} (if the reply is {}).",
        choice.depth, choice.value, choice.line[1]
    );
    window.assert_shows(&[&lookahead.replace('-', "−")]);
    let mut setup = two_people(6);
    setup.players.horizontal.personality = slow();
    setup.max_move = Some(Duration::from_millis(100));
    let mut window = hinted(setup, &[]);
    window.click("Show numbers");
    let choice = &window.session().ready_hint().unwrap().choice;
    assert!(!choice.complete);
    window.assert_shows(&[&format!("Stopped at level {} of 50 by the time limit.", choice.depth)]);
}
