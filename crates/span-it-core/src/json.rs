//! Strict reading of JSON objects, and their plain writing: for personality files and game records
//! (spec section 7).
//!
//! A document is checked as a whole first and then read piece by piece from its own text, so that
//! every mistake is told with its place, its key, the value as it was written and what was
//! expected; keys given twice are seen, and numbers keep every bit.

mod error;
mod excerpt;
mod malformed;
mod object;

use std::fmt;
use std::ops::RangeInclusive;

use serde_json::value::RawValue;

pub use error::{FormatError, Place};
pub use error::{said_bytes, shorten};
pub use object::{
    Object, {write_array, write_line, write_object},
};

/// A JSON object kept as it was written: room for later in both file formats (spec section 7).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Extra(String);

impl Extra {
    /// Keeps the text of a JSON object.
    ///
    /// # Errors
    /// The text is not JSON, or not an object.
    pub fn new(text: &str) -> Result<Self, FormatError> {
        Value::parse(text.as_bytes(), usize::MAX)?.extra()
    }

    /// The object's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The texts in the array at a key, if there is such an array of nothing else.
    pub fn texts(&self, key: &str) -> Option<Vec<String>> {
        const TEXTS: &str = "an array of texts";
        let value = Value::parse(self.0.as_bytes(), usize::MAX).ok()?;
        let items = value.object().ok()?.optional(key)?.items(TEXTS).ok()?;
        items.map(|item| item.text(TEXTS).ok()).collect()
    }

    /// What stands at a key, as it is written; or that the object has some key twice, so that nothing can be
    /// found in it.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn find(&self, key: &str) -> Result<Option<String>, FormatError> {
        let value = Value::parse(self.0.as_bytes(), usize::MAX)?;
        Ok(value.object()?.optional(key).map(|value| value.as_written().to_owned()))
    }

    /// The object with this value at a key, or without the key; whatever else it holds stays as it is. An
    /// object that nothing can be found in, because it has a key twice, stays as it is itself; one that
    /// would be empty is none.
    pub fn with(&self, key: &str, value: Option<&str>) -> Option<Self> {
        let Some(others) = self.others(key) else { return Some(self.clone()) };
        let own = value.map(|value| format!("{}: {value}", quoted(key)));
        let entries: Vec<String> = others.into_iter().chain(own).collect();
        (!entries.is_empty()).then(|| Self(format!("{{ {} }}", entries.join(", "))))
    }

    /// All entries but that of a key, as they are written.
    fn others(&self, key: &str) -> Option<Vec<String>> {
        let value = Value::parse(self.0.as_bytes(), usize::MAX).ok()?;
        let object = value.object().ok()?;
        Some(
            object
                .written()
                .filter(|(name, ..)| *name != key)
                .map(|(_, key, value)| format!("{key}: {value}"))
                .collect(),
        )
    }
}

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One value of a document, not yet interpreted: its text, and where it stands.
#[derive(Clone, Debug)]
pub struct Value<'a> {
    source: &'a str,
    text: &'a str,
    path: String,
}

impl<'a> Value<'a> {
    /// Checks that the whole text is one JSON value of at most `limit` bytes.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn parse(text: &'a [u8], limit: usize) -> Result<Self, FormatError> {
        if text.len() > limit {
            return Err(FormatError::TooLong { bytes: text.len(), limit });
        }
        let source = std::str::from_utf8(text).map_err(|error| FormatError::not_utf8(text, &error))?;
        let raw: &RawValue =
            serde_json::from_str(source).map_err(|error| FormatError::malformed(source, &error))?;
        Ok(Self { source, text: raw.get(), path: String::new() })
    }

    /// The value as it is written.
    pub const fn as_written(&self) -> &'a str {
        self.text
    }

    /// Whether it is `null`.
    pub fn is_null(&self) -> bool {
        self.text == "null"
    }

    /// The value as an object with no key given twice.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn object(&self) -> Result<Object<'a>, FormatError> {
        Object::read(self)
    }

    /// The value as an array: its items, in order.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn items(
        &self,
        expected: &str,
    ) -> Result<impl ExactSizeIterator<Item = Value<'a>> + use<'a>, FormatError> {
        if !self.text.starts_with('[') {
            return Err(self.unexpected(expected));
        }
        let items: Vec<&RawValue> = self.inner(self.text)?;
        let parent = self.clone();
        Ok(items.into_iter().enumerate().map(move |(index, raw)| Value {
            source: parent.source,
            text: raw.get(),
            path: format!("{}[{index}]", parent.path),
        }))
    }

    /// The value as a text, its escapes resolved.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn text(&self, expected: &str) -> Result<String, FormatError> {
        if self.text.starts_with('"') {
            // Only a lone surrogate passes the first check and fails here.
            serde_json::from_str(self.text).ok().ok_or_else(|| self.unexpected(expected))
        } else {
            Err(self.unexpected(expected))
        }
    }

    /// The value as a double, every bit as it is written.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn number(&self, expected: &str) -> Result<f64, FormatError> {
        let begins = |first: char| first == '-' || first.is_ascii_digit();
        if !self.text.starts_with(begins) {
            return Err(self.unexpected(expected));
        }
        match self.text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            Ok(_) => Err(FormatError::TooGreat {
                place: self.place(),
                key: self.path.clone(),
                found: shorten(self.text),
                expected: expected.to_owned(),
            }),
            Err(_) => Err(self.unexpected(expected)),
        }
    }

    /// The value as a whole number, written without fraction or exponent.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn whole(&self, range: RangeInclusive<u64>) -> Result<u64, FormatError> {
        let number = self.text.parse::<u64>().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start(), range.end()) {
            (only, end) if only == end => self.unexpected(&only.to_string()),
            (start, end) => self.unexpected(&format!("a whole number from {start} to {end}")),
        })
    }

    /// The value as an object that is only kept.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn extra(&self) -> Result<Extra, FormatError> {
        if self.text.starts_with('{') {
            Ok(Extra(self.text.to_owned()))
        } else {
            Err(self.unexpected("an object"))
        }
    }

    /// The complaint that this value is not what was expected here.
    pub fn unexpected(&self, expected: &str) -> FormatError {
        FormatError::Unexpected {
            place: self.place(),
            key: self.path.clone(),
            found: shorten(self.text),
            expected: expected.to_owned(),
        }
    }

    /// Where the value begins.
    pub fn place(&self) -> Place {
        self.place_of(self.text)
    }

    /// Where a piece of the document begins.
    fn place_of(&self, piece: &str) -> Place {
        let offset = piece.as_ptr().addr().saturating_sub(self.source.as_ptr().addr());
        Place::at(self.source, offset)
    }

    /// Reads one level of a piece of the document, which has been checked as a whole.
    fn inner<T: serde::Deserialize<'a>>(&self, piece: &'a str) -> Result<T, FormatError> {
        serde_json::from_str(piece).map_err(|error| FormatError::Malformed {
            place: self.place_of(piece),
            problem: error::without_place(&error),
        })
    }
}

/// A text as JSON writes it, in quotes.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A finite double as JSON writes it, such that reading gives every bit back; `2.0` where it is whole.
pub fn real(number: f64) -> String {
    format!("{number:?}")
}

#[cfg(test)]
mod tests;
