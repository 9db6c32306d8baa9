//! A player's side of the board as a graph (spec section 6).
//!
//! The vertices are the player's dots, with each major edge of the board merged into one terminal;
//! the graph's edges are the nodes, numbered row by row as on the board. The other player's graph
//! is its dual: a closed curve that crosses one node of ours crosses it along the rival's connector.

use super::bits::Bits;
use crate::board::{BoardSize, Dot, Node, NodeKind, Player};

/// The vertex that is the left or the top edge of the board.
pub(super) const NEAR: usize = 0;
/// The vertex that is the right or the bottom edge of the board.
pub(super) const FAR: usize = 1;

/// The most edges a graph has, in words of 64: the 761 nodes of the largest board.
pub(super) type EdgeSet = Bits<12>;

/// The vertices each node of the board joins for `player`.
pub(super) fn vertex_pairs(size: BoardSize, player: Player) -> Vec<[u16; 2]> {
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

/// The number of vertices that those pairs are of.
pub(super) fn vertex_count(pairs: &[[u16; 2]]) -> usize {
    pairs.iter().flatten().max().map_or(0, |&last| usize::from(last) + 1)
}

/// Whether each node of the board is in one of two forests that, with one more edge between the
/// terminals, are spanning trees of the empty square board: strokes along the player's way below the
/// diagonal and across it above. On other boards it is a start like any other.
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

/// Numbers of edges, of their ends and of vertices are below 2,400.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the largest board has 761 nodes and 422 vertices a player"
)]
pub(super) const fn as_u16(n: usize) -> u16 {
    n as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_a_vertex_a_dot_and_two_terminals() {
        for (rows, cols) in [(3, 3), (4, 7), (20, 20)] {
            let size = BoardSize::new(rows, cols).unwrap();
            let count = |player, vertex: usize| {
                let pairs = vertex_pairs(size, player);
                pairs.iter().flatten().filter(|&&end| usize::from(end) == vertex).count()
            };
            let vertices = |player| vertex_count(&vertex_pairs(size, player));
            assert_eq!(vertices(Player::Horizontal), rows * (cols - 1) + 2);
            assert_eq!(vertices(Player::Vertical), (rows - 1) * cols + 2);
            for terminal in [NEAR, FAR] {
                assert_eq!(count(Player::Horizontal, terminal), rows);
                assert_eq!(count(Player::Vertical, terminal), cols);
            }
        }
    }
}
