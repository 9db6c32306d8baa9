//! Why an external engine cannot be used any more. Messages repeat a part of what the engine wrote.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

/// Maximum length of an answer in bytes.
pub(super) const MAX_ANSWER: usize = 64 * 1024;

/// Characters of an engine's output that an error repeats.
const MAX_CHARS: usize = 80;

/// Why an external engine cannot be used any more.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum GtpError {
    /// The command line cannot be split into words.
    #[error("{command:?} is no command line: expected a program and its arguments, with every quote closed")]
    CommandLine {
        /// The command line.
        command: String,
    },
    /// The folder in which it is started does not exist, or is a file.
    #[error("{}: there is no such folder", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
    },
    /// The engine cannot be started.
    #[error("it could not be started: {source}")]
    Start {
        /// The error of the system.
        source: io::Error,
    },
    /// It has ended, or closed its output.
    #[error("no answer to {command}: {ended}")]
    Ended {
        /// The command.
        command: String,
        /// How it ended, and its last line on standard error.
        ended: String,
    },
    /// It took too long to answer.
    #[error("no answer to {command} within {} ms", .waited.as_millis())]
    AnswerTimeout {
        /// The command.
        command: String,
        /// The time limit.
        waited: Duration,
    },
    /// It does not read its input.
    #[error("it does not read its commands: {command} could not be sent")]
    WriteTimeout {
        /// The command.
        command: String,
    },
    /// Its answer is too long.
    #[error("the answer to {command} is longer than {MAX_ANSWER} bytes: {found}")]
    TooLong {
        /// The command.
        command: String,
        /// The beginning of the answer.
        found: String,
    },
    /// Its answer does not conform to the protocol.
    #[error("the answer to {command} is {found}: expected {expected}")]
    Unexpected {
        /// The command.
        command: String,
        /// The answer.
        found: String,
        /// What was expected.
        expected: &'static str,
    },
    /// It answers with an error.
    #[error("it refused {command}: {message}")]
    Refused {
        /// The command.
        command: String,
        /// Its message.
        message: String,
    },
    /// The wait was cancelled.
    #[error("it was cancelled")]
    Cancelled,
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
pub(super) fn unexpected(command: &str, found: &str, expected: &'static str) -> GtpError {
    GtpError::Unexpected { command: command.to_owned(), found: format!("{:?}", shorten(found)), expected }
}
