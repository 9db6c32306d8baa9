//! The games of a session: the one on the table and those undo can go back to.

use std::path::PathBuf;

use span_it_core::board::Position;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;

/// How many games undo can go back through.
const KEPT: usize = 20;

/// One game with who plays it and the file it belongs to.
#[derive(Clone, Debug)]
pub struct Table {
    /// Who plays, on what board, with which seed and limit.
    pub setup: GameSetup,
    /// The game itself.
    pub game: Referee,
    /// The file it was opened from or saved to.
    pub file: Option<PathBuf>,
    /// How many doings could be done again when the next game came: they are older than that game.
    redo_before: usize,
    /// Tells it from the other games of a session.
    pub(super) number: u64,
}

impl Table {
    /// A game that is under way or over.
    pub const fn of(setup: GameSetup, game: Referee, file: Option<PathBuf>) -> Self {
        Self { setup, game, file, redo_before: 0, number: 0 }
    }

    /// A new game as `setup` says.
    pub fn new(setup: GameSetup) -> Self {
        let start = setup.start.clone();
        let start = start.unwrap_or_else(|| Position::empty(setup.size, setup.first));
        Self::of(setup, Referee::from_position(start), None)
    }

    /// The file's name without its folder, for titles.
    pub fn file_name(&self) -> Option<String> {
        self.file.as_deref()?.file_name().map(|name| name.to_string_lossy().into_owned())
    }
}

/// The game on the table, those before it, and those that undo left.
#[derive(Debug)]
pub struct Tables {
    all: Vec<Table>,
    current: usize,
    numbers: u64,
    /// A game that is only looked at, in place of the current one.
    guest: Option<Box<Table>>,
}

impl Tables {
    /// Just one game.
    pub fn new(table: Table) -> Self {
        Self { all: vec![table], current: 0, numbers: 0, guest: None }
    }

    /// The game on the table.
    pub fn current(&self) -> &Table {
        self.guest.as_deref().unwrap_or_else(|| self.own())
    }

    /// The game that is being played, whatever is looked at.
    pub fn own(&self) -> &Table {
        &self.all[self.current]
    }

    /// Lays a game on the table that is only looked at.
    pub fn visit(&mut self, table: Table) {
        self.numbers += 1;
        self.guest = Some(Box::new(Table { number: self.numbers, ..table }));
    }

    /// Takes it away again.
    pub fn leave(&mut self) {
        self.guest = None;
    }

    /// The game on the table, to be changed.
    pub fn current_mut(&mut self) -> &mut Table {
        let own = &mut self.all[self.current];
        self.guest.as_deref_mut().unwrap_or(own)
    }

    /// Puts a game on the table, after the present one.
    pub fn push(&mut self, table: Table) {
        self.forget_next();
        let current = self.current_mut();
        current.redo_before = current.game.redo_history().count();
        self.numbers += 1;
        self.all.push(Table { number: self.numbers, ..table });
        if self.all.len() > KEPT {
            self.all.remove(0);
        }
        self.current = self.all.len() - 1;
    }

    /// Whether there is a game before.
    pub const fn has_previous(&self) -> bool {
        self.current > 0
    }

    /// Whether the game on the table has something to do again that is younger than the game after.
    pub fn can_redo_first(&self) -> bool {
        let undone = self.current().game.redo_history().count();
        undone > if self.has_next() { self.current().redo_before } else { 0 }
    }

    /// Forgets the games that undo left: something new was done.
    pub fn forget_next(&mut self) {
        self.all.truncate(self.current + 1);
    }

    /// Whether there is a game after, which undo left.
    pub fn has_next(&self) -> bool {
        self.current + 1 < self.all.len()
    }

    /// Goes to the game before, if there is one.
    pub const fn back(&mut self) {
        self.current = self.current.saturating_sub(1);
    }

    /// Goes to the game after, if there is one.
    pub fn forward(&mut self) {
        self.current = (self.current + 1).min(self.all.len() - 1);
    }
}
