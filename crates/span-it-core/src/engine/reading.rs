//! Looking ahead with the rival's mind: the rule of *Read the opponent*.
//!
//! The lookahead of spec section 5 weighs everybody's moves by one personality, the player's own. A
//! player that has made out whom it plays against may weigh the rival's moves as the rival would. Of the
//! rival's factors only those enter that make a weight:
//!
//! | level | `w` and `W` of the moves there | everything else |
//! | --- | --- | --- |
//! | the player's own: 1, 3, 5, ... | by the player's own factors | the player's own |
//! | the rival's: 2, 4, 6, ... | by the rival's `NodeMajor`, `NodeMinor`, five `Path...` factors, `BoardPathCount` and `GamePredictability%` | the player's own |
//!
//! *Everything else* is breadth, depth, trim, fade and luck (`NodeRandom`, with the player's own seed).
//! So at the rival's levels `W = w + GamePredictability%/100 * w(opponent)`, both `w` by the rival's
//! factors, decides which replies are kept and in what order, and their `w` enters `V` as spec section 5
//! says. At depth 1 reading changes nothing; nor does it where the rival weighs as the player does.
//!
//! What may be read, and when that is sure enough, is no matter of the engine:
//! see [`reading`](span_it_arena::opponent_model).

use std::fmt;

use crate::personality::{Factor, Factors};

use super::Deadline;

/// By which factors a player weighs the moves of a rival whom it reads: the rival's where they make a
/// weight, its own for the shape of the search and for luck.
pub fn replies_by(own: &Factors, rival: &Factors) -> Factors {
    let factor = |factor| match factor {
        Factor::NodeRandom
        | Factor::GameTreeMaxBreadth
        | Factor::GameTreeMaxDepth
        | Factor::GameTreeBreadthTrim
        | Factor::GameTreeValueFade => own[factor],
        _ => rival[factor],
    };
    // A mixture of legal factors is legal.
    Factors::from_fn(factor).unwrap_or_else(|_| own.clone())
}

/// Somebody who may know the rival by now, asked before a search on the search's own thread.
pub trait Insight: fmt::Debug + Send + Sync {
    /// The factors that the rival plays by, if they are known. It leaves most of the deadline's time to
    /// the search, and comes to an end within some milliseconds of its end or of a button.
    fn rival(&self, deadline: &Deadline) -> Option<Factors>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::float_cmp, reason = "the factors are taken over as they are")]
    fn only_what_makes_a_weight_is_the_rivals() {
        let value =
            |start: f64| move |factor: Factor| start + f64::from(u8::try_from(factor as usize).unwrap());
        let own = Factors::from_fn(value(1.0)).unwrap();
        let rival = Factors::from_fn(value(2.0)).unwrap();
        let mixed = replies_by(&own, &rival);
        let theirs = Factor::all().filter(|&factor| mixed[factor] == rival[factor]).count();
        assert_eq!(theirs, 9);
        for factor in [Factor::NodeRandom, Factor::GameTreeMaxDepth, Factor::GameTreeValueFade] {
            assert_eq!(mixed[factor], own[factor], "{factor:?}");
        }
        assert_eq!(replies_by(&own, &own), own);
    }
}
