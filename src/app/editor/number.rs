//! Formatting and parsing of factor values.

use span_it_core::personality::{Factor, FactorKind};

/// The text of a factor value: two decimals for small factors if that is exact, else all digits. Without commas
/// between thousands, because the comma of "10,000" in a field could also be a decimal one.
pub fn number_text(factor: Factor, value: f64) -> String {
    let info = factor.info();
    let decimals = info.kind == FactorKind::Real && info.slider.1 <= 10.0 && value.abs() < 1e5;
    let short = decimals.then(|| format!("{value:.2}"));
    let says_all = |text: &String| text.parse().is_ok_and(|read: f64| read.to_bits() == value.to_bits());
    short.filter(says_all).unwrap_or_else(|| value.to_string())
}

/// Why a text is not a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberError {
    NotANumber,
    /// The comma can be a decimal or a thousands separator.
    Comma,
}

/// Parses a number with decimal point or decimal comma, and with spaces, commas or points between thousands.
/// A single point is a decimal point. A single comma is a decimal comma unless it could separate thousands,
/// which is an error.
pub(super) fn read(text: &str) -> Result<f64, NumberError> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let text = text.replace('−', "-");
    let plain = match (text.rfind(','), text.rfind('.')) {
        (None, _) => text,
        (Some(comma), Some(point)) if comma < point => without(&text, ',', &text[..point])?,
        (Some(comma), Some(_)) => without(&text, '.', &text[..comma])?.replace(',', "."),
        (Some(_), None) if !is_grouped(&text, ',') => text.replacen(',', ".", 1),
        (Some(_), None) if text.matches(',').count() > 1 => text.replace(',', ""),
        (Some(_), None) => return Err(NumberError::Comma),
    };
    plain.parse().ok().ok_or(NumberError::NotANumber)
}

/// Removes the thousands separators, if they are in the right places.
fn without(text: &str, mark: char, whole: &str) -> Result<String, NumberError> {
    if is_grouped(whole, mark) { Ok(text.replace(mark, "")) } else { Err(NumberError::NotANumber) }
}

/// Whether a whole number is grouped in thousands by `mark`: `10,000`, but not `0,125`.
fn is_grouped(whole: &str, mark: char) -> bool {
    let mut groups = whole.trim_start_matches(['-', '+']).split(mark);
    let first = groups.next().unwrap_or_default();
    let is_number = |group: &str| group.bytes().all(|digit| digit.is_ascii_digit());
    (1..=3).contains(&first.len())
        && is_number(first)
        && !first.starts_with('0')
        && groups.all(|group| group.len() == 3 && is_number(group))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_decimals_if_exact() {
        assert_eq!(number_text(Factor::PathMinorSpan, -1.5), "-1.50");
        assert_eq!(number_text(Factor::PathMinorSpan, -1.0625), "-1.0625");
        assert_eq!(number_text(Factor::PathIsWinner, 1e4), "10000");
        assert_eq!(number_text(Factor::PathIsWinner, -123_456.5), "-123456.5");
        assert_eq!(number_text(Factor::GameTreeMaxDepth, 3.0), "3");
        assert_eq!(number_text(Factor::NodeMajor, 0.1 + 0.2), "0.30000000000000004");
    }

    #[test]
    fn parses_commas_and_points_or_refuses() {
        for (text, number) in [
            ("1,25", Ok(1.25)),
            ("−0,125", Ok(-0.125)),
            (",5", Ok(0.5)),
            ("10.000", Ok(10.0)),
            ("10\u{a0}000", Ok(10_000.0)),
            ("10\u{a0}000,5", Ok(10_000.5)),
            ("1,000,000", Ok(1_000_000.0)),
            ("-12,345.5", Ok(-12_345.5)),
            ("12.345,5", Ok(12_345.5)),
            ("1.234.567,8", Ok(1_234_567.8)),
            ("1234,567", Ok(1_234.567)),
            ("10,000", Err(NumberError::Comma)),
            ("-1,125", Err(NumberError::Comma)),
            ("1,2,3", Err(NumberError::NotANumber)),
            ("12,34.5", Err(NumberError::NotANumber)),
            ("1.2,5", Err(NumberError::NotANumber)),
            ("1,2.3,4", Err(NumberError::NotANumber)),
            (",", Err(NumberError::NotANumber)),
            ("", Err(NumberError::NotANumber)),
        ] {
            assert_eq!(read(text), number, "{text:?}");
        }
    }
}
