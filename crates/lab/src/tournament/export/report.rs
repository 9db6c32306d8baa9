//! A report of a tournament, whatever its format.

use super::columns::Column;
use super::part::Part;
use crate::tournament::{Names, Plan, Scoreboard, Selection};

/// A report of a tournament.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    pub(super) title: &'a str,
    pub(super) setup: Option<Setup<'a>>,
    pub(super) board: &'a Scoreboard,
    pub(super) tables: &'a [(Selection, Scoreboard)],
    pub(super) times: bool,
    pub(super) lines: &'a [String],
}

/// How a tournament was played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setup<'a> {
    pub(super) plan: &'a Plan,
    /// External engines: names and command lines.
    pub(super) programs: &'a [(String, String)],
    pub(super) finished: bool,
}

impl<'a> Report<'a> {
    /// A report with a title, which may be any text.
    pub const fn new(title: &'a str, board: &'a Scoreboard) -> Self {
        Self { title, setup: None, board, tables: &[], times: true, lines: &[] }
    }

    /// Adds the plan, and whether the tournament is finished.
    #[must_use]
    pub fn with_plan(self, plan: &'a Plan, names: &'a Names, finished: bool) -> Self {
        Self { setup: Some(Setup { plan, programs: &names.commands, finished }), ..self }
    }

    /// Adds the tables of boards and sides ([`selection::tables`](crate::tournament::selection::tables)).
    #[must_use]
    pub fn with_tables(self, tables: &'a [(Selection, Scoreboard)]) -> Self {
        Self { tables, ..self }
    }

    /// Adds lines to the facts above the tables, of a format for readers.
    #[must_use]
    pub const fn with_lines(self, lines: &'a [String]) -> Self {
        Self { lines, ..self }
    }

    /// The columns that files for programs have.
    pub(super) fn files<'c, T>(&self, columns: &'c [Column<T>]) -> impl Iterator<Item = &'c Column<T>> {
        let times = self.times;
        columns.iter().filter(move |column| !column.key.is_empty() && (times || !column.is_time))
    }

    pub(super) fn all(&self) -> Part<'a> {
        Part { selection: Selection::default(), board: self.board, times: self.times }
    }

    pub(super) fn parts(&self) -> impl Iterator<Item = Part<'a>> {
        let times = self.times;
        self.tables.iter().map(move |(selection, board)| Part { selection: *selection, board, times })
    }

    /// Omits the measured times.
    #[must_use]
    pub fn without_times(self) -> Self {
        Self { times: false, ..self }
    }
}
