//! Shortens what an engine wrote, for error messages.

use super::client::GtpError;

/// Characters of an engine's output that an error repeats.
const MAX_CHARS: usize = 80;

/// The beginning of a text.
pub(super) fn shorten(text: &str) -> String {
    let text = text.trim();
    let mut short: String = text.chars().take(MAX_CHARS).collect();
    if text.chars().count() > MAX_CHARS {
        short.push('…');
    }
    short
}

/// The beginning of the first line that is not blank, with invisible characters escaped as in Rust, so that
/// an engine cannot imitate another message.
pub(super) fn first_line(text: &str) -> String {
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let plain = |letter: char| matches!(letter, '"' | '\'' | '\\') || letter == char::REPLACEMENT_CHARACTER;
    let escaped =
        |letter: char| if plain(letter) { letter.to_string() } else { letter.escape_debug().to_string() };
    shorten(line).chars().map(escaped).collect()
}

/// The error for an answer that does not conform to the protocol.
pub(super) fn unexpected(command: &str, found: &str, expected: &'static str) -> GtpError {
    GtpError::Unexpected { command: command.to_owned(), found: format!("{:?}", shorten(found)), expected }
}
