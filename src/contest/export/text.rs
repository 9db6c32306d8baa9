//! The table for a terminal.
//!
//! May import: the contest's table.

use super::Report;
use super::columns::{columns, lines, pairs, printable, won_lost};

/// A cell of text, and whether it stands at the right.
type Aligned = (String, bool);

pub(super) fn write(report: &Report<'_>) -> String {
    let mut text = String::new();
    if !report.title.is_empty() {
        text = format!("{}\n\n", printable(report.title));
    }
    text += &table(&agents(report));
    if report.board.rows().len() > 1 {
        text += "\n";
        text += &table(&cross(report));
    }
    text += "\n";
    for line in lines(report) {
        text += &line;
        text += "\n";
    }
    text
}

fn agents(report: &Report<'_>) -> Vec<Vec<Aligned>> {
    let columns = columns(report);
    let head = columns.iter().map(|column| (column.head.to_owned(), column.number)).collect();
    let row = |row| columns.iter().map(|column| ((column.of)(row), column.number)).collect();
    std::iter::once(head).chain(report.board.rows().iter().map(row)).collect()
}

/// Wins and losses, and pairs, of each agent against each other, by the order of the table of agents.
fn cross(report: &Report<'_>) -> Vec<Vec<Aligned>> {
    let rows = report.board.rows();
    let numbered = |index: usize| ((index + 1).to_string(), true);
    let corner = ["", "Won-lost and WW/split/LL against"].map(|head| (head.to_owned(), false));
    let head = corner.into_iter().chain((0..rows.len()).map(numbered)).collect();
    let line = |(index, row): (usize, &crate::contest::scoreboard::Row)| {
        let name = (printable(&row.name), false);
        let cells = rows.iter().map(|other| {
            let cell = report.board.cell(row.place, other.place);
            let said = if cell.games() == 0 {
                won_lost(cell)
            } else {
                format!("{} {}", won_lost(cell), pairs(cell))
            };
            (said, true)
        });
        [numbered(index), name].into_iter().chain(cells).collect()
    };
    std::iter::once(head).chain(rows.iter().enumerate().map(line)).collect()
}

/// Lines in columns as wide as their widest cell, two spaces apart.
fn table(rows: &[Vec<Aligned>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].0.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|((cell, right), &width)| {
            if *right { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text += "\n";
    }
    text
}
