//! Excerpts: the line of an error with a mark below the place.

use super::{FormatError, Place};

/// Maximum number of characters in an excerpt; at most a third of them before the place, so that it is visible in a
/// narrow pane.
const SHOWN: usize = 96;

impl FormatError {
    /// The place of the error; `None` if it concerns the whole document.
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::TooLong { .. } => None,
            Self::NotUtf8 { place, .. }
            | Self::Content { place, .. }
            | Self::Malformed { place, .. }
            | Self::Unexpected { place, .. }
            | Self::TooLarge { place, .. }
            | Self::UnknownKey { place, .. }
            | Self::DuplicateKey { place, .. }
            | Self::MissingKey { place, .. } => Some(*place),
        }
    }

    /// The line of the error in the document, and below it a mark at the place.
    ///
    /// ```
    /// let text = b"{\n  \"format\": 7\n}";
    /// let object = span_it_files::json::Value::parse(text, 100)?.object()?;
    /// let error = object.header("span-it-game", 1).unwrap_err();
    /// assert_eq!(error.excerpt(text).as_deref(), Some("2 |   \"format\": 7\n  |             ^"));
    /// # Ok::<(), span_it_files::json::FormatError>(())
    /// ```
    pub fn excerpt(&self, document: &[u8]) -> Option<String> {
        let place = self.place()?;
        let text = String::from_utf8_lossy(document);
        let line: Vec<char> = text.lines().nth(place.line - 1)?.chars().collect();
        let column = place.column - 1;
        let first = column.saturating_sub(SHOWN / 3).min(line.len());
        let shown: String = line[first..].iter().take(SHOWN).map(|&letter| plain(letter)).collect();
        let number = place.line.to_string();
        let indent = " ".repeat(number.len());
        Some(format!("{number} | {}\n{indent} | {}^", shown.trim_end(), " ".repeat(column - first)))
    }
}

/// Replaces control characters by a space, so that columns stay aligned.
const fn plain(letter: char) -> char {
    if letter.is_ascii_control() { ' ' } else { letter }
}

#[cfg(test)]
mod tests {
    use crate::json::{FormatError, Value};

    fn excerpt(text: &str) -> Option<String> {
        let depth = |value: Value<'_>| value.object()?.required("depth", "a number")?.whole(1..=50);
        let error: FormatError = Value::parse(text.as_bytes(), 1000).and_then(depth).unwrap_err();
        error.excerpt(text.as_bytes())
    }

    #[test]
    fn mark_is_below_the_place() {
        assert_eq!(
            excerpt("{\n\"depth\":\t51,\n\"x\": 1}").as_deref(),
            Some("2 | \"depth\": 51,\n  |          ^")
        );
        assert_eq!(excerpt("{").as_deref(), Some("1 | {\n  | ^"));
        assert_eq!(excerpt(""), None);
        assert_eq!(excerpt(&" ".repeat(1001)), None);
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text = format!("{{ \"notes\": \"{0}\", \"depth\": 51, \"more\": \"{0}\" }}", "long ".repeat(50));
        let shown = excerpt(&text).unwrap();
        let [line, mark] = shown.lines().collect::<Vec<_>>()[..] else { panic!("{shown}") };
        assert!(line.len() < 110);
        assert_eq!(line.find("51"), mark.find('^'), "{shown}");
    }
}
