//! The parameters of the fit: nine numbers in which the likelihood of the choices is smooth.

use span_it_core::personality::{Factor, FactorError, Factors};

use super::evidence::{Effect, PLAIN, POWERS};

/// The number of parameters.
pub(super) const NUMBERS: usize = PLAIN + POWERS + 2;
/// The index of the logarithm of the scale.
pub(super) const SCALE: usize = PLAIN;
/// The index of the first logarithm of a base.
pub(super) const BASES: usize = PLAIN + 1;
/// The index of the opponent's share.
pub(super) const SHARE: usize = NUMBERS - 1;

/// The greatest exponent on a board of 20 x 20.
const MAX_EXPONENT: usize = 761;
/// The largest power. Above it, a choice is practically certain.
const MAX_POWER: f64 = 1e9;

/// A point of the fit.
///
/// The odds of a node are `exp(V)`, where `V` is the combined weight `W` times a *scale*. With a greater scale
/// the player chooses the heaviest node more often. The parameters are the linear factors times the scale, and the
/// logarithms of the scale and of the absolute bases. The signs of the bases are fixed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Guess {
    pub(super) numbers: [f64; NUMBERS],
    pub(super) signs: [f64; POWERS],
}

/// The Gaussian prior: mean and inverse variance of each parameter.
pub(super) const PRIOR: [(f64, f64); NUMBERS] = [
    (0.0, 0.01),
    (0.0, 0.01),
    // Players usually win when they can, even if no record shows it.
    (8.0, 0.01),
    (0.0, 0.01),
    (0.0, 0.1),
    (0.3, 0.3),
    (0.3, 0.3),
    (0.1, 1.0),
    (0.6, 0.5),
];

/// The range of each parameter.
const RANGES: [(f64, f64); NUMBERS] = [
    (-300.0, 300.0),
    (-300.0, 300.0),
    (-300.0, 300.0),
    (-300.0, 300.0),
    (-5.0, 6.0),
    (-3.0, 1.6),
    (-3.0, 1.6),
    (-3.0, 0.7),
    (-2.0, 3.0),
];

/// The factors of [`Effect::plain`], except the node's kind.
const PLAIN_FACTORS: [Factor; 3] = [Factor::PathIsAnchored, Factor::PathIsWinner, Factor::BoardPathCount];
const POWER_FACTORS: [Factor; POWERS] =
    [Factor::PathMajorSpan, Factor::PathMinorSpan, Factor::PathMemberCount];

impl Guess {
    /// The prior means with these signs, bases and share.
    pub(super) fn start(signs: [f64; POWERS], base: f64, share: f64) -> Self {
        let mut numbers = PRIOR.map(|(mean, _)| mean);
        numbers[BASES..SHARE].fill(base.ln());
        numbers[SHARE] = share;
        Self { numbers, signs }
    }

    /// The parameters of a personality, at scale 1.
    pub(super) fn of(factors: &Factors) -> Self {
        let mut guess = Self::start([1.0; POWERS], 1.0, factors[Factor::GamePredictability] / 100.0);
        guess.numbers[0] = factors[Factor::NodeMajor] - factors[Factor::NodeMinor];
        for (number, factor) in guess.numbers[1..].iter_mut().zip(PLAIN_FACTORS) {
            *number = factors[factor];
        }
        for (index, factor) in POWER_FACTORS.into_iter().enumerate() {
            guess.signs[index] = if factors[factor] < 0.0 { -1.0 } else { 1.0 };
            guess.numbers[BASES + index] = factors[factor].abs().max(1e-3).ln();
        }
        guess.within_range()
    }

    /// The guess after a step, clamped to the ranges.
    pub(super) fn moved(&self, step: &[f64; NUMBERS]) -> Self {
        let mut moved = self.clone();
        for (number, step) in moved.numbers.iter_mut().zip(step) {
            *number += step;
        }
        moved.within_range()
    }

    fn within_range(mut self) -> Self {
        for (number, (least, most)) in self.numbers.iter_mut().zip(RANGES) {
            *number = number.clamp(least, most);
        }
        self
    }

    /// The negative logarithm of the prior density, up to a constant.
    pub(super) fn penalty(&self) -> f64 {
        let squares = self.numbers.iter().zip(PRIOR);
        squares.map(|(number, (mean, firmness))| firmness / 2.0 * (number - mean).powi(2)).sum()
    }

    /// The factors of depth 1 without noise that weigh as the guess does.
    pub(super) fn factors(&self) -> Result<Factors, FactorError> {
        let (scale, share) = (self.numbers[SCALE].exp(), self.numbers[SHARE]);
        let mut factors = Factors::default();
        let mut set = |factor: Factor, value: f64| {
            let info = factor.info();
            factors.set(factor, rounded(value).clamp(info.min, info.max))
        };
        let kind = self.numbers[0] / scale;
        set(Factor::NodeMajor, kind.max(0.0))?;
        set(Factor::NodeMinor, (-kind).max(0.0))?;
        for (number, factor) in self.numbers[1..].iter().zip(PLAIN_FACTORS) {
            set(factor, number / scale)?;
        }
        for (index, factor) in POWER_FACTORS.into_iter().enumerate() {
            set(factor, self.signs[index] * self.numbers[BASES + index].exp())?;
        }
        set(Factor::GamePredictability, share * 100.0)?;
        set(Factor::GameTreeMaxDepth, 1.0)?;
        Ok(factors)
    }
}

/// The number rounded to four digits, which is more than the precision of the fit.
pub(super) fn rounded(value: f64) -> f64 {
    format!("{value:.3e}").parse().unwrap_or(value)
}

/// A guess with tables of its powers, for weighing many nodes.
pub(super) struct Scales<'a> {
    guess: &'a Guess,
    scale: f64,
    /// By factor and exponent: the signed power, and the same times the exponent.
    powers: [Vec<(f64, f64)>; POWERS],
}

/// `V` of a node and its gradient.
pub(super) struct Weighed {
    pub(super) value: f64,
    pub(super) slope: [f64; NUMBERS],
}

impl<'a> Scales<'a> {
    pub(super) fn new(guess: &'a Guess) -> Self {
        let powers = std::array::from_fn(|index| {
            let base = guess.numbers[BASES + index].exp();
            let mut power = 1.0;
            let table = (0..=MAX_EXPONENT).map(|exponent| {
                let signed = guess.signs[index] * power;
                power = (power * base).min(MAX_POWER);
                (signed, signed * exponent as f64)
            });
            table.collect()
        });
        Self { guess, scale: guess.numbers[SCALE].exp(), powers }
    }

    pub(super) fn weigh(&self, [own, other]: &[Effect; 2]) -> Weighed {
        let share = self.guess.numbers[SHARE];
        let (own_powers, own_slopes) = self.powers_of(own);
        let (other_powers, other_slopes) = self.powers_of(other);
        let mut slope = [0.0; NUMBERS];
        for (slope, (own, other)) in slope.iter_mut().zip(own.plain.iter().zip(other.plain)) {
            *slope = own + share * other;
        }
        slope[SCALE] = self.scale * (own_powers + share * other_powers);
        for index in 0..POWERS {
            slope[BASES + index] = self.scale * (own_slopes[index] + share * other_slopes[index]);
        }
        let plain =
            |side: &Effect| side.plain.iter().zip(&self.guess.numbers).map(|(n, c)| n * c).sum::<f64>();
        slope[SHARE] = self.scale * other_powers + plain(other);
        Weighed { value: self.scale * own_powers + plain(own) + share * slope[SHARE], slope }
    }

    /// The sum of the powers of a path change, and its derivative by the logarithm of each base.
    fn powers_of(&self, side: &Effect) -> (f64, [f64; POWERS]) {
        let mut sum = 0.0;
        let mut slopes = [0.0; POWERS];
        for (index, (table, slope)) in self.powers.iter().zip(&mut slopes).enumerate() {
            let at = |exponents: &[u16; POWERS]| table[usize::from(exponents[index]).min(MAX_EXPONENT)];
            (sum, *slope) = (sum + at(&side.after).0, at(&side.after).1);
            for before in &side.before {
                sum -= at(before).0;
                *slope -= at(before).1;
            }
        }
        (sum, slopes)
    }
}

#[cfg(test)]
mod tests {
    use super::super::evidence::Decision;
    use super::*;
    use span_it_core::board::Position;
    use span_it_core::engine::weigh;
    use span_it_core::personality::library;
    use span_it_core::seed::Seed;

    fn decision(position: &Position) -> Decision {
        Decision::new(position, position.free_nodes().next().unwrap()).unwrap()
    }

    #[test]
    fn weighs_like_the_personality() {
        let position: Position = ".h..../hv.../.vh.../.h.../....v./...../...h.. v".parse().unwrap();
        for builtin in library::builtin() {
            let mut factors = builtin.factors.clone();
            // The range of a guess excludes bases near 0.
            let (least, _) = RANGES[BASES];
            for factor in POWER_FACTORS.into_iter().filter(|&factor| builtin.factors[factor] == 0.0) {
                factors.set(factor, least.exp()).unwrap();
            }
            factors.set(Factor::NodeRandom, 0.0).unwrap();
            factors.set(Factor::PathIsWinner, 100.0).unwrap();
            let guess = Guess::of(&factors);
            let scales = Scales::new(&guess);
            let values =
                decision(&position).nodes.iter().map(|node| scales.weigh(node).value).collect::<Vec<_>>();
            let weights = weigh(&position, &factors, Seed::default());
            for (index, weight) in weights.iter().enumerate() {
                // The guess has only the difference of major and minor.
                let (found, expected) = (values[index] - values[0], weight.w - weights[0].w);
                assert!((found - expected).abs() < 1e-6, "{}: {found} {expected}", builtin.name);
            }
        }
    }

    #[test]
    fn slopes_are_derivatives() {
        let position: Position = ".h..../hv.../.vh.../.h.../....v./...../...h.. v".parse().unwrap();
        let guess = Guess::start([1.0, -1.0, -1.0], 1.3, 0.7);
        let node = decision(&position).nodes.swap_remove(5);
        let weighed = Scales::new(&guess).weigh(&node);
        for index in 0..NUMBERS {
            let mut step = [0.0; NUMBERS];
            step[index] = 1e-6;
            let moved = guess.moved(&step);
            let slope = (Scales::new(&moved).weigh(&node).value - weighed.value) / 1e-6;
            assert!((slope - weighed.slope[index]).abs() < 1e-4, "{index}: {slope}");
        }
    }

    #[test]
    fn factors_are_valid_at_the_ends_of_the_ranges() {
        for end in [-1e9, 1e9] {
            let guess = Guess::start([1.0, -1.0, 1.0], 1.0, 0.0).moved(&[end; NUMBERS]);
            assert!(guess.factors().is_ok());
        }
        assert_eq!(rounded(1234.56).to_bits(), 1235.0_f64.to_bits());
        assert_eq!(rounded(0.0).to_bits(), 0.0_f64.to_bits());
    }
}
