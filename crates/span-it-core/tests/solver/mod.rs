//! The solver against slow, direct implementations of the rules.
//!
//! Guards against forests that are not largest, clumps of the wrong size, reductions that lose a move, and
//! state that leaks from one position into the next.

mod brute;
mod perfect;
mod proof;
mod random;
mod slow;
mod solution;
mod theory;
mod win_in;

use random::Random;
use span_it_core::board::{BoardSize, Player, Position};

/// A position with `free` free nodes and random owners of the others, horizontal with `share` percent.
fn mixture(rng: &mut Random, size: BoardSize, free: usize, share: usize) -> Position {
    let mut position = Position::empty(size, rng.player());
    let mut nodes: Vec<_> = size.nodes().collect();
    while nodes.len() > free {
        let node = nodes.swap_remove(rng.below(nodes.len()));
        let owner = if rng.below(100) < share { Player::Horizontal } else { Player::Vertical };
        position.place(node, owner).unwrap();
    }
    position
}
