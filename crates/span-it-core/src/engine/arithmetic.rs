//! Arithmetic that can make no infinity and no NaN (spec section 4).
//!
//! All values are finite doubles; whatever would leave their range stops at its end. The order of
//! the operations is part of the spec, so that every platform gets the same last bit.

const fn saturate(value: f64) -> f64 {
    value.clamp(-f64::MAX, f64::MAX)
}

/// `a + b`, saturating.
pub(super) const fn add(a: f64, b: f64) -> f64 {
    saturate(a + b)
}

/// `a - b`, saturating.
pub(super) const fn sub(a: f64, b: f64) -> f64 {
    saturate(a - b)
}

/// `a * b`, saturating.
pub(super) const fn mul(a: f64, b: f64) -> f64 {
    saturate(a * b)
}

/// The sum of the terms, from left to right, saturating at each step.
pub(super) fn sum(terms: impl IntoIterator<Item = f64>) -> f64 {
    terms.into_iter().reduce(add).unwrap_or(0.0)
}

/// `sign(x) * |x|^k` with `sign(0) = 0`: the product of its `k` factors one by one, saturating.
pub(super) fn spow(x: f64, k: u16) -> f64 {
    if x == 0.0 {
        return 0.0;
    }
    (0..k).fold(1.0, |product, _| mul(product, x.abs())).copysign(x)
}

/// The value with a positive sign if it is zero: a negative zero is never shown.
pub(super) const fn unsigned_zero(value: f64) -> f64 {
    value + 0.0
}

/// How to add, subtract and multiply.
pub(super) trait Arithmetic {
    /// `a + b`.
    fn add(a: f64, b: f64) -> f64;
    /// `a - b`.
    fn sub(a: f64, b: f64) -> f64;
    /// `a * b`.
    fn mul(a: f64, b: f64) -> f64;
}

/// The arithmetic of the spec.
pub(super) struct Saturating;

/// The processor's own, which is the same and faster where nothing can leave the finite range.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::float_cmp, reason = "the spec fixes every bit")]
    fn a_power_carries_the_sign_of_its_base() {
        assert_eq!(spow(2.0, 3), 8.0);
        assert_eq!(spow(-2.0, 2), -4.0);
        assert_eq!(spow(-0.5, 0), -1.0);
        assert_eq!(spow(7.0, 0), 1.0);
        assert_eq!(spow(0.0, 0), 0.0);
        assert_eq!(spow(-0.0, 5), 0.0);
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "the spec fixes every bit")]
    fn nothing_leaves_the_finite_range() {
        assert_eq!(spow(-1e6, 761), -f64::MAX);
        assert_eq!(add(f64::MAX, f64::MAX), f64::MAX);
        assert_eq!(sub(-f64::MAX, f64::MAX), -f64::MAX);
        assert_eq!(mul(f64::MAX, -2.0), -f64::MAX);
        assert_eq!(sum([f64::MAX, f64::MAX, -f64::MAX]), 0.0);
        assert!(unsigned_zero(-0.0).is_sign_positive());
    }
}
