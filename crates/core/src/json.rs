//! Strict JSON (`docs/formats.md, "JSON"`), for files that people edit and for lines of logs.
//!
//! Types derive `serde`'s traits and refuse unknown keys. An error has the place, the path of the key, the value as
//! written and what was expected. Numbers keep every bit.
//!
//! ```
//! use span_it_core::json::{Whole, from_json};
//! #[derive(Debug, serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Board {
//!     rows: Whole<3, 20>,
//! }
//! assert_eq!(from_json::<Board>(b"{\"rows\": 3}", 100)?.rows.0, 3);
//! let error = from_json::<Board>(b"{\n  \"rows\": 21\n}", 100).unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 11: rows is 21: expected a whole number from 3 to 20");
//! # Ok::<(), span_it_core::json::FormatError>(())
//! ```

mod error;
mod number;
mod object;

use std::{fmt, io};

use serde::de::{Error, IgnoredAny, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::ser::{Formatter, PrettyFormatter};

pub use error::{FormatError, Place, Step, shorten};
pub use number::{Number, Whole};
pub use object::RawObject;

use crate::text::plain;

/// Reads an object of at most `limit` bytes. O(bytes) without an error.
///
/// # Errors
/// The text is too long, not UTF-8, not JSON, not an object, or has another content.
pub fn from_json<'a, T: Deserialize<'a>>(text: &'a [u8], limit: usize) -> Result<T, FormatError> {
    let source = checked(text, limit)?;
    // Paths of keys are recorded only for the error, because that takes time.
    serde_json::from_str(source).or_else(|_| {
        let mut deserializer = serde_json::Deserializer::from_str(source);
        let value = serde_path_to_error::deserialize(&mut deserializer)
            .map_err(|error| FormatError::of(source, error.path(), error.inner()))?;
        deserializer.end().map_err(|error| FormatError::of_syntax(source, &error)).map(|()| value)
    })
}

/// The text of a file that other programs may have changed: without byte-order mark, and repaired as by
/// [`plain::json`].
pub(crate) fn file_text(text: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    const MARK: &[u8] = "\u{feff}".as_bytes();
    let text = plain::json(text);
    if text.starts_with(MARK) { text[MARK.len()..].to_vec().into() } else { text }
}

fn checked(text: &[u8], limit: usize) -> Result<&str, FormatError> {
    if text.len() > limit {
        return Err(FormatError::too_long(text.len(), limit));
    }
    let source = str::from_utf8(text).map_err(|error| FormatError::not_utf8(text, &error))?;
    // Derived readers would take an array for an object.
    if source.trim_ascii_start().starts_with('{') {
        return Ok(source);
    }
    Err(match serde_json::from_str::<IgnoredAny>(source) {
        Ok(IgnoredAny) => FormatError::at(source, &[], "expected an object"),
        Err(error) => FormatError::of_syntax(source, &error),
    })
}

/// A value as a line of a log, with its end. For types whose keys are texts and whose numbers are finite.
pub fn to_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

/// A value as the text of a file: one key per line, arrays on one line. For types as in [`to_line`].
pub fn to_text(value: &impl Serialize) -> String {
    let mut text = Vec::new();
    let layout = Layout(PrettyFormatter::new());
    let written = value.serialize(&mut serde_json::Serializer::with_formatter(&mut text, layout));
    text.push(b'\n');
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}

/// One key per line, arrays on one line.
struct Layout(PrettyFormatter<'static>);

impl Formatter for Layout {
    fn begin_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if first { Ok(()) } else { writer.write_all(b", ") }
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object(writer)
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object(writer)
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_object_key(writer, first)
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object_value(writer)
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object_value(writer)
    }
}

/// The key `version` of a format: 1, because there is no other version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version;

const NEWER: &str = "expected 1 (a newer Span-It! made this; update to read it)";

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(1)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u64(Self)
    }
}

impl Visitor<'_> for Version {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("1")
    }

    fn visit_u64<E: Error>(self, version: u64) -> Result<Self, E> {
        match version {
            1 => Ok(Self),
            2.. => Err(E::custom(NEWER)),
            _ => Err(E::invalid_value(Unexpected::Unsigned(version), &self)),
        }
    }
}

/// Reads an optional key: it may be missing, but not be `null`.
///
/// # Errors
/// The value is not as expected.
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests;
