//! Splits the command line of an engine into words.

use std::borrow::Cow;

/// Splits a command line into words as a shell does: quotes keep spaces. On Windows a backslash is part of a path;
/// elsewhere it takes the meaning from the next character. `None` if it has no words or an open quote.
pub(super) fn split(command: &str) -> Option<Vec<String>> {
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
        assert_eq!((split_for("  ", false), split_for("engine 'my games", false)), (None, None));
    }
}
