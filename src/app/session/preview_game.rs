//! A game that is only looked at: it lies on the table in place of the one that is being played, which
//! stands still and is taken up again unchanged.

use std::time::Duration;

use crate::app::session::{Session, Table, TurnClock};
use span_it_core::record::GameSetup;

/// How the table's own game stood when a visit began.
#[derive(Debug)]
pub(super) struct Aside {
    clock: TurnClock,
    viewing: Option<usize>,
    paused: bool,
    started: bool,
}

impl Session {
    /// Lays a finished game on the table, to be looked at until [`leave`](Self::leave).
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

    /// Whether another game than the table's own is looked at.
    pub const fn is_visiting(&self) -> bool {
        self.aside.is_some()
    }

    /// Goes back from a game that is only looked at to the table's own.
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

    /// Makes the game that is looked at the table's own, after `change`: [`undo`](Self::undo) brings the
    /// one before back.
    pub fn stay(&mut self, change: impl FnOnce(&mut GameSetup), now: Duration) {
        if !self.is_visiting() {
            return;
        }
        let mut table = self.table().clone();
        change(&mut table.setup);
        self.set_table(table, now);
        self.hold(now);
    }

    /// The table's own game, whatever is looked at.
    pub fn own_table(&self) -> &Table {
        self.tables.own()
    }

    /// Who plays the table's own game, and how.
    pub fn own_setup(&self) -> &GameSetup {
        &self.own_table().setup
    }
}
