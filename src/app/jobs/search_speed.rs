//! How many moves a second the engine looks at on this machine: what the help of 1993 told of a
//! 486-33.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{BoardSize, Position};
use span_it_core::engine::workload::midgame;
use span_it_core::engine::{Deadline, Engine, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_core::rng::Lcg64;
use span_it_core::seed::Seed;

/// Moves a second that a 486-33 looked at, as the help of 1993 tells.
pub const OF_A_486: f64 = 1000.0;

/// Looks ahead for about `budget`, on one core, and says how many moves a second were looked at;
/// `None` when stopped, or before anything was.
///
/// The positions are those of the middle game on 6 x 6, the lookahead that of a strong personality:
/// ten first moves, five levels.
pub fn measure(budget: Duration, stop: &Arc<Stop>) -> Option<f64> {
    let factors = looking_ahead();
    let mut dice = Lcg64::new(486);
    let positions: Vec<Position> = (0..8).map(|_| midgame(BoardSize::STANDARD, 14, &mut dice)).collect();
    let deadline = Deadline::after(budget).with_stop(Arc::clone(stop));
    let mut visited = 0;
    for position in positions.iter().cycle() {
        let choice = Engine::new(position, &factors, Seed::default()).choose(&deadline, &mut |_| ());
        visited += choice.ok()?.visited;
        if deadline.elapsed() >= budget {
            break;
        }
    }
    let seconds = deadline.elapsed().as_secs_f64();
    (visited > 0 && seconds > 0.0).then(|| visited as f64 / seconds)
}

fn looking_ahead() -> Factors {
    let mut factors = Factors::default();
    // Both are legal; were one not, the default would stay.
    factors.set(Factor::GameTreeMaxBreadth, 10.0).unwrap_or_default();
    factors.set(Factor::GameTreeMaxDepth, 5.0).unwrap_or_default();
    factors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_looked_at_and_stopping_ends_it() {
        let stop = Arc::new(Stop::default());
        assert!(measure(Duration::ZERO, &stop).is_some_and(|speed| speed > 0.0));
        stop.cancel();
        assert_eq!(measure(Duration::from_mins(10), &stop), None);
    }
}
