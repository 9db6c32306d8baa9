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
