//! The work of searches in total, as games note it.

use std::iter::Sum;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The work of several searches in total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchTotals {
    /// Searches.
    pub searches: u64,
    /// Visited moves.
    pub visited: u64,
    /// Kept moves that alpha-beta pruned.
    pub pruned: u64,
    /// Positions whose moves were visited.
    pub positions: u64,
    /// Time. Not in logs, which have the times of the moves.
    #[serde(skip)]
    pub time: Duration,
}

impl SearchTotals {
    /// Whether there was no search.
    pub const fn is_empty(&self) -> bool {
        self.searches == 0
    }

    /// The share of the kept moves that were pruned, 0 to 1. Moves below pruned ones are not counted.
    pub fn pruned_share(&self) -> f64 {
        self.pruned as f64 / (self.pruned as f64 + self.visited as f64).max(1.0)
    }

    /// Visited moves per position, on average.
    pub fn mean_branching(&self) -> f64 {
        self.visited as f64 / (self.positions as f64).max(1.0)
    }

    /// Visited moves per search, on average.
    pub fn visited_per_search(&self) -> f64 {
        self.visited as f64 / (self.searches as f64).max(1.0)
    }

    /// Seconds per search, on average.
    pub fn seconds_per_search(&self) -> f64 {
        self.time.as_secs_f64() / (self.searches as f64).max(1.0)
    }
}

impl Sum for SearchTotals {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            searches: sum.searches.saturating_add(one.searches),
            visited: sum.visited.saturating_add(one.visited),
            pruned: sum.pruned.saturating_add(one.pruned),
            positions: sum.positions.saturating_add(one.positions),
            time: sum.time.saturating_add(one.time),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{LevelStats, SearchStats};

    #[test]
    fn shares_and_means_cover_all_levels() {
        let level = |visited, pruned, positions| LevelStats {
            level: 1,
            visited,
            pruned,
            positions,
            time: Duration::from_millis(visited),
        };
        let stats = SearchStats { levels: vec![level(10, 0, 1), level(50, 20, 9)] };
        let one = stats.totals();
        assert_eq!((one.searches, one.visited, one.time), (1, 60, Duration::from_millis(60)));
        assert!((one.pruned_share() - 0.25).abs() < 1e-12);
        assert!((one.mean_branching() - 6.0).abs() < 1e-12);
        let three: SearchTotals = [one; 3].into_iter().sum();
        assert!((three.visited_per_search() - 60.0).abs() < 1e-12);
        assert!((three.seconds_per_search() - 0.06).abs() < 1e-12);
        assert_eq!(SearchStats::default().totals(), SearchTotals::default());
        assert!(SearchTotals::default().pruned_share().abs() < 1e-12);
    }
}
