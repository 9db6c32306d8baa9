//! Five sliders that move the factors of a personality: one for each [`Trait`].
//!
//! The sliders stand over an *anchor*: the personality as it was opened, or last changed factor by factor. At its own
//! words they give back its own factors, bit by bit. Each slider has factors of its own. Its leader makes the word; a
//! follower only moves along. A factor has a *share*: its place between two ends, cut at them. A slider at `s` over an
//! anchor with the word `a` changes a share `u` to `u * s / a` below `a`, and to `u + (1 - u) * (s - a) / (1 - a)` above.

use super::character::Trait;
use super::{Factor, Factors};

/// How a factor lies between its ends.
#[derive(Clone, Copy, Debug)]
enum Ends {
    Linear(f64, f64),
    Logarithmic(f64, f64),
    /// The share is `r / (r + 4)` of the absolute value; the sign stays. The upper end has the share 0.99.
    Noise,
}

const MOST_NOISE: f64 = 396.0;
const HALF_NOISE: f64 = 4.0;

impl Ends {
    /// The share of a value, before it is cut to 0..=1.
    fn place(self, value: f64) -> f64 {
        match self {
            Self::Linear(low, high) => (value - low) / (high - low),
            Self::Logarithmic(low, high) => (value / low).ln() / (high / low).ln(),
            Self::Noise => value.abs() / (value.abs() + HALF_NOISE),
        }
    }

    fn value(self, share: f64) -> f64 {
        match self {
            Self::Linear(low, high) => low + share * (high - low),
            Self::Logarithmic(low, high) => low * (high / low).powf(share),
            Self::Noise => (HALF_NOISE * share / (1.0 - share)).min(MOST_NOISE),
        }
    }

    /// Two decimals; of depth and breadth the whole number whose share is nearest.
    fn round(self, value: f64) -> f64 {
        if !matches!(self, Self::Logarithmic(..)) {
            return (value * 100.0).round() / 100.0;
        }
        let middle = (value.floor() * value.ceil()).sqrt();
        if value < middle { value.floor() } else { value.ceil() }
    }

    /// Whether a value lies beyond the end that this share means.
    fn is_beyond(self, value: f64, share: f64) -> bool {
        match self {
            Self::Noise => share >= 1.0 && value.abs() > MOST_NOISE,
            Self::Linear(low, high) | Self::Logarithmic(low, high) => {
                share <= 0.0 && value < low || share >= 1.0 && value > high
            }
        }
    }
}

type Part = (Factor, Ends);

/// The leader of a slider, and its follower.
const fn parts(slider: Trait) -> (Part, Option<Part>) {
    let to_four = Ends::Linear(0.0, 4.0);
    match slider {
        Trait::Runs => ((Factor::PathMajorSpan, Ends::Linear(0.0, 3.0)), Some((Factor::NodeMajor, to_four))),
        // Not PathMinorSpan: as its powers shrink between -1 and 1, more of it does not spread more.
        Trait::Spreads => {
            ((Factor::BoardPathCount, Ends::Linear(-2.0, 2.0)), Some((Factor::NodeMinor, to_four)))
        }
        Trait::Blocks => ((Factor::GamePredictability, Ends::Linear(0.0, 100.0)), None),
        Trait::Plans => (
            (Factor::GameTreeMaxDepth, Ends::Logarithmic(1.0, 16.0)),
            Some((Factor::GameTreeMaxBreadth, Ends::Logarithmic(2.0, 60.0))),
        ),
        Trait::Luck => ((Factor::NodeRandom, Ends::Noise), None),
    }
}

/// The factors that a slider moves: its leader, then its follower.
pub fn factors_of(slider: Trait) -> impl Iterator<Item = Factor> {
    all_parts(slider).map(|(factor, _)| factor)
}

fn all_parts(slider: Trait) -> impl Iterator<Item = Part> {
    let (leader, follower) = parts(slider);
    std::iter::once(leader).chain(follower)
}

/// The word of a trait: the share of its leader, 0..=1.
pub(super) fn word(slider: Trait, factors: &Factors) -> f64 {
    let ((factor, ends), _) = parts(slider);
    ends.place(factors[factor]).clamp(0.0, 1.0)
}

/// The anchor with its sliders, in the order of [`Trait::ALL`], at these places, 0..=1. No factor falls while its slider
/// rises; of the noise, no absolute value. The words of the result are the places within 0.01; that of [`Trait::Plans`] is
/// the nearest whole depth.
pub fn moved(anchor: &Factors, places: [f64; 5]) -> Factors {
    let place_of = |factor: Factor| {
        Trait::ALL.into_iter().zip(places).find_map(|(slider, place)| {
            let (_, ends) = all_parts(slider).find(|(own, _)| *own == factor)?;
            Some((ends, word(slider, anchor), place.clamp(0.0, 1.0)))
        })
    };
    let mut moved = anchor.clone();
    for (factor, value) in anchor.iter() {
        if let Some((ends, word, place)) = place_of(factor) {
            // Between the ends, every value is legal.
            moved.set(factor, value_at(value, ends, word, place)).unwrap_or_default();
        }
    }
    moved
}

/// The value of a factor with the slider at `place`, over an anchor with this value and word.
#[expect(clippy::float_cmp, reason = "at its own word, the anchor keeps its own numbers")]
fn value_at(value: f64, ends: Ends, word: f64, place: f64) -> f64 {
    if place == word {
        return value;
    }
    let share = ends.place(value).clamp(0.0, 1.0);
    let share = if place < word {
        share * place / word
    } else {
        share + (1.0 - share) * (place - word) / (1.0 - word)
    };
    if ends.is_beyond(value, share) {
        return value;
    }
    let rounded = ends.round(ends.value(share));
    // The number of the anchor need not be round.
    let size = if matches!(ends, Ends::Noise) { value.abs() } else { value };
    let moved = if place < word { rounded.min(size) } else { rounded.max(size) };
    if matches!(ends, Ends::Noise) { moved.copysign(value) } else { moved }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personality::FactorKind;
    use crate::rng::SplitMix64;

    fn share(random: &mut SplitMix64) -> f64 {
        random.below(1001) as f64 / 1000.0
    }

    /// Some factors are beyond the ends of the sliders.
    fn random_anchor(random: &mut SplitMix64) -> Factors {
        Factors::from_fn(|factor| {
            let info = factor.info();
            let (low, high) = info.usual;
            let wide = |value: f64| (value - low).mul_add(1.6, low - 0.3 * (high - low));
            let value = wide(low + share(random) * (high - low)).clamp(info.min, info.max);
            if info.kind == FactorKind::Whole { value.round() } else { value }
        })
        .unwrap()
    }

    #[test]
    fn slider_moved_back_changes_nothing() {
        let mut random = SplitMix64::new(1);
        for _ in 0..3000 {
            let anchor = random_anchor(&mut random);
            assert_eq!(moved(&anchor, Trait::ALL.map(|slider| slider.of(&anchor))), anchor);
        }
    }

    #[test]
    fn words_follow_the_sliders() {
        let mut random = SplitMix64::new(2);
        for _ in 0..3000 {
            let anchor = random_anchor(&mut random);
            let places = Trait::ALL.map(|_| share(&mut random));
            let result = moved(&anchor, places);
            for (slider, place) in Trait::ALL.into_iter().zip(places) {
                let word = slider.of(&result);
                let step = if slider == Trait::Plans { 0.13 } else { 0.0101 };
                assert!((word - place).abs() <= step, "{slider:?} at {place} is {word} over {anchor:?}");
            }
        }
    }

    #[test]
    fn no_factor_falls_while_its_slider_rises() {
        let mut random = SplitMix64::new(3);
        for _ in 0..3000 {
            let anchor = random_anchor(&mut random);
            let words = Trait::ALL.map(|slider| slider.of(&anchor));
            for (index, slider) in Trait::ALL.into_iter().enumerate() {
                let mut at = [share(&mut random), share(&mut random), words[index]];
                at.sort_by(f64::total_cmp);
                let rising = at.map(|place| {
                    let mut places = words;
                    places[index] = place;
                    moved(&anchor, places)
                });
                for (factor, before) in rising[0].iter() {
                    let [_, middle, last] = [0, 1, 2].map(|step| rising[step][factor].abs());
                    let is_noise = factor == Factor::NodeRandom;
                    let before = if is_noise { before.abs() } else { before };
                    let after = if is_noise { last } else { rising[2][factor] };
                    let middle = if is_noise { middle } else { rising[1][factor] };
                    assert!(before <= middle && middle <= after, "{slider:?}, {factor:?} over {anchor:?}");
                    let moves = factors_of(slider).any(|own| own == factor);
                    assert!(moves || before.to_bits() == after.to_bits(), "{slider:?} moves {factor:?}");
                }
            }
        }
    }

    #[test]
    fn each_factor_has_one_slider() {
        let mut all: Vec<Factor> = Trait::ALL.into_iter().flat_map(factors_of).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((all.len(), count), (8, 8));
    }
}
