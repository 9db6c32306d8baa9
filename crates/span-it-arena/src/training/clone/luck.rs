//! How much luck a likeness needs to be as unsteady as the player.

use span_it_core::engine::Engine;
use span_it_core::personality::{Factor, Factors};
use span_it_core::seed::Seed;

use super::guess::rounded;
use super::{Choice, heaviest};

/// How often the luck is doubled in search of enough, and then the span halved.
const DOUBLINGS: u32 = 24;
const HALVINGS: u32 = 12;

/// Sets `NodeRandom` so that the likeness takes the node that is heaviest without luck as often as
/// the player did.
pub(super) fn add(factors: &mut Factors, choices: &[(usize, &Choice)]) {
    let sober: Vec<_> = choices.iter().map(|(_, choice)| (*choice, heaviest(factors, choice))).collect();
    let wanted = sober.iter().filter(|(choice, heaviest)| *heaviest == Some(choice.mv)).count();
    let steady = |factors: &mut Factors, luck: f64| {
        // More than the greatest luck there can be no more.
        let most = Factor::NodeRandom.info().max;
        factors.set(Factor::NodeRandom, rounded(luck).min(most)).unwrap_or_default();
        let rolled = sober.iter().zip(1..).filter(|((choice, heaviest), seed)| {
            let seed = Seed::new(*seed).unwrap_or_default();
            Engine::new(&choice.position, factors, seed).highest_weight().map(|(mv, _)| mv) == *heaviest
        });
        rolled.count() > wanted
    };
    if wanted == sober.len() {
        return;
    }
    let (mut least, mut most) = (0.0, 0.1);
    for _ in 0..DOUBLINGS {
        if !steady(factors, most) {
            break;
        }
        (least, most) = (most, most * 2.0);
    }
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(least, most);
        if steady(factors, middle) {
            least = middle;
        } else {
            most = middle;
        }
    }
}
