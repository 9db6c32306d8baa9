//! The time that the players have used, and what is left of it in a game with a clock.

use std::time::Duration;

use crate::model::session::Session;
use span_it_core::board::Player;
use span_it_core::referee::{Referee, Termination};

impl Session {
    /// Starts the clock of a person to move. Clocks do not run before the first move.
    pub(crate) fn run_clock(&mut self, now: Duration) {
        let begun = !self.game().moves().is_empty();
        let to_move = self.game().position().to_move();
        if begun && !self.is_board_covered && self.outcome().is_none() && self.is_human(to_move) {
            self.clock.start(now);
        }
    }

    /// The clock of a person who cannot move stops. Returns whether `is_board_covered` has changed.
    pub fn set_board_covered(&mut self, is_board_covered: bool, now: Duration) -> bool {
        let changed = self.is_board_covered != is_board_covered;
        self.is_board_covered = is_board_covered;
        if changed && !is_board_covered {
            self.run_clock(now);
        } else if changed && self.is_human(self.game().position().to_move()) {
            self.clock.stop(now);
        }
        changed
    }

    /// Adds the time of the running turn to the game, whose next turn starts at zero.
    pub(crate) fn bank_turn(&mut self, now: Duration) {
        let time = std::mem::take(&mut self.clock).elapsed(now);
        let game = &mut self.games.current_mut().game;
        game.add_unplayed_time(game.position().to_move(), time);
    }

    /// The time of a person's unfinished turn; zero in a computer's turn.
    pub fn persons_turn_time(&self, now: Duration) -> Duration {
        let is_persons = self.is_human(self.game().position().to_move());
        if is_persons { self.clock.elapsed(now) } else { Duration::ZERO }
    }

    /// The game to write into a record: it contains the time of a person's unfinished turn.
    pub fn game_with_turn_time(&self, now: Duration) -> Referee {
        let mut game = self.game().clone();
        game.add_unplayed_time(game.position().to_move(), self.persons_turn_time(now));
        game
    }

    pub const fn is_clock_running(&self) -> bool {
        self.clock.is_running()
    }

    pub fn time_used(&self, player: Player, now: Duration) -> Duration {
        let turn = self.game().position().to_move() == player;
        self.game().time_used(player) + if turn { self.clock.elapsed(now) } else { Duration::ZERO }
    }

    /// What is left on the clock of a person; `None` without a clock. Time of moves that were taken back is used.
    pub fn time_left(&self, player: Player, now: Duration) -> Option<Duration> {
        let clock = self.setup().notes.clock.filter(|_| self.is_human(player))?;
        Some(clock.saturating_sub(self.time_used(player, now)))
    }

    /// A person whose clock has run out loses.
    pub(crate) fn check_clock(&mut self, now: Duration) {
        let player = self.game().position().to_move();
        let is_over = self.is_clock_running() && self.time_left(player, now) == Some(Duration::ZERO);
        if is_over && self.outcome().is_none() && !self.is_previewing() {
            self.lose(player, Termination::Time, now);
        }
    }
}
