//! Statistics of a search: visited and pruned moves, positions, time.

use std::time::Duration;

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

    /// The share of the kept moves that were pruned, 0 to 1. Moves below pruned ones are not counted.
    pub fn pruned_share(&self) -> f64 {
        let pruned = self.sum(|level| level.pruned) as f64;
        pruned / (pruned + self.visited() as f64).max(1.0)
    }

    /// Visited moves per position, on average.
    pub fn mean_branching(&self) -> f64 {
        self.visited() as f64 / (self.sum(|level| level.positions) as f64).max(1.0)
    }

    /// Time of all levels.
    pub fn time(&self) -> Duration {
        self.levels.iter().map(|level| level.time).sum()
    }

    fn sum(&self, count: impl Fn(&LevelStats) -> u64) -> u64 {
        self.levels.iter().map(count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!((stats.visited(), stats.time()), (60, Duration::from_millis(60)));
        assert!((stats.pruned_share() - 0.25).abs() < 1e-12);
        assert!((stats.mean_branching() - 6.0).abs() < 1e-12);
        assert!(SearchStats::default().pruned_share().abs() < 1e-12);
    }
}
