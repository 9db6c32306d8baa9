//! Players that read their opponent: who reads whom in the game on the table, and what has come of it.
//!
//! A reader is handed the cast that the program knows of, and of the game nothing but its moves. It
//! works on the engine's thread, before the search that it is for; here it is only asked, and only when
//! that thread has left it.

use std::sync::{Arc, Mutex, TryLockError};

use crate::app::session::Session;
use span_it_arena::opponent_model::identify::{Luck, limit_of};
use span_it_arena::opponent_model::{Reader, Reading, TrackedGame, Watched};
use span_it_core::board::{ByPlayer, Player};
use span_it_core::engine::OpponentModel;
use span_it_core::personality::Personality;

/// The readers of one game.
#[derive(Debug, Default)]
pub(super) struct Readers {
    /// Who reads, once that was looked up.
    wanted: Option<ByPlayer<bool>>,
    /// Whom they know, once that was told: until then a reader makes no move.
    cast: Option<Vec<Personality>>,
    seats: ByPlayer<Option<Arc<Mutex<Reader>>>>,
    /// What they made of the game when it had changed last.
    readings: ByPlayer<Option<Reading>>,
    /// The change of the game after which that was asked.
    asked: Option<u64>,
}

impl Session {
    /// Whether somebody reads in the game on the table, and has not been told yet whom there is to
    /// know: see [`set_cast`](Self::set_cast).
    pub fn wants_cast(&mut self) -> bool {
        let wanted = self.wanted_readers();
        self.readers.cast.is_none() && Player::ALL.into_iter().any(|player| wanted[player])
    }

    /// Whether a player is to read, but does not know yet whom there is to know. It makes no move before
    /// that, which would hang on how fast a folder is read.
    pub(super) fn waits_for_cast(&mut self, player: Player) -> bool {
        self.readers.cast.is_none() && self.wanted_readers()[player]
    }

    /// Tells the readers of this game whom there is to know. It holds until another game is on the table.
    pub fn set_cast(&mut self, cast: Vec<Personality>) {
        self.readers.cast = Some(cast);
    }

    /// Whether a player reads its opponent, as far as that was looked up.
    pub fn reads(&self, player: Player) -> bool {
        self.readers.wanted.as_ref().is_some_and(|wanted| wanted[player])
    }

    /// What a player makes of its opponent, as far as it had come at its last move; nothing before that.
    pub const fn reading(&self, player: Player) -> Option<&Reading> {
        match player {
            Player::Horizontal => self.readers.readings.horizontal.as_ref(),
            Player::Vertical => self.readers.readings.vertical.as_ref(),
        }
    }

    fn wanted_readers(&mut self) -> ByPlayer<bool> {
        let setup = &self.tables.current().setup;
        let look_up = || ByPlayer::from_fn(|player| setup.reads_opponent(player));
        *self.readers.wanted.get_or_insert_with(look_up)
    }

    /// Who is to be asked before a player's search: its reader, if it has one, with the game as it stands.
    pub(super) fn opponent_model(&mut self, player: Player) -> Option<Arc<dyn OpponentModel>> {
        let reader = self.reader(player)?;
        Some(Arc::new(TrackedGame { reader, game: self.watched() }))
    }

    fn reader(&mut self, player: Player) -> Option<Arc<Mutex<Reader>>> {
        if !self.wanted_readers()[player] {
            return None;
        }
        // The seed lies on the table for everybody to see, and so does the luck that comes of it.
        let luck = Luck::Known(self.setup().seed);
        let cast = self.readers.cast.as_deref()?;
        let reader = || Arc::new(Mutex::new(Reader::new(cast, player.opponent(), luck)));
        Some(Arc::clone(self.readers.seats[player].get_or_insert_with(reader)))
    }

    /// All that a player may see of the game.
    fn watched(&self) -> Watched {
        Watched::of(self.game(), ByPlayer::from_fn(|player| limit_of(self.setup(), player)))
    }

    /// Asks the readers what they make of the game, where it has changed.
    pub(super) fn refresh_readings(&mut self) {
        if self.readers.asked == Some(self.revision) {
            return;
        }
        for player in Player::ALL {
            let Some(reader) = &self.readers.seats[player] else { continue };
            let reading = match reader.try_lock() {
                Ok(reader) => reader.reading(&self.watched()),
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner().reading(&self.watched()),
                // It is reading on the engine's thread just now: it will have more to say.
                Err(TryLockError::WouldBlock) => return,
            };
            self.readers.readings[player] = Some(reading);
        }
        self.readers.asked = Some(self.revision);
    }

    /// Has the readers asked again, though the game has not changed.
    pub(super) const fn forget_readings(&mut self) {
        self.readers.asked = None;
    }

    /// Another game is on the table: nothing that was read holds any more.
    pub(super) fn forget_readers(&mut self) {
        self.readers = Readers::default();
    }
}
