//! Command lines as one text: split into words, and joined from words, in the syntax of the system's shell.

use std::borrow::Cow;

/// Splits a command line into words as a shell does: quotes keep spaces. On Windows a backslash is part of a path;
/// elsewhere it takes the meaning from the next character. `None` if it has no words or an open quote.
///
/// ```
/// use crate::command_line::split;
/// assert_eq!(split("engine --book 'my games'").unwrap(), ["engine", "--book", "my games"]);
/// assert_eq!(split("engine 'my games"), None);
/// ```
pub fn split(command: &str) -> Option<Vec<String>> {
    split_for(command, cfg!(windows))
}

fn split_for(command: &str, is_windows: bool) -> Option<Vec<String>> {
    let command = if is_windows { double_backslashes(command) } else { Cow::Borrowed(command) };
    shlex::split(&command).filter(|words| !words.is_empty())
}

/// Doubles each backslash that a POSIX shell would not take literally.
fn double_backslashes(command: &str) -> Cow<'_, str> {
    let mut doubled = String::with_capacity(command.len());
    let mut quote = None;
    for letter in command.chars() {
        match (letter, quote) {
            ('\'' | '"', None) => quote = Some(letter),
            ('\'' | '"', Some(open)) if open == letter => quote = None,
            ('\\', None | Some('"')) => doubled.push('\\'),
            _ => {}
        }
        doubled.push(letter);
    }
    Cow::Owned(doubled)
}

/// Joins words to a command line that the system's shell splits into the same words. `None` if a word cannot be quoted.
pub fn join(words: &[String]) -> Option<String> {
    if cfg!(windows) {
        join_for_windows(words)
    } else {
        shlex::try_join(words.iter().map(String::as_str)).ok()
    }
}

/// Double quotes work in `cmd.exe` and in PowerShell.
fn join_for_windows(words: &[String]) -> Option<String> {
    let quoted = words.iter().map(|word| {
        let is_plain = !word.is_empty()
            && word.chars().all(|letter| letter.is_alphanumeric() || r"\/:.-_=+".contains(letter));
        // A backslash before the closing quote would quote it.
        let is_safe = !word.contains(['"', '%', '$', '`', '\n', '\r', '\0']) && !word.ends_with('\\');
        if is_plain { Some(word.clone()) } else { is_safe.then(|| format!("\"{word}\"")) }
    });
    Some(quoted.collect::<Option<Vec<_>>>()?.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_backslashes_of_windows_paths() {
        let words = |command| split_for(command, true).unwrap();
        assert_eq!(words(r"C:\engines\gnu.exe --level 3"), [r"C:\engines\gnu.exe", "--level", "3"]);
        assert_eq!(words(r#""C:\My Games\x.exe" -q"#), [r"C:\My Games\x.exe", "-q"]);
        assert_eq!(words(r"'C:\My Games\x.exe' \\server\share"), [r"C:\My Games\x.exe", r"\\server\share"]);
        assert_eq!(words(r#""C:\it's\x.exe""#), [r"C:\it's\x.exe"]);
        assert_eq!(split_for(r#""C:\x.exe"#, true), None);
    }

    #[test]
    fn splits_like_a_shell_elsewhere() {
        let words = |command| split_for(command, false).unwrap();
        assert_eq!(words(r"my\ engine '--book=a b' C:\x"), ["my engine", "--book=a b", "C:x"]);
        assert_eq!(split_for("  ", false), None);
    }

    #[test]
    fn joins_in_double_quotes_on_windows() {
        let join =
            |words: &[&str]| join_for_windows(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
        let joined = join(&["train", r"C:\a b\me.json", "--log", "x.jsonl", ""]).unwrap();
        assert_eq!(joined, r#"train "C:\a b\me.json" --log x.jsonl """#);
        assert_eq!(split_for(&joined, true).unwrap(), ["train", r"C:\a b\me.json", "--log", "x.jsonl", ""]);
        assert_eq!(join(&["say \"hi\""]), None);
        assert_eq!(join(&[r"a b\"]), None);
    }
}
