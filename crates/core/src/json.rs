//! Strict JSON (`docs/formats.md, "JSON"`), for files that people edit.
//!
//! [`Value::parse`] checks the syntax of the whole document; then values are read from slices of its text.
//! So every error has the place, the key, the value as written and what was expected. Duplicate keys are
//! refused, and numbers keep every bit.
//!
//! ```
//! use span_it_core::json::Value;
//! let document = Value::parse(b"{\n  \"rows\": 21\n}", 1000)?.object()?;
//! let error = document.required("rows", "a number")?.whole(3..=20).unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 11: rows is 21: expected a whole number from 3 to 20");
//! # Ok::<(), span_it_core::json::FormatError>(())
//! ```

mod error;
mod object;

use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

pub use error::{FormatError, Place, shorten};
pub use object::{Object, write_array, write_line, write_object};

/// A JSON object preserved as written: the `"extra"` key of the file formats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Extra(String);

impl Extra {
    /// Parses the text of a JSON object.
    ///
    /// # Errors
    /// The text is not JSON, or not an object.
    pub fn new(text: &str) -> Result<Self, FormatError> {
        Value::parse(text.as_bytes(), usize::MAX)?.extra()
    }

    /// The text of the object.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The value of a key if it is an array of texts.
    pub fn texts(&self, key: &str) -> Option<Vec<String>> {
        const TEXTS: &str = "an array of texts";
        let value = Value::parse(self.0.as_bytes(), usize::MAX).ok()?;
        let items = value.object().ok()?.optional(key)?.items(TEXTS).ok()?;
        items.map(|item| item.text(TEXTS).ok()).collect()
    }

    /// The value of a key as written.
    ///
    /// # Errors
    /// The object has a duplicate key.
    pub fn find(&self, key: &str) -> Result<Option<String>, FormatError> {
        let value = Value::parse(self.0.as_bytes(), usize::MAX)?;
        Ok(value.object()?.optional(key).map(|value| value.as_written().to_owned()))
    }

    /// The object with a new value of a key, or without the key; other entries stay as written. An object with
    /// duplicate keys is returned unchanged. `None` if the object would be empty.
    pub fn with(&self, key: &str, value: Option<&str>) -> Option<Self> {
        let Some(others) = self.others(key) else { return Some(self.clone()) };
        let own = value.map(|value| format!("{}: {value}", quoted(key)));
        let entries: Vec<String> = others.into_iter().chain(own).collect();
        (!entries.is_empty()).then(|| Self(format!("{{ {} }}", entries.join(", "))))
    }

    /// All entries except that of a key, as written.
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

/// A value of a document: its text, its place and the path of its key.
#[derive(Clone, Debug)]
pub struct Value<'a> {
    source: &'a str,
    text: &'a str,
    path: String,
}

impl<'a> Value<'a> {
    /// Checks the syntax of a document of at most `limit` bytes. O(bytes), without recursion.
    ///
    /// # Errors
    /// The text is too long, not UTF-8, or not JSON.
    pub fn parse(text: &'a [u8], limit: usize) -> Result<Self, FormatError> {
        let source = checked_text(text, limit)?;
        let raw: &RawValue =
            serde_json::from_str(source).map_err(|error| FormatError::explained(source, &error))?;
        Ok(Self { source, text: raw.get(), path: String::new() })
    }

    /// Like [`parse`](Self::parse), for a file that a text editor may have written: ignores a byte-order mark.
    ///
    /// # Errors
    /// As for [`parse`](Self::parse).
    pub fn parse_file(text: &'a [u8], limit: usize) -> Result<Self, FormatError> {
        Self::parse(text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text), limit)
    }

    /// The text of the value.
    pub const fn as_written(&self) -> &'a str {
        self.text
    }

    /// Whether it is `null`.
    pub fn is_null(&self) -> bool {
        self.text == "null"
    }

    /// The value as an object.
    ///
    /// # Errors
    /// The value is not an object, or has a duplicate key.
    pub fn object(&self) -> Result<Object<'a>, FormatError> {
        Object::read(self)
    }

    /// The items of the value as an array. `expected` is for the error.
    ///
    /// # Errors
    /// The value is not an array.
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

    /// The value as a text, with escapes resolved. `expected` is for the error.
    ///
    /// # Errors
    /// The value is not a text, or contains a lone surrogate.
    pub fn text(&self, expected: &str) -> Result<String, FormatError> {
        if self.text.starts_with('"') {
            // The syntax check accepts lone surrogates.
            serde_json::from_str(self.text).ok().ok_or_else(|| self.unexpected(expected))
        } else {
            Err(self.unexpected(expected))
        }
    }

    /// The value as the nearest double. `expected` is for the error.
    ///
    /// # Errors
    /// The value is not a number, or beyond the range of doubles.
    pub fn number(&self, expected: &str) -> Result<f64, FormatError> {
        let starts_number = |first: char| first == '-' || first.is_ascii_digit();
        if !self.text.starts_with(starts_number) {
            return Err(self.unexpected(expected));
        }
        match self.text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            Ok(_) => Err(self.refused(", too large for a double", expected)),
            Err(_) => Err(self.unexpected(expected)),
        }
    }

    /// The value as a whole number, written without fraction or exponent.
    ///
    /// # Errors
    /// The value is not a whole number in the range.
    pub fn whole(&self, range: RangeInclusive<u64>) -> Result<u64, FormatError> {
        let number = self.text.parse::<u64>().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start(), range.end()) {
            (only, end) if only == end => self.unexpected(&only.to_string()),
            (start, end) => self.unexpected(&format!("a whole number from {start} to {end}")),
        })
    }

    /// The value as an object to preserve.
    ///
    /// # Errors
    /// The value is not an object.
    pub fn extra(&self) -> Result<Extra, FormatError> {
        if self.text.starts_with('{') {
            Ok(Extra(self.text.to_owned()))
        } else {
            Err(self.unexpected("an object"))
        }
    }

    /// The error that this value is not as expected.
    pub fn unexpected(&self, expected: &str) -> FormatError {
        self.refused("", expected)
    }

    fn refused(&self, why: &str, expected: &str) -> FormatError {
        let key = if self.path.is_empty() { String::new() } else { format!("{} is ", self.path) };
        FormatError::new(self.place(), format!("{key}{}{why}: expected {expected}", shorten(self.text)))
    }

    /// The place of the value.
    pub fn place(&self) -> Place {
        self.place_of(self.text)
    }

    /// The place of a slice of the document.
    fn place_of(&self, piece: &str) -> Place {
        let offset = piece.as_ptr().addr().saturating_sub(self.source.as_ptr().addr());
        Place::at(self.source, offset)
    }

    /// Deserialises a slice of the document, whose syntax is checked already.
    fn inner<T: serde::Deserialize<'a>>(&self, piece: &'a str) -> Result<T, FormatError> {
        serde_json::from_str(piece).map_err(|error| {
            FormatError::new(self.place_of(piece), format!("not JSON: {}", error::message(&error)))
        })
    }
}

/// Reads a line of a log, of at most `limit` bytes. For types that derive [`Deserialize`](serde::Deserialize) and refuse
/// unknown keys.
///
/// # Errors
/// The text is too long, not UTF-8, not JSON, or has another content.
pub fn from_line<T: DeserializeOwned>(line: &[u8], limit: usize) -> Result<T, FormatError> {
    let source = checked_text(line, limit)?;
    serde_json::from_str(source).map_err(|error| FormatError::explained(source, &error))
}

/// A value as a line of a log, with its end. For types whose keys are texts and whose numbers are finite.
pub fn to_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

fn checked_text(text: &[u8], limit: usize) -> Result<&str, FormatError> {
    if text.len() > limit {
        return Err(FormatError::too_long(text.len(), limit));
    }
    std::str::from_utf8(text).map_err(|error| FormatError::not_utf8(text, &error))
}

/// A text as a JSON string with quotation marks.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A finite double as a JSON number that reads back bit for bit; `2.0` if it is whole.
pub fn real(number: f64) -> String {
    format!("{number:?}")
}

#[cfg(test)]
mod tests;
