//! Parts of a number of cases, with their margins.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// Standard errors in a margin of 95%: the 0.975 quantile of the normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Cases below which a share is not shown.
const SHOWN_FROM: u32 = 10;

/// A part of a number of cases, such as the wins kept of all critical moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The part, at most `whole`.
    pub part: u32,
    /// All cases.
    pub whole: u32,
}

impl Share {
    /// The share, 0..=1; `None` without cases.
    pub fn value(self) -> Option<f64> {
        (self.whole > 0).then(|| f64::from(self.part) / f64::from(self.whole))
    }

    /// Whether there are enough cases to show it: ten.
    pub const fn is_shown(self) -> bool {
        self.whole >= SHOWN_FROM
    }

    /// The 95% confidence interval, both ends 0..=1; `None` without cases.
    //
    // CITE: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
    pub fn interval95(self) -> Option<(f64, f64)> {
        let p = self.value()?;
        let (n, z) = (f64::from(self.whole), Z95);
        let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        Some(((centre - half).max(0.0), (centre + half).min(1.0)))
    }

    /// Half the width of [`interval95`](Self::interval95).
    pub fn margin95(self) -> Option<f64> {
        self.interval95().map(|(low, high)| (high - low) / 2.0)
    }

    /// Adds a case.
    pub fn count(&mut self, is_part: bool) {
        *self += Self { part: u32::from(is_part), whole: 1 };
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, other: Self) {
        self.part = self.part.saturating_add(other.part);
        self.whole = self.whole.saturating_add(other.whole);
    }
}

impl std::iter::Sum for Share {
    fn sum<I: Iterator<Item = Self>>(shares: I) -> Self {
        shares.fold(Self::default(), |mut sum, share| {
            sum += share;
            sum
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_wilson() {
        // The intervals of R's prop.test(part, whole, correct = FALSE).
        for (part, whole, low, high) in
            [(10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 5, 0.0, 0.4345)]
        {
            let (l, h) = Share { part, whole }.interval95().unwrap();
            assert!((l - low).abs() < 5e-5 && (h - high).abs() < 5e-5, "{part}/{whole}: {l} {h}");
        }
    }

    #[test]
    fn intervals_contain_the_share() {
        for (part, whole) in [(0, 10), (10, 10), (7, 10), (520, 1000)] {
            let share = Share { part, whole };
            let (low, high) = share.interval95().unwrap();
            let value = share.value().unwrap();
            assert!((0.0..=value + 1e-12).contains(&low) && (value - 1e-12..=1.0).contains(&high));
        }
        assert!((Share { part: 520, whole: 1000 }.margin95().unwrap() - 0.031).abs() < 0.001);
        assert_eq!(Share::default().value(), None);
        assert!(!Share { part: 9, whole: 9 }.is_shown());
    }
}
