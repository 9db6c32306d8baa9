//! What the subcommands that answer about positions have in common: their options, reading one
//! position a line, and printing one JSON object a line (spec section 8).

use std::ffi::OsString;
use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use span_it_arena::contest::told_apart;
use span_it_core::board::Position;
use span_it_core::personality::{FileError, Personality, library};
use span_it_core::seed::Seed;
use span_it_core::storage::StorageError;
use span_it_core::text::sanitize::{printable_json, printable_lines};

use super::streams;

/// The longest line that is read, in bytes, without its end.
const MAX_LINE: usize = 4096;

/// The options that every such subcommand has.
#[derive(Debug, Args)]
pub(crate) struct PositionOptions {
    /// The position, or - for one position a line on standard input
    #[arg(long, value_name = "TEXT")]
    position: OsString,
}

/// Who is asked, and with which noise.
#[derive(Debug, Args)]
pub(crate) struct PersonalityOptions {
    /// A personality file, or the name of a shipped personality
    #[arg(long, value_name = "FILE")]
    personality: std::path::PathBuf,
    /// The game's seed, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    pub(crate) seed: Seed,
}

impl PersonalityOptions {
    /// The personality that was named. Where it cannot be had, standard error says why.
    pub(crate) fn personality(&self) -> Result<Personality, ExitCode> {
        named_personality(&self.personality).map_err(|error| {
            complain(&error);
            ExitCode::from(2)
        })
    }
}

/// The shipped personality of this name, or the one in this file; or why there is none.
pub(crate) fn named_personality(name: &std::path::Path) -> Result<Personality, String> {
    if let Some(shipped) = name.to_str().and_then(library::shipped_named) {
        return Ok(shipped.clone());
    }
    Personality::read(name).map_err(|error| match error {
        FileError::Storage(StorageError::Missing { .. }) => {
            let names: Vec<&str> = library::shipped().iter().map(|shipped| shipped.name.as_str()).collect();
            format!("{error}\nshipped personalities: {}", names.join(", "))
        }
        error => error.to_string(),
    })
}

/// Gives those of one name names of their own, as the tables of contests do.
pub(crate) fn tell_apart(personalities: &mut [Personality]) {
    let names: Vec<String> = personalities.iter().map(|personality| personality.name.clone()).collect();
    for (personality, name) in personalities.iter_mut().zip(told_apart(&names)) {
        personality.name = name;
    }
}

/// Reads a name, which must not be blank.
pub(crate) fn read_name(text: &str) -> Result<String, String> {
    if text.trim().is_empty() { Err("expected a name, not blanks".to_owned()) } else { Ok(text.to_owned()) }
}

pub(crate) fn read_seed(text: &str) -> Result<Seed, String> {
    let seed = text.parse().ok().and_then(Seed::new);
    seed.ok_or_else(|| format!("expected a whole number from 0 to {}, such as 42", Seed::MAX))
}

/// What stands in place of an answer.
#[derive(Debug, Serialize)]
struct ErrorLine {
    error: String,
}

/// Answers every position that was asked about; says how the program ends.
pub(crate) fn answer_each<A: Serialize>(
    options: &PositionOptions,
    mut answer: impl FnMut(&Position) -> Result<A, String>,
) -> ExitCode {
    let mut out = streams::output();
    let result = if options.position == "-" {
        answer_lines(streams::input(), &mut out, &mut answer)
    } else {
        let line = checked_line(options.position.as_encoded_bytes().to_vec());
        answer_line(line, &mut out, &mut answer)
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => streams::failed(&error),
    }
}

/// Answers line by line; says whether every line was a position that has an answer.
fn answer_lines<A: Serialize>(
    mut lines: impl BufRead,
    out: &mut impl Write,
    answer: &mut impl FnMut(&Position) -> Result<A, String>,
) -> io::Result<bool> {
    let mut all_answered = true;
    while let Some(line) = next_line(&mut lines)? {
        all_answered &= answer_line(line, out, answer)?;
    }
    Ok(all_answered)
}

/// Answers one line; says whether it was a position that has an answer.
fn answer_line<A: Serialize>(
    line: Result<Vec<u8>, String>,
    out: &mut impl Write,
    answer: &mut impl FnMut(&Position) -> Result<A, String>,
) -> io::Result<bool> {
    let answer = line.and_then(|line| read_position(&line)).and_then(|position| answer(&position));
    let answered = answer.is_ok();
    match answer {
        Ok(answer) => print(out, &answer)?,
        Err(error) => print(out, &ErrorLine { error })?,
    }
    Ok(answered)
}

fn print(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    writeln!(out, "{}", printable_json(&serde_json::to_string(answer)?))?;
    out.flush()
}

/// Says on standard error what is wrong, which may repeat what stands in any file.
pub(crate) fn complain(message: &str) {
    // Where standard error is closed there is nobody left to tell.
    drop(writeln!(io::stderr(), "span-it-toolkit: {}", printable_lines(message)));
}

/// The next line without its end, `None` after the last; of one that is too long, what is wrong.
/// Such a line is skipped, and never held as a whole.
fn next_line(lines: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, String>>> {
    let mut line = Vec::new();
    // The longest line, its carriage return and its newline.
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

/// The line without a carriage return at its end, if it is not too long.
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
    text.parse::<Position>().map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = ".../../.../../... h";

    fn answers(input: &[u8]) -> (bool, String) {
        let mut out = Vec::new();
        let all =
            answer_lines(input, &mut out, &mut |position: &Position| Ok(position.connectors())).unwrap();
        (all, String::from_utf8(out).unwrap())
    }

    #[test]
    fn line_ends_may_be_of_any_kind_and_the_last_may_be_missing() {
        let input = format!("{EMPTY}\n{EMPTY}\r\n{EMPTY}");
        assert_eq!(answers(input.as_bytes()), (true, "0\n0\n0\n".to_owned()));
        assert_eq!(answers(b""), (true, String::new()));
    }

    #[test]
    fn a_bad_line_gets_an_error_in_its_place() {
        let long = "x".repeat(MAX_LINE + 1);
        let endless = "y".repeat(5 * MAX_LINE);
        for bad in ["", " ", "\r\r", "nonsense", &long, &endless] {
            let (all, out) = answers(format!("{bad}\n{EMPTY}\n").as_bytes());
            let lines: Vec<&str> = out.lines().collect();
            assert!(!all && lines.len() == 2 && lines[0].starts_with(r#"{"error":""#), "{out}");
            assert_eq!(lines[1], "0");
        }
        assert!(answers(b"\xff\n").1.contains("not UTF-8"));
    }

    #[test]
    fn a_line_may_have_exactly_so_many_bytes() {
        let fits = "x".repeat(MAX_LINE);
        for end in ["", "\n", "\r\n", "\r"] {
            assert!(answers(format!("{fits}{end}").as_bytes()).1.contains("expected the board"));
            assert!(answers(format!("{fits}x{end}").as_bytes()).1.contains("longer than 4096 bytes"));
        }
    }
}
