//! Visiting another game: it is shown in place of the own game, which pauses and continues unchanged.

use std::time::Duration;

use crate::app::session::{Session, Table, TurnClock};
use span_it_core::record::GameSetup;

/// State of the own game when the visit began.
#[derive(Debug)]
pub(super) struct Aside {
    clock: TurnClock,
    viewing: Option<usize>,
    paused: bool,
    started: bool,
}

impl Session {
    /// Shows a finished game until [`leave`](Self::leave).
    pub fn visit(&mut self, table: Table, now: Duration) {
        self.leave(now);
        self.stop_thinking();
        self.forget_game();
        self.clock.stop(now);
        self.aside = Some(Aside {
            clock: std::mem::take(&mut self.clock),
            viewing: self.viewing,
            paused: self.paused,
            started: self.started,
        });
        self.tables.visit(table);
        (self.paused, self.started) = (true, true);
        self.changed();
    }

    /// Whether another game than the own one is shown.
    pub const fn is_visiting(&self) -> bool {
        self.aside.is_some()
    }

    /// Ends the visit and returns to the own game.
    pub fn leave(&mut self, now: Duration) {
        let Some(aside) = self.aside.take() else { return };
        self.stop_thinking();
        self.forget_game();
        self.tables.leave();
        self.changed();
        let Aside { clock, viewing, paused, started } = aside;
        (self.clock, self.viewing, self.paused, self.started) = (clock, viewing, paused, started);
        self.run_clock(now);
    }

    /// Makes the visited game the own one, after `change`; [`undo`](Self::undo) brings the previous one back.
    pub fn stay(&mut self, change: impl FnOnce(&mut GameSetup), now: Duration) {
        if !self.is_visiting() {
            return;
        }
        let mut table = self.table().clone();
        change(&mut table.setup);
        self.set_table(table, now);
        self.hold(now);
    }

    /// The own game, even during a visit.
    pub fn own_table(&self) -> &Table {
        self.tables.own()
    }

    /// The setup of the own game.
    pub fn own_setup(&self) -> &GameSetup {
        &self.own_table().setup
    }
}
