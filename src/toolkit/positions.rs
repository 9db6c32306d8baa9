//! The options of the subcommands that answer questions about positions. They read one position per line and
//! print one JSON object per line: `docs/formats.md, "weigh, move, solve"`.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, Read, Write};

use clap::Args;
use serde::Serialize;
use span_it_core::board::{Node, Position};
use span_it_core::seed::Seed;
use span_it_core::text::sanitize::{printable_json, printable_lines};

use crate::toolkit::numbers::read_seed;
use crate::toolkit::report::Failure;
use crate::toolkit::streams;

/// The longest accepted line, in bytes, without its line ending.
const MAX_LINE: usize = 4096;

/// The names of nodes.
pub(crate) fn names(nodes: &[Node]) -> Vec<String> {
    nodes.iter().map(Node::to_string).collect()
}

/// The options of all these subcommands.
#[derive(Debug, Args)]
pub(crate) struct PositionOptions {
    /// The position; - reads one position per line from standard input
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: OsString,
}

/// Options for a personality and its noise.
#[derive(Debug, Args)]
pub(crate) struct PersonalityOptions {
    /// A personality file or the name of a built-in personality
    #[arg(long, value_name = "FILE")]
    pub(crate) personality: std::path::PathBuf,
    /// The seed of the noise, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    pub(crate) seed: Seed,
}

/// Prints an answer for `position`, or for each line of standard input: as sentences if there is `text`, else as JSON
/// objects.
pub(crate) fn answer_each<A: Serialize>(
    position: &OsStr,
    answer: impl FnMut(&Position) -> Result<A, String>,
    text: Option<fn(&Position, &A) -> String>,
) -> Result<(), Failure> {
    let (mut out, mut answer) = (streams::output(), line_answers(answer, text));
    let result = if position == "-" {
        answer_lines(streams::input(), &mut out, &mut answer)
    } else {
        answer_line(checked_line(position.as_encoded_bytes().to_vec()), &mut out, &mut answer)
    };
    // An error is in the place of its answer.
    if result? { Ok(()) } else { Err(Failure::Code(1)) }
}

/// The answer to a line as text or JSON, and whether there is one.
fn line_answers<A: Serialize>(
    mut answer: impl FnMut(&Position) -> Result<A, String>,
    text: Option<fn(&Position, &A) -> String>,
) -> impl FnMut(Result<Vec<u8>, String>) -> (String, bool) {
    move |line| {
        let position = line.and_then(|line| read_position(&line));
        let shown = position.and_then(|position| match (answer(&position)?, text) {
            (answer, Some(text)) => Ok(printable_lines(&text(&position, &answer))),
            (answer, None) => serde_json::to_string(&answer).map_err(|error| error.to_string()),
        });
        match (shown, text) {
            (Ok(shown), Some(_)) => (shown, true),
            (Ok(json), None) => (printable_json(&json), true),
            (Err(error), Some(_)) => (format!("error: {}", printable_lines(&error)), false),
            (Err(error), None) => (printable_json(&serde_json::json!({ "error": error }).to_string()), false),
        }
    }
}

/// Prints an answer for every line; whether every line was a position that has an answer.
fn answer_lines(
    mut lines: impl BufRead,
    out: &mut impl Write,
    answer: &mut impl FnMut(Result<Vec<u8>, String>) -> (String, bool),
) -> io::Result<bool> {
    let mut all_answered = true;
    while let Some(line) = next_line(&mut lines)? {
        all_answered &= answer_line(line, out, answer)?;
    }
    Ok(all_answered)
}

/// Prints an answer for one line; whether it was a position that has an answer.
fn answer_line(
    line: Result<Vec<u8>, String>,
    out: &mut impl Write,
    answer: &mut impl FnMut(Result<Vec<u8>, String>) -> (String, bool),
) -> io::Result<bool> {
    let (text, answered) = answer(line);
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(answered)
}

/// The next line without its line ending, `None` after the last line, or the error for a line that is too
/// long. Such a line is skipped without being stored.
fn next_line(lines: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, String>>> {
    let mut line = Vec::new();
    // The longest line with its carriage return and newline.
    let room = MAX_LINE as u64 + 2;
    if lines.by_ref().take(room).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let ended = line.pop_if(|last| *last == b'\n').is_some();
    if !ended && line.len() as u64 == room {
        lines.skip_until(b'\n')?;
    }
    Ok(Some(checked_line(line)))
}

/// The line without its carriage return, if it is not too long.
fn checked_line(mut line: Vec<u8>) -> Result<Vec<u8>, String> {
    line.pop_if(|last| *last == b'\r');
    let fits = line.len() <= MAX_LINE;
    if fits { Ok(line) } else { Err(format!("the line is longer than {MAX_LINE} bytes")) }
}

fn read_position(line: &[u8]) -> Result<Position, String> {
    let text = str::from_utf8(line).map_err(|error| {
        let offset = error.valid_up_to();
        format!("the byte 0x{:02X} at offset {offset} of the line is not UTF-8 text", line[offset])
    })?;
    Position::from_typed(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = ".../../.../../... h";

    fn answers(input: &[u8]) -> (bool, String) {
        let mut out = Vec::new();
        let mut connectors = line_answers(|position: &Position| Ok(position.connectors()), None);
        let all = answer_lines(input, &mut out, &mut connectors).unwrap();
        (all, String::from_utf8(out).unwrap())
    }

    #[test]
    fn accepts_all_line_endings() {
        let input = format!("{EMPTY}\n{EMPTY}\r\n{EMPTY}");
        assert_eq!(answers(input.as_bytes()), (true, "0\n0\n0\n".to_owned()));
        assert_eq!(answers(b""), (true, String::new()));
    }

    #[test]
    fn limits_the_length_of_a_line() {
        let fits = "x".repeat(MAX_LINE);
        for end in ["", "\n", "\r\n", "\r"] {
            assert!(answers(format!("{fits}{end}").as_bytes()).1.contains("expected the board"));
            assert!(answers(format!("{fits}x{end}").as_bytes()).1.contains("longer than 4096 bytes"));
        }
    }
}
