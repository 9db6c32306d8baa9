//! Errors of JSON documents, with their places.

use std::collections::BTreeMap;
use std::fmt;
use std::str::Utf8Error;

use serde::de::IgnoredAny;
use serde_json::error::Category;
use serde_json::value::RawValue;
use serde_path_to_error::{Path, Segment};
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
    fn at(source: &str, offset: usize) -> Self {
        let before = source.get(..offset).unwrap_or(source);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.bytes().filter(|&byte| byte == b'\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// The place of a slice of the source.
    fn of(source: &str, part: &str) -> Self {
        Self::at(source, part.as_ptr().addr().saturating_sub(source.as_ptr().addr()))
    }

    /// The place of an error of `serde_json`, whose column counts bytes.
    fn of_error(source: &str, error: &serde_json::Error) -> Self {
        let line = error.line().max(1);
        let text = source.split('\n').nth(line - 1).unwrap_or_default();
        let before = text.char_indices().take_while(|(offset, _)| *offset + 1 < error.column()).count();
        Self { line, column: before + 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A step from a value of a document to a value within it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The value of a key.
    Key(String),
    /// An item, from 0.
    Item(usize),
}

impl From<&str> for Step {
    fn from(key: &str) -> Self {
        Self::Key(key.to_owned())
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Self {
        Self::Item(index)
    }
}

/// Why a document was refused: where, what was found, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{problem}", .place.map(|place| format!("{place}: ")).unwrap_or_default())]
pub struct FormatError {
    place: Option<Place>,
    path: String,
    problem: String,
}

impl FormatError {
    fn new(place: Place, problem: String) -> Self {
        Self { place: Some(place), path: String::new(), problem }
    }

    pub(super) fn too_long(bytes: usize, limit: usize) -> Self {
        let problem = format!("it has {bytes} bytes: expected at most {}", byte_size(limit));
        Self { place: None, path: String::new(), problem }
    }

    pub(super) fn not_utf8(text: &[u8], error: &Utf8Error) -> Self {
        let offset = error.valid_up_to();
        let before = String::from_utf8_lossy(&text[..offset]);
        let byte = text.get(offset).copied().unwrap_or_default();
        let problem = format!("the byte 0x{byte:02X} at offset {offset} is not UTF-8 text");
        Self::new(Place::at(&before, before.len()), problem)
    }

    /// The error of a document that is not JSON.
    pub(super) fn of_syntax(source: &str, error: &serde_json::Error) -> Self {
        let problem = match error.classify() {
            _ if source.trim().is_empty() => "the text is empty: expected {".to_owned(),
            _ if source.starts_with('\u{feff}') => "the text starts with a byte-order mark".to_owned(),
            Category::Eof => "the text ends too early".to_owned(),
            _ => message(error),
        };
        Self::new(Place::of_error(source, error), format!("not JSON: {problem}"))
    }

    /// The error of a document that is not JSON, or not of the expected type.
    pub(super) fn of(source: &str, path: &Path, error: &serde_json::Error) -> Self {
        let steps: Vec<Step> = path.iter().map_while(step).collect();
        if error.classify() != Category::Data {
            // A list of a fixed length ends where its last item is expected to end.
            let is_list = find(source, &steps).is_some_and(|value| value.starts_with('['));
            return if is_list && serde_json::from_str::<IgnoredAny>(source).is_ok() {
                Self::at(source, &steps, "expected a list with fewer values")
            } else {
                Self::of_syntax(source, error)
            };
        }
        let version = ["version".into()];
        let is_newer = |value: &str| value.parse::<u64>().is_ok_and(|version| version > 1);
        if find(source, &version).is_some_and(is_newer) {
            return Self::at(source, &version, super::NEWER);
        }
        let message = message(error);
        // What `serde` found is shown as written.
        let refused = match message.split_once(", expected ").filter(|_| message.starts_with("invalid ")) {
            Some((_, expected)) => Self::at(source, &steps, &format!("expected {expected}")),
            None => Self::at(source, &steps, &message),
        };
        // A key of an object is missing or given twice.
        let is_object = find(source, &steps).is_none_or(|value| value.starts_with('{'));
        if is_object { Self { place: Some(Place::of_error(source, error)), ..refused } } else { refused }
    }

    /// The error that the value at this path of a document is wrong. Objects are not shown.
    pub fn at(source: &str, steps: &[Step], problem: &str) -> Self {
        let path = path_text(steps);
        let value = find(source, steps);
        let shown = value.filter(|value| !value.starts_with('{')).map(shorten);
        let problem = match (path.as_str(), shown) {
            ("", None) => problem.to_owned(),
            ("", Some(value)) => format!("{value}: {problem}"),
            (path, None) => format!("{path}: {problem}"),
            (path, Some(value)) => format!("{path} is {value}: {problem}"),
        };
        Self { place: value.map(|value| Place::of(source, value)), path, problem }
    }

    fn or_at(self, place: Place) -> Self {
        Self { place: self.place.or(Some(place)), ..self }
    }

    /// The error for a document that starts at this line of a file: offsets the line by `number - 1`.
    #[must_use]
    pub fn on_line(mut self, number: usize) -> Self {
        if let Some(place) = &mut self.place {
            place.line += number.saturating_sub(1);
        }
        self
    }

    /// The error of a part of a document, with the place and path in the document.
    #[must_use]
    pub(crate) fn within(self, source: &str, part: &str, steps: &[Step]) -> Self {
        let start = Place::of(source, part);
        let indent = if self.place.is_some_and(|place| place.line == 1) { start.column - 1 } else { 0 };
        let mut moved = self.on_line(start.line).or_at(start);
        moved.place = moved.place.map(|place| Place { column: place.column + indent, ..place });
        let start = path_text(steps);
        let separator = if moved.path.is_empty() { ": " } else { "." };
        moved.problem = format!("{start}{separator}{}", moved.problem);
        moved.path = if moved.path.is_empty() { start } else { format!("{start}.{}", moved.path) };
        moved
    }

    /// The place of the error; `None` if it concerns the whole document.
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// The path of the wrong value: `factors.node_major`. Empty for the whole document.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The line of the error in the document, and below it a mark at the place.
    ///
    /// ```
    /// use span_it_core::personality::Personality;
    /// let text = b"{\n  \"format\": 7\n}";
    /// let error = Personality::from_json(text).unwrap_err();
    /// assert_eq!(error.excerpt(text).as_deref(), Some("2 |   \"format\": 7\n  |             ^"));
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

fn step(segment: &Segment) -> Option<Step> {
    match segment {
        Segment::Seq { index } => Some(Step::Item(*index)),
        Segment::Map { key } | Segment::Enum { variant: key } => Some(Step::Key(key.clone())),
        Segment::Unknown => None,
    }
}

fn path_text(steps: &[Step]) -> String {
    let text: String = steps
        .iter()
        .map(|step| match step {
            // Keys may be of any length.
            Step::Key(key) => format!(".{}", shorten(key)),
            Step::Item(index) => format!("[{index}]"),
        })
        .collect();
    text.strip_prefix('.').unwrap_or(&text).to_owned()
}

/// The value at a path, if the document is JSON and has it.
fn find<'a>(source: &'a str, steps: &[Step]) -> Option<&'a str> {
    let mut value: &RawValue = serde_json::from_str(source).ok()?;
    for step in steps {
        value = match step {
            Step::Key(key) => {
                serde_json::from_str::<BTreeMap<String, &RawValue>>(value.get()).ok()?.get(key).copied()?
            }
            Step::Item(index) => {
                serde_json::from_str::<Vec<&RawValue>>(value.get()).ok()?.get(*index).copied()?
            }
        };
    }
    Some(value.get())
}

/// The message of `serde_json` without the place.
fn message(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).map_or_else(|| message.clone(), str::to_owned)
}

/// Maximum number of characters in an excerpt; at most a third of them before the place, so that it is visible in a
/// narrow pane.
const EXCERPT: usize = 96;

/// Replaces control characters by a space, so that columns stay aligned.
const fn plain(letter: char) -> char {
    if letter.is_ascii_control() { ' ' } else { letter }
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
