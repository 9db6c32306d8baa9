//! The games of the list that have been read, in parts.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use span_it_history::{Page, StoredGame};

/// The number of games that are read at once.
pub(super) const PART: usize = 100;
/// The most parts in memory.
const MAX_PARTS: usize = 50;

#[derive(Debug, Default)]
pub struct Rows {
    /// The number of all games in the list; `None` until the first answer.
    total: Option<usize>,
    parts: BTreeMap<usize, Vec<StoredGame>>,
    requested: BTreeSet<usize>,
    /// Increases with every change of the list, so that answers to older queries are ignored.
    query: u64,
    /// Whether the parts are those of an earlier query.
    is_old: bool,
}

impl Rows {
    /// Reads everything again. The old rows stay until the first answer.
    pub(super) fn refresh(&mut self) {
        self.query += 1;
        self.requested.clear();
        self.is_old = true;
    }

    pub(super) const fn query(&self) -> u64 {
        self.query
    }

    pub const fn total(&self) -> Option<usize> {
        self.total
    }

    pub(super) fn take(&mut self, query: u64, offset: usize, page: Page) {
        if query != self.query {
            return;
        }
        if std::mem::take(&mut self.is_old) {
            self.parts.clear();
        }
        self.total = Some(page.total);
        if self.parts.len() >= MAX_PARTS {
            self.parts.clear();
            self.requested.clear();
        }
        self.parts.insert(offset / PART, page.games);
    }

    /// Whether the first rows are those of the latest query.
    pub const fn is_current(&self) -> bool {
        self.total.is_some() && !self.is_old
    }

    pub fn get(&self, row: usize) -> Option<&StoredGame> {
        self.parts.get(&(row / PART))?.get(row % PART)
    }

    /// The parts of these rows that are to be read now.
    pub(super) fn missing(&mut self, rows: Range<usize>) -> Vec<usize> {
        let parts = rows.start / PART..rows.end.div_ceil(PART).max(1);
        let missing = parts.filter(|part| self.is_old || !self.parts.contains_key(part));
        missing.filter(|part| self.requested.insert(*part)).collect()
    }
}
