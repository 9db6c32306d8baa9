//! The signs on nodes.

use span_it_core::board::{Node, Position};

/// A sign on a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// A move that keeps the win.
    Good,
    /// The only move that keeps the win.
    Best,
    /// A move that gives the win away.
    Bad,
    /// The move of another personality.
    Other,
    /// A ring with a number.
    Number(u8),
    /// A ring with a letter.
    Letter(char),
    /// Weighs more than in another heat map, by a share from 0 to 1.
    More(f32),
    /// Weighs less than in another heat map, by a share from 0 to 1.
    Less(f32),
}

/// The moves that keep the win or, where most do, the moves that give it away. `winning` is sorted.
pub fn solver_marks(position: &Position, winning: &[Node]) -> Vec<(Node, Mark)> {
    match winning.len() {
        0 => Vec::new(),
        1 => vec![(winning[0], Mark::Best)],
        count if 2 * count <= position.free_nodes().count() => {
            winning.iter().map(|&node| (node, Mark::Good)).collect()
        }
        _ => {
            let losing = position.free_nodes().filter(|node| winning.binary_search(node).is_err());
            losing.map(|node| (node, Mark::Bad)).collect()
        }
    }
}
