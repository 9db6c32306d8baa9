//! Progress of a training, and its remaining time.

use std::time::Duration;

use crate::app::training::config::Length;
use crate::app::training::job::{Phase, Status, Training};
use span_it_arena::training::train::{Comparison, MAX_PAIRS};

/// Share of the progress bar at the end of the search, of the choice and of the held-out measurement.
const DONE: [f32; 3] = [0.88, 0.92, 0.97];

impl Training {
    fn elapsed(&self, now: Duration) -> Duration {
        now.saturating_sub(self.clock.0) + self.clock.1
    }

    /// Progress of the whole training, 0..=1.
    pub fn share(&self, now: Duration) -> f32 {
        let Status::Running(phase) = &self.status else {
            return if self.is_over() { 1.0 } else { self.searched(now) };
        };
        match phase {
            Phase::Searching => self.searched(now),
            Phase::Finishing => DONE[0].min(self.searched(now)),
            Phase::Choosing(done, of) => DONE[0] + (DONE[1] - DONE[0]) * *done as f32 / (*of).max(1) as f32,
            Phase::Comparing(None) => DONE[1],
            Phase::Comparing(Some(Comparison::Work(done, of))) => {
                DONE[1] + (DONE[2] - DONE[1]) * *done as f32 / (*of).max(1) as f32
            }
            Phase::Comparing(Some(Comparison::Games(pairs))) => {
                DONE[2] + (1.0 - DONE[2]) * pairs.total() as f32 / MAX_PAIRS as f32
            }
        }
    }

    fn searched(&self, now: Duration) -> f32 {
        let share = match (self.task.length, self.task.search_time()) {
            (Length::Rounds(rounds), _) => self.rounds.len() as f32 / rounds.max(1) as f32,
            (_, Some(time)) if self.is_running() => self.elapsed(now).as_secs_f32() / time.as_secs_f32(),
            (_, time) => {
                let elapsed = self.rounds.last().map_or(0.0, |last| last.elapsed.as_secs_f32());
                elapsed / time.map_or(1.0, |time| time.as_secs_f32())
            }
        };
        DONE[0] * share.clamp(0.0, 1.0)
    }

    /// Estimated time until the search ends; `None` if unknown.
    pub fn left(&self, now: Duration) -> Option<Duration> {
        let elapsed = self.elapsed(now);
        match self.task.length {
            Length::Minutes(_) => Some(self.task.search_time()?.saturating_sub(elapsed)),
            Length::Rounds(rounds) => {
                let done = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
                let each = self.rounds.last()?.elapsed / done.max(1);
                Some(each * rounds.saturating_sub(done))
            }
        }
    }

    /// Whether the time is over and the search ends after the current round.
    pub fn is_late(&self, now: Duration) -> bool {
        self.status == Status::Running(Phase::Finishing) || self.left(now) == Some(Duration::ZERO)
    }
}
