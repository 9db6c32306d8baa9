//! Searches through long rows of doubles, written so that the compiler makes them run on several
//! numbers at a time.

/// How many numbers are looked at side by side.
pub(super) const LANES: usize = 8;

/// The greatest value of a row that is not empty, and the first place that has it.
pub(super) fn first_max(row: &[f64]) -> (f64, usize) {
    let greatest = max(row);
    let has = |&value: &f64| value >= greatest;
    // All of a chunk are compared, so that they can be at once.
    let chunk_has = |chunk: &&[f64; LANES]| chunk.iter().fold(false, |any, value| any | has(value));
    let chunks = row.as_chunks::<LANES>().0;
    let before = chunks.iter().take_while(|chunk| !chunk_has(chunk)).count() * LANES;
    (greatest, before + row[before..].iter().position(has).unwrap_or(0))
}

/// The greatest value of a row, and the greatest but for one place that has it.
pub(super) fn two_greatest(row: &[f64]) -> (f64, f64) {
    let order = |a: f64, b: f64| if b > a { (b, a) } else { (a, b) };
    let (chunks, rest) = row.as_chunks::<LANES>();
    let (mut first, mut second) = ([f64::NEG_INFINITY; LANES], [f64::NEG_INFINITY; LANES]);
    for chunk in chunks {
        for lane in 0..LANES {
            let (more, less) = order(first[lane], chunk[lane]);
            first[lane] = more;
            second[lane] = order(second[lane], less).0;
        }
    }
    let all = first.into_iter().chain(second).chain(rest.iter().copied());
    all.fold((f64::NEG_INFINITY, f64::NEG_INFINITY), |(most, next), value| {
        let (most, less) = order(most, value);
        (most, order(next, less).0)
    })
}

/// The greatest value of a row; minus infinity of an empty one.
pub(super) fn max(row: &[f64]) -> f64 {
    let greater = |a: f64, b: f64| if b > a { b } else { a };
    let (chunks, rest) = row.as_chunks::<LANES>();
    let mut lanes = [f64::NEG_INFINITY; LANES];
    for chunk in chunks {
        for (lane, &value) in lanes.iter_mut().zip(chunk) {
            *lane = greater(*lane, value);
        }
    }
    lanes.into_iter().chain(rest.iter().copied()).fold(f64::NEG_INFINITY, greater)
}

/// How many values of a row are at least so great.
pub(super) fn count_at_least(row: &[f64], least: f64) -> usize {
    row.iter().filter(|&&value| value >= least).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_greatest_is_found_at_any_place() {
        for length in [1, 7, 8, 9, 40] {
            for place in 0..length {
                let mut row = vec![f64::NEG_INFINITY; length];
                row[place..].fill(-3.0);
                assert_eq!(first_max(&row), (-3.0, place));
                let second = if place + 1 == length { f64::NEG_INFINITY } else { -3.0 };
                assert_eq!(two_greatest(&row), (-3.0, second));
                assert_eq!(count_at_least(&row, -3.0), length - place);
            }
        }
    }
}
