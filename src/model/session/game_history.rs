//! The games of a session: the current one, those that undo and redo can return to, and a game that is only visited. A
//! visited game is shown in place of the own game, which pauses and continues unchanged.

use std::path::PathBuf;
use std::time::Duration;

use crate::messages::language::unnamed_player;
use crate::model::session::standing::{Recording, Standing};
use crate::model::session::{Event, Session};
use crate::model::sides;
use span_it_core::board::{Player, Position};
use span_it_core::record::GameSetup;
use span_it_core::referee::{Referee, Termination};

/// The time that a person has used for the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnClock {
    counted: Duration,
    running_since: Option<Duration>,
}

impl TurnClock {
    /// Has no effect if the clock runs.
    pub(crate) fn start(&mut self, now: Duration) {
        self.running_since.get_or_insert(now);
    }

    pub(crate) fn stop(&mut self, now: Duration) {
        self.counted = self.elapsed(now);
        self.running_since = None;
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.running_since.is_some()
    }

    pub(crate) fn elapsed(&self, now: Duration) -> Duration {
        let running = self.running_since.map(|since| now.saturating_sub(since));
        self.counted + running.unwrap_or_default()
    }
}

const MAX_GAMES: usize = 20;

#[derive(Clone, Debug)]
pub struct SessionGame {
    pub setup: GameSetup,
    pub game: Referee,
    pub file: Option<PathBuf>,
    pub standing: Standing,
    pub recording: Recording,
    /// How many steps could be redone when the next game was added. They are older than that game.
    redo_before: usize,
    pub(crate) number: u64,
}

impl SessionGame {
    /// A game that was not played here from its beginning, and so is in no ladder. Players need names.
    pub fn of(mut setup: GameSetup, game: Referee, file: Option<PathBuf>) -> Self {
        for player in Player::ALL {
            let name = &mut setup.players[player].name;
            if name.trim().is_empty() {
                unnamed_player().clone_into(name);
            }
        }
        let standing = Standing { rung: None, is_recorded: game.outcome().is_some(), is_helped: false };
        let recording = Recording { key: None, is_played: false, stored: None };
        Self { setup, game, file, standing, recording, redo_before: 0, number: 0 }
    }

    pub fn new(setup: GameSetup) -> Self {
        let start = setup.start.clone();
        let start = start.unwrap_or_else(|| Position::empty(setup.size, setup.first));
        Self { standing: Standing::default(), ..Self::of(setup, Referee::from_position(start), None) }
    }

    pub fn file_name(&self) -> Option<String> {
        self.file.as_deref()?.file_name().map(|name| name.to_string_lossy().into_owned())
    }
}

/// The current game, the games before it, and the games that undo has left.
#[derive(Debug)]
pub(crate) struct GameHistory {
    pub(crate) all: Vec<SessionGame>,
    current: usize,
    numbers: u64,
    /// Shown instead of the current game.
    preview: Option<Box<SessionGame>>,
}

impl GameHistory {
    pub(crate) fn new(session_game: SessionGame) -> Self {
        Self { all: vec![session_game], current: 0, numbers: 0, preview: None }
    }

    pub(crate) fn current(&self) -> &SessionGame {
        self.preview.as_deref().unwrap_or_else(|| self.own())
    }

    /// The current game, even while a preview is shown.
    pub(crate) fn own(&self) -> &SessionGame {
        &self.all[self.current]
    }

    pub(crate) fn preview_game(&mut self, session_game: SessionGame) {
        self.numbers += 1;
        self.preview = Some(Box::new(SessionGame { number: self.numbers, ..session_game }));
    }

    pub(crate) fn end_preview(&mut self) {
        self.preview = None;
    }

    pub(crate) fn current_mut(&mut self) -> &mut SessionGame {
        let own = &mut self.all[self.current];
        self.preview.as_deref_mut().unwrap_or(own)
    }

    pub(crate) fn push(&mut self, session_game: SessionGame) {
        self.clear_redo();
        let current = self.current_mut();
        current.redo_before = current.game.redo_history().count();
        self.numbers += 1;
        let key = session_game.recording.key.unwrap_or(self.numbers);
        let recording = Recording { key: Some(key), ..session_game.recording };
        self.all.push(SessionGame { number: self.numbers, recording, ..session_game });
        if self.all.len() > MAX_GAMES {
            let oldest = self.all.iter().position(|game| !game.is_unfinished_on_ladder());
            self.all.remove(oldest.unwrap_or(0));
        }
        self.current = self.all.len() - 1;
    }

    /// Adds a game of an earlier run before all others.
    pub(crate) fn push_aside(&mut self, session_game: SessionGame) {
        self.numbers += 1;
        let recording = Recording { key: Some(self.numbers), ..session_game.recording };
        self.all.insert(0, SessionGame { number: self.numbers, recording, ..session_game });
        self.current += 1;
    }

    /// Whether undo leads to an earlier state of the current game, with other players.
    pub(crate) fn has_previous(&self) -> bool {
        self.current > 0 && self.all[self.current - 1].key() == self.all[self.current].key()
    }

    /// Whether the current game has a move to redo that is newer than the next game.
    pub(crate) fn can_redo_first(&self) -> bool {
        let undone = self.current().game.redo_history().count();
        undone > if self.has_next() { self.current().redo_before } else { 0 }
    }

    /// Removes the games that undo has left, because something new was done.
    pub(crate) fn clear_redo(&mut self) {
        self.all.truncate(self.current + 1);
    }

    /// Whether redo leads to a later state of the current game, with other players.
    pub(crate) fn has_next(&self) -> bool {
        self.all.get(self.current + 1).is_some_and(|next| next.key() == self.all[self.current].key())
    }

    pub(crate) const fn back(&mut self) {
        self.current = self.current.saturating_sub(1);
    }

    pub(crate) fn forward(&mut self) {
        self.current = (self.current + 1).min(self.all.len() - 1);
    }

    /// Makes the latest state of this game the current one, after all other games.
    fn bring_back(&mut self, key: u64) -> bool {
        if !self.all.iter().any(|game| game.key() == key) {
            return false;
        }
        self.all.sort_by_key(|game| game.key() == key);
        self.current = self.all.len() - 1;
        true
    }
}

impl Session {
    /// A loss on time is not taken back.
    pub fn can_undo(&self) -> bool {
        let can = self.can_undo_move() || self.games.has_previous();
        let is_on_time = self.outcome().is_some_and(|outcome| outcome.termination == Termination::Time);
        can && !is_on_time && !self.is_previewing() && !self.is_on_ladder()
    }

    fn can_undo_move(&self) -> bool {
        let watching = self.is_watching();
        self.game().undo_history().any(|by| watching || self.is_human(by))
    }

    /// Undoes to the last turn of a person, otherwise the last change of the players.
    pub fn undo(&mut self, now: Duration) {
        if !self.can_undo() {
            return;
        }
        if self.can_undo_move() {
            self.stop_thinking();
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
        if self.is_previewing() || !self.started || self.games.current == 0 {
            return false;
        }
        self.stop_thinking();
        self.bank_turn(now);
        self.games.back();
        self.show_other_game();
        self.paused = self.is_watching();
        self.after_history(now);
        true
    }

    /// Returns to a game that another one has replaced, which is now put aside.
    pub fn bring_back(&mut self, key: u64, now: Duration) {
        self.end_preview(now);
        self.stop_thinking();
        self.bank_turn(now);
        self.put_aside(false);
        if self.games.bring_back(key) {
            self.show_other_game();
            self.paused = self.is_watching();
            self.after_history(now);
        }
    }

    /// Gives the current game to the history if it has begun and is not over. Returns whether it did.
    pub(crate) fn put_aside(&mut self, is_by_new: bool) -> bool {
        let before = self.game();
        let begun = !before.moves().is_empty() || before.start().connectors() > 0;
        let is_abandoned = begun && before.outcome().is_none();
        if is_abandoned {
            let game = Box::new(self.current_game().clone());
            self.events.push(Event::PutAside { game, is_by_new });
        }
        is_abandoned
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
            self.show_other_game();
        }
        self.paused = self.is_watching();
        self.after_history(now);
    }

    pub(crate) fn after_history(&mut self, now: Duration) {
        self.unused = false;
        self.started = true;
        self.clock = TurnClock::default();
        self.changed();
        self.run_clock(now);
    }
}

#[derive(Debug)]
pub(crate) struct PausedGame {
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
        self.show_other_game();
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
        self.show_other_game();
        self.games.end_preview();
        self.changed();
        let PausedGame { clock, viewing, paused, started } = paused_game;
        (self.clock, self.viewing, self.paused, self.started) = (clock, viewing, paused, started);
        self.run_clock(now);
    }

    /// Makes the visited game the own one, after `change`; [`bring_back`](Self::bring_back) returns to the previous one.
    pub fn adopt_preview(&mut self, change: impl FnOnce(&mut GameSetup), now: Duration) {
        if !self.is_previewing() {
            return;
        }
        let mut session_game = self.current_game().clone();
        change(&mut session_game.setup);
        self.set_game(session_game, now);
        self.pause_computer_match(now);
    }

    /// Begins the game again with the players on each other's side.
    pub(crate) fn exchange_sides(&mut self, now: Duration) {
        self.stop_thinking();
        let current = self.games.current_mut();
        let mut setup = current.setup.clone();
        sides::exchange(&mut setup);
        let SessionGame { number, standing, recording, .. } = *current;
        *current = SessionGame { standing, recording, number, ..SessionGame::new(setup) };
        self.show_other_game();
        self.clock = TurnClock::default();
        self.changed();
        self.run_clock(now);
    }

    /// The own game, even during a visit.
    pub fn own_game(&self) -> &SessionGame {
        self.games.own()
    }

    pub fn own_setup(&self) -> &GameSetup {
        &self.own_game().setup
    }
}
