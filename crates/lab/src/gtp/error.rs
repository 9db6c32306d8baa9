//! Why an external engine cannot be used. Messages repeat a part of what the engine wrote.

use thiserror::Error;

/// Maximum length of an answer in bytes.
pub(super) const MAX_ANSWER: usize = 64 * 1024;

/// Characters of an engine's output that an error repeats.
const MAX_CHARS: usize = 80;

/// Why an external engine did not answer as expected, and forfeits a game.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum GtpError {
    /// It answers with an error. After any other error its answers are unreliable.
    #[error("it refused {command}: {message}")]
    Refused {
        /// The command.
        command: String,
        /// Its message.
        message: String,
    },
    /// It resigned, cannot be started, does not answer in time or according to the protocol, does not play on the board, or made an
    /// illegal move; or the wait was cancelled.
    #[error("{0}")]
    Failed(String),
}

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
pub(super) fn unexpected(command: &str, found: &str, expected: &str) -> GtpError {
    let found = shorten(found);
    GtpError::Failed(format!("the answer to {command} is {found:?}: expected {expected}"))
}
