//! Forced lines: sequences in which every level keeps one move only.
//!
//! A forced line depends on its first position only. So each is played once and then read from this store
//! when the position is reached by another order of moves or at the next level of deepening. A line that
//! reaches a position of a stored line continues as that one.

use super::key_index::KeyIndex;

/// Capacity in moves of all lines together, about sixteen megabytes without the index.
const CAPACITY: usize = 1 << 20;

/// The forced move of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct ForcedMove {
    /// For the player who makes it.
    pub(super) static_score: f64,
    pub(super) node: u16,
    pub(super) next: Next,
}

/// What follows a forced move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Another forced move, by its number.
    Move(u32),
    /// The end of the game.
    Win,
    /// Nothing, because the last level is reached.
    LastLevel,
}

/// Forced moves by the keys of their positions.
#[derive(Clone, Debug, Default)]
pub(super) struct ForcedLines {
    index: KeyIndex,
    moves: Vec<ForcedMove>,
}

impl ForcedLines {
    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.moves.clear();
    }

    /// Clears the store if it is full. Invalidates the numbers of all moves.
    pub(super) fn make_room(&mut self) {
        if self.moves.len() >= CAPACITY {
            self.clear();
        }
    }

    /// Capacity of the store in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.index.bytes() + self.moves.capacity() * size_of::<ForcedMove>()
    }

    /// The number of the first move of a stored line.
    pub(super) fn find(&self, key: u128) -> Option<usize> {
        self.index.get(key)
    }

    /// The number of the forced move of a position. If it is not stored, its place is reserved: the result is
    /// `None`, and [`push`](Self::push) must follow.
    pub(super) fn find_or_reserve(&mut self, key: u128) -> Option<usize> {
        self.index.get_or_insert(key, self.moves.len())
    }

    /// Stores a move as the last of its line.
    pub(super) fn push(&mut self, static_score: f64, node: u16, wins: bool) -> usize {
        let next = if wins { Next::Win } else { Next::LastLevel };
        self.moves.push(ForcedMove { static_score, node, next });
        self.moves.len() - 1
    }

    /// Continues a line: the move `next` follows the move `number`.
    pub(super) fn link(&mut self, number: usize, next: usize) {
        self.moves[number].next = Next::Move(u32::try_from(next).unwrap_or(u32::MAX));
    }

    pub(super) fn get(&self, number: usize) -> ForcedMove {
        self.moves[number]
    }

    /// The moves of a line.
    pub(super) fn line(&self, number: usize) -> impl Iterator<Item = &ForcedMove> {
        std::iter::successors(Some(&self.moves[number]), |mv| match mv.next {
            Next::Move(next) => Some(&self.moves[next as usize]),
            Next::Win | Next::LastLevel => None,
        })
    }
}
