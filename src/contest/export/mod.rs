//! A contest's table on paper: for the terminal, spreadsheets, programs, Markdown and browsers.
//!
//! Everything is told by [`Report`] in the same order and with the same digits. Times are measured and
//! never the same twice; they stand in columns (in JSON: an array) of their own at the end, and can be
//! left out, so that the same contest gives the same bytes.
//!
//! May import: [`html`](crate::html), [`plain`](crate::plain), and the contest's table and statistics.

mod columns;
mod csv;
mod html;
mod json;
mod markdown;
mod plot;
mod text;

use super::Scoreboard;
use crate::plain::printable_json;

/// A contest's table with what goes around it.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    title: &'a str,
    facts: Vec<(String, String)>,
    board: &'a Scoreboard,
    times: bool,
}

impl<'a> Report<'a> {
    /// A report of this title, which may be any text.
    pub const fn new(title: &'a str, board: &'a Scoreboard) -> Self {
        Self { title, facts: Vec::new(), board, times: true }
    }

    /// The same with one more fact about the contest, such as "Boards" and "6 x 6, 8 x 8".
    #[must_use]
    pub fn with_fact(mut self, name: &str, value: &str) -> Self {
        self.facts.push((name.to_owned(), value.to_owned()));
        self
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

    /// For spreadsheets: one line an agent, with wins and losses against every other.
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
