//! Reads text that has passed through chat, mail, word processors or shells.

use std::borrow::Cow;

use serde::de::IgnoredAny;

/// One position, opening or command: in plain letters, on one line, without code fence, marks of a reply and quotation
/// marks around it.
///
/// ```
/// use span_it_core::text::plain::one_line;
/// assert_eq!(one_line("> “…/../…/../…\u{a0}Ｈ”\r\n"), ".../../.../../... H");
/// assert_eq!(one_line("See:\n```\n.../..\n```\n"), ".../..");
/// ```
pub fn one_line(text: &str) -> String {
    let text = unwrapped(&plain(text));
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.trim_matches(['"', '\'', '`', ' ']).to_owned()
}

/// A JSON document as UTF-8: decodes UTF-16 with a byte-order mark, removes a code fence and marks of a reply, and
/// replaces typographic letters if only then the text is JSON. Other texts stay as they are.
///
/// ```
/// use span_it_core::text::plain::json;
/// assert_eq!(*json("> {“name”:\u{a0}1}".as_bytes()), *b"{\"name\": 1}");
/// assert_eq!(*json("{\"name\": \"“Ada”\"}".as_bytes()), *"{\"name\": \"“Ada”\"}".as_bytes());
/// ```
pub fn json(bytes: &[u8]) -> Cow<'_, [u8]> {
    let decoded = decoded(bytes);
    let is_json = |text: &str| serde_json::from_str::<IgnoredAny>(text).is_ok();
    let Ok(text) = str::from_utf8(&decoded) else { return decoded };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let looks_changed =
        !text.is_ascii() || text.contains("```") || text.contains("~~~") || text.starts_with('>');
    if !looks_changed || is_json(text) {
        return decoded;
    }
    let unwrapped = unwrapped(text);
    if is_json(&unwrapped) {
        return Cow::Owned(unwrapped.into_bytes());
    }
    let plain = plain(&unwrapped);
    if is_json(&plain) { Cow::Owned(plain.into_bytes()) } else { decoded }
}

/// UTF-16 with a byte-order mark, such as Windows PowerShell writes, as UTF-8. Other bytes stay.
pub fn decoded(bytes: &[u8]) -> Cow<'_, [u8]> {
    let (unit, bytes_of_text): (fn([u8; 2]) -> u16, _) = match bytes {
        [0xff, 0xfe, text @ ..] if !text.is_empty() && text.len().is_multiple_of(2) => {
            (u16::from_le_bytes, text)
        }
        [0xfe, 0xff, text @ ..] if !text.is_empty() && text.len().is_multiple_of(2) => {
            (u16::from_be_bytes, text)
        }
        _ => return Cow::Borrowed(bytes),
    };
    let units: Vec<u16> = bytes_of_text.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16(&units).map_or(Cow::Borrowed(bytes), |text| Cow::Owned(text.into_bytes()))
}

/// The letters that were typed: `...` for an ellipsis, ASCII for full-width letters, dashes, typographic quotation marks
/// and special blanks, and nothing for invisible characters.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{feff}' => {}
            '\u{2010}'..='\u{2015}' | '\u{2212}' => plain.push('-'),
            '\u{2018}'..='\u{201b}' => plain.push('\''),
            '\u{201c}'..='\u{201f}' | '«' | '»' => plain.push('"'),
            '·' => plain.push('.'),
            '\u{2025}' => plain.push_str(".."),
            '…' => plain.push_str("..."),
            '\u{2044}' | '\u{2215}' => plain.push('/'),
            // The same letters in ASCII have the same order.
            '\u{ff01}'..='\u{ff5e}' => plain.extend(char::from_u32(u32::from(letter) - 0xfee0)),
            letter if !letter.is_ascii() && letter.is_whitespace() => plain.push(' '),
            letter => plain.push(letter),
        }
    }
    plain
}

/// The content of a code fence, otherwise the whole text; without the marks of a reply at the start of lines.
fn unwrapped(text: &str) -> String {
    let is_mark = |letter: char| letter == '>' || letter.is_whitespace();
    let is_reply = text.trim_start().starts_with('>');
    let line =
        |line: &'_ str| if is_reply { line.trim_start_matches(is_mark).to_owned() } else { line.to_owned() };
    let lines: Vec<String> = text.lines().map(line).collect();
    let is_fence = |line: &String| ["```", "~~~"].iter().any(|fence| line.trim_start().starts_with(fence));
    let fences: Vec<usize> = (0..lines.len()).filter(|&number| is_fence(&lines[number])).collect();
    match fences[..] {
        [start, end] => lines[start + 1..end].join("\n"),
        _ => lines.join("\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_programs_make_of_a_position() {
        for text in [
            "…/.h/…/../… v",
            "...\u{200b}/.h/.../../...\u{a0}v",
            "\u{feff}.../.h/.../../... v\r\n",
            "\u{201c}.../.h/.../../... v\u{201d}",
            "`.../.h/.../../... v`",
            ">> .../.h/.../../...\n>> v",
            "．．．／．ｈ／．．．／．．／．．．\u{3000}ｖ",
            "Look:\n~~~text\n.../.h/.../../... v\n~~~\nGood luck!",
            "·‥/.h/…/../…\u{202f}v",
        ] {
            assert_eq!(one_line(text), ".../.h/.../../... v", "{text:?}");
        }
        for text in ["c3 d4", "", "a"] {
            assert_eq!(one_line(text), text);
        }
    }

    #[test]
    fn repairs_only_what_is_no_json() {
        let unit = |order: fn(u16) -> [u8; 2]| {
            "\u{feff}{\"é\": 1}".encode_utf16().flat_map(order).collect::<Vec<_>>()
        };
        for bytes in [unit(u16::to_le_bytes), unit(u16::to_be_bytes)] {
            assert_eq!(*json(&bytes), *"{\"é\": 1}".as_bytes());
        }
        for (text, read) in [
            ("```json\n{}\n```\n", "{}"),
            ("> {\n> \"a\": 1\n> }", "{\n\"a\": 1\n}"),
            ("{\u{201c}a\u{201d}:\u{200b}\u{a0}1}", "{\"a\": 1}"),
            ("{\"a\": \"\u{201c}b…\u{201d}\"}", "{\"a\": \"\u{201c}b…\u{201d}\"}"),
            ("{“a”: “b” c}", "{“a”: “b” c}"),
            ("no JSON", "no JSON"),
        ] {
            assert_eq!(str::from_utf8(&json(text.as_bytes())).unwrap(), read);
        }
        assert_eq!(*json(&[0xff, 0xfe, 0, 0xd8]), [0xff, 0xfe, 0, 0xd8], "half a character");
    }
}
