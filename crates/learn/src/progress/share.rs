//! Shares with their margins.

use serde::{Deserialize, Serialize};

/// Cases below which a share is not shown.
const SHOWN_FROM: u32 = 10;

/// A part of a number of cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The part, at most `of`.
    pub part: u32,
    /// All cases.
    pub of: u32,
}

impl Share {
    /// The share, 0..=1; `None` without cases.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| f64::from(self.part) / f64::from(self.of))
    }

    /// Whether there are enough cases to show it: ten.
    pub const fn is_shown(self) -> bool {
        self.of >= SHOWN_FROM
    }

    /// The 95% confidence interval, both ends 0..=1; `None` without cases.
    //
    // CITE: Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    pub fn interval95(self) -> Option<(f64, f64)> {
        let p = self.value()?;
        let (n, z) = (f64::from(self.of), 1.96);
        let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * libm::sqrt(p * (1.0 - p) / n + z * z / (4.0 * n * n));
        Some(((centre - half).max(0.0), (centre + half).min(1.0)))
    }

    /// Half the width of [`interval95`](Self::interval95).
    pub fn margin95(self) -> Option<f64> {
        self.interval95().map(|(low, high)| (high - low) / 2.0)
    }

    /// Adds cases.
    pub(crate) const fn add(&mut self, part: u32, of: u32) {
        self.part = self.part.saturating_add(part);
        self.of = self.of.saturating_add(of);
    }

    pub(crate) const fn is_valid(self) -> bool {
        self.part <= self.of
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_contain_the_share() {
        for (part, of) in [(0, 10), (10, 10), (7, 10), (520, 1000)] {
            let share = Share { part, of };
            let (low, high) = share.interval95().unwrap();
            let value = share.value().unwrap();
            assert!((0.0..=value + 1e-12).contains(&low) && (value - 1e-12..=1.0).contains(&high));
        }
        assert!((Share { part: 520, of: 1000 }.margin95().unwrap() - 0.031).abs() < 0.001);
        assert_eq!(Share::default().value(), None);
        assert!(!Share { part: 9, of: 9 }.is_shown());
    }
}
