//! Numbers and board sizes on the command line. The error for a bad one names the range and an example.

use std::num::NonZeroUsize;

use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;
use span_it_core::text::digits;

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

pub(crate) fn read_board(text: &str) -> Result<BoardSize, String> {
    let numbers = text
        .split_once(['x', 'X'])
        .and_then(|(rows, cols)| Some((digits::whole(rows)?, digits::whole(cols)?)));
    let (rows, cols) = numbers.ok_or("expected rows and columns, such as 6x6 or 5x8")?;
    BoardSize::new(rows, cols).map_err(|error| error.to_string())
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

    #[test]
    fn reads_what_compact_writes() {
        assert_eq!(read_board("5x8").map(BoardSize::compact), Ok("5x8".to_owned()));
        assert_eq!(
            read_board("6x21").unwrap_err(),
            "a board of 6 x 21 major nodes: rows and columns must be 3 to 20"
        );
        for bad in ["", "6", "x", "6x", "6x6x6", "-6x6", "six", "6 x 6", "+6x6", "6x+6"] {
            assert!(read_board(bad).unwrap_err().starts_with("expected rows and columns"), "{bad}");
        }
    }
}
