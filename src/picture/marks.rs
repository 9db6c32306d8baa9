//! The signs on nodes, and what explains a position.

use span_it_core::board::{Node, Player, Position};

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

/// What is drawn over a board to explain it. Places are rows and columns, in grid units.
#[derive(Clone, Debug, PartialEq)]
pub enum Annotation {
    /// Around a connector, which need not be placed.
    Halo(Player, Node, Ink),
    /// Around a node.
    Ring(Node, Ink),
    /// A line with a label at its centre.
    Measure {
        /// Its two ends.
        ends: [(f32, f32); 2],
        /// Its length.
        label: String,
        /// Of line and label.
        ink: Ink,
    },
    /// A small text at a place.
    Text {
        /// The middle of the text.
        at: (f32, f32),
        /// One line.
        text: String,
    },
    /// A text on a ground of its own, in the colour of the program.
    Label {
        /// The middle of the text.
        at: (f32, f32),
        /// One line.
        text: String,
    },
}

/// The colour of an annotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// That of hints.
    Program,
    /// That of the trial node.
    Trial,
    /// That of a player.
    Side(Player),
}

/// The moves that keep the win or, where most do, the moves that give it away. `winning` is sorted.
pub fn solver_marks(position: &Position, winning: &[Node]) -> Vec<(Node, Mark)> {
    match winning.len() {
        0 => Vec::new(),
        1 => vec![(winning[0], Mark::Best)],
        count if 2 * count <= position.free_count() => {
            winning.iter().map(|&node| (node, Mark::Good)).collect()
        }
        _ => {
            let losing = position.free_nodes().filter(|node| winning.binary_search(node).is_err());
            losing.map(|node| (node, Mark::Bad)).collect()
        }
    }
}
