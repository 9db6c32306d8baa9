//! What is wrong with a text that is not JSON, in plain words: what was found at the place, and what was
//! expected there.

use super::error::{Place, shorten};

/// What the JSON reader says, what was found there in its place, and what was expected.
const WORDS: [(&str, Found, &str); 16] = [
    ("EOF while parsing a string", Found::End, "a quotation mark that ends the text begun there"),
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
    ("invalid number", Found::Letter, "a number such as 2.0, without needless zeros before it"),
    (
        "control character (\\u0000-\\u001F) found while parsing a string",
        Found::Control,
        "a quotation mark before it, or \\n in a line break's place",
    ),
    ("key must be a string", Found::Letter, "a key in quotation marks"),
    ("trailing comma", Found::Letter, "no comma before it"),
    ("trailing characters", Found::Letter, "nothing after the end of the document"),
];

/// What is told of the place.
#[derive(Clone, Copy)]
enum Found {
    /// The text ends there.
    End,
    /// The character that stands there.
    Letter,
    /// A character behind that place that a text cannot hold.
    Control,
}

/// What is said of a place where the JSON reader says `problem`.
pub(super) fn in_words(source: &str, place: Place, problem: &str) -> String {
    if source.starts_with('\u{feff}') {
        return "the text begins with a byte-order mark: expected plain UTF-8 without one".to_owned();
    }
    if source.trim().is_empty() {
        return "there is no text: expected {".to_owned();
    }
    let Some((_, found, expected)) = WORDS.iter().find(|(said, ..)| *said == problem) else {
        return problem.to_owned();
    };
    let found = match found {
        Found::End => "the text ends".to_owned(),
        Found::Letter => letter_at(source, place),
        Found::Control => "after this a line break or another control character".to_owned(),
    };
    format!("{found}: expected {expected}")
}

/// The place that the JSON reader counts in bytes, counted in characters; one behind a line is its end.
pub(super) fn in_characters(source: &str, line: usize, column: usize) -> Place {
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
