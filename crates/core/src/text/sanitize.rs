//! Sanitising of untrusted text (names, file contents, output of other programs) for terminals and windows.

/// Whether a character can control a terminal or hide text: control characters, bidirectional formatting,
/// line and paragraph separators, and characters without a glyph, which would make two names look alike. The joiners
/// U+200C and U+200D and the variation selectors stay, because scripts and emoji need them.
// CITE: Boucher and Anderson, "Trojan Source: Invisible Vulnerabilities", 2021.
fn hides(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The text on one line, with control and invisible characters replaced by U+FFFD.
///
/// ```
/// assert_eq!(span_it_core::text::sanitize::printable("Ada\u{1b}[31m\n\u{202e}!"), "Ada\u{fffd}[31m\u{fffd}\u{fffd}!");
/// ```
pub fn printable(text: &str) -> String {
    text.chars().map(|letter| if hides(letter) { '\u{fffd}' } else { letter }).collect()
}

/// [`printable`] for texts of several lines: line breaks stay, and a tab becomes a space.
///
/// ```
/// assert_eq!(span_it_core::text::sanitize::printable_text("one\r\n\ttwo\u{1b}"), "one\n two\u{fffd}");
/// ```
pub fn printable_text(text: &str) -> String {
    text.lines().map(|line| printable(&line.replace('\t', " "))).collect::<Vec<_>>().join("\n")
}

/// [`printable`] for messages of several lines. Lines after the first are indented, so that none of them
/// looks like a separate message.
pub fn printable_lines(text: &str) -> String {
    text.trim_end_matches('\n').split('\n').map(printable).collect::<Vec<_>>().join("\n  ")
}

/// A JSON text with control and invisible characters as escapes, which parses to the same value. Line breaks
/// and tabs, which JSON has only between tokens, stay.
pub fn printable_json(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if hides(letter) && !matches!(letter, '\n' | '\r' | '\t') {
            let escapes: Vec<String> =
                letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect();
            plain += &escapes.concat();
        } else {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAD: &str = "a\u{1b}[2J\u{7f}\u{9b}1m\u{202e}b\u{2066}\u{200f}\u{feff}\u{e0041}\u{2028}é\u{200d}ש";

    #[test]
    fn replaces_control_characters_only() {
        let plain = printable(BAD);
        assert!(!plain.chars().any(hides), "{plain:?}");
        assert_eq!(plain.chars().count(), BAD.chars().count());
        assert!(plain.starts_with("a\u{fffd}[2J"), "{plain:?}");
        assert!(plain.ends_with("é\u{200d}ש"), "{plain:?}");
        for invisible in ["\u{ad}", "\u{200b}", "\u{3164}", "\u{115f}", "\u{ffa0}", "\u{34f}"] {
            assert_eq!(printable(&format!("Ada{invisible}")), "Ada\u{fffd}", "{invisible:?}");
        }
        assert_eq!(printable("❤\u{fe0f} می\u{200c}خواهم"), "❤\u{fe0f} می\u{200c}خواهم");
        assert_eq!(printable("Zoë – 1 2\t"), "Zoë – 1 2\u{fffd}");
    }

    #[test]
    fn later_lines_of_a_message_are_indented() {
        assert_eq!(
            printable_lines("no\r such\nexpected\u{1b} one\n"),
            "no\u{fffd} such\n  expected\u{fffd} one"
        );
    }

    #[test]
    fn escaped_json_has_the_same_value() {
        let json = serde_json::json!({ "name": BAD, "of": [1, "\u{85}"] });
        for text in [json.to_string(), serde_json::to_string_pretty(&json).unwrap()] {
            let plain = printable_json(&text);
            assert!(plain.chars().all(|letter| letter == '\n' || !hides(letter)), "{plain:?}");
            assert_eq!(serde_json::from_str::<serde_json::Value>(&plain).unwrap(), json);
        }
    }
}
