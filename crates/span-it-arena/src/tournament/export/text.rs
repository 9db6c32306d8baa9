//! The report for a terminal.

use super::report::Report;
use super::content::{agents, cross, facts, has_pairings, lines, pairing_table, pairs, parts, won_lost};
use super::pairings::pairings;
use super::table::{Column, Table};
use span_it_files::text::sanitize::printable;
use unicode_width::UnicodeWidthStr as _;

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
    text += &format(&agents(&report.all()));
    // In a match, the cross table would only repeat the table of agents.
    if has_pairings(report) {
        text += "\n";
        text += &format(&cross(&report.all(), "Won-lost against", won_lost));
        text += "\n";
        text += &format(&cross(&report.all(), "WW/split/LL against", pairs));
        text += "\n";
        text += &format(&pairing_table(&pairings(report.board)));
    }
    if report.parts().next().is_some() {
        text += "\n";
        text += &format(&parts(report));
    }
    text += "\n";
    for line in lines(report) {
        text += &line;
        text += "\n";
    }
    text
}

/// Formats columns as wide as their widest cell, with two spaces between them.
fn format<T>(table: &Table<'_, T>) -> String {
    let widths: Vec<usize> = table.columns.iter().map(Column::width).collect();
    let line = |cells: &mut dyn Iterator<Item = (&Column, &str)>| {
        let cells = cells.zip(&widths).map(|((column, cell), &width)| {
            let padding = " ".repeat(width - cell.width());
            if column.is_number { padding + cell } else { cell.to_owned() + &padding }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    let head = line(&mut table.columns.iter().map(|column| (column, &*column.head)));
    table.rows().fold(head, |text, mut row| text + &line(&mut row))
}
