//! JSON forms for `serde`: nodes, positions and kinds of players as texts, sizes and seeds as numbers.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{BoardSize, Node, Position};
use crate::json::Whole;
use crate::seed::Seed;

/// The text that `Display` writes and `FromStr` reads.
macro_rules! as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    };
}

as_text!(Node);
as_text!(Position);

impl Serialize for BoardSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.rows(), self.cols()].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BoardSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [rows, cols] = <[usize; 2]>::deserialize(deserializer)?;
        Self::new(rows, cols).map_err(D::Error::custom)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Whole::<0, { Self::MAX.get() }>::deserialize(deserializer)?;
        Ok(Self::new(number.0).unwrap_or_default())
    }
}
