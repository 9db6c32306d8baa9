//! Numbers on the command line: one that cannot be used is answered with its range and an example.

use std::num::NonZeroUsize;

/// The most threads that may be asked for.
const MAX_THREADS: u64 = 1024;
/// The longest limit of a move, in milliseconds: a day.
const MAX_MS: u64 = 86_400_000;

/// Reads a whole number of this range.
pub(crate) fn whole<T: TryFrom<u64>>(
    min: u64,
    max: u64,
    example: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| (min..=max).contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("expected a whole number from {min} to {max}, such as {example}"))
    }
}

/// Reads the longest that a move may take, in milliseconds: the same everywhere.
pub(crate) fn read_max_ms(text: &str) -> Result<u64, String> {
    whole(1, MAX_MS, 500)(text)
}

/// Reads a number of threads.
pub(crate) fn read_threads(text: &str) -> Result<NonZeroUsize, String> {
    whole(1, MAX_THREADS, 4)(text).map(|threads| NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN))
}

/// Reads one of the four numbers of a sequential test.
pub(crate) fn read_sprt_number(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| "expected four numbers, such as 0 10 0.05 0.05".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_range_or_no_whole_number_is_answered_with_both() {
        let read = whole::<u32>(1, 1000, 50);
        assert_eq!((read("1"), read("1000")), (Ok(1), Ok(1000)));
        for bad in ["0", "1001", "-5", "1e3", "1.5", "", " 1", "1_000", "99999999999999999999999"] {
            assert_eq!(read(bad), Err("expected a whole number from 1 to 1000, such as 50".to_owned()));
        }
        assert_eq!(whole::<u8>(0, 1000, 5)("256").ok(), None);
        assert!(read_max_ms("0").is_err() && read_threads("0").is_err() && read_sprt_number("inf").is_err());
    }
}
