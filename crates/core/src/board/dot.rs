//! Dots: the end points of connectors.

use super::{Node, Player};

/// A dot of a player (`docs/rules.md, "Board"`). Dots in even rows and odd columns are horizontal's, dots in
/// odd rows and even columns vertical's. The outermost dots are on the major edges of their owner: columns -1
/// and `2 * cols - 1`, or rows -1 and `2 * rows - 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dot {
    row: i8,
    col: i8,
}

impl Dot {
    /// Grid row, -1..=39.
    pub const fn row(self) -> i8 {
        self.row
    }

    /// Grid column, -1..=39.
    pub const fn col(self) -> i8 {
        self.col
    }

    /// The owner.
    pub const fn owner(self) -> Player {
        if self.row & 1 == 0 { Player::Horizontal } else { Player::Vertical }
    }

    /// The coordinate along the owner's orientation.
    pub(crate) const fn major_coordinate(self) -> i8 {
        match self.owner() {
            Player::Horizontal => self.col,
            Player::Vertical => self.row,
        }
    }

    /// The coordinate across the owner's orientation.
    pub(crate) const fn minor_coordinate(self) -> i8 {
        match self.owner() {
            Player::Horizontal => self.row,
            Player::Vertical => self.col,
        }
    }

    /// Row and column among the dots of the owner, both from 0.
    pub(super) fn half_coordinates(self) -> (usize, usize) {
        let half = |at: i8| usize::from((at + 1).unsigned_abs() / 2);
        match self.owner() {
            Player::Horizontal => (usize::from(self.row.unsigned_abs()) / 2, half(self.col)),
            Player::Vertical => (half(self.row), usize::from(self.col.unsigned_abs()) / 2),
        }
    }
}

impl Node {
    /// The two dots that a connector of `player` joins: left and right, or top and bottom.
    #[expect(clippy::cast_possible_wrap, reason = "grid coordinates are at most 38")]
    pub const fn dots(self, player: Player) -> [Dot; 2] {
        let (row, col) = (self.row() as i8, self.col() as i8);
        let even_row = self.row().is_multiple_of(2);
        if even_row == matches!(player, Player::Horizontal) {
            [Dot { row, col: col - 1 }, Dot { row, col: col + 1 }]
        } else {
            [Dot { row: row - 1, col }, Dot { row: row + 1, col }]
        }
    }
}
