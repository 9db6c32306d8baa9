//! The effect of a move on the result.

use super::Solution;
use crate::board::{Node, Player};

/// The effect of a move, from the view of the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Keeps the win; another move does too.
    Keeps,
    /// The only move that keeps the win.
    Only,
    /// A mistake: loses a won position.
    Throws,
    /// The position was lost already.
    Nothing,
}

impl Verdict {
    /// All verdicts, in the order of tables.
    pub const ALL: [Self; 4] = [Self::Keeps, Self::Only, Self::Throws, Self::Nothing];
}

impl Solution {
    /// The verdict on the move `mv` of `mover` in the position of this solution.
    pub fn verdict(&self, mover: Player, mv: Node) -> Verdict {
        if self.winner != mover {
            Verdict::Nothing
        } else if !self.winning_moves.contains(&mv) {
            Verdict::Throws
        } else if self.winning_moves.len() == 1 {
            Verdict::Only
        } else {
            Verdict::Keeps
        }
    }
}
