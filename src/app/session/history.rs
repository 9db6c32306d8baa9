//! Undo and redo within the current game, and across it to the previous and next games.

use std::time::Duration;

use crate::app::session::standing::Aid;
use crate::app::session::{Session, TurnClock};

impl Session {
    pub fn can_undo(&self) -> bool {
        !self.is_previewing() && (self.can_undo_move() || self.games.has_previous())
    }

    fn can_undo_move(&self) -> bool {
        let watching = self.is_watching();
        self.game().undo_history().any(|by| watching || self.is_human(by))
    }

    /// Undoes to the last turn of a person, otherwise goes to the previous game.
    pub fn undo(&mut self, now: Duration) {
        if !self.can_undo() {
            return;
        }
        if self.can_undo_move() {
            self.stop_thinking();
            self.note_aid(Aid::Undo);
            self.bank_turn(now);
            self.paused |= self.is_watching();
            while let Some(by) = self.games.current_mut().game.undo() {
                if self.is_human(by) || self.is_watching() {
                    break;
                }
            }
            self.after_history(now);
        } else {
            self.go_back_to_game_before(now);
        }
    }

    /// Returns from an unchanged game to the one it replaced. Returns whether there was one.
    pub fn go_back_to_game_before(&mut self, now: Duration) -> bool {
        if self.is_previewing() || !self.games.has_previous() {
            return false;
        }
        self.stop_thinking();
        self.bank_turn(now);
        self.games.back();
        self.clear_analysis();
        self.paused = self.is_watching();
        self.after_history(now);
        true
    }

    pub fn can_redo(&self) -> bool {
        !self.is_previewing() && (self.game().redo_history().next().is_some() || self.games.has_next())
    }

    /// Redoes what was undone, including the computer's replies.
    pub fn redo(&mut self, now: Duration) {
        if !self.can_redo() {
            return;
        }
        self.stop_thinking();
        self.bank_turn(now);
        if self.games.can_redo_first() || !self.games.has_next() {
            self.games.current_mut().game.redo();
            let is_reply = |session: &Self, by| !session.is_human(by) && !session.is_watching();
            while self.game().redo_history().next().is_some_and(|by| is_reply(self, by)) {
                self.games.current_mut().game.redo();
            }
        } else {
            self.games.forward();
            self.clear_analysis();
        }
        self.paused = self.is_watching();
        self.after_history(now);
    }

    pub(super) fn after_history(&mut self, now: Duration) {
        self.unused = false;
        self.started = true;
        self.clock = TurnClock::default();
        self.changed();
        self.run_clock(now);
    }
}
