//! The eight symmetries of the game: mirroring the board in either direction, and exchanging rows and columns
//! together with the players. A position and its images have the same solution.

use crate::board::{BoardSize, Node, Player, Position};
use crate::rng::mix;

/// One of the eight symmetries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The number of symmetries.
    pub const COUNT: u8 = 8;

    /// The symmetry with this number; `None` above 7. Bit 0 mirrors top and bottom, bit 1 left and right, and
    /// then bit 2 exchanges rows and columns, and the players.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All symmetries, the identity first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Whether rows and columns are exchanged, and the players with them.
    pub(crate) const fn exchanges_players(self) -> bool {
        self.0 & 4 != 0
    }

    /// The size of the image of a board.
    pub fn size(self, size: BoardSize) -> BoardSize {
        let turned = BoardSize::new(size.cols().into(), size.rows().into());
        if self.exchanges_players() { turned.unwrap_or(size) } else { size }
    }

    /// The image of a player.
    pub const fn player(self, player: Player) -> Player {
        if self.exchanges_players() { player.opponent() } else { player }
    }

    /// The image of a node of a board of this size.
    pub fn node(self, size: BoardSize, node: Node) -> Node {
        let row = if self.0 & 1 == 0 { node.row() } else { size.grid_rows() - 1 - node.row() };
        let col = if self.0 & 2 == 0 { node.col() } else { size.grid_cols() - 1 - node.col() };
        let image = if self.exchanges_players() { Node::new(col, row) } else { Node::new(row, col) };
        // Row and column of an image are both even or both odd, and within the largest board.
        image.unwrap_or(node)
    }

    /// The image of a position.
    ///
    /// ```
    /// use span_it_core::solver::symmetry::Symmetry;
    /// let position = "h../../.../../..v h".parse()?;
    /// let turned = Symmetry::new(4).ok_or("a symmetry")?.position(&position);
    /// assert_eq!(turned.to_string(), "v../../.../../..h v");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(self, position: &Position) -> Position {
        let mut image = Position::empty(self.size(position.size()), self.player(position.to_move()));
        for (node, owner) in position.nodes() {
            if let Some(owner) = owner {
                // Images of different nodes are different.
                image.place(self.node(position.size(), node), self.player(owner)).unwrap_or_default();
            }
        }
        image
    }
}

/// A number that is equal for all symmetric forms of a position, and different for almost all others. It is
/// the same on every machine and in every version.
pub fn fingerprint(position: &Position) -> u64 {
    let forms = Symmetry::all().map(|symmetry| hash(&symmetry.position(position)));
    forms.min().unwrap_or_default()
}

fn hash(position: &Position) -> u64 {
    position.to_string().bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)))
}
