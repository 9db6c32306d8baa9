//! A report of a tournament, whatever its format.

use super::columns::Column;
use super::part::Part;
use crate::tournament::{Names, Plan, Scoreboard, Selection};

/// A report of a tournament.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// Any text.
    pub title: &'a str,
    /// How it was played, if that is known.
    pub setup: Option<Setup<'a>>,
    /// The table of all games.
    pub board: &'a Scoreboard,
    /// The tables of boards and sides ([`selection::tables`](crate::tournament::selection::tables)).
    pub tables: &'a [(Selection, Scoreboard)],
    /// Whether it has the measured times, which differ from run to run.
    pub times: bool,
    /// Lines for the facts above the tables, of a format for readers.
    pub lines: &'a [String],
}

/// How a tournament was played.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// External engines: names and command lines.
    pub programs: &'a [(String, String)],
    /// Whether all games were played.
    pub finished: bool,
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
}
