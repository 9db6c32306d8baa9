//! A contest's table on paper: for the terminal, spreadsheets, programs, Markdown and browsers.
//!
//! Everything is told by [`Report`] in the same order and with the same digits: the agents, who beat whom,
//! every meeting with its Elo and likelihood of superiority (in a contest of two, readers find them in the
//! lines below), and the contest as a whole. A CSV file has three tables, each with a head of its own and an
//! empty line before the next: the agents, the meetings, and the facts of the contest with their values. Times are measured and
//! never the same twice; they stand in columns (in JSON: an array) of their own at the end, and can be
//! left out, so that the same contest gives the same bytes.

mod columns;
mod csv;
mod forfeits;
mod html;
mod json;
mod markdown;
mod meetings;
mod plot;
mod text;

use super::{Names, Plan, Scoreboard};
use span_it_core::text::sanitize::printable_json;

/// A contest's table with what goes around it.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    title: &'a str,
    held: Option<Held<'a>>,
    board: &'a Scoreboard,
    times: bool,
}

/// How a contest was held.
#[derive(Clone, Copy, Debug)]
struct Held<'a> {
    plan: &'a Plan,
    /// Outside programs by name, with their command lines.
    programs: &'a [(String, String)],
    finished: bool,
}

impl<'a> Report<'a> {
    /// A report of this title, which may be any text.
    pub const fn new(title: &'a str, board: &'a Scoreboard) -> Self {
        Self { title, held: None, board, times: true }
    }

    /// The same with how the contest was held, and whether it has come to its end.
    #[must_use]
    pub fn with_plan(self, plan: &'a Plan, names: &'a Names, finished: bool) -> Self {
        Self { held: Some(Held { plan, programs: &names.commands, finished }), ..self }
    }

    /// The same without what was measured by the clock.
    #[must_use]
    pub fn without_times(self) -> Self {
        Self { times: false, ..self }
    }

    /// For a terminal: columns of plain text.
    pub fn text(&self) -> String {
        text::write(self)
    }

    /// For spreadsheets: a line for each agent, for each meeting and for each fact of the contest.
    pub fn csv(&self) -> String {
        csv::write(self)
    }

    /// For programs: one JSON object, on one line without a line's end.
    pub fn json(&self) -> String {
        printable_json(&json::write(self))
    }

    /// For a document in Markdown.
    pub fn markdown(&self) -> String {
        markdown::write(self)
    }

    /// For a browser and for paper: one self-contained page with plots.
    pub fn html(&self) -> String {
        html::write(self)
    }
}
