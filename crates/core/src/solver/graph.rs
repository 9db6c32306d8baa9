//! The graph of a player (`docs/rules.md, "Perfect play"`).
//!
//! The vertices are the player's dots, with the dots of each major edge merged into one terminal. The edges
//! are the nodes, in row-major order. The opponent's graph is the dual graph with the same edges.

use super::bits::Bits;
use crate::board::{BoardSize, Dot, Node, NodeKind, Player};

/// The terminal of the left or top major edge.
pub(crate) const NEAR: usize = 0;
/// The terminal of the right or bottom major edge.
pub(crate) const FAR: usize = 1;

/// A set of edges of the largest board, which has 761 nodes.
pub(super) type EdgeSet = Bits<12>;

/// The two vertices that each node joins, in row-major order of the nodes.
pub(crate) fn vertex_pairs(size: BoardSize, player: Player) -> Vec<[u16; 2]> {
    let mut numbers = vec![None; size.dot_count(player)];
    let mut next = 2;
    let mut number = |dot: Dot| match dot.on_edges(size) {
        [true, _] => 0,
        [_, true] => 1,
        _ => *numbers[size.dot_index(dot)].get_or_insert_with(|| {
            next += 1;
            next - 1
        }),
    };
    size.nodes().map(|node| node.dots(player).map(&mut number)).collect()
}

pub(crate) fn vertex_count(pairs: &[[u16; 2]]) -> usize {
    pairs.iter().flatten().max().map_or(0, |&last| usize::from(last) + 1)
}

/// A good initial guess for the first forest: nodes along the player's direction below the diagonal and
/// across it above. On the empty square board this forest and its complement, with an additional edge
/// between the terminals, are spanning trees.
//
// CITE: Gross's pairing strategy for Bridg-It, in Gardner, "New Mathematical Diversions", 1966, has the
// same diagonal.
pub(super) fn first_forest(size: BoardSize, player: Player) -> Vec<bool> {
    let in_first = |node: Node| {
        let (along, across) = match player {
            Player::Horizontal => (node.col(), node.row()),
            Player::Vertical => (node.row(), node.col()),
        };
        if node.kind() == NodeKind::Major { along <= across } else { across < along }
    };
    size.nodes().map(in_first).collect()
}

/// Converts the number of an edge, an edge end or a vertex, all of which are below 2,400.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the largest board has 761 nodes and 422 vertices a player"
)]
pub(super) const fn as_u16(n: usize) -> u16 {
    n as u16
}
