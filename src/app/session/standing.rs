//! Whether the current game counts for the player's rating.

use std::time::Duration;

use crate::app::session::Session;
use span_it_core::board::{BoardSize, Player};
use span_it_core::record::PlayerKind;
use span_it_learning::ladder;

/// With less time for a move, a personality may be weaker than measured.
const MIN_MAX_MOVE: Duration = Duration::from_secs(10);

/// What a game was helped by, so that it does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    Undo,
    Hint,
    HeatMap,
    Truth,
    Why,
    Review,
    MoveNow,
    /// Another player took a seat, or a player has another personality.
    Players,
    /// The game was opened from a file.
    Opened,
}

/// Why a game does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRated {
    Aid(Aid),
    /// The game began with a position.
    Start,
    Board,
    Opponent,
    Time,
}

/// What the log of progress needs to know about a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The first aid.
    pub aid: Option<Aid>,
    /// The rung of the ladder that was challenged, 1 to 13.
    pub rung: Option<u8>,
    /// Whether the result is in the log.
    pub is_recorded: bool,
}

impl Session {
    pub fn standing(&self) -> Standing {
        self.current_game().standing
    }

    pub(crate) fn set_rung(&mut self, rung: u8) {
        self.games.current_mut().standing.rung = Some(rung);
    }

    pub(crate) fn mark_recorded(&mut self) {
        self.games.current_mut().standing.is_recorded = true;
    }

    /// The game no longer counts. After its end nothing changes.
    pub(crate) fn note_aid(&mut self, aid: Aid) {
        if self.started && self.outcome().is_none() {
            self.games.current_mut().standing.aid.get_or_insert(aid);
        }
    }

    /// Continues a game of the last run that had no aid.
    pub(crate) fn restore_standing(&mut self, saved: &str) {
        let mut words = saved.split_whitespace();
        let is_same = words.next() == Some(self.setup().seed.to_string().as_str());
        if is_same && self.outcome().is_none() {
            let rung = words.next().and_then(|word| word.parse().ok()).filter(|rung| (1..=13).contains(rung));
            self.games.current_mut().standing = Standing { rung, ..Standing::default() };
        }
    }

    /// What [`restore_standing`](Self::restore_standing) reads; empty for a game that does not count.
    pub(crate) fn standing_text(&self) -> String {
        let own = self.own_game();
        match (own.standing.aid, own.standing.rung) {
            (Some(_), _) => String::new(),
            (None, Some(rung)) => format!("{} {rung}", own.setup.seed),
            (None, None) => own.setup.seed.to_string(),
        }
    }

    /// Whether the game counts, or why not. `None` unless a person plays against a computer.
    pub fn rated(&self) -> Option<Result<(), NotRated>> {
        let player = self.only_human().filter(|_| self.started && !self.is_previewing())?;
        Some(self.check_rated(player.opponent()))
    }

    fn check_rated(&self, computer: Player) -> Result<(), NotRated> {
        let setup = self.setup();
        let seat = &setup.players[computer];
        let is_measured = ladder::is_ratable(BoardSize::STANDARD, &seat.personality, false);
        if let Some(aid) = self.standing().aid {
            Err(NotRated::Aid(aid))
        } else if setup.start.is_some() {
            Err(NotRated::Start)
        } else if setup.size != BoardSize::STANDARD {
            Err(NotRated::Board)
        } else if seat.kind != PlayerKind::Computer || setup.reads_opponent(computer) || !is_measured {
            Err(NotRated::Opponent)
        } else if setup.max_move.is_some_and(|time| time < MIN_MAX_MOVE) {
            Err(NotRated::Time)
        } else {
            Ok(())
        }
    }
}
