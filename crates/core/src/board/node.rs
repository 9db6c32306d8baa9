//! Nodes: the points of the board where connectors are played.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A point where a connector can be played (`docs/rules.md, "Board"`).
///
/// Coordinates count from 0 at the top left. Row and column are both even (*major* node) or both odd (*minor*
/// node). A node is independent of a board size; see [`BoardSize::contains`](super::BoardSize::contains).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Node {
    row: u8,
    col: u8,
}

/// Whether a node connects along its owner's orientation or across it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    /// Connects in the direction of its owner's orientation.
    Major,
    /// Connects across its owner's orientation.
    Minor,
}

impl fmt::Display for NodeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Major => "major",
            Self::Minor => "minor",
        })
    }
}

/// Rows and columns of the largest board's grid.
pub(super) const GRID_MAX: u8 = 39;

impl Node {
    /// The node at a grid row and column, 0..=38 each; `None` where no board has a node.
    pub const fn new(row: u8, col: u8) -> Option<Self> {
        if row % 2 == col % 2 && row < GRID_MAX && col < GRID_MAX { Some(Self { row, col }) } else { None }
    }

    /// [`Node::new`] for coordinates that are valid.
    pub(super) const fn at(row: u8, col: u8) -> Self {
        debug_assert!(row % 2 == col % 2 && row < GRID_MAX && col < GRID_MAX);
        Self { row, col }
    }

    /// Grid row, 0 at the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Grid column, 0 at the left.
    pub const fn col(self) -> u8 {
        self.col
    }

    /// Major or minor.
    pub const fn kind(self) -> NodeKind {
        if self.row.is_multiple_of(2) { NodeKind::Major } else { NodeKind::Minor }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'a' + n);
        if self.col >= 26 {
            write!(f, "{}", letter(self.col / 26 - 1))?;
        }
        write!(f, "{}{}", letter(self.col % 26), self.row + 1)
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Node({self})")
    }
}

/// The text is not the name of a node.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is not a node: expected column letters and a row number, such as c3")]
pub struct ParseNodeError {
    /// The text, at most 40 characters of it.
    pub text: String,
}

impl FromStr for Node {
    type Err = ParseNodeError;

    fn from_str(text: &str) -> Result<Self, ParseNodeError> {
        parse_name(text).ok_or_else(|| ParseNodeError { text: text.chars().take(40).collect() })
    }
}

/// Column letters `a..z, aa..am`, then a row number with no leading zero.
fn parse_name(text: &str) -> Option<Node> {
    let digits = text.find(|letter: char| !letter.is_ascii_lowercase())?;
    let (letters, number) = text.split_at(digits);
    let col = match letters.as_bytes() {
        [one] => one - b'a',
        [b'a', two] => 26 + (two - b'a'),
        _ => return None,
    };
    if !number.starts_with(|digit: char| matches!(digit, '1'..='9')) {
        return None;
    }
    Node::new(number.parse::<u8>().ok()? - 1, col)
}
