//! The games of a session: the current one and those that undo can return to.

use std::path::PathBuf;

use crate::app::session::recording::Recording;
use crate::app::session::standing::{Aid, Standing};
use span_it_core::board::Position;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;

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
    pub(super) number: u64,
}

impl SessionGame {
    /// A game that was not played here from its beginning, and so is not rated.
    pub const fn of(setup: GameSetup, game: Referee, file: Option<PathBuf>) -> Self {
        let standing = Standing { aid: Some(Aid::Opened), rung: None, is_recorded: game.outcome().is_some() };
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
    all: Vec<SessionGame>,
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
            self.all.remove(0);
        }
        self.current = self.all.len() - 1;
    }

    /// Changes all games of a key.
    pub(super) fn with_key(&mut self, key: u64, change: impl Fn(&mut SessionGame)) {
        self.all.iter_mut().filter(|game| game.key() == key).for_each(change);
    }

    pub(crate) const fn has_previous(&self) -> bool {
        self.current > 0
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

    pub(crate) fn has_next(&self) -> bool {
        self.current + 1 < self.all.len()
    }

    pub(crate) const fn back(&mut self) {
        self.current = self.current.saturating_sub(1);
    }

    pub(crate) fn forward(&mut self) {
        self.current = (self.current + 1).min(self.all.len() - 1);
    }
}
