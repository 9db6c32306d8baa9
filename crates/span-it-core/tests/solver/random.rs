//! Positions by chance, the same in every run.

use span_it_core::board::{BoardSize, Player, Position};

/// A small generator of numbers.
///
/// CITE: Steele, Lea, Flood, `SplitMix64`, 2014.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((z ^ (z >> 31)) % bound as u64).unwrap_or(0)
    }

    /// One of a slice's values.
    pub(super) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// Either player.
    pub(super) fn player(&mut self) -> Player {
        self.pick(&Player::ALL)
    }

    /// A position of a game of random moves, `moves` moves from the start or at its end.
    pub(super) fn game(&mut self, size: BoardSize, moves: usize) -> Position {
        let mut position = Position::empty(size, self.player());
        for _ in 0..moves {
            let free: Vec<_> = position.free_nodes().collect();
            let next = position.after(self.pick(&free));
            if span_it_core::board::winner(&next).is_some() {
                break;
            }
            position = next;
        }
        position
    }
}
