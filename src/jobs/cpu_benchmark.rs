//! Measures the speed of this computer, once per run.

use std::time::Duration;

use crate::jobs::job::{Job, Progress};
use crate::jobs::{Wake, search_speed};

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
        let job = Job::start("cpu benchmark", wake, |stop| search_speed::measure(BUDGET, stop)).ok();
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
