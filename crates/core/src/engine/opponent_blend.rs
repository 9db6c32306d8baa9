//! Opponent model: weighing the opponent's replies with the personality it seems to have
//! (`docs/rules.md, "Opponent model"`).
//!
//! Without a model, the lookahead weighs all moves by the player's own personality. With one, the moves of
//! levels 2, 4, ... are weighed by [`blend_factors`]: their `w` and `W` decide which replies are kept, in
//! which order, and with which value. Breadth, depth, trim, fade and noise stay the player's own. At depth 1
//! the model changes nothing.
//!
//! Which personality the opponent seems to have is decided elsewhere and enters through [`OpponentModel`].

use std::fmt;

use crate::personality::{Factor, Factors};

use super::Deadline;

/// The factors by which a player weighs the replies of its opponent: the opponent's where they make a
/// weight, the player's own for the shape of the search and for noise.
pub fn blend_factors(own: &Factors, opponent: &Factors) -> Factors {
    let mut blend = opponent.clone();
    for factor in [
        Factor::NodeRandom,
        Factor::GameTreeMaxBreadth,
        Factor::GameTreeMaxDepth,
        Factor::GameTreeBreadthTrim,
        Factor::GameTreeValueFade,
    ] {
        // A legal value.
        blend.set(factor, own[factor]).unwrap_or_default();
    }
    blend
}

/// Identifies the opponent's personality. Asked before a search, on the thread of the search.
pub trait OpponentModel: fmt::Debug + Send + Sync {
    /// The opponent's factors, if they are sufficiently certain. Leaves most of the deadline's time to the
    /// search, and returns within milliseconds once the deadline is over or stopped.
    fn factors(&self, deadline: &Deadline) -> Option<Factors>;
}
