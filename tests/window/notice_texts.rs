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
    assert_eq!(window.announcement().as_deref(), Some("Ada played g1. Ada wins."));
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
        ("ada.spanit", good.replace("\"d4\"", "\"c3\""), "ada.spanit was not opened: move 2, c3, is taken."),
        (
            "far.spanit",
            good.replace("\"d4\"", "\"k11\""),
            "far.spanit was not opened: move 2, k11, is not on the 4 x 4 board.",
        ),
        (
            "spider.json",
            spider.replacen("\"Spider\"", "7", 1),
            "spider.json was not opened: line 4, column 11: name is 7: expected a text.",
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
    assert!(!window.shows("Ada is winning"));
    window.click("Who is winning");
    window.assert_shows(&["after each move", "Ada is winning", "· 1 of 9 moves keeps the win"]);
    for (node, name) in [("a5", "a5, major, free, only move that keeps the win"), ("b2", "b2, minor, free")] {
        assert_eq!(window.node_name(node.parse().unwrap()), name);
    }
    window.click_node("b2");
    assert!(window.has_button("Move 1: Ada b2, gives the win away"), "{:#?}", window.texts());
    window.assert_shows(&["Bob is winning"]);
    window.begin(from(LOST, "Steady"));
    window.press(Key::T);
    window.assert_shows(&["Bob is winning", "· no move can change that"]);
    let mut setup = two_people(4);
    setup.size = BoardSize::square(3).unwrap();
    window.begin(setup);
    window.press(Key::T);
    window.assert_shows(&["Ada is winning", "· all 13 moves keep the win"]);
    window.click_node("c3");
    assert!(window.has_button("Move 1: Ada c3, keeps the win"), "{:#?}", window.texts());
    window.click_node("a1");
    assert!(window.has_button("Move 2: Bob a1, already losing"), "{:#?}", window.texts());
    window.begin(two_people(4));
    window.click_nodes(&QUICK_WIN);
    window.assert_shows(&["Ada has won"]);
}

#[test]
fn move_of_the_hint_is_announced() {
    let window = hinted(from(ONE_WINNING_MOVE, "Steady"), &[]);
    let line = "Hint: a5. Press Enter to play it, Esc to close the hint.";
    window.assert_shows(&["Hint: a5", line]);
    assert_eq!(window.announcement().as_deref(), Some(line));
    assert!(window.has_button("Play a5"));
    assert!(window.has_button("Close the hint"));
    assert!(window.has_button("Heat map on the board"));
    assert_eq!(window.node_name("a5".parse().unwrap()), "a5, major, free, hint");
}

#[test]
fn hint_ends_with_the_verdict() {
    hinted(from(ONE_WINNING_MOVE, "Steady"), &[])
        .assert_shows(&["Perfect play agrees.", "a5 is the only move that keeps the win."]);
    let window = hinted(from(ONE_WINNING_MOVE, "Sprinter"), &[]);
    let mistake = format!("{} gives the win away. a5 keeps it.", window.hint_node());
    window.assert_shows(&["Perfect play disagrees.", &mistake]);
    let window = hinted(from(LOST, "Steady"), &[]);
    window.assert_shows(&["No move wins against perfect play."]);
    let window = hinted(two_people(3), &[]);
    let node = window.hint_node();
    let others = format!("{node} keeps the win. So does every other move.");
    window.assert_shows(&["Perfect play agrees.", &others]);
    let some = solver::agrees("c3".parse().unwrap(), 5, 8);
    assert_eq!(some, "c3 keeps the win. So do 5 of the other 8 moves.");
    let one = solver::agrees("c3".parse().unwrap(), 1, 8);
    assert_eq!(one, "c3 keeps the win. So does 1 of the other 8 moves.");
}

#[test]
fn hint_says_what_the_move_does() {
    let edge = &QUICK_WIN[..6];
    hinted(two_people(4), edge).assert_shows(&["Hint: g1", "g1 wins at once."]);
    let moves = [edge, &["g7"]].concat();
    hinted(two_people(4), &moves).assert_shows(&["Hint: g1", "A forced block: Ada would win at g1."]);
    hinted(two_people(4), &[]).assert_shows(&[
        "Builds (53%): e5 starts a new path of your own. Blocks (47%): e5 would start a new path for Bob.",
    ]);
    let blocking = hinted(two_people(4), &["c3", "d4", "e3", "f4"]);
    blocking.assert_shows_part("Blocks (");
    blocking.assert_shows_part("%): e5 would extend Bob’s path from length 0 to 1. Builds (");
    blocking.assert_shows_part("%): e5 starts a new path of your own.");
    let mut setup = two_people(4);
    setup.players.horizontal.personality.factors.set(Factor::GamePredictability, 120.0).unwrap();
    let blocking = hinted(setup, &[]);
    blocking.assert_shows_part("Blocks (");
    blocking.assert_shows_part("%): e5 would start a new path for Bob. Builds (");
}

#[test]
fn table_of_the_hint_has_headings_and_sums() {
    let mut window = hinted(against_steady(6), &[]);
    window.click("Show numbers");
    window.assert_shows(&["Blocker’s count", "yours", "Steady’s", "Total"]);
    window.assert_shows(&["Yours + GamePredictability% of theirs"]);
    let hint = window.session().ready_hint().unwrap();
    let [own, other] = [hint.weight.own.total, hint.weight.other.total];
    let sum = format!("{own:.2} + {}% × {other:.2}", hint.predictability).replace('-', "−");
    window.assert_shows(&[&sum, &format!("{:.2}", hint.weight.w)]);
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

#[test]
fn thinking_hint_names_its_personality() {
    let mut setup = two_people(6);
    setup.players.horizontal.personality = slow();
    let mut window = Window::playing(setup);
    window.press(Key::H);
    window.assert_shows(&["Tortoise is thinking about your move…"]);
}
