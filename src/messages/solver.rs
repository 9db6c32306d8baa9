//! Texts on the truth: who wins, which moves keep it, what was thrown.

use span_it_core::board::Node;
use span_it_core::solver::Verdict;

pub const PERFECT_PLAY: &str = "Perfect play";
pub const AFTER_EACH_MOVE: &str = "who wins after each move";
pub const AFTER_EACH_MOVE_SHORT: &str = "after each move";
pub const TRUTH: &str = "Truth";
pub const TRUTH_TIP: &str = "Says who wins with perfect play, and marks the moves that keep the win (T)";
pub const HIDDEN: &str = "Hidden so as not to spoil the game.";
pub const HIDDEN_NOW: &str = "Hidden.";
pub const SHOW: &str = "Show";
pub const SOLVING: &str = "…";

pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

pub fn has_won(name: &str) -> String {
    format!("{name} has won")
}

pub fn would_have_won(name: &str) -> String {
    format!("{name} would have won")
}

pub fn keep(winning: usize, free: usize) -> String {
    let s = if winning == 1 { "s" } else { "" };
    format!("{winning} of {free} free nodes keep{s} the win")
}

pub fn keep_short(winning: usize, free: usize) -> String {
    format!("{winning} of {free} free")
}

pub const NOTHING_WINS: &str = "no move changes that";

pub fn after_move(ply: usize, name: &str) -> String {
    if ply == 0 { format!("At the start {name} wins") } else { format!("After move {ply} {name} wins") }
}

pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Keeps => "keeps the win",
        Verdict::Only => "only winning move",
        Verdict::Throws => "throws the win",
        Verdict::Nothing => "had nothing to keep",
    }
}

pub const AGREES: &str = "Perfect play agrees.";
pub const DISAGREES: &str = "Perfect play disagrees.";
pub const NO_MOVE_WINS: &str = "No move wins against perfect play.";

pub fn agrees(node: Node, others: usize, free: usize) -> String {
    match others {
        0 => format!("{node} is the only move that keeps the win."),
        1 => format!("{node} keeps the win. So does 1 of the other {free} free nodes."),
        _ => format!("{node} keeps the win. So do {others} of the other {free} free nodes."),
    }
}

pub fn disagrees(node: Node, better: Node) -> String {
    format!("{node} throws the win. {better} keeps it.")
}

pub fn slip(node: Node) -> String {
    format!("{node} threw the win: after it, perfect play would beat you.")
}

pub const TAKE_BACK: &str = "Take it back";
