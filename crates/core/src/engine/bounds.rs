//! Alpha-beta bounds through the fade: which values matter, and how the value of a reply enters the value
//! of a move.
//!
//! `V` falls as the value of the reply rises. Rounding and saturation keep this order but can lose
//! differences. So a bound for the replies is used only if the value computed from it, in the same
//! arithmetic, passes the test. No assumption is made about the error of the division.

use super::arithmetic::{mul, sub};

/// A move that the beam of a position keeps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BeamMove {
    pub(super) node: u16,
    pub(super) wins: bool,
    /// `S` in `docs/rules.md, "Lookahead"`.
    pub(super) static_score: f64,
}

/// The values that matter to the caller: below `alpha` and above `beta` any bound is sufficient.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: f64,
    pub(super) beta: f64,
}

impl Window {
    /// Whether a value within the window is exact, with its line.
    pub(super) fn contains(self, value: f64) -> bool {
        self.alpha < value && value < self.beta
    }

    /// The narrowest window that shows whether a move is better than the best one so far. If it is, the move has to be
    /// searched again for its value.
    // CITE: Marsland and Campbell, "Parallel search of strongly ordered game trees", Computing Surveys 14(4), 1982.
    pub(super) fn scout(self, mv: BeamMove, best: Option<Valued>) -> Self {
        match best {
            Some((value, best)) if value >= self.alpha => {
                let alpha = if mv.node < best.node { value.next_down() } else { value };
                Self { alpha, beta: alpha.next_up().min(self.beta) }
            }
            _ => self,
        }
    }
}

/// A move and its value.
pub(super) type Valued = (f64, BeamMove);

/// How values are backed up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Backup {
    /// The share of a value that is left one level up.
    pub(super) fade: f64,
    pub(super) prune: bool,
}

impl Backup {
    /// The value of a move whose best reply has the value `reply`.
    pub(super) fn backup(self, static_score: f64, reply: f64) -> f64 {
        sub(static_score, mul(self.fade, reply))
    }

    /// The window for the replies to a move.
    pub(super) fn child_window(self, mv: BeamMove, best: Option<Valued>, window: Window) -> Window {
        // An equal move still matters if it is first in the tie order.
        let (target, tie_matters) = match best {
            Some((value, best)) if value >= window.alpha => (value, mv.node < best.node),
            _ => (window.alpha, false),
        };
        let refuted = |value: f64| if tie_matters { value < target } else { value <= target };
        let enough = |value: f64| value >= window.beta;
        Window {
            alpha: self.bound(mv.static_score, window.beta, -1.0, enough).unwrap_or(f64::NEG_INFINITY),
            beta: self.bound(mv.static_score, target, 1.0, refuted).unwrap_or(f64::INFINITY),
        }
    }

    /// A value of the reply near the one that gives the move the value `target`, such that the value of
    /// the move passes the test. `side` is the direction in which values pass.
    fn bound(self, static_score: f64, target: f64, side: f64, passes: impl Fn(f64) -> bool) -> Option<f64> {
        if target.is_infinite() || !self.prune {
            return None;
        }
        let near = (static_score - target) / self.fade;
        let step = side * static_score.abs().max(target.abs()) * f64::EPSILON / self.fade;
        let tries = [near, near + step, near + 4.0 * step];
        tries.into_iter().find(|&bound| bound.is_finite() && passes(self.backup(static_score, bound)))
    }
}
