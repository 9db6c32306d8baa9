//! Texts on the truth: who wins, which moves keep it, what was thrown.

use span_it_core::board::Node;
use span_it_core::solver::Verdict;

/// The heading, and the name of the third kind of player.
pub const PERFECT_PLAY: &str = "Perfect play";
/// What the strip shows.
pub const AFTER_EACH_MOVE: &str = "who wins after each move";
/// The same beside the heading.
pub const AFTER_EACH_MOVE_SHORT: &str = "after each move";
/// The toggle.
pub const TRUTH: &str = "Truth";
/// What it shows.
pub const TRUTH_TIP: &str = "Says who wins with perfect play, and marks the moves that keep the win (T)";
/// While a person plays.
pub const HIDDEN: &str = "Hidden so as not to spoil the game.";
/// Once there is nothing left to spoil.
pub const HIDDEN_NOW: &str = "Hidden.";
/// Shows it all the same.
pub const SHOW: &str = "Show";
/// Not solved yet.
pub const SOLVING: &str = "…";

/// Who wins.
pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

/// Who has won.
pub fn has_won(name: &str) -> String {
    format!("{name} has won")
}

/// Who would have won a game that was resigned by the wrong one.
pub fn would_have_won(name: &str) -> String {
    format!("{name} would have won")
}

/// How many moves keep the win of the player to move.
pub fn keep(winning: usize, free: usize) -> String {
    let s = if winning == 1 { "s" } else { "" };
    format!("{winning} of {free} free nodes keep{s} the win")
}

/// The same where there is little room.
pub fn keep_short(winning: usize, free: usize) -> String {
    format!("{winning} of {free} free")
}

/// When the player to move is lost.
pub const NOTHING_WINS: &str = "no move changes that";

/// What a cell of the strip says.
pub fn after_move(ply: usize, name: &str) -> String {
    if ply == 0 { format!("At the start {name} wins") } else { format!("After move {ply} {name} wins") }
}

/// A verdict in a few words.
pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Keeps => "keeps the win",
        Verdict::Only => "only winning move",
        Verdict::Throws => "throws the win",
        Verdict::Nothing => "had nothing to keep",
    }
}

/// The hint's move wins.
pub const AGREES: &str = "Perfect play agrees.";
/// The hint's move throws the win.
pub const DISAGREES: &str = "Perfect play disagrees.";
/// There is no winning move.
pub const NO_MOVE_WINS: &str = "No move wins against perfect play.";

/// More on a hint that wins: how many others of the free nodes do too.
pub fn agrees(node: Node, others: usize, free: usize) -> String {
    match others {
        0 => format!("{node} is the only move that keeps the win."),
        1 => format!("{node} keeps the win. So does 1 of the other {free} free nodes."),
        _ => format!("{node} keeps the win. So do {others} of the other {free} free nodes."),
    }
}

/// More on a hint that throws the win: one that would not.
pub fn disagrees(node: Node, better: Node) -> String {
    format!("{node} throws the win. {better} keeps it.")
}

/// The gentle warning.
pub fn slip(node: Node) -> String {
    format!("{node} threw the win: after it, perfect play would beat you.")
}

/// Its offer.
pub const TAKE_BACK: &str = "Take it back";
