//! The report as Markdown.

use super::columns::{pairs, won_lost};
use super::content::{SIDES_NOTE, agents, cross, facts, has_pairings, has_sides, lines, pairing_table};
use super::part::Part;
use super::report::Report;
use super::table::Table;
use crate::html::{plain, plain_line};
use crate::tournament::scoreboard::Cell;

/// `picture` is a block of HTML or empty.
pub(super) fn write(report: &Report<'_>, picture: &str) -> String {
    let mut text = format!("# {}\n\n{}", plain(report.title), list(&facts(report)));
    text += &tables(&report.all(), picture);
    for part in report.parts() {
        text += &["\n## ", &plain(&part.title()), "\n\n", &tables(&part, "")].concat();
    }
    if has_pairings(report) {
        text += "\nAll pairings, from the view of the agent with the higher rank:\n\n";
        text += &format(&pairing_table(&report.all().pairings()));
    }
    text += "\n";
    text += list(&lines(report)).trim_end();
    if has_sides(report) {
        text += &["\n- ", SIDES_NOTE].concat();
    }
    text + "\n"
}

/// The table of agents and the cross table.
fn tables(part: &Part<'_>, picture: &str) -> String {
    let agents = format(&agents(part)) + picture;
    if part.board.rows().len() < 2 {
        return agents;
    }
    let (head, value): (_, fn(Cell) -> String) = if part.has_pairs() {
        ("Won-lost, and WW/split/LL of the pairs,", |cell| format!("{} {}", won_lost(cell), pairs(cell)))
    } else {
        ("Won-lost", won_lost)
    };
    let cross = format(&cross(part, "Name", value));
    format!("{agents}\n{head} of the row against the column:\n\n{cross}")
}

fn format<T>(table: &Table<'_, T>) -> String {
    let rule = table.columns.iter().map(|column| if column.is_number { "---:" } else { "---" });
    let head = line(table.heads().map(plain)) + &line(rule.map(str::to_owned));
    table.rows().fold(head, |text, row| text + &line(row.map(|(_, cell)| plain(cell))))
}

fn line(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

/// A list with an empty line after it; empty without lines.
fn list(lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let items: Vec<String> = lines.iter().map(|line| format!("- {}\n", plain_line(line))).collect();
    items.concat() + "\n"
}
