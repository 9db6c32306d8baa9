//! Positions: the owners of all nodes and the player to move.

use thiserror::Error;

use super::{BoardSize, Node, Player};

/// The owners of all nodes and the player to move, without history.
///
/// Any combination of owners is a position, whether or not play could lead to it
/// (`docs/rules.md, "Board"`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    size: BoardSize,
    owners: Vec<Option<Player>>,
    connectors: u16,
    to_move: Player,
}

/// Why a connector cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlaceError {
    /// The node is not on the board.
    #[error("{node} is not on a {size} board")]
    NotOnBoard {
        /// The node.
        node: Node,
        /// The size of the board.
        size: BoardSize,
    },
    /// The node is taken.
    #[error("{node} is taken by {by}")]
    Taken {
        /// The node.
        node: Node,
        /// The owner.
        by: Player,
    },
}

impl Position {
    /// The empty board.
    pub fn empty(size: BoardSize, to_move: Player) -> Self {
        Self { size, owners: vec![None; size.node_count()], connectors: 0, to_move }
    }

    /// The board's size.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The player to move.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The same board with `player` to move.
    #[must_use]
    pub fn with_to_move(mut self, player: Player) -> Self {
        self.to_move = player;
        self
    }

    /// The number of connectors on the board, of both players.
    pub const fn connectors(&self) -> u16 {
        self.connectors
    }

    /// The number of free nodes.
    pub fn free_count(&self) -> usize {
        self.owners.len() - usize::from(self.connectors)
    }

    /// The owner of a node; `None` if it is free. The node must be on the board.
    pub fn owner(&self, node: Node) -> Option<Player> {
        self.owners[self.size.index_of(node)]
    }

    /// Whether the node is on the board and free.
    pub fn is_free(&self, node: Node) -> bool {
        self.size.contains(node) && self.owner(node).is_none()
    }

    /// The owners of all nodes, in row-major order.
    pub fn owners(&self) -> &[Option<Player>] {
        &self.owners
    }

    /// All nodes with their owners, in row-major order.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = (Node, Option<Player>)> + '_ {
        self.size.nodes().map(|node| (node, self.owner(node)))
    }

    /// The free nodes, in row-major order.
    pub fn free_nodes(&self) -> impl DoubleEndedIterator<Item = Node> + '_ {
        self.nodes().filter_map(|(node, owner)| owner.is_none().then_some(node))
    }

    /// The nodes of a player, in row-major order.
    pub fn nodes_of(&self, player: Player) -> impl DoubleEndedIterator<Item = Node> + '_ {
        self.nodes().filter_map(move |(node, owner)| (owner == Some(player)).then_some(node))
    }

    /// Places a connector of the player to move; the opponent is then to move.
    ///
    /// Does not check whether the game is over; live games are played through the
    /// [referee](crate::referee::Referee).
    ///
    /// # Errors
    /// The node is not on the board, or taken; the position is then unchanged.
    pub fn play(&mut self, node: Node) -> Result<(), PlaceError> {
        self.place(node, self.to_move)?;
        self.to_move = self.to_move.opponent();
        Ok(())
    }

    /// Places a connector of `player` without changing the player to move.
    ///
    /// # Errors
    /// The node is not on the board, or taken; the position is then unchanged.
    pub fn place(&mut self, node: Node, player: Player) -> Result<(), PlaceError> {
        if !self.size.contains(node) {
            return Err(PlaceError::NotOnBoard { node, size: self.size });
        }
        let owner = &mut self.owners[self.size.index_of(node)];
        if let Some(by) = *owner {
            return Err(PlaceError::Taken { node, by });
        }
        *owner = Some(player);
        self.connectors += 1;
        Ok(())
    }

    /// The position after the player to move has played `node`, which must be free.
    #[must_use]
    pub fn after(&self, node: Node) -> Self {
        let mut next = self.clone();
        let placed = next.play(node);
        debug_assert_eq!(placed, Ok(()), "only a free node can be played");
        next
    }
}
