//! Maximum searches over rows of doubles, written so that the compiler vectorises them.

/// Values compared side by side.
pub(super) const LANES: usize = 8;

/// The largest value of a non-empty row and its first index.
pub(super) fn argmax(row: &[f64]) -> (f64, usize) {
    let largest = max(row);
    let matches = |&value: &f64| value >= largest;
    // All values of a chunk are compared, without early exit, so that the loop vectorises.
    let chunk_matches = |chunk: &&[f64; LANES]| chunk.iter().fold(false, |any, value| any | matches(value));
    let chunks = row.as_chunks::<LANES>().0;
    let before = chunks.iter().take_while(|chunk| !chunk_matches(chunk)).count() * LANES;
    (largest, before + row[before..].iter().position(matches).unwrap_or(0))
}

/// The largest and the second largest value of a row; they are equal if the largest occurs twice.
pub(super) fn two_largest(row: &[f64]) -> (f64, f64) {
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
    all.fold((f64::NEG_INFINITY, f64::NEG_INFINITY), |(first, second), value| {
        let (first, less) = order(first, value);
        (first, order(second, less).0)
    })
}

/// The largest value of a row; minus infinity if it is empty.
pub(super) fn max(row: &[f64]) -> f64 {
    let larger = |a: f64, b: f64| if b > a { b } else { a };
    let (chunks, rest) = row.as_chunks::<LANES>();
    let mut lanes = [f64::NEG_INFINITY; LANES];
    for chunk in chunks {
        for (lane, &value) in lanes.iter_mut().zip(chunk) {
            *lane = larger(*lane, value);
        }
    }
    lanes.into_iter().chain(rest.iter().copied()).fold(f64::NEG_INFINITY, larger)
}

/// The largest absolute value of a row that is not minus infinity.
pub(super) fn largest_finite(row: &[f64]) -> f64 {
    let larger = |a: f64, b: f64| if b > a { b } else { a };
    let magnitude = |value: f64| if value == f64::NEG_INFINITY { 0.0 } else { value.abs() };
    let (chunks, rest) = row.as_chunks::<LANES>();
    let mut lanes = [0.0; LANES];
    for chunk in chunks {
        for (lane, &value) in lanes.iter_mut().zip(chunk) {
            *lane = larger(*lane, magnitude(value));
        }
    }
    lanes.into_iter().chain(rest.iter().map(|&value| magnitude(value))).fold(0.0, larger)
}

/// Writes the indices of the values that are at least `least`.
pub(super) fn at_least(row: &[f64], least: f64, indices: &mut Vec<usize>) {
    indices.clear();
    let is_hit = |&value: &f64| value >= least;
    for (chunk, first) in row.chunks(LANES).zip((0..).step_by(LANES)) {
        // Without early exit, so that the loop vectorises.
        if chunk.iter().fold(false, |any, value| any | is_hit(value)) {
            let hits = chunk.iter().zip(first..).filter(|(value, _)| is_hit(value));
            indices.extend(hits.map(|(_, index)| index));
        }
    }
}

/// The number of values that are at least `least`.
pub(super) fn count_at_least(row: &[f64], least: f64) -> usize {
    row.iter().filter(|&&value| value >= least).count()
}
