//! Formatting of factor values.

use span_it_core::personality::{Factor, FactorKind};

/// The text of a factor value: two decimals for small factors if that is exact, else all digits. Without commas
/// between thousands, because the comma of "10,000" in a field could also be a decimal one.
pub fn number_text(factor: Factor, value: f64) -> String {
    let info = factor.info();
    let decimals = info.kind == FactorKind::Real && info.slider.1 <= 10.0 && value.abs() < 1e5;
    let short = decimals.then(|| format!("{value:.2}"));
    let is_exact = |text: &String| text.parse().is_ok_and(|read: f64| read.to_bits() == value.to_bits());
    short.filter(is_exact).unwrap_or_else(|| value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_decimals_if_exact() {
        assert_eq!(number_text(Factor::PathMinorSpan, -1.5), "-1.50");
        assert_eq!(number_text(Factor::PathMinorSpan, -1.0625), "-1.0625");
        assert_eq!(number_text(Factor::PathIsWinner, 1e4), "10000");
        assert_eq!(number_text(Factor::PathIsWinner, -123_456.5), "-123456.5");
        assert_eq!(number_text(Factor::GameTreeMaxDepth, 3.0), "3");
        assert_eq!(number_text(Factor::NodeMajor, 0.1 + 0.2), "0.30000000000000004");
    }
}
