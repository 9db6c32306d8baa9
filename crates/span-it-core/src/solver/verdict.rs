//! What a move did to the truth.

use super::Truth;
use crate::board::{Node, Player};

/// What a move did, seen from the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It kept the win, and so would another move have.
    Keeps,
    /// It kept the win, and no other move would have.
    Only,
    /// It threw the win: a slip.
    Throws,
    /// There was no win to keep.
    Nothing,
}

impl Verdict {
    /// All verdicts, as a table lists them.
    pub const ALL: [Self; 4] = [Self::Keeps, Self::Only, Self::Throws, Self::Nothing];
}

impl Truth {
    /// What `mover`'s move `mv` does in the position this is the truth of.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::solver;

    #[test]
    fn each_verdict_is_given_where_it_is_due() {
        let truth = |text: &str| solver::solve(&text.parse::<Position>().unwrap());
        let node = |name: &str| name.parse::<Node>().unwrap();
        let open = truth(".../../.../../... h");
        assert_eq!(open.verdict(Player::Horizontal, node("a1")), Verdict::Keeps);
        assert_eq!(open.verdict(Player::Vertical, node("a1")), Verdict::Nothing);
        let forced = truth("vh./../vh./../... h");
        assert_eq!(forced.winning_moves, [node("a5")]);
        assert_eq!(forced.verdict(Player::Horizontal, node("a5")), Verdict::Only);
        assert_eq!(forced.verdict(Player::Horizontal, node("c3")), Verdict::Throws);
    }
}
