//! Syntax errors in plain words: what was found and what was expected.
//!
//! `serde_json` exposes only the category and the place of an error, not its code, so the code is recognised
//! by its message. Unknown messages are shown as they are. A test
//! fails if a new version of `serde_json` changes one of the messages.

use serde_json::error::Category;

use super::error::{FormatError, Place, shorten};

/// Messages of `serde_json`: what to show as found, and what was expected.
const MESSAGES: [(&str, Found, &str); 16] = [
    ("EOF while parsing a string", Found::End, "a quotation mark at the end of the text that starts there"),
    ("EOF while parsing a list", Found::End, "a comma or ]"),
    ("EOF while parsing an object", Found::End, "a comma or }"),
    ("EOF while parsing a value", Found::End, "a value"),
    ("expected `:`", Found::Letter, "a colon"),
    ("expected `,` or `]`", Found::Letter, "a comma or ]"),
    ("expected `,` or `}`", Found::Letter, "a comma or }"),
    ("expected `\"`", Found::Letter, "a quotation mark"),
    (
        "expected ident",
        Found::Letter,
        "a value: a text in quotation marks, a number, {, [, true, false or null",
    ),
    (
        "expected value",
        Found::Letter,
        "a value: a text in quotation marks, a number, {, [, true, false or null",
    ),
    ("invalid escape", Found::Letter, "after a backslash one of \" \\ / b f n r t u"),
    ("invalid number", Found::Letter, "a number such as 2.0, without leading zeros"),
    (
        "control character (\\u0000-\\u001F) found while parsing a string",
        Found::Control,
        "a quotation mark before it, or \\n instead of a line break",
    ),
    ("key must be a string", Found::Letter, "a key in quotation marks"),
    ("trailing comma", Found::Letter, "no comma before it"),
    ("trailing characters", Found::Letter, "nothing after the end of the document"),
];

/// What to show as found.
#[derive(Clone, Copy)]
enum Found {
    /// The end of the document.
    End,
    /// The character at the place.
    Letter,
    /// A control character after the place.
    Control,
}

/// The error of a document that is not JSON.
pub(super) fn malformed(source: &str, error: &serde_json::Error) -> FormatError {
    let place = place(source, error.line(), error.column());
    FormatError::Malformed { place, problem: explain(source, place, &message(error)) }
}

/// The error of a document that is not JSON, or not of the expected type.
pub(super) fn explained(source: &str, error: &serde_json::Error) -> FormatError {
    match error.classify() {
        Category::Data => {
            let place = place(source, error.line(), error.column());
            FormatError::Content { place, problem: message(error) }
        }
        _ => malformed(source, error),
    }
}

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
    let Some((_, found, expected)) = MESSAGES.iter().find(|(known, ..)| *known == message) else {
        return message.to_owned();
    };
    let found = match found {
        Found::End => "the text ends".to_owned(),
        Found::Letter => letter_at(source, place),
        Found::Control => "after this a line break or another control character".to_owned(),
    };
    format!("{found}: expected {expected}")
}

/// Converts a place with a column in bytes to one with a column in characters.
fn place(source: &str, line: usize, column: usize) -> Place {
    let line = line.max(1);
    let text = source.split('\n').nth(line - 1).unwrap_or_default();
    let before = text.char_indices().take_while(|(offset, _)| *offset + 1 < column).count();
    Place { line, column: before + 1 }
}

fn letter_at(source: &str, place: Place) -> String {
    let line = source.split('\n').nth(place.line - 1).unwrap_or_default();
    match line.chars().nth(place.column - 1) {
        Some(letter) if letter.is_control() => "a control character".to_owned(),
        Some(letter) => shorten(&letter.to_string()),
        None => "the end of the line".to_owned(),
    }
}
