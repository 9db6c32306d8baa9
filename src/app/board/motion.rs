//! Durations of the animations on the board, in seconds (`docs/interface.md, "Motion"`).

use crate::app::board::BoardScene;

pub(super) const GROW_TIME: f64 = 0.140;
pub(super) const GHOST_TIME: f64 = 0.080;
pub(super) const WIN_TIME: f64 = 0.600;
/// How long the answer to a refused click is visible.
pub(super) const REFUSAL_TIME: f64 = 0.700;

/// Progress of an animation of `length` seconds, eased out, 0..=1.
pub(super) fn progress(scene: &BoardScene<'_>, elapsed: f64, length: f64) -> f32 {
    if scene.reduced_motion || elapsed >= length {
        return 1.0;
    }
    let left = 1.0 - (elapsed / length).max(0.0);
    #[expect(clippy::cast_possible_truncation, reason = "a share needs no more")]
    let left = left as f32;
    1.0 - left * left
}
