//! The pairings of a report.

use crate::tournament::Scoreboard;
use crate::tournament::scoreboard::{Cell, Row};

/// The games of two agents from the view of the first.
#[derive(Clone, Copy)]
pub(super) struct Pairing<'a> {
    pub(super) one: &'a Row,
    pub(super) other: &'a Row,
    pub(super) cell: Cell,
}

/// Every pairing with games, the agent of higher rank first.
pub(super) fn pairings(board: &Scoreboard) -> Vec<Pairing<'_>> {
    let rows = board.rows();
    let mut pairings = Vec::new();
    for (index, one) in rows.iter().enumerate() {
        for other in &rows[index + 1..] {
            let cell = board.cell(one.place, other.place);
            if cell.games() > 0 {
                pairings.push(Pairing { one, other, cell });
            }
        }
    }
    pairings
}
