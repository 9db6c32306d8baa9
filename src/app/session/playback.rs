//! Watching a match of computers: pause, step, speed.

use std::time::Duration;

use crate::app::session::Session;

/// The time of a move at speed 1.
const PACE: Duration = Duration::from_millis(800);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaybackSpeed(usize);

/// Multiples of [`PACE`]; `None` is as fast as the computers think.
const SPEEDS: [Option<f32>; 7] = [Some(0.25), Some(0.5), Some(1.0), Some(2.0), Some(4.0), Some(10.0), None];

impl Default for PlaybackSpeed {
    fn default() -> Self {
        Self(2)
    }
}

impl PlaybackSpeed {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPEEDS.len()).map(Self)
    }

    pub const fn factor(self) -> Option<f32> {
        SPEEDS[self.0]
    }

    #[must_use]
    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    #[must_use]
    pub fn faster(self) -> Self {
        Self((self.0 + 1).min(SPEEDS.len() - 1))
    }

    pub fn pace(self) -> Duration {
        self.factor().map_or(Duration::ZERO, |factor| PACE.div_f32(factor))
    }
}

impl Session {
    pub fn can_pause(&self) -> bool {
        self.is_watching() && self.outcome().is_none()
    }

    pub fn toggle_pause(&mut self, now: Duration) {
        if !self.can_pause() {
            return;
        }
        self.paused = self.started && !self.paused;
        self.started = true;
        if self.paused {
            self.stop_thinking();
            self.clock.stop(now);
        }
    }

    /// Lets the computer to move play one move, then pauses.
    pub fn step(&mut self) {
        if self.can_pause() {
            self.started = true;
            self.paused = true;
            self.step = true;
        }
    }

    pub const fn set_speed(&mut self, speed: PlaybackSpeed) {
        self.speed = speed;
    }
}
