//! Which values matter, and how a reply's value enters a move's: the bounds of alpha-beta, through the
//! fade.
//!
//! Rounding and saturation keep that order but lose differences, so a bound for the replies is used
//! only after the move's value was computed from it, in the same arithmetic. Nothing is assumed
//! about how far a division may be off: a bound that fails its test is not used.

use super::arithmetic::{mul, sub};
use super::tree::Kept;

/// The values that matter to whoever asks: below `alpha` and above `beta` any bound will do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: f64,
    pub(super) beta: f64,
}

/// A move and its value.
pub(super) type Valued = (f64, Kept);

/// How values are backed up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Backing {
    /// What is left of a value one level up.
    pub(super) fade: f64,
    /// Whether moves that cannot matter are passed over.
    pub(super) prune: bool,
}

impl Backing {
    /// What a move of this worth comes to if the best reply is worth `reply`.
    pub(super) fn up(self, worth: f64, reply: f64) -> f64 {
        sub(worth, mul(self.fade, reply))
    }

    /// Which values of the replies to a move matter.
    pub(super) fn replies(self, kept: Kept, best: Option<Valued>, window: Window) -> Window {
        // An equal move still matters if it comes first by the rule for ties.
        let (had, tie_matters) = match best {
            Some((value, had)) if value >= window.alpha => (value, kept.node < had.node),
            _ => (window.alpha, false),
        };
        let refuted = |value: f64| if tie_matters { value < had } else { value <= had };
        let enough = |value: f64| value >= window.beta;
        Window {
            alpha: self.bound(kept.worth, window.beta, -1.0, enough).unwrap_or(f64::NEG_INFINITY),
            beta: self.bound(kept.worth, had, 1.0, refuted).unwrap_or(f64::INFINITY),
        }
    }

    /// A reply's value near the one that brings a move of this worth to `target`, so that the
    /// move's value passes the test. `side` is the direction in which the test is passed.
    fn bound(self, worth: f64, target: f64, side: f64, passes: impl Fn(f64) -> bool) -> Option<f64> {
        if target.is_infinite() || !self.prune {
            return None;
        }
        let near = (worth - target) / self.fade;
        let step = side * worth.abs().max(target.abs()) * f64::EPSILON / self.fade;
        let tries = [near, near + step, near + 4.0 * step];
        tries.into_iter().find(|&bound| bound.is_finite() && passes(self.up(worth, bound)))
    }
}
