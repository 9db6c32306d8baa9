//! A part of a tournament for one of several machines.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::PlanError;

/// The game pairs of a plan whose number is `index` modulo `count`. Pairs are numbered from 0 in the order of the plan,
/// so more pairs change no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "(u64, u64)", try_from = "(u64, u64)")]
pub struct Shard {
    index: u64,
    count: u64,
}

impl Shard {
    /// Maximum number of shards.
    pub const MAX_COUNT: u64 = 1_000_000;

    /// The shard with this index, from 0 to `count - 1`.
    ///
    /// # Errors
    /// The count is not from 1 to [`MAX_COUNT`](Self::MAX_COUNT), or the index is not below it.
    pub fn new(index: u64, count: u64) -> Result<Self, PlanError> {
        if !(1..=Self::MAX_COUNT).contains(&count) {
            return Err(PlanError(format!("{count} shards: expected 1 to {}", Self::MAX_COUNT)));
        }
        if index >= count {
            let last = count - 1;
            return Err(PlanError(format!("shard {index} of {count}: expected a number from 0 to {last}")));
        }
        Ok(Self { index, count })
    }

    /// The number of shards.
    pub const fn count(self) -> u64 {
        self.count
    }

    /// Whether the pair with this number belongs to it.
    pub const fn has(self, pair: u64) -> bool {
        pair % self.count == self.index
    }

    /// How many of the first `pairs` pairs belong to it.
    pub(crate) const fn pairs_of(self, pairs: u64) -> u64 {
        pairs.saturating_sub(self.index).div_ceil(self.count)
    }
}

impl Display for Shard {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.index, self.count)
    }
}

impl FromStr for Shard {
    type Err = PlanError;

    /// Reads `I/N`, such as `0/4`.
    fn from_str(text: &str) -> Result<Self, PlanError> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(index, count)| Some((index.parse().ok()?, count.parse().ok()?)));
        let (index, count) = numbers.ok_or_else(|| {
            PlanError(format!("{text:?} is not a shard: expected I/N, such as 0/4, the first of four"))
        })?;
        Self::new(index, count)
    }
}

impl From<Shard> for (u64, u64) {
    fn from(shard: Shard) -> Self {
        (shard.index, shard.count)
    }
}

impl TryFrom<(u64, u64)> for Shard {
    type Error = PlanError;

    fn try_from((index, count): (u64, u64)) -> Result<Self, PlanError> {
        Self::new(index, count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_index_and_count() {
        let shard: Shard = "3/4".parse().unwrap();
        assert_eq!((shard.count(), shard.to_string()), (4, "3/4".to_owned()));
        for (text, part) in [
            ("4/4", "shard 4 of 4: expected a number from 0 to 3"),
            ("0/0", "0 shards: expected 1 to 1000000"),
            ("1", "expected I/N"),
            ("-1/4", "expected I/N"),
        ] {
            let message = text.parse::<Shard>().unwrap_err().to_string();
            assert!(message.contains(part), "{message}");
        }
    }
}
