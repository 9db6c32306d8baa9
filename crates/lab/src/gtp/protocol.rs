//! Parses commands and formats answers.

use std::io::{self, BufRead, Read as _};

use span_it_core::text::digits::whole;
use span_it_core::text::plain::one_line;

/// Maximum length of a command in bytes, without its end.
pub(super) const MAX_LINE: usize = 4096;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InputLine {
    /// At most the first [`MAX_LINE`] bytes.
    pub(super) bytes: Vec<u8>,
    /// Whether the line is no longer than that.
    pub(super) is_complete: bool,
}

/// A command with its ID, if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) id: Option<u32>,
    pub(super) command: String,
    pub(super) arguments: Vec<String>,
}

/// The next line; `None` after the last. Keeps only the beginning of a line that is too long.
pub(super) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    let room = MAX_LINE as u64 + 1;
    if (&mut *input).take(room).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let ended = bytes.pop_if(|last| *last == b'\n').is_some();
    let is_complete = ended || bytes.len() <= MAX_LINE;
    if !is_complete {
        bytes.truncate(MAX_LINE);
        input.skip_until(b'\n')?;
    }
    Ok(Some(InputLine { bytes, is_complete }))
}

/// Parses a command as in section 3.1 of the protocol: drops control characters except tabs, drops comments,
/// which start with `#`, and treats tabs as spaces. `None` if nothing is left.
pub(super) fn parse(line: &[u8]) -> Option<Request> {
    let text = one_line(&String::from_utf8_lossy(line));
    let text = text.split('#').next().unwrap_or_default();
    let text: String = text.chars().filter(|&letter| letter == '\t' || !letter.is_control()).collect();
    let mut words = text.split([' ', '\t']).filter(|word| !word.is_empty()).peekable();
    let id = whole(words.peek()?);
    if id.is_some() {
        words.next();
    }
    let command = words.next().unwrap_or_default().to_owned();
    Some(Request { id, command, arguments: words.map(str::to_owned).collect() })
}

/// Formats an answer: `=` or `?`, the ID, the text, and the empty line that ends it. A text that starts with a
/// line break starts on a line of its own.
pub(super) fn answer(id: Option<u32>, result: &Result<String, String>) -> String {
    let (sign, text) = match result {
        Ok(text) => ('=', text),
        Err(text) => ('?', text),
    };
    let id = id.map_or_else(String::new, |id| id.to_string());
    // An empty line would end the answer early.
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    let space = match (lines.is_empty(), text.starts_with('\n')) {
        (true, _) => "",
        (_, true) => "\n",
        _ => " ",
    };
    format!("{sign}{id}{space}{}\n\n", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &[u8]) -> (Option<u32>, String, String) {
        let Request { id, command, arguments } = parse(line).unwrap();
        (id, command, arguments.join("|"))
    }

    fn is(id: Option<u32>, command: &str, arguments: &str) -> (Option<u32>, String, String) {
        (id, command.to_owned(), arguments.to_owned())
    }

    #[test]
    fn handles_comments_and_control_characters() {
        assert_eq!(parsed(b"7 play\tblack  a1 # the corner"), is(Some(7), "play", "black|a1"));
        assert_eq!(parsed(b"\x07na\x00me\r"), is(None, "name", ""));
        assert_eq!(parsed(b"  \t012 quit#"), is(Some(12), "quit", ""));
        assert_eq!(parsed(b"99999999999 name"), is(None, "99999999999", "name"));
        assert_eq!(parsed(b"+5 name"), is(None, "+5", "name"));
        assert_eq!(parsed(b"5"), is(Some(5), "", ""));
        assert_eq!(parsed(b"\xff\xfe x"), is(None, "\u{fffd}\u{fffd}", "x"));
        for nothing in [&b""[..], b" \t ", b"# 1 name", b"\r", b"\x01\x02"] {
            assert_eq!(parse(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn answer_ends_with_its_only_empty_line() {
        assert_eq!(answer(None, &Ok(String::new())), "=\n\n");
        assert_eq!(answer(Some(3), &Ok("a\n\nb\n".to_owned())), "=3 a\nb\n\n");
        assert_eq!(answer(Some(4), &Ok("\n a b\n1 .".to_owned())), "=4\n a b\n1 .\n\n");
        assert_eq!(answer(Some(0), &Err("unknown command".to_owned())), "?0 unknown command\n\n");
    }

    #[test]
    fn skips_the_rest_of_a_long_line() {
        let mut input = Vec::new();
        input.extend(vec![b'x'; MAX_LINE]);
        input.push(b'\n');
        input.extend(vec![b'y'; 3 * MAX_LINE]);
        input.extend(b"\nname");
        let mut input = &input[..];
        let mut next = || next_line(&mut input).unwrap().map(|line| (line.bytes.len(), line.is_complete));
        assert_eq!(next(), Some((MAX_LINE, true)));
        assert_eq!(next(), Some((MAX_LINE, false)));
        assert_eq!(next(), Some((4, true)));
        assert_eq!(next(), None);
    }
}
