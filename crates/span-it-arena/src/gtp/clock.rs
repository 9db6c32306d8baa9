//! How long a move may take, by what the controller says of clocks.

use std::time::Duration;

use span_it_core::board::{ByPlayer, Player};

/// What is left of a player's time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Left {
    time: Duration,
    /// Moves to be made in it; 0 where it is main time, for the rest of the game.
    stones: u32,
}

/// What `time_settings` said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Settings {
    byo_yomi: Duration,
    stones: u32,
}

/// The clocks of a game; without settings a move may take for ever.
#[derive(Clone, Debug, Default)]
pub(super) struct Clocks {
    settings: Option<Settings>,
    left: ByPlayer<Option<Left>>,
}

/// The share of the time left that is spent: the rest is for the way to the controller and back.
const SPENT: f64 = 0.9;

impl Clocks {
    /// `time_settings`: main time, then so many moves in each Canadian overtime. Overtime for no
    /// moves means no limit.
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
        self.settings = Some(Settings { byo_yomi, stones });
        self.left = ByPlayer::from_fn(|_| Some(left));
    }

    /// `time_left`: what the controller's clock shows.
    pub(super) fn show(&mut self, player: Player, time: Duration, stones: u32) {
        self.left[player] = Some(Left { time, stones });
    }

    /// How long `player` may think about a move, with so many nodes free; `None` is without limit.
    pub(super) fn budget(&self, player: Player, free: usize) -> Option<Duration> {
        let left = self.left[player]?;
        let moves = if left.stones > 0 { f64::from(left.stones) } else { moves_to_come(free) };
        // Who is still in main time has the overtime's share for this move as well.
        let overtime = self.settings.filter(|settings| left.stones == 0 && settings.stones > 0);
        let extra = overtime.map_or(0.0, |late| late.byo_yomi.as_secs_f64() / f64::from(late.stones));
        Some(Duration::from_secs_f64((left.time.as_secs_f64() / moves + extra) * SPENT))
    }

    /// Takes the time of a move from `player`'s clock.
    pub(super) fn spend(&mut self, player: Player, time: Duration) {
        let Some(left) = &mut self.left[player] else { return };
        let was_main = left.stones == 0;
        left.time = left.time.saturating_sub(time);
        left.stones = left.stones.saturating_sub(1);
        let over = if was_main { left.time.is_zero() } else { left.stones == 0 };
        if over && let Some(Settings { byo_yomi, stones }) = self.settings {
            *left = Left { time: byo_yomi, stones };
        }
    }
}

/// How many moves a player is likely to make yet: a game ends with about a third of the nodes free.
fn moves_to_come(free: usize) -> f64 {
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
    fn settings_are_read_as_the_protocol_says() {
        assert_eq!(seconds(&Clocks::default(), 60), None);
        assert_eq!(seconds(&set(60, 1, 0), 60), None, "overtime for no moves is no limit");
        assert_eq!(seconds(&set(0, 0, 0), 60), Some(0.0));
        assert_eq!(seconds(&set(100, 0, 0), 60), Some(4.5), "a twentieth of what is left");
        assert_eq!(seconds(&set(0, 10, 5), 60), Some(1.8));
        assert_eq!(seconds(&set(100, 10, 5), 60), Some(6.3));
    }

    #[test]
    fn time_runs_from_main_time_into_overtime_and_overtime_begins_anew() {
        let mut clocks = set(10, 8, 2);
        clocks.spend(ME, Duration::from_secs(4));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(6), stones: 0 }));
        clocks.spend(ME, Duration::from_secs(9));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(8), stones: 2 }));
        clocks.spend(ME, Duration::from_secs(3));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(5), stones: 1 }));
        clocks.spend(ME, Duration::from_secs(1));
        assert_eq!(clocks.left[ME], Some(Left { time: Duration::from_secs(8), stones: 2 }));
        clocks.show(ME, Duration::from_secs(2), 1);
        assert_eq!(seconds(&clocks, 60), Some(1.8));
        assert_eq!(clocks.left[ME.opponent()], Some(Left { time: Duration::from_secs(10), stones: 0 }));
    }
}
