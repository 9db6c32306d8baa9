//! Measures how many moves per second the engine visits on this computer, once per run.

use std::sync::Arc;
use std::time::Duration;

use crate::platform::jobs::Wake;
use crate::platform::jobs::job::{Job, Progress};
use span_it_core::board::{BoardSize, Position};
use span_it_core::engine::workload::midgame;
use span_it_core::engine::{Deadline, Engine, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_core::rng::Lcg64;
use span_it_core::seed::Seed;

const BUDGET: Duration = Duration::from_millis(300);

/// The speed in moves per second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum CpuSpeed {
    #[default]
    Measuring,
    Known(f64),
    Unknown,
}

/// A measurement. Dropping it stops it.
#[derive(Debug)]
pub struct CpuBenchmark {
    job: Option<Job<Option<f64>>>,
    speed: CpuSpeed,
}

impl CpuBenchmark {
    pub(crate) fn start(wake: Wake) -> Self {
        let job = Job::start("cpu benchmark", wake, |stop| measure(BUDGET, stop)).ok();
        let speed = if job.is_some() { CpuSpeed::Measuring } else { CpuSpeed::Unknown };
        Self { job, speed }
    }

    /// The speed as of the last `poll`.
    pub const fn speed(&self) -> CpuSpeed {
        self.speed
    }

    pub(crate) fn poll(&mut self) -> CpuSpeed {
        if let Some(job) = &self.job {
            self.speed = match job.poll() {
                Progress::Pending => return CpuSpeed::Measuring,
                Progress::Done(Some(speed)) => CpuSpeed::Known(speed),
                Progress::Done(None) | Progress::Lost => CpuSpeed::Unknown,
            };
            self.job = None;
        }
        self.speed
    }
}

/// Searches for about `budget` on one core and returns the moves visited per second; `None` if it was stopped or
/// visited none.
///
/// The positions are from the middle game on 6 x 6. The lookahead is that of a strong personality: breadth 10, depth
/// 5.
pub(crate) fn measure(budget: Duration, stop: &Arc<Stop>) -> Option<f64> {
    let mut factors = Factors::default();
    // Both values are legal.
    factors.set(Factor::GameTreeMaxBreadth, 10.0).unwrap_or_default();
    factors.set(Factor::GameTreeMaxDepth, 5.0).unwrap_or_default();
    let mut dice = Lcg64::new(486);
    let positions: Vec<Position> = (0..8).map(|_| midgame(BoardSize::STANDARD, 14, &mut dice)).collect();
    let deadline = Deadline::after(budget).with_stop(Arc::clone(stop));
    let mut visited = 0;
    for position in positions.iter().cycle() {
        let choice = Engine::new(position, &factors, Seed::default()).choose(&deadline);
        visited += choice.ok()?.visited;
        if deadline.elapsed() >= budget {
            break;
        }
    }
    let seconds = deadline.elapsed().as_secs_f64();
    (visited > 0 && seconds > 0.0).then(|| visited as f64 / seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visits_moves_until_stopped() {
        let stop = Arc::new(Stop::default());
        assert!(measure(Duration::ZERO, &stop).is_some_and(|speed| speed > 0.0));
        stop.cancel();
        assert_eq!(measure(Duration::from_mins(10), &stop), None);
    }
}
