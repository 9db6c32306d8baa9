//! Conversion of numbers for drawing.

#[expect(clippy::cast_possible_truncation, reason = "drawing needs no more precision")]
pub(crate) const fn to_f32(value: f64) -> f32 {
    value as f32
}

/// The longest game has 761 moves.
pub(crate) fn moves_to_f32(moves: usize) -> f32 {
    f32::from(u16::try_from(moves).unwrap_or(u16::MAX))
}
