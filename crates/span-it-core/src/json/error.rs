//! What can be wrong with a document, and where.

use std::fmt;
use std::str::Utf8Error;

use thiserror::Error;

use super::malformed;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character of that line, from 1.
    pub column: usize,
}

impl Place {
    /// The place of the byte at `offset`, which begins a character.
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

/// Why a text is not the document it should be. Keys are written as paths: `factors.node_major`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// More bytes than such a document may have.
    #[error("it has {bytes} bytes: expected at most {}", said_bytes(*.limit))]
    TooLong {
        /// How many it has.
        bytes: usize,
        /// How many it may have.
        limit: usize,
    },
    /// Bytes that are no text.
    #[error("{place}: the byte 0x{byte:02X} at offset {offset} is not UTF-8 text")]
    NotUtf8 {
        /// Where.
        place: Place,
        /// Where the first bad byte is, from 0.
        offset: usize,
        /// That byte.
        byte: u8,
    },
    /// The text is not JSON.
    #[error("{place}: not JSON: {problem}")]
    Malformed {
        /// Where.
        place: Place,
        /// What was found there, and what was expected.
        problem: String,
    },
    /// A wrong type, or a value out of range.
    #[error("{place}: {}{found}: expected {expected}", said_key(.key))]
    Unexpected {
        /// Where the value begins.
        place: Place,
        /// Its key; empty for the whole document.
        key: String,
        /// The value as it is written, shortened.
        found: String,
        /// What should have stood there.
        expected: String,
    },
    /// A number that no double can hold.
    #[error("{place}: {}{found}, too large for a double: expected {expected}", said_key(.key))]
    TooGreat {
        /// Where the number begins.
        place: Place,
        /// Its key.
        key: String,
        /// The number as it is written, shortened.
        found: String,
        /// What should have stood there.
        expected: String,
    },
    /// A key that this kind of document does not have.
    #[error("{place}: unknown key {key} (with the value {found}): expected {expected}")]
    UnknownKey {
        /// Where the key begins.
        place: Place,
        /// The key.
        key: String,
        /// Its value as it is written, shortened.
        found: String,
        /// The keys that there are.
        expected: String,
    },
    /// A key that stands twice in one object.
    #[error("{place}: {key} is given twice (the second time {found}): expected it once")]
    DuplicateKey {
        /// Where the second one begins.
        place: Place,
        /// The key.
        key: String,
        /// The second value as it is written, shortened.
        found: String,
    },
    /// A key that must be there and is not.
    #[error("{place}: {object} has no {key:?}: expected {expected}")]
    MissingKey {
        /// Where the object begins.
        place: Place,
        /// The object's own key, `the file` for the outermost one.
        object: String,
        /// The key that is missing in it.
        key: String,
        /// What its value should be.
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

    pub(super) fn malformed(source: &str, error: &serde_json::Error) -> Self {
        let place = malformed::in_characters(source, error.line(), error.column());
        Self::Malformed { place, problem: malformed::in_words(source, place, &without_place(error)) }
    }

    /// The same of a text that stands in a file of many: its first line is the file's so many-th.
    #[must_use]
    pub fn on_line(mut self, number: usize) -> Self {
        let (Self::NotUtf8 { place, .. }
        | Self::Malformed { place, .. }
        | Self::Unexpected { place, .. }
        | Self::TooGreat { place, .. }
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

/// What the JSON reader says, without the place, which is told before it.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let mut message = error.to_string();
    if let Some(end) = message.rfind(" at line ") {
        message.truncate(end);
    }
    message
}

/// `factors.node_major is `, or nothing for the whole document.
fn said_key(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("{key} is ") }
}

/// A number of bytes, with the larger unit that people know it by.
pub fn said_bytes(bytes: usize) -> String {
    const KIB: usize = 1024;
    const MIB: usize = KIB * KIB;
    match bytes {
        MIB.. if bytes.is_multiple_of(MIB) => format!("{bytes} bytes ({} MiB)", bytes / MIB),
        KIB.. if bytes.is_multiple_of(KIB) => format!("{bytes} bytes ({} KiB)", bytes / KIB),
        _ => format!("{bytes} bytes"),
    }
}

/// Characters of a value that a message repeats.
const SHOWN: usize = 60;

/// A value as it is written, on one line and cut after [`SHOWN`] characters.
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
