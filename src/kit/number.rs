//! Numbers: conversion for drawing, and parsing of what the user has typed.

use std::ops::RangeInclusive;

use span_it_core::engine::Seed;

#[expect(clippy::cast_possible_truncation, reason = "drawing needs no more precision")]
pub(crate) const fn to_f32(value: f64) -> f32 {
    value as f32
}

/// The longest game has 761 moves.
pub(crate) fn moves_to_f32(moves: usize) -> f32 {
    f32::from(u16::try_from(moves).unwrap_or(u16::MAX))
}

/// Why a text is not a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberError {
    NotANumber,
    /// The comma can be a decimal or a thousands separator.
    AmbiguousComma,
}

/// Parses a number with decimal point or decimal comma, and with spaces, commas or points between thousands.
/// A single point is a decimal point. A single comma is a decimal comma unless it could separate thousands,
/// which is an error.
pub(crate) fn typed_number(text: &str) -> Result<f64, NumberError> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let text = text.replace(['−', '–'], "-");
    let plain = match (text.rfind(','), text.rfind('.')) {
        (None, _) => text,
        (Some(comma), Some(point)) if comma < point => without(&text, ',', &text[..point])?,
        (Some(comma), Some(_)) => without(&text, '.', &text[..comma])?.replace(',', "."),
        (Some(_), None) if !is_grouped(&text, ',') => text.replacen(',', ".", 1),
        (Some(_), None) if text.matches(',').count() > 1 => text.replace(',', ""),
        (Some(_), None) => return Err(NumberError::AmbiguousComma),
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

/// Parses a whole number. White space between groups of digits is allowed.
pub(crate) fn typed_whole(text: &str) -> Option<u64> {
    let digits: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    digits.parse().ok()
}

pub(crate) fn whole_in<T: TryFrom<u64> + PartialOrd>(text: &str, range: RangeInclusive<T>) -> Option<T> {
    typed_whole(text)?.try_into().ok().filter(|number| range.contains(number))
}

pub(crate) fn number_in(text: &str, range: RangeInclusive<f64>) -> Option<f64> {
    typed_number(text).ok().filter(|number| range.contains(number))
}

pub(crate) fn typed_seed(text: &str) -> Option<Seed> {
    typed_whole(text).and_then(Seed::new)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ("10,000", Err(NumberError::AmbiguousComma)),
            ("-1,125", Err(NumberError::AmbiguousComma)),
            ("1,2,3", Err(NumberError::NotANumber)),
            ("12,34.5", Err(NumberError::NotANumber)),
            ("1.2,5", Err(NumberError::NotANumber)),
            ("1,2.3,4", Err(NumberError::NotANumber)),
            (",", Err(NumberError::NotANumber)),
            ("", Err(NumberError::NotANumber)),
        ] {
            assert_eq!(typed_number(text), number, "{text:?}");
        }
    }
}
