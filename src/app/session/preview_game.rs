//! Visiting another game: it is shown in place of the own game, which pauses and continues unchanged.

use std::time::Duration;

use crate::app::session::{Session, SessionGame, TurnClock};
use span_it_core::record::GameSetup;

#[derive(Debug)]
pub(super) struct PausedGame {
    clock: TurnClock,
    viewing: Option<usize>,
    paused: bool,
    started: bool,
}

impl Session {
    /// Shows a finished game until [`end_preview`](Self::end_preview).
    pub fn preview_game(&mut self, session_game: SessionGame, now: Duration) {
        self.end_preview(now);
        self.stop_thinking();
        self.clear_analysis();
        self.clock.stop(now);
        self.paused_game = Some(PausedGame {
            clock: std::mem::take(&mut self.clock),
            viewing: self.viewing,
            paused: self.paused,
            started: self.started,
        });
        self.games.preview_game(session_game);
        (self.paused, self.started) = (true, true);
        self.changed();
    }

    pub const fn is_previewing(&self) -> bool {
        self.paused_game.is_some()
    }

    pub fn end_preview(&mut self, now: Duration) {
        let Some(paused_game) = self.paused_game.take() else { return };
        self.stop_thinking();
        self.clear_analysis();
        self.games.end_preview();
        self.changed();
        let PausedGame { clock, viewing, paused, started } = paused_game;
        (self.clock, self.viewing, self.paused, self.started) = (clock, viewing, paused, started);
        self.run_clock(now);
    }

    /// Makes the visited game the own one, after `change`; [`undo`](Self::undo) brings the previous one back.
    pub fn adopt_preview(&mut self, change: impl FnOnce(&mut GameSetup), now: Duration) {
        if !self.is_previewing() {
            return;
        }
        let mut session_game = self.current_game().clone();
        change(&mut session_game.setup);
        self.set_game(session_game, now);
        self.pause_computer_match(now);
    }

    /// The own game, even during a visit.
    pub fn own_game(&self) -> &SessionGame {
        self.games.own()
    }

    pub fn own_setup(&self) -> &GameSetup {
        &self.own_game().setup
    }
}
