//! Board sizes.

use std::fmt;

use thiserror::Error;

use super::node::GRID_MAX;
use super::{Dot, Node, Player};

/// The size of a board in major nodes: `rows` x `cols`, both 3..=20 (`docs/rules.md, "Board"`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize {
    rows: u8,
    cols: u8,
}

/// The size is not that of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a board of {rows} x {cols} major nodes: rows and columns must be 3 to 20")]
pub struct SizeError {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
}

impl BoardSize {
    /// Minimum number of rows and columns.
    pub const MIN: u8 = 3;
    /// Maximum number of rows and columns.
    pub const MAX: u8 = GRID_MAX.div_ceil(2);

    /// The default board, 6 x 6.
    pub const STANDARD: Self = Self { rows: 6, cols: 6 };

    /// A board of `rows` x `cols` major nodes.
    ///
    /// # Errors
    /// Either number is not 3..=20.
    pub fn new(rows: usize, cols: usize) -> Result<Self, SizeError> {
        let legal = |n: usize| u8::try_from(n).ok().filter(|n| (Self::MIN..=Self::MAX).contains(n));
        match (legal(rows), legal(cols)) {
            (Some(rows), Some(cols)) => Ok(Self { rows, cols }),
            _ => Err(SizeError { rows, cols }),
        }
    }

    /// A board of `n` x `n` major nodes.
    ///
    /// # Errors
    /// `n` is not 3..=20.
    pub fn square(n: usize) -> Result<Self, SizeError> {
        Self::new(n, n)
    }

    /// Rows of major nodes, 3..=20.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Columns of major nodes, 3..=20.
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// The size as in files and on the command line: `6x6`.
    pub fn compact(self) -> String {
        format!("{}x{}", self.rows, self.cols)
    }

    /// Rows of the node grid, `2 * rows - 1`.
    pub const fn grid_rows(self) -> u8 {
        2 * self.rows - 1
    }

    /// Columns of the node grid, `2 * cols - 1`.
    pub const fn grid_cols(self) -> u8 {
        2 * self.cols - 1
    }

    /// Whether there are as many rows as columns.
    pub const fn is_square(self) -> bool {
        self.rows == self.cols
    }

    /// The number of nodes, major and minor: 13 on 3 x 3, 761 on 20 x 20.
    pub const fn node_count(self) -> usize {
        let (rows, cols) = (self.rows as usize, self.cols as usize);
        rows * cols + (rows - 1) * (cols - 1)
    }

    /// The number of dots of a player.
    pub const fn dot_count(self, player: Player) -> usize {
        let (rows, cols) = (self.rows as usize, self.cols as usize);
        match player {
            Player::Horizontal => rows * (cols + 1),
            Player::Vertical => (rows + 1) * cols,
        }
    }

    /// Whether the node is on this board.
    pub const fn contains(self, node: Node) -> bool {
        node.row() < self.grid_rows() && node.col() < self.grid_cols()
    }

    /// The index of a node in [row-major order](Self::nodes). The node must be on the board.
    pub fn index_of(self, node: Node) -> usize {
        debug_assert!(self.contains(node), "{node} is not on a {self} board");
        let (r, c) = (usize::from(node.row()), usize::from(node.col()));
        // Two grid rows, one long and one short, have `2 * cols - 1` nodes.
        r / 2 * usize::from(self.grid_cols()) + r % 2 * usize::from(self.cols) + c / 2
    }

    /// The index of a dot among the dots of its owner, in row-major order. The dot must be on the board.
    pub fn dot_index(self, dot: Dot) -> usize {
        let (r, c) = dot.half_coordinates();
        match dot.owner() {
            Player::Horizontal => r * (usize::from(self.cols) + 1) + c,
            Player::Vertical => r * usize::from(self.cols) + c,
        }
    }

    /// All nodes in row-major order: rows from the top, each from the left.
    pub fn nodes(self) -> impl DoubleEndedIterator<Item = Node> + Clone {
        (0..self.grid_rows())
            .flat_map(move |r| (r % 2..self.grid_cols()).step_by(2).map(move |c| Node::at(r, c)))
    }

    /// The squared distance of a node from the centre of the board in grid steps, for
    /// `docs/rules.md, "Ties"`.
    pub fn centre_distance(self, node: Node) -> u32 {
        let (dr, dc) = (node.row().abs_diff(self.rows - 1), node.col().abs_diff(self.cols - 1));
        u32::from(dr) * u32::from(dr) + u32::from(dc) * u32::from(dc)
    }
}

impl Dot {
    /// Whether the dot is on each of the owner's major edges: `[left, right]` or `[top, bottom]`.
    pub const fn on_edges(self, size: BoardSize) -> [bool; 2] {
        let far = match self.owner() {
            Player::Horizontal => size.grid_cols(),
            Player::Vertical => size.grid_rows(),
        };
        let at = self.major_coordinate();
        [at == -1, at.unsigned_abs() == far && at > 0]
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.rows, self.cols)
    }
}
