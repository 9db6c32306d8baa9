//! The time the player to move has used.

use std::time::Duration;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnClock {
    counted: Duration,
    running_since: Option<Duration>,
}

impl TurnClock {
    /// Has no effect if the clock runs.
    pub(crate) fn start(&mut self, now: Duration) {
        self.running_since.get_or_insert(now);
    }

    pub(crate) fn stop(&mut self, now: Duration) {
        self.counted = self.elapsed(now);
        self.running_since = None;
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.running_since.is_some()
    }

    pub(crate) fn elapsed(&self, now: Duration) -> Duration {
        let running = self.running_since.map(|since| now.saturating_sub(since));
        self.counted + running.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_running_time_counts() {
        let seconds = Duration::from_secs;
        let mut clock = TurnClock::default();
        assert_eq!(clock.elapsed(seconds(9)), seconds(0));
        clock.start(seconds(10));
        clock.start(seconds(12));
        assert_eq!(clock.elapsed(seconds(13)), seconds(3));
        clock.stop(seconds(14));
        assert_eq!(clock.elapsed(seconds(99)), seconds(4));
        clock.start(seconds(100));
        assert_eq!(clock.elapsed(seconds(101)), seconds(5));
    }
}
