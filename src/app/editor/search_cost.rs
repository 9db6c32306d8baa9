//! Search cost of breadth and depth: maximum visited moves (docs/rules.md, "Lookahead").

use span_it_core::personality::{Factor, Factors};

/// Upper limit of the count. More would take longer than anyone waits.
const MAX_MOVES: f64 = 1e18;

/// Maximum visited moves with `free` free nodes: `B_1 + B_1*B_2 + ...`.
pub(crate) fn moves(factors: &Factors, free: usize) -> f64 {
    let shrink = (100.0 - factors[Factor::GameTreeBreadthTrim]) / 100.0;
    let (mut breadth, mut level, mut all) = (f64::from(factors.max_breadth()), 1.0, 0.0);
    for depth in 0..usize::from(factors.max_depth()).min(free) {
        let left = (free - depth) as f64;
        level *= breadth.round().clamp(1.0, 1000.0).min(left);
        all += level;
        breadth *= shrink;
        if all > MAX_MOVES {
            return MAX_MOVES;
        }
    }
    all
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "the counts are whole numbers")]
mod tests {
    use super::*;

    fn factors(breadth: f64, depth: f64, trim: f64) -> Factors {
        let mut factors = Factors::default();
        for (factor, value) in [
            (Factor::GameTreeMaxBreadth, breadth),
            (Factor::GameTreeMaxDepth, depth),
            (Factor::GameTreeBreadthTrim, trim),
        ] {
            factors.set(factor, value).unwrap();
        }
        factors
    }

    #[test]
    fn moves_are_the_sum_of_the_levels() {
        assert_eq!(moves(&factors(10.0, 1.0, 0.0), 61), 10.0);
        assert_eq!(moves(&factors(10.0, 3.0, 0.0), 61), 1110.0);
        assert_eq!(moves(&factors(10.0, 3.0, 50.0), 61), 10.0 + 50.0 + 50.0 * 3.0);
        assert_eq!(moves(&factors(1000.0, 2.0, 0.0), 5), 5.0 + 20.0);
        assert_eq!(moves(&factors(1000.0, 50.0, 0.0), 2), 2.0 + 2.0);
        assert_eq!(moves(&factors(1000.0, 50.0, 0.0), 761), MAX_MOVES);
    }
}
