//! Texts of *Show Why*: the two ways across, cuts and repairs.

use span_it_core::board::{Node, Player};

pub const SHOW_WHY: &str = "Show Why";
pub const WHY: &str = "Why?";
pub const GAME_OVER: &str = "This game is over. There is nothing left to show.";

texts! {
    title(winner: &str) = "Why {winner} wins";
    explanation(winner: &str) =
        "{winner} has two separate ways across. Cut any line: the other way repairs it.";
    after_opening(winner: &str, opening: Node) =
        "After {opening}, {winner} has two separate ways across. Cut any line: the other way repairs it.";
    opening_wins(opening: Node) = "{opening} wins at once.";
    instructions(opponent: &str) = "Click a line to cut it, as {opponent} might.";
    repaired(opponent: &str, cut: Node, winner: &str, repair: Node) =
        "{opponent} cuts {cut}. {winner} repairs with {repair}.";
    cuts(opponent: &str, cut: Node) = "{opponent} cuts {cut}.";
    cuts_nothing(opponent: &str, node: Node, winner: &str) =
        "{opponent} plays {node}, which cuts nothing. {winner} does not need to reply.";
    cut_undone(cut: Node) = "The cut of {cut} was undone.";
}

pub fn edges_joined(side: Player, winner: &str, opponent: &str) -> String {
    match side {
        Player::Horizontal => {
            format!("{winner} has joined left and right. This works whatever {opponent} tries.")
        }
        Player::Vertical => {
            format!("{winner} has joined top and bottom. This works whatever {opponent} tries.")
        }
    }
}

pub const RESTARTED: &str = "All cuts were undone.";

pub const WAYS: &str = "The two ways across";
/// By their lines.
pub const WAY: [&str; 2] = ["solid lines", "dashed lines"];
pub const LOG: &str = "Cuts and repairs";
pub const NO_CUTS: &str = "Nothing has been cut yet.";

pub const UNDO: &str = "Undo cut";
pub const RESTART: &str = "Restart";
pub const PLAY_OUT: &str = "Play to end";
pub const PAUSE: &str = "Pause";
pub const NOTHING_TO_CUT: &str = "There is nothing left to cut.";
pub const CLOSE: &str = "Close";
/// The accessible name: other things have a close button too.
pub const CLOSE_NAME: &str = "Close Show Why";
pub const TABS_NAME: &str = "What is shown";
pub const BOARD_TAB: &str = "Board";
pub const TEXT_TAB: &str = "In words";
