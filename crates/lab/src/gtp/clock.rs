//! The clocks of a game, and the time for a move.

use std::time::Duration;

use span_it_core::board::{ByPlayer, Player};

/// The remaining time of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Left {
    time: Duration,
    /// Moves to be played in that time; 0 for main time, which lasts for the rest of the game.
    stones: u32,
}

/// The settings of `time_settings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockSettings {
    byo_yomi: Duration,
    stones: u32,
}

/// The clocks of both players. Without settings there is no limit.
#[derive(Clone, Debug, Default)]
pub(super) struct Clocks {
    settings: Option<ClockSettings>,
    left: ByPlayer<Option<Left>>,
}

/// The share of the remaining time that is used; the rest is reserved for the communication.
const USED_SHARE: f64 = 0.9;

impl Clocks {
    /// `time_settings`: main time, then a number of moves in each Canadian overtime. Overtime for 0 moves means
    /// no limit.
    pub(super) fn set(&mut self, main: Duration, byo_yomi: Duration, stones: u32) {
        if !byo_yomi.is_zero() && stones == 0 {
            *self = Self::default();
            return;
        }
        let left = if main.is_zero() && stones > 0 {
            Left { time: byo_yomi, stones }
        } else {
            Left { time: main, stones: 0 }
        };
        self.settings = Some(ClockSettings { byo_yomi, stones });
        self.left = ByPlayer::from_fn(|_| Some(left));
    }

    /// `time_left`: the controller's clock.
    pub(super) fn set_left(&mut self, player: Player, time: Duration, stones: u32) {
        self.left[player] = Some(Left { time, stones });
    }

    /// The time for a move of `player` with this many free nodes; `None` for no limit.
    pub(super) fn budget(&self, player: Player, free: usize) -> Option<Duration> {
        let left = self.left[player]?;
        let moves = if left.stones > 0 { f64::from(left.stones) } else { expected_moves(free) };
        // In main time, a move may also use its share of the overtime.
        let overtime = self.settings.filter(|settings| left.stones == 0 && settings.stones > 0);
        let extra = overtime.map_or(0.0, |late| late.byo_yomi.as_secs_f64() / f64::from(late.stones));
        Some(Duration::from_secs_f64((left.time.as_secs_f64() / moves + extra) * USED_SHARE))
    }

    /// Subtracts the time of a move.
    pub(super) fn spend(&mut self, player: Player, time: Duration) {
        let Some(left) = &mut self.left[player] else { return };
        let was_main = left.stones == 0;
        // What exceeds main time belongs to overtime.
        let overrun = if was_main { time.saturating_sub(left.time) } else { Duration::ZERO };
        left.time = left.time.saturating_sub(time);
        left.stones = left.stones.saturating_sub(1);
        let over = if was_main { left.time.is_zero() } else { left.stones == 0 };
        if over && let Some(ClockSettings { byo_yomi, stones }) = self.settings {
            *left = Left { time: byo_yomi.saturating_sub(overrun), stones };
        }
    }
}

/// How many moves a player still makes: a game ends with about a third of the nodes free.
fn expected_moves(free: usize) -> f64 {
    (free as f64 / 3.0).max(4.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Player = Player::Horizontal;

    fn seconds(clocks: &Clocks, free: usize) -> Option<f64> {
        clocks.budget(ME, free).map(|time| (time.as_secs_f64() * 1000.0).round() / 1000.0)
    }

    fn set(main: u64, byo_yomi: u64, stones: u32) -> Clocks {
        let mut clocks = Clocks::default();
        clocks.set(Duration::from_secs(main), Duration::from_secs(byo_yomi), stones);
        clocks
    }

    #[test]
    fn follows_the_settings() {
        assert_eq!(seconds(&Clocks::default(), 60), None);
        assert_eq!(seconds(&set(60, 1, 0), 60), None, "overtime for no moves is no limit");
        assert_eq!(seconds(&set(0, 0, 0), 60), Some(0.0));
        assert_eq!(seconds(&set(100, 0, 0), 60), Some(4.5), "a twentieth of what is left");
        assert_eq!(seconds(&set(0, 10, 5), 60), Some(1.8));
        assert_eq!(seconds(&set(100, 10, 5), 60), Some(6.3));
    }

    #[test]
    fn overtime_follows_main_time_and_repeats() {
        let mut clocks = set(10, 8, 2);
        clocks.spend(ME, Duration::from_secs(4));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(6), stones: 0 }));
        clocks.spend(ME, Duration::from_secs(9));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(5), stones: 2 }));
        clocks.spend(ME, Duration::from_secs(3));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(2), stones: 1 }));
        clocks.spend(ME, Duration::from_secs(1));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(8), stones: 2 }));
        clocks.set_left(ME, Duration::from_secs(2), 1);
        assert_eq!(seconds(&clocks, 60), Some(1.8));
        assert_eq!(clocks.left[ME.opponent()], Some(Left { time: Duration::from_secs(10), stones: 0 }));
    }
}
