//! Errors of JSON documents, with their places.

use std::fmt;
use std::str::Utf8Error;

use thiserror::Error;

use crate::text::humanize::byte_size;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
}

impl Place {
    /// The place of the character at a byte offset.
    pub(super) fn at(source: &str, offset: usize) -> Self {
        let before = source.get(..offset).unwrap_or(source);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.bytes().filter(|&byte| byte == b'\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a document was refused. Keys are paths: `factors.node_major`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FormatError {
    /// The document is too long.
    #[error("it has {bytes} bytes: expected at most {}", byte_size(*.limit))]
    TooLong {
        /// Its size in bytes.
        bytes: usize,
        /// The maximum size in bytes.
        limit: usize,
    },
    /// The document is not UTF-8.
    #[error("{place}: the byte 0x{byte:02X} at offset {offset} is not UTF-8 text")]
    NotUtf8 {
        /// The place.
        place: Place,
        /// The offset of the first invalid byte, from 0.
        offset: usize,
        /// The invalid byte.
        byte: u8,
    },
    /// The document is not JSON.
    #[error("{place}: not JSON: {problem}")]
    Malformed {
        /// The place.
        place: Place,
        /// What was found and what was expected.
        problem: String,
    },
    /// The document is JSON of another type.
    #[error("{place}: {problem}")]
    Content {
        /// The place after the value or key.
        place: Place,
        /// What is wrong.
        problem: String,
    },
    /// A value has the wrong type or is out of range.
    #[error("{place}: {}{found}: expected {expected}", key_prefix(.key))]
    Unexpected {
        /// The place of the value.
        place: Place,
        /// The key; empty for the whole document.
        key: String,
        /// The value as written, shortened.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// A number is beyond the range of doubles.
    #[error("{place}: {}{found}, too large for a double: expected {expected}", key_prefix(.key))]
    TooLarge {
        /// The place of the number.
        place: Place,
        /// The key.
        key: String,
        /// The number as written, shortened.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// A key is unknown.
    #[error("{place}: unknown key {key} (with the value {found}): expected {expected}")]
    UnknownKey {
        /// The place of the key.
        place: Place,
        /// The key.
        key: String,
        /// Its value as written, shortened.
        found: String,
        /// The known keys.
        expected: String,
    },
    /// A key occurs twice in an object.
    #[error("{place}: {key} is given twice (the second time {found}): expected it once")]
    DuplicateKey {
        /// The place of the second one.
        place: Place,
        /// The key.
        key: String,
        /// The second value as written, shortened.
        found: String,
    },
    /// A required key is missing.
    #[error("{place}: {object} has no {key:?}: expected {expected}")]
    MissingKey {
        /// The place of the object.
        place: Place,
        /// The key of the object; `the file` for the outermost one.
        object: String,
        /// The missing key.
        key: String,
        /// The expected value.
        expected: String,
    },
}

impl FormatError {
    pub(super) fn not_utf8(text: &[u8], error: &Utf8Error) -> Self {
        let offset = error.valid_up_to();
        let before = String::from_utf8_lossy(&text[..offset]);
        let byte = text.get(offset).copied().unwrap_or_default();
        Self::NotUtf8 { place: Place::at(&before, before.len()), offset, byte }
    }

    /// The error for a document that starts at this line of a file: offsets the line by `number - 1`.
    #[must_use]
    pub fn on_line(mut self, number: usize) -> Self {
        let (Self::NotUtf8 { place, .. }
        | Self::Malformed { place, .. }
        | Self::Content { place, .. }
        | Self::Unexpected { place, .. }
        | Self::TooLarge { place, .. }
        | Self::UnknownKey { place, .. }
        | Self::DuplicateKey { place, .. }
        | Self::MissingKey { place, .. }) = &mut self
        else {
            return self;
        };
        place.line += number.saturating_sub(1);
        self
    }
}

/// `factors.node_major is `, or nothing for the whole document.
fn key_prefix(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("{key} is ") }
}

/// Maximum number of characters of a value in a message.
const SHOWN: usize = 60;

/// A value for a message: on one line, with runs of white space as one space, and at most 60 characters.
pub fn shorten(text: &str) -> String {
    let mut shown = String::new();
    let mut after_space = false;
    for (count, letter) in text.chars().take(4 * SHOWN).enumerate() {
        if shown.chars().count() >= SHOWN || count + 1 == 4 * SHOWN {
            shown.push('…');
            break;
        }
        let space = letter.is_whitespace() || letter.is_control();
        if !(space && after_space) {
            shown.push(if space { ' ' } else { letter });
        }
        after_space = space;
    }
    shown
}
