//! The transposition table of one search.
//!
//! The kept moves of a position depend on the position only; its value also depends on the search depth.
//! So a position that is reached again, by another order of moves or at the next level of deepening, is not
//! weighed again and often not searched again.

use std::ops::Range;

use super::bounds::{BeamMove, Window};
use super::key_index::KeyIndex;

/// Capacity in positions, about thirty megabytes.
const MAX_POSITIONS: usize = 1 << 18;

/// Approximate capacity in kept moves of all positions, sixteen megabytes.
const MAX_MOVES: usize = 1 << 20;

#[derive(Clone, Debug)]
struct TableEntry {
    /// The kept move to search first: the one of highest static score until a search finds a better one.
    first: BeamMove,
    /// The highest static score of the kept moves, and its node.
    best_static: (f64, u16),
    /// The kept moves in search order; empty until they are requested.
    moves: Range<usize>,
    /// The search depth to which the bounds belong.
    depth: usize,
    lower: f64,
    upper: f64,
}

/// Handle of an entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct EntryId(usize);

/// Entries by position key.
#[derive(Clone, Debug, Default)]
pub(super) struct TranspositionTable {
    index: KeyIndex,
    entries: Vec<TableEntry>,
    moves: Vec<BeamMove>,
    /// Set when the table is full: entries from here on are temporary.
    full: Option<usize>,
}

impl TranspositionTable {
    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.entries.clear();
        self.moves.clear();
        self.full = None;
    }

    /// Capacity in bytes.
    pub(super) fn bytes(&self) -> usize {
        let entries = self.entries.capacity() * size_of::<TableEntry>();
        self.index.bytes() + entries + self.moves.capacity() * size_of::<BeamMove>()
    }

    pub(super) fn find(&self, key: u128) -> Option<EntryId> {
        self.index.get(key).map(EntryId)
    }

    /// Inserts a position with its kept move of highest static score (first in the tie order). Call
    /// [`release`](Self::release) when the search leaves the position.
    pub(super) fn insert(&mut self, key: u128, best_static: BeamMove) -> EntryId {
        let id = self.entries.len();
        self.entries.push(TableEntry {
            first: best_static,
            best_static: (best_static.static_score, best_static.node),
            moves: 0..0,
            depth: 0,
            lower: f64::NEG_INFINITY,
            upper: f64::INFINITY,
        });
        if self.full.is_none() {
            self.index.get_or_insert(key, id);
            self.full = (id + 1 == MAX_POSITIONS).then_some(MAX_POSITIONS);
        }
        EntryId(id)
    }

    /// Stores the kept moves of a position.
    pub(super) fn set_moves(&mut self, EntryId(id): EntryId, moves: impl Iterator<Item = BeamMove>) {
        let start = self.moves.len();
        self.moves.extend(moves);
        self.entries[id].moves = start..self.moves.len();
    }

    /// Drops what exceeds the capacity.
    pub(super) fn release(&mut self, EntryId(id): EntryId) {
        let moves = &mut self.entries[id].moves;
        if moves.end > MAX_MOVES {
            self.moves.truncate(moves.start);
            *moves = 0..0;
        }
        if self.full.is_some_and(|full| id >= full) {
            self.entries.truncate(id);
        }
    }

    /// Indices of the kept moves in search order; empty if they were not stored yet.
    pub(super) fn moves(&self, EntryId(id): EntryId) -> Range<usize> {
        self.entries[id].moves.clone()
    }

    pub(super) fn move_at(&self, index: usize) -> BeamMove {
        self.moves[index]
    }

    /// The kept move to search first.
    pub(super) fn first(&self, EntryId(id): EntryId) -> BeamMove {
        self.entries[id].first
    }

    /// The highest static score of the kept moves, and its node.
    pub(super) fn best_static(&self, EntryId(id): EntryId) -> (f64, u16) {
        self.entries[id].best_static
    }

    /// A stored bound of the value, if it is sufficient for the window.
    pub(super) fn bound(&self, EntryId(id): EntryId, depth: usize, window: Window) -> Option<f64> {
        let &TableEntry { depth: searched, lower, upper, .. } = &self.entries[id];
        if searched != depth {
            return None;
        }
        if upper <= window.alpha {
            return Some(upper);
        }
        (lower >= window.beta).then_some(lower)
    }

    /// Stores the result of a search with a window: the value and its move.
    pub(super) fn store(
        &mut self,
        EntryId(id): EntryId,
        depth: usize,
        window: Window,
        best: (f64, BeamMove),
    ) {
        let (value, first) = best;
        let entry = &mut self.entries[id];
        if entry.depth != depth {
            (entry.depth, entry.lower, entry.upper) = (depth, f64::NEG_INFINITY, f64::INFINITY);
        }
        if value > window.alpha {
            entry.lower = entry.lower.max(value);
        }
        if value < window.beta {
            entry.upper = entry.upper.min(value);
        }
        entry.first = first;
    }
}
