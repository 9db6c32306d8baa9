//! The report for a terminal.

use super::Report;
use super::columns::{Column, NONE, columns, facts, has_meetings, lines, meeting_columns, pairs, won_lost};
use super::meetings::meetings;
use crate::contest::scoreboard::{Cell, Row};
use span_it_core::text::sanitize::printable;
use unicode_width::UnicodeWidthStr as _;

/// A cell, and whether it is aligned to the right.
type Aligned = (String, bool);

pub(super) fn write(report: &Report<'_>) -> String {
    let mut text = String::new();
    if !report.title.is_empty() {
        text = printable(report.title) + "\n";
    }
    for fact in facts(report) {
        text += &(fact + "\n");
    }
    if !text.is_empty() {
        text += "\n";
    }
    text += &table(&rows(&columns(report), report.board.rows()));
    // In a match, the cross table would only repeat the table of agents.
    if has_meetings(report) {
        text += "\n";
        text += &table(&cross(report, "Won-lost against", won_lost));
        text += "\n";
        text += &table(&cross(report, "WW/split/LL against", pairs));
        text += "\n";
        text += &table(&rows(&meeting_columns(), &meetings(report.board)));
    }
    text += "\n";
    for line in lines(report) {
        text += &line;
        text += "\n";
    }
    text
}

/// The heads of the columns, and a row for each item.
fn rows<T>(columns: &[Column<T>], items: &[T]) -> Vec<Vec<Aligned>> {
    let head = columns.iter().map(|column| (column.head.to_owned(), column.is_number)).collect();
    let row = |item| columns.iter().map(|column| ((column.cell)(item), column.is_number)).collect();
    std::iter::once(head).chain(items.iter().map(row)).collect()
}

/// A value of each agent against each other, in the order of the table of agents.
fn cross(report: &Report<'_>, head: &str, value: fn(Cell) -> String) -> Vec<Vec<Aligned>> {
    let rows = report.board.rows();
    let numbered = |index: usize| ((index + 1).to_string(), true);
    let corner = ["#", head].map(|head| (head.to_owned(), false));
    let head = corner.into_iter().chain((0..rows.len()).map(numbered)).collect();
    let line = |(index, row): (usize, &Row)| {
        let name = (printable(&row.name), false);
        let cell = |other: &Row| {
            let cell = report.board.cell(row.place, other.place);
            (if cell.games() == 0 { NONE.to_owned() } else { value(cell) }, true)
        };
        [numbered(index), name].into_iter().chain(rows.iter().map(cell)).collect()
    };
    std::iter::once(head).chain(rows.iter().enumerate().map(line)).collect()
}

/// Formats rows in columns as wide as their widest cell, with two spaces between them.
fn table(rows: &[Vec<Aligned>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].0.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|((cell, right), &width)| {
            let padding = " ".repeat(width.saturating_sub(cell.width()));
            if *right { format!("{padding}{cell}") } else { format!("{cell}{padding}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text += "\n";
    }
    text
}
