//! Conversion of numbers for drawing.

/// A number as a coordinate, with the precision of `f32`.
#[expect(clippy::cast_possible_truncation, reason = "drawing needs no more precision")]
pub(crate) const fn to_f32(value: f64) -> f32 {
    value as f32
}

/// A number of moves as a coordinate. The longest game has 761 moves.
pub(crate) fn moves_to_f32(moves: usize) -> f32 {
    f32::from(u16::try_from(moves).unwrap_or(u16::MAX))
}
