//! Reports of a contest as text, CSV, JSON, Markdown and HTML.
//!
//! All formats have the same content in the same order: the agents, a cross table, every pairing with its Elo and
//! likelihood of superiority (for a match as lines below the table), and the totals. A CSV file has three tables
//! with an empty line between them: agents, pairings, and facts. Measured times differ from run to run. They
//! are in the last columns (in JSON, in an array), and can be omitted, so that equal contests give equal bytes.

mod content;
mod csv;
mod forfeits;
mod format;
mod html;
mod json;
mod markdown;
mod pairings;
mod plot;
mod table;
mod text;

use super::{Names, Plan, Scoreboard};
pub use format::Format;
use span_it_core::text::sanitize::printable_json;

/// A report of a contest.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    title: &'a str,
    setup: Option<Setup<'a>>,
    board: &'a Scoreboard,
    times: bool,
}

/// How a contest was played.
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
        Self { title, setup: None, board, times: true }
    }

    /// Adds the plan, and whether the contest is finished.
    #[must_use]
    pub fn with_plan(self, plan: &'a Plan, names: &'a Names, finished: bool) -> Self {
        Self { setup: Some(Setup { plan, programs: &names.commands, finished }), ..self }
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
