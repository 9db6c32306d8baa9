//! What the log of progress and the history of games need to know about the games of the session.

use serde::{Deserialize, Serialize};

use crate::model::session::{Event, Session, SessionGame};
use span_it_core::board::{BoardSize, Player};
use span_it_core::record::{GameSetup, PlayerKind, write_record};
use span_it_core::referee::Referee;
use span_it_core::rng::mix;
use span_it_store::games::GameId;

/// What the log of progress needs to know about a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The rung of the ladder that was challenged, from 1. `None` once the player had help.
    pub rung: Option<u8>,
    /// Whether the result is in the log.
    pub is_recorded: bool,
    /// Whether the player had help, so that the figures of the game are not the player's own.
    pub is_helped: bool,
}

impl Session {
    pub fn standing(&self) -> Standing {
        self.current_game().standing
    }

    pub(crate) fn set_rung(&mut self, rung: Option<u8>) {
        self.games.current_mut().standing.rung = rung;
    }

    /// After the end nothing changes.
    pub(crate) fn note_help(&mut self) {
        let is_over = self.outcome().is_some();
        self.games.current_mut().standing.is_helped |= !is_over;
    }

    pub(crate) fn set_recorded(&mut self, is_recorded: bool) {
        self.games.current_mut().standing.is_recorded = is_recorded;
    }

    /// Whether the game is one of the ladder: it has no undo and, until it is over, no help.
    pub fn is_on_ladder(&self) -> bool {
        self.standing().rung.is_some()
    }

    /// The unfinished games that others have replaced, the latest first: those of the ladder, then the latest other one of a
    /// single person.
    pub(crate) fn games_aside(&self) -> impl Iterator<Item = &SessionGame> {
        let own = self.own_game().key();
        let is_aside = move |game: &&SessionGame| {
            let is_latest = self.game_with_key(game.key()).is_some_and(|latest| latest.number == game.number);
            let is_unfinished = game.game.outcome().is_none() && game.is_worth_keeping();
            is_latest && is_unfinished && game.key() != own
        };
        let aside = move || self.games.all.iter().rev().filter(is_aside);
        let other = aside().find(|game| game.standing.rung.is_none() && game.only_human().is_some());
        aside().filter(|game| game.standing.rung.is_some()).chain(other)
    }

    /// Adds a game that was put aside in an earlier run.
    pub(crate) fn add_game_aside(&mut self, session_game: SessionGame) {
        self.games.push_aside(session_game);
    }

    /// The game no longer counts for the ladder. After its end nothing changes.
    pub(crate) fn leave_ladder(&mut self) {
        if self.started && self.outcome().is_none() && self.is_on_ladder() {
            self.set_rung(None);
            self.events.push(Event::LeftLadder);
        }
    }

    /// Whether the game counts for the player's rating: a game of the ladder without a handicap.
    pub fn is_rated(&self) -> bool {
        self.is_on_ladder() && self.setup().size == BoardSize::STANDARD
    }
}

/// Whether a game belongs into the history, and what of it is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// Identifies the game among those of the session, also after a change of its players.
    pub(crate) key: Option<u64>,
    /// Whether a person or, between two computers, a computer has moved in it. A game that was only opened has no
    /// such move.
    pub is_played: bool,
    pub stored: Option<StoredVersion>,
}

/// A state of a game in the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

    pub(crate) fn only_human(&self) -> Option<Player> {
        match Player::ALL.map(|player| self.setup.players[player].kind.is_person()) {
            [true, false] => Some(Player::Horizontal),
            [false, true] => Some(Player::Vertical),
            _ => None,
        }
    }

    pub(crate) fn is_unfinished_on_ladder(&self) -> bool {
        self.standing.rung.is_some() && self.game.outcome().is_none()
    }

    /// Whether the history keeps this game.
    pub(crate) fn is_worth_keeping(&self) -> bool {
        self.recording.is_played && !self.game.moves().is_empty()
    }
}

impl Session {
    /// Notes a move or a resignation of the current game.
    pub(crate) fn note_played(&mut self, kind: PlayerKind) {
        if kind.is_person() || self.is_watching() {
            self.games.current_mut().recording.is_played = true;
        }
    }

    /// A game of this session, in its latest state.
    pub(crate) fn game_with_key(&self, key: u64) -> Option<&SessionGame> {
        self.games.all.iter().rev().find(|game| game.key() == key)
    }

    /// Notes what is stored of a game.
    pub(crate) fn set_stored(&mut self, key: u64, stored: StoredVersion) {
        for game in self.games.all.iter_mut().filter(|game| game.key() == key) {
            game.recording.stored = Some(stored);
        }
    }
}
