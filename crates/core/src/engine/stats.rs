//! Statistics of a search, level by level: visited and pruned moves, positions, time.

use std::time::Duration;

use crate::search_totals::SearchTotals;

/// The work of one level of the deepening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelStats {
    /// The level, from 1. A search that cannot end early has its last level only.
    pub level: u16,
    /// Visited moves.
    pub visited: u64,
    /// Kept moves that alpha-beta pruned.
    pub pruned: u64,
    /// Positions whose moves were visited.
    pub positions: u64,
    /// Time.
    pub time: Duration,
}

/// The work of a search, level by level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchStats {
    /// The levels in the order of the search.
    pub levels: Vec<LevelStats>,
}

impl SearchStats {
    /// Visited moves of all levels.
    pub fn visited(&self) -> u64 {
        self.sum(|level| level.visited)
    }

    /// All levels together; no search if there are none, as in perfect play.
    pub fn totals(&self) -> SearchTotals {
        let totals = self.levels.iter().map(LevelStats::totals).sum();
        SearchTotals { searches: u64::from(!self.levels.is_empty()), ..totals }
    }

    fn sum(&self, count: impl Fn(&LevelStats) -> u64) -> u64 {
        self.levels.iter().map(count).sum()
    }
}

impl LevelStats {
    /// The work of this level, as that of one search.
    pub const fn totals(&self) -> SearchTotals {
        let Self { visited, pruned, positions, time, .. } = *self;
        SearchTotals { searches: 1, visited, pruned, positions, time }
    }
}
