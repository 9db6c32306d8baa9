//! Fits `NodeRandom`, so that a clone is as unpredictable as the player.

use span_it_core::engine::Engine;
use span_it_core::personality::{Factor, Factors};
use span_it_core::seed::Seed;

use super::guess::rounded;
use super::{Choice, heaviest};

/// Steps of the search for an upper bound, and of the bisection.
const DOUBLINGS: u32 = 24;
const HALVINGS: u32 = 12;

/// Sets `NodeRandom` so that the clone chooses the node that is heaviest without noise as often as the player
/// did.
pub(super) fn set(factors: &mut Factors, choices: &[(usize, &Choice)]) {
    let noiseless: Vec<_> = choices.iter().map(|(_, choice)| (*choice, heaviest(factors, choice))).collect();
    let wanted = noiseless.iter().filter(|(choice, heaviest)| *heaviest == Some(choice.mv)).count();
    let is_too_steady = |factors: &mut Factors, noise: f64| {
        let most = Factor::NodeRandom.info().max;
        factors.set(Factor::NodeRandom, rounded(noise).min(most)).unwrap_or_default();
        let rolled = noiseless.iter().zip(1..).filter(|((choice, heaviest), seed)| {
            let seed = Seed::new(*seed).unwrap_or_default();
            Engine::new(&choice.position, factors, seed).highest_weight().map(|(mv, _)| mv) == *heaviest
        });
        rolled.count() > wanted
    };
    if wanted == noiseless.len() {
        return;
    }
    let (mut least, mut most) = (0.0, 0.1);
    for _ in 0..DOUBLINGS {
        if !is_too_steady(factors, most) {
            break;
        }
        (least, most) = (most, most * 2.0);
    }
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(least, most);
        if is_too_steady(factors, middle) {
            least = middle;
        } else {
            most = middle;
        }
    }
}
