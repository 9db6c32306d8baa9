//! The tables of a search, which the next search on the same thread reuses.

use std::cell::Cell;

use super::forced_lines::ForcedLines;
use super::ranking::RankedMove;
use super::transposition_table::TranspositionTable;

/// Larger tables are dropped after a search instead of kept for the next one.
const MAX_KEPT_BYTES: usize = 1 << 24;

thread_local! {
    static KEPT: Cell<Option<Box<SearchTables>>> = const { Cell::new(None) };
}

/// Tables without content. Only their memory survives a search, because the kept moves of a position depend on its
/// level.
#[derive(Debug, Default)]
pub(super) struct SearchTables {
    pub(super) table: TranspositionTable,
    pub(super) forced_lines: ForcedLines,
    /// Buffer for the ranking of a new position.
    pub(super) ranked: Vec<RankedMove>,
    /// Buffer for the static scores of a forced line.
    pub(super) scores: Vec<f64>,
}

impl SearchTables {
    /// Empty tables.
    pub(super) fn take() -> Box<Self> {
        KEPT.take().unwrap_or_default()
    }

    /// Keeps the memory of the tables for the next search on this thread.
    pub(super) fn keep(mut self: Box<Self>) {
        if self.table.bytes() + self.forced_lines.bytes() <= MAX_KEPT_BYTES {
            self.table.clear();
            self.forced_lines.clear();
            KEPT.set(Some(self));
        }
    }
}
