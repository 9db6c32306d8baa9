//! A player's side of the board as a graph (spec section 6).
//!
//! The vertices are the player's dots, with each major edge of the board merged into one terminal;
//! the graph's edges are the nodes, numbered row by row as on the board. The other player's graph
//! is its dual: a closed curve that crosses one node of ours crosses it along the rival's connector.
//!
//! May import: [`board`](crate::board).

use super::bits::Bits;
use crate::board::{BoardSize, Dot, Player};

/// The vertex that is the left or the top edge of the board.
pub(super) const NEAR: usize = 0;
/// The vertex that is the right or the bottom edge of the board.
pub(super) const FAR: usize = 1;

/// The empty board as one player sees it.
#[derive(Clone, Debug)]
pub(super) struct Graph<const W: usize> {
    /// The two vertices each node joins.
    pub(super) ends: Vec<[u16; 2]>,
    /// The nodes around each vertex.
    pub(super) stars: Vec<Bits<W>>,
    /// The nodes of one forest of a good pair on the square board.
    pub(super) first_forest: Bits<W>,
}

impl<const W: usize> Graph<W> {
    /// `player`'s graph of the empty board.
    pub(super) fn new(size: BoardSize, player: Player) -> Self {
        let ends = vertex_pairs(size, player);
        let vertices = ends.iter().flatten().max().map_or(0, |&last| usize::from(last) + 1);
        let mut stars = vec![Bits::EMPTY; vertices];
        for (edge, pair) in ends.iter().enumerate() {
            for &vertex in pair {
                stars[usize::from(vertex)].insert(edge);
            }
        }
        Self { ends, stars, first_forest: first_forest(size, player) }
    }
}

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

/// One of two forests that, with one more edge between the terminals, are spanning trees of the
/// empty square board: strokes along the player's way below the diagonal and across it above. On
/// other boards it is a start like any other.
fn first_forest<const W: usize>(size: BoardSize, player: Player) -> Bits<W> {
    let mut forest = Bits::EMPTY;
    for (edge, node) in size.nodes().enumerate() {
        let (along, across) = match player {
            Player::Horizontal => (node.col(), node.row()),
            Player::Vertical => (node.row(), node.col()),
        };
        let major = node.row().is_multiple_of(2);
        if if major { along <= across } else { across < along } {
            forest.insert(edge);
        }
    }
    forest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_a_vertex_a_dot_and_two_terminals() {
        for (rows, cols) in [(3, 3), (4, 7), (20, 20)] {
            let size = BoardSize::new(rows, cols).unwrap();
            let horizontal = Graph::<12>::new(size, Player::Horizontal);
            assert_eq!(horizontal.stars.len(), rows * (cols - 1) + 2);
            assert_eq!(horizontal.stars[NEAR].iter().count(), rows);
            let vertical = Graph::<12>::new(size, Player::Vertical);
            assert_eq!(vertical.stars.len(), (rows - 1) * cols + 2);
            assert_eq!(vertical.stars[FAR].iter().count(), cols);
        }
    }
}
