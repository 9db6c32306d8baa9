//! Texts of the solver: who wins, which moves keep the win, which moves gave it away.

use span_it_core::board::Node;
use span_it_core::solver::Verdict;

pub const AFTER_EACH_MOVE: &str = "who wins after each move";
pub const AFTER_EACH_MOVE_SHORT: &str = "after each move";
pub const WHO_IS_WINNING: &str = "Who is winning";
pub const WHO_IS_WINNING_TIP: &str =
    "Shows who wins with best play and marks the moves that keep the win (T)";

texts! {
    /// The winning moves, on the same line as who is winning.
    beside_winner(moves: &str) = "· {moves}";
    is_winning(name: &str) = "{name} is winning";
    /// A sentence of the two texts, for the screen reader.
    winner_and_moves(winner: &str, moves: &str) = "{winner}: {moves}.";
    winner_only(winner: &str) = "{winner}.";
    has_won(name: &str) = "{name} has won";
    would_have_won(name: &str) = "{name} would have won";
    disagrees(node: Node, better: Node) = "{node} gives the win away. {better} keeps it.";
    mistake(node: Node) = "{node} gave the win away: a perfect opponent now beats you.";
}

pub fn winning_moves(winning: usize, free: usize) -> String {
    let others = free.saturating_sub(winning);
    if winning == free && free > 1 {
        format!("all {free} moves keep the win")
    } else if winning > 1 && 2 * winning > free {
        format!("all but {others} moves keep the win")
    } else {
        plural!(winning, "{winning} of {free} moves keeps the win", "{winning} of {free} moves keep the win")
    }
}

pub fn winning_moves_short(winning: usize, free: usize) -> String {
    match winning {
        _ if winning == free => format!("all {free} win"),
        _ if winning > 1 && 2 * winning > free => format!("all but {} win", free - winning),
        _ => format!("{winning} of {free} win"),
    }
}

pub const NO_MOVE_CHANGES_THAT: &str = "no move can change that";

pub fn winner_after_move(ply: usize, name: &str) -> String {
    if ply == 0 {
        format!("At the start: {name} is winning")
    } else {
        format!("After move {ply}: {name} is winning")
    }
}

pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Keeps => "keeps the win",
        Verdict::Only => "only winning move",
        Verdict::Throws => "gives the win away",
        Verdict::Nothing => "already losing",
    }
}

pub const AGREES: &str = "Perfect play agrees.";
pub const DISAGREES: &str = "Perfect play disagrees.";
pub const NO_MOVE_WINS: &str = "No move wins against perfect play.";

pub fn agrees(node: Node, others: usize, free: usize) -> String {
    match others {
        0 => format!("{node} is the only move that keeps the win."),
        _ if others == free => format!("{node} keeps the win. So does every other move."),
        _ => plural!(
            others,
            "{node} keeps the win. So does {others} of the other {free} moves.",
            "{node} keeps the win. So do {others} of the other {free} moves."
        ),
    }
}

pub const TAKE_BACK: &str = "Take it back";
