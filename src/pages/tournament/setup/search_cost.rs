//! Estimates the time of a search whose personality was not measured.

use span_it_core::board::BoardSize;
use span_it_core::personality::{Factor, Factors};

/// On the computer that measured the ladder.
const MS_PER_LINE: f64 = 0.001;
/// The same for a visited move.
pub(super) const MS_PER_VISIT: f64 = 0.000_15;

/// Estimated milliseconds per move on 6 x 6.
///
/// Pruning leaves about the square root of the lines, and the last level is not searched move by move. Where the deepest
/// levels keep one move, each line is played to the end.
pub(super) fn ms_per_move(factors: &Factors) -> f64 {
    let free = BoardSize::STANDARD.node_count();
    let kept = (100.0 - factors[Factor::GameTreeBreadthTrim]) / 100.0;
    let exact = std::iter::successors(Some(f64::from(factors.max_breadth())), |breadth| Some(breadth * kept));
    let most = (1..=free).rev().map(|free| free.min(1000) as f64);
    let breadths = exact.zip(most).map(|(breadth, most)| breadth.round().clamp(1.0, most));
    let breadths: Vec<f64> = breadths.take(factors.max_depth().into()).collect();
    let above_last = &breadths[..breadths.len() - 1];
    let forced = breadths.iter().skip(1).rev().take_while(|breadth| **breadth <= 1.0).count();
    MS_PER_LINE * above_last.iter().product::<f64>().sqrt() * (1.0 + forced as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::{ladder, library};

    #[test]
    fn estimates_are_near_the_measured_times() {
        for personality in library::builtin() {
            let measured = ladder::builtin().strength_of(&personality.factors).unwrap().ms.unwrap();
            let ratio = ms_per_move(&personality.factors) / measured;
            let advice = "measure the times of the ladder on an idle core: docs/toolkit/tournaments.md";
            assert!((1.0 / 3.0..3.0).contains(&ratio), "{}: {ratio}; {advice}", personality.name);
        }
        // 0.2 to 0.5 ms were measured, with and without noise.
        let mut factors = library::builtin_named("Planner").unwrap().factors.clone();
        factors.set(Factor::GameTreeMaxBreadth, 10.0).unwrap();
        assert!((0.17..0.6).contains(&ms_per_move(&factors)), "{}", ms_per_move(&factors));
    }
}
