//! The solver against readings of the rules that are too slow to play with.
//!
//! Guards against: a forest that is not largest, a clump that is too small or too large, a reduction
//! that loses a move, buffers or warm starts that leak from one position into the next.

mod brute;
mod perfect;
mod proof;
mod random;
mod slow;
mod theory;
mod truth;

use random::Chance;
use span_it_core::board::{BoardSize, Player, Position};

/// A position with `free` free nodes, the others owned by chance: horizontal has `share` of 100.
fn mixture(chance: &mut Chance, size: BoardSize, free: usize, share: usize) -> Position {
    let mut position = Position::empty(size, chance.player());
    let mut nodes: Vec<_> = size.nodes().collect();
    while nodes.len() > free {
        let node = nodes.swap_remove(chance.below(nodes.len()));
        let owner = if chance.below(100) < share { Player::Horizontal } else { Player::Vertical };
        position.place(node, owner).unwrap();
    }
    position
}
