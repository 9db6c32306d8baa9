//! The report as Markdown.

use super::Report;
use super::columns::{Column, columns, facts, has_meetings, lines, meeting_columns, pairs, won_lost};
use super::meetings::meetings;
use span_it_core::text::sanitize::printable;

pub(super) fn write(report: &Report<'_>) -> String {
    let mut text = format!("# {}\n\n{}", escape(report.title), list(&facts(report)));
    text += &table(&columns(report), report.board.rows());
    if report.board.rows().len() > 1 {
        text += "\nWon-lost, and WW/split/LL of the pairs, of the row against the column:\n\n";
        text += &cross(report);
    }
    if has_meetings(report) {
        text += "\nEvery meeting, as the one that ranks higher sees it:\n\n";
        text += &table(&meeting_columns(), &meetings(report.board));
    }
    text += "\n";
    text += list(&lines(report)).trim_end();
    text + "\n"
}

fn table<T>(columns: &[Column<T>], items: &[T]) -> String {
    let heads = columns.iter().map(|column| (column.head.to_owned(), column.is_number)).collect::<Vec<_>>();
    let row = |item| line(columns.iter().map(|column| (column.cell)(item)));
    head(&heads) + &items.iter().map(row).collect::<String>()
}

/// A list with an empty line after it; empty without lines.
fn list(lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let items: Vec<String> = lines.iter().map(|line| format!("- {}\n", escape(line))).collect();
    items.concat() + "\n"
}

fn cross(report: &Report<'_>) -> String {
    let rows = report.board.rows();
    let numbers = (1..=rows.len()).map(|number| (number.to_string(), true));
    let heads: Vec<_> =
        [("#".to_owned(), true), ("Name".to_owned(), false)].into_iter().chain(numbers).collect();
    let mut text = head(&heads);
    for (index, row) in rows.iter().enumerate() {
        let cells = rows.iter().map(|other| {
            let cell = report.board.cell(row.place, other.place);
            if cell.games() == 0 { won_lost(cell) } else { format!("{} {}", won_lost(cell), pairs(cell)) }
        });
        text += &line([(index + 1).to_string(), printable(&row.name)].into_iter().chain(cells));
    }
    text
}

fn head(heads: &[(String, bool)]) -> String {
    let rule = heads.iter().map(|(_, number)| if *number { "---:" } else { "---" });
    format!(
        "{}| {} |\n",
        line(heads.iter().map(|(head, _)| head.clone())),
        rule.collect::<Vec<_>>().join(" | ")
    )
}

fn line(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.map(|cell| escape(&cell)).collect::<Vec<_>>().join(" | "))
}

/// Escapes all markup.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in printable(text).chars() {
        match letter {
            '<' => escaped.push_str("&lt;"),
            '&' => escaped.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '#' | '~' | '!' | '>' => {
                escaped.extend(['\\', letter]);
            }
            other => escaped.push(other),
        }
    }
    escaped
}
