//! Objects that are kept as they are written.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::{FormatError, from_json};

/// A JSON object that is kept as it is written: `"extra"` of the file formats, or a document within another.
#[derive(Clone, Debug, Serialize)]
pub struct RawObject(Box<RawValue>);

impl RawObject {
    /// Parses the text of a JSON object.
    ///
    /// # Errors
    /// The text is not JSON, or not an object.
    pub fn new(text: &str) -> Result<Self, FormatError> {
        from_json(text.as_bytes(), usize::MAX)
    }

    /// The object that a value is written as; `None` if it is not written as an object.
    pub fn of(value: &impl Serialize) -> Option<Self> {
        to_raw_value(value).ok().filter(|raw| raw.get().starts_with('{')).map(Self)
    }

    /// The text of the object.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }
}

impl fmt::Display for RawObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq for RawObject {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for RawObject {}

impl<'de> Deserialize<'de> for RawObject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        if raw.get().starts_with('{') { Ok(Self(raw)) } else { Err(D::Error::custom("expected an object")) }
    }
}
