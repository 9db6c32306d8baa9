//! Random positions, the same in every run.

use span_it_core::board::{BoardSize, Player, Position, winner};
use span_it_core::rng::SplitMix64;

pub(super) struct Random(SplitMix64);

impl Random {
    pub(super) const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    pub(super) fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        self.0.pick(values)
    }

    pub(super) fn player(&mut self) -> Player {
        Player::ALL[self.below(2)]
    }

    /// A position of a random game without a winner, after at most `moves` moves.
    pub(super) fn game(&mut self, size: BoardSize, moves: usize) -> Position {
        let mut position = Position::empty(size, self.player());
        for _ in 0..moves {
            let free: Vec<_> = position.free_nodes().collect();
            let next = position.after(self.pick(&free));
            if winner(&next).is_some() {
                break;
            }
            position = next;
        }
        position
    }
}
