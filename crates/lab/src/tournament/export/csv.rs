//! One table for spreadsheets: the results of each agent, then of each pairing; of all games, then of each board and
//! side. Cells without a value are empty.

use span_it_core::text::csv::{START, line};

use super::columns::{AGENTS, CellValue, Column};
use super::part::{Pairing, Part};
use super::report::Report;

/// The first columns.
const NAMES: [&str; 2] = ["name", "against"];

pub(super) fn write(report: &Report<'_>) -> String {
    let mut keys: Vec<&str> = NAMES.to_vec();
    let agents = report.files(AGENTS).map(|column| column.key);
    for key in agents.chain(report.files(Pairing::COLUMNS).map(|column| column.key)) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let mut text = START.to_owned() + &line(["board", "side"].into_iter().chain(keys.iter().copied()));
    for part in std::iter::once(report.all()).chain(report.parts()) {
        for row in part.board.rows() {
            text += &fields(&part, &keys, |key| cell(AGENTS, key, row));
        }
        for pairing in part.planned_pairings() {
            text += &fields(&part, &keys, |key| cell(Pairing::COLUMNS, key, &pairing));
        }
    }
    text
}

fn fields(part: &Part<'_>, keys: &[&str], cell: impl Fn(&str) -> String) -> String {
    let cells: Vec<String> = keys.iter().map(|key| cell(key)).collect();
    let board = part.board_name();
    line([board.as_str(), part.side_name()].into_iter().chain(cells.iter().map(String::as_str)))
}

fn cell<T>(columns: &[Column<T>], key: &str, item: &T) -> String {
    match columns.iter().find(|column| column.key == key).map(|column| column.value(item)) {
        Some(CellValue::Name(name)) => name,
        Some(CellValue::Number(Some(number))) => number.to_string(),
        Some(CellValue::Number(None)) | None => String::new(),
    }
}
