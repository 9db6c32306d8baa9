//! Counts in words: what people read of a number of things.
//!
//! May import: nothing of this crate.

use std::fmt::Display;

/// A number with what it counts, one or many of it.
///
/// ```
/// use span_it::count::counted;
///
/// assert_eq!(counted(1, "pair", "pairs"), "1 pair");
/// assert_eq!(counted(0, "pair", "pairs"), "0 pairs");
/// ```
pub fn counted<N: Copy + Display + PartialEq + From<u8>>(number: N, one: &str, many: &str) -> String {
    let word = if number == N::from(1) { one } else { many };
    format!("{number} {word}")
}

/// A number's digits as people read them: from five before the point on, in groups of three, with blanks
/// between that break no line.
///
/// ```
/// use span_it::count::grouped;
///
/// assert_eq!(grouped(1110), "1110");
/// assert_eq!(grouped(-12_345.5), "-12\u{a0}345.5");
/// ```
pub fn grouped(number: impl Display) -> String {
    let text = number.to_string();
    let (sign, digits) = text.split_at(usize::from(text.starts_with('-')));
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    if whole.len() < 5 || !whole.bytes().all(|digit| digit.is_ascii_digit()) {
        return text;
    }
    let mut groups = String::with_capacity(text.len() + whole.len() / 3 * '\u{a0}'.len_utf8());
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            groups.push('\u{a0}');
        }
        groups.push(digit);
    }
    format!("{sign}{groups}{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_set_apart_in_threes() {
        let cases = [
            ("0", "0"),
            ("9999", "9999"),
            ("10000", "10\u{a0}000"),
            ("-9999.25", "-9999.25"),
            ("-123456", "-123\u{a0}456"),
            ("1234567.125", "1\u{a0}234\u{a0}567.125"),
            ("1e300", "1e300"),
            ("inf", "inf"),
        ];
        for (plain, expected) in cases {
            assert_eq!(grouped(plain), expected);
        }
    }
}
