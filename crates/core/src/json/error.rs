//! Errors of JSON documents, with their places.

use std::fmt;
use std::str::Utf8Error;

use serde_json::error::Category;
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

    /// Converts a place with a column in bytes.
    fn of_byte(source: &str, line: usize, column: usize) -> Self {
        let line = line.max(1);
        let text = source.split('\n').nth(line - 1).unwrap_or_default();
        let before = text.char_indices().take_while(|(offset, _)| *offset + 1 < column).count();
        Self { line, column: before + 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a document was refused: what was found, and what was expected. Keys are paths: `factors.node_major`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{problem}", .place.map(|place| format!("{place}: ")).unwrap_or_default())]
pub struct FormatError {
    place: Option<Place>,
    problem: String,
}

impl FormatError {
    pub(super) fn new(place: Place, problem: String) -> Self {
        Self { place: Some(place), problem }
    }

    pub(super) fn too_long(bytes: usize, limit: usize) -> Self {
        Self { place: None, problem: format!("it has {bytes} bytes: expected at most {}", byte_size(limit)) }
    }

    pub(super) fn not_utf8(text: &[u8], error: &Utf8Error) -> Self {
        let offset = error.valid_up_to();
        let before = String::from_utf8_lossy(&text[..offset]);
        let byte = text.get(offset).copied().unwrap_or_default();
        let problem = format!("the byte 0x{byte:02X} at offset {offset} is not UTF-8 text");
        Self::new(Place::at(&before, before.len()), problem)
    }

    /// The error of a document that is not JSON, or not of the expected type.
    ///
    /// `serde_json` exposes only the category and the place of an error, not its code, so a syntax error is recognised by
    /// its message. Unknown messages are shown as they are. A test fails if a new version changes one of them.
    pub(super) fn explained(source: &str, error: &serde_json::Error) -> Self {
        let place = Place::of_byte(source, error.line(), error.column());
        let message = message(error);
        let problem = match error.classify() {
            Category::Data => message,
            _ => format!("not JSON: {}", explain(source, place, &message)),
        };
        Self::new(place, problem)
    }

    /// The error for a document that starts at this line of a file: offsets the line by `number - 1`.
    #[must_use]
    pub fn on_line(mut self, number: usize) -> Self {
        if let Some(place) = &mut self.place {
            place.line += number.saturating_sub(1);
        }
        self
    }

    /// The place of the error; `None` if it concerns the whole document.
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// The line of the error in the document, and below it a mark at the place.
    ///
    /// ```
    /// let text = b"{\n  \"format\": 7\n}";
    /// let object = span_it_core::json::Value::parse(text, 100)?.object()?;
    /// let error = object.header("span-it-game", 1).unwrap_err();
    /// assert_eq!(error.excerpt(text).as_deref(), Some("2 |   \"format\": 7\n  |             ^"));
    /// # Ok::<(), span_it_core::json::FormatError>(())
    /// ```
    pub fn excerpt(&self, document: &[u8]) -> Option<String> {
        let place = self.place()?;
        let text = String::from_utf8_lossy(document);
        let line: Vec<char> = text.lines().nth(place.line - 1)?.chars().collect();
        let column = place.column - 1;
        let first = column.saturating_sub(EXCERPT / 3).min(line.len());
        let shown: String = line[first..].iter().take(EXCERPT).map(|&letter| plain(letter)).collect();
        let number = place.line.to_string();
        let indent = " ".repeat(number.len());
        Some(format!("{number} | {}\n{indent} | {}^", shown.trim_end(), " ".repeat(column - first)))
    }
}

/// Maximum number of characters in an excerpt; at most a third of them before the place, so that it is visible in a
/// narrow pane.
const EXCERPT: usize = 96;

/// Replaces control characters by a space, so that columns stay aligned.
const fn plain(letter: char) -> char {
    if letter.is_ascii_control() { ' ' } else { letter }
}

const VALUE: &str = "a value: a text in quotation marks, a number, {, [, true, false or null";

/// Messages of `serde_json`, and what was expected.
const MESSAGES: [(&str, &str); 16] = [
    ("EOF while parsing a string", "a quotation mark at the end of the text that starts there"),
    ("EOF while parsing a list", "a comma or ]"),
    ("EOF while parsing an object", "a comma or }"),
    ("EOF while parsing a value", "a value"),
    ("expected `:`", "a colon"),
    ("expected `,` or `]`", "a comma or ]"),
    ("expected `,` or `}`", "a comma or }"),
    ("expected `\"`", "a quotation mark"),
    ("expected ident", VALUE),
    ("expected value", VALUE),
    ("invalid escape", "after a backslash one of \" \\ / b f n r t u"),
    ("invalid number", "a number such as 2.0, without leading zeros"),
    (CONTROL, "a quotation mark before it, or \\n instead of a line break"),
    ("key must be a string", "a key in quotation marks"),
    ("trailing comma", "no comma before it"),
    ("trailing characters", "nothing after the end of the document"),
];
const CONTROL: &str = "control character (\\u0000-\\u001F) found while parsing a string";

/// The message of `serde_json` without the place.
pub(super) fn message(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).map_or_else(|| message.clone(), str::to_owned)
}

/// The explanation of a message of `serde_json`.
fn explain(source: &str, place: Place, message: &str) -> String {
    if source.starts_with('\u{feff}') {
        return "the text starts with a byte-order mark: expected UTF-8 without one".to_owned();
    }
    if source.trim().is_empty() {
        return "the text is empty: expected {".to_owned();
    }
    let Some((_, expected)) = MESSAGES.iter().find(|(known, _)| *known == message) else {
        return message.to_owned();
    };
    let line = source.split('\n').nth(place.line - 1).unwrap_or_default();
    let found = match line.chars().nth(place.column - 1) {
        _ if message.starts_with("EOF") => "the text ends".to_owned(),
        _ if message == CONTROL => "after this a line break or another control character".to_owned(),
        Some(letter) if letter.is_control() => "a control character".to_owned(),
        Some(letter) => letter.to_string(),
        None => "the end of the line".to_owned(),
    };
    format!("{found}: expected {expected}")
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
