//! Reports of a tournament as text, CSV, JSON, Markdown and HTML.
//!
//! All formats have the same content in the same order: the agents, a cross table, every pairing with its Elo and
//! likelihood of superiority (for a match as lines below the table), and the totals; with [`Report::tables`] also
//! tables of the boards and sides. A CSV file has one table, with the results of agents and pairings and without the totals.
//! Their columns stand once, in `columns`. Measured times differ from run to run. They can be omitted, so that equal
//! tournaments give equal bytes.

mod columns;
mod content;
mod csv;
mod forfeits;
mod format;
mod json;
mod markdown;
mod part;
mod plot;
mod report;
mod table;
mod text;

pub use columns::{AGENTS, Column, NONE, Room};
pub use format::Format;
pub use report::{Report, Setup};
pub use table::Table;

use span_it_core::text::sanitize::{printable, printable_json};

use crate::html;

impl Report<'_> {
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
        markdown::write(self, "")
    }

    /// The Markdown as a self-contained HTML page with a plot of the ratings, for browser and printer.
    pub fn html(&self) -> String {
        let body = html::of_markdown(&markdown::write(self, &plot::ratings(self.board)));
        html::page(&printable(self.title), &body)
    }

    /// The content of a file in a format.
    pub fn in_format(&self, format: Format) -> String {
        match format {
            Format::Html => self.html(),
            Format::Csv => self.csv(),
            Format::Json => self.json() + "\n",
            Format::Markdown => self.markdown(),
        }
    }
}
