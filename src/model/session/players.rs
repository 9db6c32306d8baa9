//! Changes of the players during a game: names and kinds.

use std::time::Duration;

use crate::messages::dialogs::new_game::{GUEST, YOU, kept_name};
use crate::model::session::standing::Standing;
use crate::model::session::{Event, Session, SessionGame};
use span_it_core::board::Player;
use span_it_core::record::{Reduction, Seat};

impl Session {
    pub fn set_name(&mut self, player: Player, name: &str) {
        kept_name(name.trim()).clone_into(&mut self.games.current_mut().setup.players[player].name);
        self.note_change();
    }

    /// Changes a player of a game that has not started.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        self.stop_thinking();
        let setup = &mut self.games.current_mut().setup;
        let reads = setup.reads_opponent(player) && seat.kind.is_personality();
        setup.players[player] = seat;
        setup.set_reads_opponent(player, reads);
        self.clear_opponent_models();
        self.heat = None;
        self.changed();
    }

    /// The game loses its file, so that this stays complete.
    pub fn apply_reduction(&mut self, reduction: Reduction) {
        let game = self.games.current_mut();
        (game.setup, game.file) = (game.setup.reduced(reduction), None);
        self.note_change();
    }

    /// Changes a player of the game. If moves have been played, [`undo`](Self::undo) returns the former player after the moves
    /// played since. Who gives the hints changes in place.
    pub fn hand_over(&mut self, player: Player, seat: Seat, now: Duration) {
        if *self.seat(player) == seat {
            return;
        }
        self.stop_thinking();
        if self.is_human(player) && seat.kind.is_person() {
            self.close_hint();
            self.games.current_mut().setup.players[player] = seat;
            self.heat = None;
            return self.changed();
        }
        self.bank_turn(now);
        let mut setup = self.setup().clone();
        let reads = setup.reads_opponent(player) && seat.kind.is_personality();
        setup.players[player] = seat;
        setup.set_reads_opponent(player, reads);
        if self.has_no_history() {
            self.games.current_mut().setup = setup;
            self.leave_ladder();
        } else {
            let (game, file) = (self.game().without_history(), self.current_game().file.clone());
            let standing = Standing { rung: None, ..self.standing() };
            let mut handed_over = SessionGame::of(setup, game, file);
            handed_over.standing = standing;
            handed_over.recording = self.current_game().recording;
            handed_over.recording.key = Some(self.current_game().key());
            self.events.push(Event::OtherGame);
            self.games.push(handed_over);
        }
        self.clear_opponent_models();
        self.paused = false;
        self.changed();
        self.run_clock(now);
    }

    /// The side of the only person in the game, if a computer plays the other side.
    pub fn only_human(&self) -> Option<Player> {
        self.current_game().only_human()
    }

    fn has_no_history(&self) -> bool {
        let game = self.game();
        game.moves().is_empty()
            && game.outcome().is_none()
            && game.undo_history().next().is_none()
            && game.redo_history().next().is_none()
    }
}

/// The name of the person at this computer: that in the settings or, without one, a default. `other` is the name of
/// another person in the game.
pub(crate) fn person_name(handle: &str, other: Option<&str>) -> String {
    let own = match (handle.trim(), other) {
        ("", None) => YOU,
        ("", Some(_)) => GUEST,
        (handle, Some(other)) if handle == other => GUEST,
        (handle, _) => handle,
    };
    own.to_owned()
}
