//! Numbers for readers: counts, digits, sizes and times.

use std::fmt::Display;

/// A number with its noun in singular or plural.
///
/// ```
/// use span_it_core::text::humanize::counted;
///
/// assert_eq!(counted(1, "pair", "pairs"), "1 pair");
/// assert_eq!(counted(0, "pair", "pairs"), "0 pairs");
/// ```
pub fn counted<N: Copy + Display + PartialEq + From<u8>>(number: N, one: &str, many: &str) -> String {
    let word = if number == N::from(1) { one } else { many };
    format!("{number} {word}")
}

/// A number with commas between the thousands.
///
/// ```
/// use span_it_core::text::humanize::grouped;
///
/// assert_eq!(grouped(999), "999");
/// assert_eq!(grouped(-12_345.5), "-12,345.5");
/// ```
pub fn grouped(number: impl Display) -> String {
    let text = number.to_string();
    let (sign, digits) = text.split_at(usize::from(text.starts_with('-')));
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    if whole.len() < 4 || !whole.bytes().all(|digit| digit.is_ascii_digit()) {
        return text;
    }
    let mut groups = String::with_capacity(text.len() + whole.len() / 3);
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            groups.push(',');
        }
        groups.push(digit);
    }
    format!("{sign}{groups}{rest}")
}

/// A number of bytes, with the unit KiB or MiB if it is a multiple.
///
/// ```
/// use span_it_core::text::humanize::byte_size;
///
/// assert_eq!(byte_size(65_536), "65536 bytes (64 KiB)");
/// assert_eq!(byte_size(7), "7 bytes");
/// ```
pub fn byte_size(bytes: usize) -> String {
    const KIB: usize = 1024;
    const MIB: usize = KIB * KIB;
    match bytes {
        MIB.. if bytes.is_multiple_of(MIB) => format!("{bytes} bytes ({} MiB)", bytes / MIB),
        KIB.. if bytes.is_multiple_of(KIB) => format!("{bytes} bytes ({} KiB)", bytes / KIB),
        _ => format!("{bytes} bytes"),
    }
}

/// Number of decimals by the least value in milliseconds, after rounding.
const DECIMALS: [(f64, usize); 6] =
    [(99.95, 0), (9.995, 1), (0.0995, 2), (0.009_95, 3), (0.000_995, 4), (0.000_099_5, 5)];

/// Milliseconds with at most two decimals from 0.1 on, and with two significant digits below.
///
/// ```
/// use span_it_core::text::humanize::milliseconds;
///
/// assert_eq!(milliseconds(0.001_346), "0.0013");
/// assert_eq!(milliseconds(6.717), "6.72");
/// ```
pub fn milliseconds(ms: f64) -> String {
    let decimals = match DECIMALS.into_iter().find(|(least, _)| ms >= *least) {
        Some((_, decimals)) => decimals,
        None if ms > 0.0 => 6,
        None => 0,
    };
    format!("{ms:.decimals$}")
}

/// A measured time in milliseconds, with its unit: microseconds to seconds, with two or three figures.
///
/// ```
/// use span_it_core::text::humanize::short_time;
///
/// assert_eq!(short_time(0.000_74), "0.74 µs");
/// assert_eq!(short_time(6.717), "6.72 ms");
/// assert_eq!(short_time(1400.0), "1.4 s");
/// ```
pub fn short_time(ms: f64) -> String {
    match ms {
        _ if ms <= 0.0 => "0 µs".to_owned(),
        _ if ms < 0.000_995 => format!("{:.2} µs", ms * 1e3),
        _ if ms < 0.009_95 => format!("{:.1} µs", ms * 1e3),
        _ if ms < 0.999_5 => format!("{:.0} µs", ms * 1e3),
        _ if ms < 9.95 => format!("{ms:.2} ms"),
        _ if ms < 999.5 => format!("{ms:.0} ms"),
        _ => format!("{:.1} s", ms / 1e3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_thousands_with_commas() {
        let cases = [
            ("0", "0"),
            ("999", "999"),
            ("1000", "1,000"),
            ("9999", "9,999"),
            ("10000", "10,000"),
            ("-999.25", "-999.25"),
            ("-9999.25", "-9,999.25"),
            ("-123456", "-123,456"),
            ("1234567.125", "1,234,567.125"),
            ("1e300", "1e300"),
            ("inf", "inf"),
        ];
        for (plain, expected) in cases {
            assert_eq!(grouped(plain), expected);
        }
    }

    #[test]
    fn chooses_unit_of_time() {
        let cases = [
            (0.0, "0 µs"),
            (0.000_74, "0.74 µs"),
            (0.000_999, "1.0 µs"),
            (0.009_94, "9.9 µs"),
            (0.009_96, "10 µs"),
            (0.999_4, "999 µs"),
            (0.999_6, "1.00 ms"),
            (9.949, "9.95 ms"),
            (9.95, "10 ms"),
            (999.999, "1.0 s"),
        ];
        for (ms, expected) in cases {
            assert_eq!(short_time(ms), expected);
        }
    }

    #[test]
    fn short_times_keep_two_digits() {
        let cases = [
            (0.0, "0"),
            (0.000_000_7, "0.000001"),
            (0.000_012, "0.000012"),
            (0.000_999, "0.0010"),
            (0.001_3, "0.0013"),
            (0.0994, "0.099"),
            (0.0999, "0.10"),
            (0.25, "0.25"),
            (9.994, "9.99"),
            (9.996, "10.0"),
            (99.96, "100"),
            (1234.6, "1235"),
        ];
        for (ms, expected) in cases {
            assert_eq!(milliseconds(ms), expected);
        }
    }
}
