//! What the history of games needs to know about the games of the session.

use crate::app::session::{Session, SessionGame};
use span_it_core::record::{GameSetup, PlayerKind, write_record};
use span_it_core::referee::Referee;
use span_it_core::rng::mix;
use span_it_core::seed::Seed;
use span_it_history::GameId;

/// Whether a game belongs into the history, and what of it is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// Identifies the game among those of the session, also after a change of its players.
    pub(super) key: Option<u64>,
    /// Whether a person or, between two computers, a computer has moved in it. A game that was only opened has no
    /// such move.
    pub is_played: bool,
    /// The stored game.
    pub stored: Option<StoredVersion>,
}

/// A state of a game in the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredVersion {
    pub id: GameId,
    /// Of the record that is stored.
    pub hash: u64,
}

/// A number for the record of a game.
pub(crate) fn record_hash(setup: &GameSetup, game: &Referee) -> u64 {
    write_record(setup, game).bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)))
}

impl SessionGame {
    /// The number that identifies the game in the session.
    pub(crate) fn key(&self) -> u64 {
        self.recording.key.unwrap_or(self.number)
    }

    /// Whether the history keeps this game.
    pub(crate) fn is_worth_keeping(&self) -> bool {
        self.recording.is_played && !self.game.moves().is_empty()
    }
}

impl Session {
    /// Notes a move or a resignation of the current game.
    pub(super) fn note_played(&mut self, kind: PlayerKind) {
        if kind == PlayerKind::Human || self.is_watching() {
            self.games.current_mut().recording.is_played = true;
        }
    }

    /// The unfinished games that others have replaced since the last call.
    pub(crate) fn take_abandoned(&mut self) -> Vec<SessionGame> {
        std::mem::take(&mut self.abandoned)
    }

    /// Notes what is stored of a game.
    pub(crate) fn set_stored(&mut self, key: u64, stored: StoredVersion) {
        self.games.with_key(key, |game| game.recording.stored = Some(stored));
    }

    /// Continues a game of the last run.
    pub(crate) fn restore_recording(&mut self, saved: &str) {
        let recording = Recording::read(saved, self.setup()).unwrap_or(Recording::PLAYED);
        let own = self.games.current_mut();
        own.recording = Recording { key: own.recording.key, ..recording };
    }

    /// What [`Recording::read`] reads.
    pub(crate) fn recording_text(&self) -> String {
        let own = self.own_game();
        own.recording.text(own.setup.seed)
    }
}

impl Recording {
    /// A game of which nothing is known.
    const PLAYED: Self = Self { key: None, is_played: true, stored: None };

    /// A game that was stored at its end.
    pub(crate) const fn stored(version: StoredVersion) -> Self {
        Self { stored: Some(version), ..Self::PLAYED }
    }

    /// What [`read`](Self::read) reads.
    pub(crate) fn text(&self, seed: Seed) -> String {
        let word = if self.is_played { "played" } else { "opened" };
        let stored = self.stored.map(|stored| format!(" {} {}", stored.id, stored.hash));
        format!("{seed} {word}{}", stored.unwrap_or_default())
    }

    /// Reads what was saved with a game; `None` if it belongs to another game.
    pub(crate) fn read(saved: &str, setup: &GameSetup) -> Option<Self> {
        let mut words = saved.split_whitespace();
        if words.next() != Some(setup.seed.to_string().as_str()) {
            return None;
        }
        let is_played = words.next() == Some("played");
        let mut number = || words.next();
        let stored = number().and_then(|id| id.parse().ok()).zip(number().and_then(|hash| hash.parse().ok()));
        Some(Self { key: None, is_played, stored: stored.map(|(id, hash)| StoredVersion { id, hash }) })
    }
}
