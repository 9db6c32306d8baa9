//! Texts of the solver: who wins, which moves keep the win, which moves gave it away.

use crate::messages::language::does;
use span_it_core::board::Node;
use span_it_core::solver::Verdict;

pub const AFTER_EACH_MOVE: &str = "who wins after each move";
pub const AFTER_EACH_MOVE_SHORT: &str = "after each move";
pub const WHO_IS_WINNING: &str = "Who is winning";

pub const SHOW_WHY: &str = "Show why";
pub const CLOSE: &str = "Hide who is winning";
pub const BUSY: &str = "Working it out…";

pub fn wins_with_best_play(name: &str) -> String {
    format!("{} with best play.", does(name, "wins"))
}

pub fn has_won(name: &str) -> String {
    format!("{} won.", does(name, "has"))
}

texts! {
    would_have_won(name: &str) = "{name} would have won.";
    mistake(node: Node) = "{node} gave the win away: a perfect opponent now beats you.";
}

/// How many of the free moves keep the win.
pub fn winning_moves(winning: usize, free: usize) -> String {
    if winning == free {
        return "Every move keeps the win.".to_owned();
    }
    plural!(
        winning,
        "Only {winning} of {free} moves keeps the win.",
        "{winning} of {free} moves keep the win."
    )
}

pub fn winner_after_move(ply: usize, name: &str) -> String {
    if ply == 0 {
        format!("At the start: {}", wins_with_best_play(name))
    } else {
        format!("After move {ply}: {}", wins_with_best_play(name))
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

pub const TAKE_BACK: &str = "Take it back";
pub const UNDO_RESIGNATION: &str = "Play on";
