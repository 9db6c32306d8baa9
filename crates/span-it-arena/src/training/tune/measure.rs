//! What came of work that was done, and how sure that is.

use crate::contest::stats::Z95;
use span_it_core::json::{FormatError, Value, real};

/// The greatest count that a file can hold: 2^53-1.
const MAX_COUNT: u64 = (1 << 53) - 1;

/// What came of work done: a mean of parts that are each 0..=1, and what it cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measure {
    /// Parts: positions, or pairs of games.
    pub parts: u32,
    /// The sum of what each part gave: 1 for a kept win, half a point for each game won.
    pub sum: f64,
    /// The sum of the squares of that.
    pub squares: f64,
    /// Moves looked at.
    pub visited: u64,
    /// Moves made.
    pub moves: u64,
}

impl Measure {
    /// The share or score, 0..=1; 0 of nothing.
    pub fn value(&self) -> f64 {
        self.sum / f64::from(self.parts.max(1))
    }

    /// How far from the truth it is with 95 % confidence. Half a part each of 0 and 1 is added, so that
    /// few parts that are all alike do not pass for certain.
    pub fn margin95(&self) -> f64 {
        Z95 * self.error()
    }

    /// The standard error of the share or score.
    pub(super) fn error(&self) -> f64 {
        let parts = f64::from(self.parts) + 1.0;
        let mean = (self.sum + 0.5) / parts;
        (((self.squares + 0.5) / parts - mean * mean).max(0.0) / parts).sqrt()
    }

    /// Moves looked at for each move made.
    pub fn mean_visited(&self) -> f64 {
        self.visited as f64 / (self.moves.max(1)) as f64
    }

    /// Both together.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            // What stands in a log may be anything.
            parts: self.parts.saturating_add(other.parts),
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
            visited: self.visited.saturating_add(other.visited),
            moves: self.moves.saturating_add(other.moves),
        }
    }

    /// What was expected where a measure should be.
    pub const EXPECTED: &str = "an array of parts, sum, squares, visited and moves";

    const SOUND: &str = "a sum from 0 to the number of parts, and squares from 0 to the sum";

    /// As files have it: an array in the order of the fields.
    pub fn to_json(self) -> String {
        let Self { parts, sum, squares, visited, moves } = self;
        format!("[{parts},{},{},{visited},{moves}]", real(sum), real(squares))
    }

    /// Reads it again.
    ///
    /// # Errors
    /// It is no such array, or has something more.
    pub fn from_value(value: &Value<'_>) -> Result<Self, FormatError> {
        let mut items = value.items(Self::EXPECTED)?;
        let mut next = || items.next().ok_or_else(|| value.unexpected(Self::EXPECTED));
        let measure = Self {
            parts: u32::try_from(next()?.whole(0..=u64::from(u32::MAX))?).unwrap_or(u32::MAX),
            sum: next()?.number("a number")?,
            squares: next()?.number("a number")?,
            visited: next()?.whole(0..=MAX_COUNT)?,
            moves: next()?.whole(0..=MAX_COUNT)?,
        };
        if items.len() > 0 {
            return Err(value.unexpected(Self::EXPECTED));
        }
        // Each part gives from 0 to 1, and its square no more than that.
        let sound = (0.0..=f64::from(measure.parts)).contains(&measure.sum)
            && (0.0..=measure.sum).contains(&measure.squares);
        if sound { Ok(measure) } else { Err(value.unexpected(Self::SOUND)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::tune::Objective;

    #[test]
    fn it_is_read_as_it_was_written_and_nothing_else_is() {
        let measure = Measure { parts: 3, sum: 1.5, squares: 0.75, visited: 70, moves: 9 };
        let read = |text: &str| Measure::from_value(&Value::parse(text.as_bytes(), 100).unwrap());
        assert_eq!(measure.to_json(), "[3,1.5,0.75,70,9]");
        assert_eq!(read(&measure.to_json()).unwrap(), measure);
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
    fn margins_shrink_with_the_work_and_are_never_nothing() {
        let of = |parts: u32, sum: f64| Measure { parts, sum, squares: sum, ..Measure::default() };
        assert!((of(1000, 500.0).margin95() - 0.031).abs() < 0.001);
        assert!(of(10, 10.0).margin95() > 0.05 && of(10, 10.0).margin95() > of(100, 100.0).margin95());
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        assert!(target.goodness(0.45) > target.goodness(0.3));
    }
}
