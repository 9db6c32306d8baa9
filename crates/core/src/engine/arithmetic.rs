//! Saturating arithmetic of finite doubles, which cannot make an infinity or a NaN
//! (`docs/rules.md, "Arithmetic"`). The rules fix the order of operations, so that every platform gets the
//! same bits.

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

/// `sign(x) * |x|^k` with `sign(0) = 0`, as `k` multiplications from left to right.
pub(super) fn spow(x: f64, k: u16) -> f64 {
    if x == 0.0 {
        return 0.0;
    }
    (0..k).fold(1.0, |product, _| mul(product, x.abs())).copysign(x)
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
