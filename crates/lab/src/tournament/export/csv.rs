//! One table for spreadsheets: the results of each agent, then of each pairing; of all games, then of each board and
//! side. Cells without a value are empty.

use super::forfeits::Forfeits;
use super::part::{Pairing, Part, pairings};
use super::report::Report;
use super::table::Table;
use crate::tournament::scoreboard::{Cell, Row};
use crate::tournament::stats::{Estimate, Pairs};
use span_it_core::engine::SearchTotals;
use span_it_core::text::csv::{START, line};

/// What a line is about: the games of an agent, also against one other.
struct Line<'a> {
    part: Option<&'a Part<'a>>,
    row: &'a Row,
    pairing: Option<Pairing<'a>>,
}

pub(super) fn write(report: &Report<'_>) -> String {
    let parts: Vec<Part<'_>> = report.parts().collect();
    let agent = |part, row| Line { part, row, pairing: None };
    let mut lines: Vec<Line<'_>> = report.board.rows().iter().map(|row| agent(None, row)).collect();
    lines.extend(pairings(report.board).into_iter().map(|pairing| against(None, pairing)));
    for part in &parts {
        lines.extend(part.board.rows().iter().map(|row| agent(Some(part), row)));
        if part.has_pairs() {
            lines.extend(pairings(part.board).into_iter().map(|pairing| against(Some(part), pairing)));
        } else {
            let cells = part.cells().into_iter().map(|(one, other, cell)| Pairing { one, other, cell });
            lines.extend(cells.map(|pairing| against(Some(part), pairing)));
        }
    }
    let table = columns(Table::new(&lines), report.times);
    table
        .rows()
        .fold(START.to_owned() + &line(table.heads()), |text, row| text + &line(row.map(|(_, cell)| cell)))
}

fn against<'a>(part: Option<&'a Part<'a>>, pairing: Pairing<'a>) -> Line<'a> {
    Line { part, row: pairing.one, pairing: Some(pairing) }
}

fn columns<'a>(table: Table<'a, Line<'a>>, has_times: bool) -> Table<'a, Line<'a>> {
    let table = table
        .text("Board", |line| line.part.map_or_else(String::new, Part::board_name))
        .text("Side", |line| line.part.map_or("", Part::side_name).to_owned())
        .text("Name", |line| line.row.name.clone())
        .text("Against", |line| line.pairing.map_or_else(String::new, |pairing| pairing.other.name.clone()))
        .number("Rank", |line| of_agent(line, |row| row.rank.to_string()))
        .number("Elo", |line| value(elo(line)))
        .number("Elo margin 95%", |line| margin(elo(line)))
        .number("Score", |line| decimal(total(line).score(), 6))
        .number("Games", |line| total(line).games().to_string())
        .number("Wins", |line| total(line).wins.to_string())
        .number("Losses", |line| total(line).losses.to_string())
        .number("Pairs WW", |line| of_pairs(line, |pairs| pairs.ww.to_string()))
        .number("Pairs split", |line| of_pairs(line, |pairs| pairs.split.to_string()))
        .number("Pairs LL", |line| of_pairs(line, |pairs| pairs.ll.to_string()))
        .number("Normalised Elo", |line| value(normalised_elo(line)))
        .number("Normalised Elo margin 95%", |line| margin(normalised_elo(line)))
        .number("Likelihood of superiority", |line| decimal(pairing(line).and_then(Pairs::los), 6))
        .number("Safe moves", |line| of_agent(line, |row| decimal(row.kept.share(), 6)))
        .number("Moves kept", |line| of_agent(line, |row| row.kept.kept.to_string()))
        .number("Moves critical", |line| of_agent(line, |row| row.kept.critical.to_string()))
        .number("Forfeits", |line| of_agent(line, |row| row.forfeits.to_string()))
        .text("Forfeit reasons", |line| of_agent(line, Forfeits::cell));
    let table = searches(table);
    if !has_times {
        return table;
    }
    table
        .number("Mean move ms", |line| of_agent(line, |row| decimal(row.times.mean_ms(), 6)))
        .number("Longest move ms", |line| of_agent(line, |row| decimal(row.times.longest_ms(), 6)))
}

/// Adds the searches of an agent.
fn searches<'a>(table: Table<'a, Line<'a>>) -> Table<'a, Line<'a>> {
    let searched = |line: &Line<'_>, cell: fn(SearchTotals) -> String| {
        of_agent(line, |row| if row.search.is_empty() { String::new() } else { cell(row.search) })
    };
    table
        .number("Searches", |line| searched(line, |search| search.searches.to_string()))
        .number("Visited moves", |line| searched(line, |search| search.visited.to_string()))
        .number("Visited per move", |line| of_agent(line, |row| decimal(row.visited_per_move(), 6)))
        .number("Share pruned", |line| searched(line, |search| decimal(Some(search.pruned_share()), 6)))
        .number("Visited per position", |line| {
            searched(line, |search| decimal(Some(search.mean_branching()), 6))
        })
}

fn of_agent(line: &Line<'_>, cell: impl Fn(&Row) -> String) -> String {
    if line.pairing.is_none() { cell(line.row) } else { String::new() }
}

fn of_pairs(line: &Line<'_>, cell: impl Fn(Pairs) -> String) -> String {
    pairs(line).map_or_else(String::new, cell)
}

fn total(line: &Line<'_>) -> Cell {
    line.pairing.map_or(line.row.total, |pairing| pairing.cell)
}

/// The pairs of games; `None` for a side, to which only one game of a pair belongs.
fn pairs(line: &Line<'_>) -> Option<Pairs> {
    line.part.is_none_or(Part::has_pairs).then(|| total(line).pairs)
}

fn pairing(line: &Line<'_>) -> Option<Pairs> {
    pairs(line).filter(|_| line.pairing.is_some())
}

fn elo(line: &Line<'_>) -> Option<Estimate> {
    if line.pairing.is_some() { pairing(line).and_then(Pairs::elo) } else { line.row.rating }
}

fn normalised_elo(line: &Line<'_>) -> Option<Estimate> {
    pairing(line).and_then(Pairs::normalised_elo)
}

fn value(estimate: Option<Estimate>) -> String {
    decimal(estimate.map(|elo| elo.value), 2)
}

fn margin(estimate: Option<Estimate>) -> String {
    decimal(estimate.map(|elo| elo.margin95), 2)
}

fn decimal(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(String::new, |value| format!("{value:.digits$}"))
}
