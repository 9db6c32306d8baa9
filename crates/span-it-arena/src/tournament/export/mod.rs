//! Reports of a tournament as text, CSV, JSON, Markdown and HTML.
//!
//! All formats have the same content in the same order: the agents, a cross table, every pairing with its Elo and
//! likelihood of superiority (for a match as lines below the table), and the totals; with [`Report::with_tables`] also
//! tables of the boards and sides. A CSV file has three or five tables with an empty line between them: agents,
//! pairings, facts, and the agents and cells of boards and sides. Measured times differ from run to run. They
//! are in the last columns (in JSON, in an array), and can be omitted, so that equal tournaments give equal bytes.

mod content;
mod csv;
mod forfeits;
mod format;
mod html;
mod json;
mod markdown;
mod pairings;
mod part;
mod plot;
mod table;
mod text;

use span_it_files::text::sanitize::printable_json;

use self::part::Part;
use super::{Names, Plan, Scoreboard, Selection};
pub use format::Format;

/// A report of a tournament.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    title: &'a str,
    setup: Option<Setup<'a>>,
    board: &'a Scoreboard,
    tables: &'a [(Selection, Scoreboard)],
    times: bool,
}

/// How a tournament was played.
#[derive(Clone, Copy, Debug)]
struct Setup<'a> {
    plan: &'a Plan,
    /// External engines: names and command lines.
    programs: &'a [(String, String)],
    finished: bool,
}

impl<'a> Report<'a> {
    /// A report with a title, which may be any text.
    pub const fn new(title: &'a str, board: &'a Scoreboard) -> Self {
        Self { title, setup: None, board, tables: &[], times: true }
    }

    /// Adds the plan, and whether the tournament is finished.
    #[must_use]
    pub fn with_plan(self, plan: &'a Plan, names: &'a Names, finished: bool) -> Self {
        Self { setup: Some(Setup { plan, programs: &names.commands, finished }), ..self }
    }

    /// Adds the tables of boards and sides ([`selection::tables`](super::selection::tables)).
    #[must_use]
    pub fn with_tables(self, tables: &'a [(Selection, Scoreboard)]) -> Self {
        Self { tables, ..self }
    }

    fn all(&self) -> Part<'a> {
        Part { selection: Selection::default(), board: self.board, times: self.times }
    }

    fn parts(&self) -> impl Iterator<Item = Part<'a>> {
        let times = self.times;
        self.tables.iter().map(move |(selection, board)| Part { selection: *selection, board, times })
    }

    /// Omits the measured times.
    #[must_use]
    pub fn without_times(self) -> Self {
        Self { times: false, ..self }
    }

    /// Plain text in columns, for a terminal.
    pub fn text(&self) -> String {
        text::write(self)
    }

    /// CSV for spreadsheets: a line for each agent, pairing and fact.
    pub fn csv(&self) -> String {
        csv::write(self)
    }

    /// One JSON object on one line without its end.
    pub fn json(&self) -> String {
        printable_json(&json::write(self))
    }

    /// Markdown.
    pub fn markdown(&self) -> String {
        markdown::write(self)
    }

    /// A self-contained HTML page with plots, for browser and printer.
    pub fn html(&self) -> String {
        html::write(self)
    }
}
