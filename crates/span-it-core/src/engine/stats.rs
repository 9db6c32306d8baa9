//! The engine's report of its own work, as game programs have published it since the first
//! ones: what it looked at, what it could leave out, how wide its tree was, how long it took.

use std::time::Duration;

/// What one level of the deepening cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelStats {
    /// Which level, from 1. A search that nothing can end early goes to its last one at once.
    pub level: u16,
    /// Moves looked at.
    pub visited: u64,
    /// Kept moves that were passed over, because those before them had settled the matter.
    pub passed_over: u64,
    /// Positions whose moves were looked at.
    pub positions: u64,
    /// How long it took.
    pub time: Duration,
}

/// What a search cost: its finished levels, the first one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchStats {
    /// The finished levels.
    pub levels: Vec<LevelStats>,
}

impl SearchStats {
    /// Moves looked at, in all.
    pub fn visited(&self) -> u64 {
        self.sum(|level| level.visited)
    }

    /// The share of the moves met that were passed over, 0..1. What would have come below them is
    /// not counted.
    pub fn pruned_share(&self) -> f64 {
        let passed_over = self.sum(|level| level.passed_over) as f64;
        passed_over / (passed_over + self.visited() as f64).max(1.0)
    }

    /// How many moves were looked at in a position, on average.
    pub fn mean_branching(&self) -> f64 {
        self.visited() as f64 / (self.sum(|level| level.positions) as f64).max(1.0)
    }

    /// How long it took, in all.
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
    fn shares_and_means_are_over_all_levels() {
        let level = |visited, passed_over, positions| LevelStats {
            level: 1,
            visited,
            passed_over,
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
