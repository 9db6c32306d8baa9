//! Numbers on the command line. The error for a bad one names the range and an example.

use std::num::NonZeroUsize;

use span_it_core::seed::Seed;
use span_it_files::text::digits;

/// The largest number of threads.
const MAX_THREADS: u64 = 1024;
/// The largest time limit of a move, in milliseconds: one day.
const MAX_MS: u64 = 86_400_000;

/// A parser of whole numbers in this range.
pub(crate) fn whole<T: TryFrom<u64>>(
    min: u64,
    max: u64,
    example: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = digits::whole(text).filter(|number| (min..=max).contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("expected a whole number from {min} to {max}, such as {example}"))
    }
}

/// Reads the time limit of a move, in milliseconds.
pub(crate) fn read_max_ms(text: &str) -> Result<u64, String> {
    whole(1, MAX_MS, 500)(text)
}

pub(crate) fn read_threads(text: &str) -> Result<NonZeroUsize, String> {
    whole(1, MAX_THREADS, 4)(text).map(|threads| NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN))
}

/// Reads one of the four numbers of an SPRT.
pub(crate) fn read_sprt_number(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| "expected four numbers, such as 0 10 0.05 0.05".to_owned())
}

pub(crate) fn read_seed(text: &str) -> Result<Seed, String> {
    let seed = digits::whole(text).and_then(Seed::new);
    seed.ok_or_else(|| format!("expected a whole number from 0 to {}, such as 42", Seed::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_number_gets_the_range_and_an_example() {
        let read = whole::<u32>(1, 1000, 50);
        assert_eq!((read("1"), read("1000")), (Ok(1), Ok(1000)));
        for bad in ["0", "1001", "-5", "+5", "1e3", "1.5", "", " 1", "1_000", "99999999999999999999999"] {
            assert_eq!(read(bad), Err("expected a whole number from 1 to 1000, such as 50".to_owned()));
        }
        assert_eq!(whole::<u8>(0, 1000, 5)("256").ok(), None);
        assert!(read_max_ms("0").is_err() && read_threads("0").is_err() && read_sprt_number("inf").is_err());
    }
}
