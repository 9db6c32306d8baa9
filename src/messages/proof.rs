//! Texts of *Show Why*: the two ways across, cuts and repairs.

use crate::messages::language::{does, in_sentence, verb};
use span_it_core::board::{Node, Player};

pub const SHOW_WHY: &str = "Show Why";
pub const WHY: &str = "Why?";
pub const GAME_OVER: &str = "This game is over. There is nothing left to show.";

texts! {
    title(winner: &str) = "Why {} {}", in_sentence(winner), verb(winner, "wins");
    explanation(winner: &str) =
        "{} two separate ways across.", does(winner, "has");
    after_opening(winner: &str, opening: Node) =
        "First {opening}. Then {} {} two separate ways across.", in_sentence(winner), verb(winner, "has");
    opening_wins(opening: Node) = "{opening} wins at once.";
    repaired(opponent: &str, cut: Node, winner: &str, repair: Node) =
        "{} {cut}. {} with {repair}.", does(opponent, "cuts"), does(winner, "repairs");
    cuts(opponent: &str, cut: Node) = "{} {cut}.", does(opponent, "cuts");
    cuts_nothing(opponent: &str, node: Node, winner: &str) =
        "{} {node}, which cuts nothing. {} not need to reply.", does(opponent, "plays"), does(winner, "does");
    cut_undone(cut: Node) = "The cut of {cut} was undone.";
}

pub fn edges_joined(side: Player, winner: &str, opponent: &str) -> String {
    let edges = match side {
        Player::Horizontal => "left and right",
        Player::Vertical => "top and bottom",
    };
    let tries = verb(opponent, "tries");
    format!("{} joined {edges}. This works whatever {} {tries}.", does(winner, "has"), in_sentence(opponent))
}

pub const RESTARTED: &str = "All cuts were undone.";

pub const INSTRUCTIONS: &str = "Click a line to cut it for the other player. The other way closes the gap.";

pub const WAYS: &str = "Two ways across";
pub const WAYS_NOTE: &str = "The bold lines, with the lines on the board, go from edge to edge. No ring is on both ways. \
    Thin lines are spare: they repair cuts.";
/// By their lines.
pub const WAY: [&str; 2] = ["solid", "dashed"];

/// On which ways the first move is.
pub fn opening_on_ways(opening: Node, is_on: [bool; 2]) -> String {
    let [solid, dashed] = WAY;
    match is_on {
        [true, true] => format!("{opening} is on both ways, so it comes first."),
        [true, false] => format!("{opening} is on the {solid} way."),
        [false, true] => format!("{opening} is on the {dashed} way."),
        [false, false] => format!("{opening} is on neither way. It is needed to repair cuts."),
    }
}

pub const LOG: &str = "Cuts";
pub const NO_CUTS: &str = "Nothing has been cut yet.";

pub const UNDO: &str = "Undo cut";
pub const RESTART: &str = "Restart";
pub const PLAY_OUT: &str = "Play to end";
pub const PAUSE: &str = "Pause";
pub const NOTHING_TO_CUT: &str = "There is nothing left to cut.";
pub const CLOSE: &str = "Close";
/// The accessible name: other things have a close button too.
pub const CLOSE_NAME: &str = "Close Show Why";
