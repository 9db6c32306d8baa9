//! Measured shares and scores with their margins.

use serde::{Deserialize, Serialize};

use crate::tournament::stats::Z95;

/// A mean of parts that each have a value from 0 to 1, and the cost of measuring it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(into = "Fields", try_from = "Fields")]
pub struct Measure {
    /// The number of parts: positions or game pairs.
    pub parts: u32,
    /// The sum of the values: 1 for a kept win, 0.5 for each game won.
    pub sum: f64,
    /// The sum of the squared values.
    pub squares: f64,
    /// Visited moves.
    pub visited: u64,
    /// Moves played.
    pub moves: u64,
}

impl Measure {
    /// The share or score, 0 to 1; 0 without parts.
    pub fn value(&self) -> f64 {
        self.sum / f64::from(self.parts.max(1))
    }

    /// The half width of the 95% confidence interval. Half a part each with the values 0 and 1 is added, so the
    /// margin of few equal parts is not 0.
    pub fn margin95(&self) -> f64 {
        Z95 * self.error()
    }

    /// The standard error of the share or score.
    pub(super) fn error(&self) -> f64 {
        let parts = f64::from(self.parts) + 1.0;
        let mean = (self.sum + 0.5) / parts;
        (((self.squares + 0.5) / parts - mean * mean).max(0.0) / parts).sqrt()
    }

    /// Visited moves per move played.
    pub fn mean_visited(&self) -> f64 {
        self.visited as f64 / (self.moves.max(1)) as f64
    }

    /// The sum of both.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            // A log can contain any counts.
            parts: self.parts.saturating_add(other.parts),
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
            visited: self.visited.saturating_add(other.visited),
            moves: self.moves.saturating_add(other.moves),
        }
    }
}

/// The JSON form.
type Fields = (u32, f64, f64, u64, u64);

impl From<Measure> for Fields {
    fn from(Measure { parts, sum, squares, visited, moves }: Measure) -> Self {
        (parts, sum, squares, visited, moves)
    }
}

impl TryFrom<Fields> for Measure {
    type Error = &'static str;

    fn try_from((parts, sum, squares, visited, moves): Fields) -> Result<Self, Self::Error> {
        // Values are 0 to 1, so their squares are not greater.
        let is_possible = (0.0..=f64::from(parts)).contains(&sum) && (0.0..=sum).contains(&squares);
        let measure = Self { parts, sum, squares, visited, moves };
        is_possible
            .then_some(measure)
            .ok_or("expected a sum from 0 to the number of parts, and squares from 0 to the sum")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_only_what_it_writes() {
        let measure = Measure { parts: 3, sum: 1.5, squares: 0.75, visited: 70, moves: 9 };
        let read = serde_json::from_str::<Measure>;
        let written = serde_json::to_string(&measure).unwrap();
        assert_eq!(written, "[3,1.5,0.75,70,9]");
        assert_eq!(read(&written).unwrap(), measure);
        for bad in [
            "[]",
            "[3,1.5,0.75,70]",
            "[3,1.5,0.75,70,9,1]",
            "[3,1.5,0.75,-7,9]",
            "[3.5,1,1,1,1]",
            "{}",
            "[3,3.5,1,7,9]",
            "[3,1,1.5,7,9]",
            "[3,-1,0,7,9]",
            "[3,1,-1,7,9]",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn margins_shrink_and_are_never_zero() {
        let of = |parts: u32, sum: f64| Measure { parts, sum, squares: sum, ..Measure::default() };
        assert!((of(1000, 500.0).margin95() - 0.031).abs() < 0.001);
        assert!(of(10, 10.0).margin95() > 0.05);
        assert!(of(10, 10.0).margin95() > of(100, 100.0).margin95());
    }

    #[test]
    fn sums_saturate() {
        let most = Measure { parts: u32::MAX, visited: u64::MAX, moves: u64::MAX, ..Measure::default() };
        assert_eq!(most.and(most), most);
    }
}
