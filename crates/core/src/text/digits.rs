//! Whole numbers as files and command lines have them.

use std::str::FromStr;

/// A whole number of decimal digits alone. `str::parse` also accepts a plus.
///
/// ```
/// use span_it_core::text::digits::whole;
///
/// assert_eq!(whole::<u8>("12"), Some(12));
/// assert_eq!(whole::<u8>("+12"), None);
/// ```
pub fn whole<N: FromStr>(text: &str) -> Option<N> {
    text.parse().ok().filter(|_| text.bytes().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_signs_blanks_and_other_digits() {
        assert_eq!(
            (whole("0"), whole("007"), whole("18446744073709551615")),
            (Some(0), Some(7), Some(u64::MAX))
        );
        for bad in ["", "+1", "-1", " 1", "1 ", "1_0", "\u{661}", "18446744073709551616"] {
            assert_eq!(whole::<u64>(bad), None, "{bad:?}");
        }
    }
}
