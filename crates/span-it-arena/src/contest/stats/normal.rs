//! The normal distribution.

/// The chance that a standard normal number is at most `x`; its error is below 1e-14.
pub(super) fn cumulative(x: f64) -> f64 {
    let tail = if x.abs() < 3.0 { 0.5 - series(x.abs()) } else { fraction(x.abs()) };
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// The density at `x`.
fn density(x: f64) -> f64 {
    (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt()
}

/// The chance of 0..=x: density times x + x^3/3 + x^5/(3*5) + ...
// CITE: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.2.11.
fn series(x: f64) -> f64 {
    let (mut sum, mut term, mut odd) = (x, x, 1.0);
    while term > sum * 1e-17 {
        odd += 2.0;
        term *= x * x / odd;
        sum += term;
    }
    density(x) * sum
}

/// The chance of more than a large `x`: density / (x + 1/(x + 2/(x + 3/(x + ...)))).
// CITE: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.2.14.
fn fraction(x: f64) -> f64 {
    let below = (1..=200).rev().fold(x, |below, step| x + f64::from(step) / below);
    density(x) / below
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values by Python's `statistics.NormalDist().cdf` and `math.erfc`.
    #[test]
    fn it_agrees_with_an_independent_computation() {
        let known = [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_542_9),
            (1.959_963_984_540_054, 0.975),
            (2.999_999, 0.998_650_097_536_514_8),
            (3.0, 0.998_650_101_968_369_9),
            (-2.0, 0.022_750_131_948_179_22),
            (-6.0, 9.865_876_450_377_012e-10),
            (-20.0, 2.753_624_118_606_331_4e-89),
        ];
        for (x, chance) in known {
            let found = cumulative(x);
            assert!((found - chance).abs() < 1e-14 * (1.0 + chance), "{x}: {found}");
        }
        let far = cumulative(-20.0) / 2.753_624_118_606_331_4e-89;
        assert!((far - 1.0).abs() < 1e-12, "{far}");
    }
}
