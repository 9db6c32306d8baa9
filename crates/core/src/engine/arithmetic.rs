//! Saturating arithmetic of finite doubles, which cannot make an infinity or a NaN
//! (`docs/rules.md, "Arithmetic"`). The rules fix the order of operations, so that every platform gets the
//! same bits.

use crate::personality::{Factor, Factors, Formulas};

const fn saturate(value: f64) -> f64 {
    value.clamp(-f64::MAX, f64::MAX)
}

pub(super) const fn add(a: f64, b: f64) -> f64 {
    saturate(a + b)
}

pub(super) const fn sub(a: f64, b: f64) -> f64 {
    saturate(a - b)
}

pub(super) const fn mul(a: f64, b: f64) -> f64 {
    saturate(a * b)
}

/// The sum of the terms from left to right.
pub(super) fn sum(terms: impl IntoIterator<Item = f64>) -> f64 {
    terms.into_iter().reduce(add).unwrap_or(0.0)
}

/// The powers of a factor in the path weight: `sign * base^k`, as `k` multiplications from left to right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Power {
    /// -1, 0 or 1.
    sign: f64,
    base: f64,
}

impl Power {
    /// The powers of one of the factors that are raised to a power.
    pub(super) fn of(factors: &Factors, factor: Factor) -> Self {
        let x = factors[factor];
        match (factors.formulas, factor) {
            (Formulas::Printed, Factor::PathMemberCount) => Self { sign: 1.0, base: x },
            (Formulas::Printed, _) => Self { sign: sign(factors[Factor::PathMajorSpan]), base: x.abs() },
            (Formulas::Present, _) => Self { sign: sign(x), base: x.abs() },
        }
    }

    /// The power `k`.
    pub(super) fn raised(self, k: u16) -> f64 {
        self.sign * (0..k).fold(1.0, |product, _| mul(product, self.base))
    }

    /// The powers from 0 to `most`, each computed from the one before.
    pub(super) fn table(self, most: usize) -> Vec<f64> {
        let powers = std::iter::successors(Some(1.0), |&product| Some(mul(product, self.base)));
        powers.take(most + 1).map(|product| self.sign * product).collect()
    }
}

/// -1, 0 or 1.
fn sign(x: f64) -> f64 {
    if x == 0.0 { 0.0 } else { 1.0_f64.copysign(x) }
}

/// The value, with a negative zero made positive.
pub(super) const fn unsigned_zero(value: f64) -> f64 {
    value + 0.0
}

pub(super) trait Arithmetic {
    fn add(a: f64, b: f64) -> f64;
    fn sub(a: f64, b: f64) -> f64;
    fn mul(a: f64, b: f64) -> f64;
}

/// The arithmetic of the rules.
pub(super) struct Saturating;

/// The arithmetic of the processor: faster, and equal where no result can leave the finite range.
pub(super) struct Plain;

impl Arithmetic for Saturating {
    fn add(a: f64, b: f64) -> f64 {
        add(a, b)
    }
    fn sub(a: f64, b: f64) -> f64 {
        sub(a, b)
    }
    fn mul(a: f64, b: f64) -> f64 {
        mul(a, b)
    }
}

impl Arithmetic for Plain {
    fn add(a: f64, b: f64) -> f64 {
        a + b
    }
    fn sub(a: f64, b: f64) -> f64 {
        a - b
    }
    fn mul(a: f64, b: f64) -> f64 {
        a * b
    }
}
