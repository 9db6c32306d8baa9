//! The solver against brute force, proofs and what theory says.
//!
//! Guards against forests that are not largest, clumps of the wrong size, reductions that lose a move, and
//! state that leaks from one position into the next.

mod brute;
mod perfect;
mod proof;
mod solution;
mod theory;
mod win_in;

use span_it_core::board::{BoardSize, Player, Position, winner};
use span_it_core::rng::SplitMix64;

use crate::support::random_move;

/// A position with `free` free nodes and random owners of the others, horizontal with `share` percent.
fn mixture(rng: &mut SplitMix64, size: BoardSize, free: usize, share: usize) -> Position {
    let mut position = Position::empty(size, rng.pick(&Player::ALL));
    let mut nodes: Vec<_> = size.nodes().collect();
    while nodes.len() > free {
        let node = nodes.swap_remove(rng.below(nodes.len()));
        let owner = if rng.below(100) < share { Player::Horizontal } else { Player::Vertical };
        position.place(node, owner).unwrap();
    }
    position
}

/// A position of a random game without a winner, after at most `moves` moves.
fn random_game(rng: &mut SplitMix64, size: BoardSize, moves: usize) -> Position {
    let mut position = Position::empty(size, rng.pick(&Player::ALL));
    for _ in 0..moves {
        let next = position.after(random_move(&position, rng));
        if winner(&next).is_some() {
            break;
        }
        position = next;
    }
    position
}
