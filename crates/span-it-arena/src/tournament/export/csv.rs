//! The table for spreadsheets.

use super::content::setup_facts;
use super::forfeits::Forfeits;
use super::json::verdict;
use super::part::Part;
use super::part::{Pairing, pairings};
use super::report::Report;
use super::table::Table;
use crate::tournament::scoreboard::{Cell, Row};
use crate::tournament::stats::{Estimate, Ratings};
use span_it_core::engine::SearchTotals;
use span_it_files::text::csv::line;

pub(super) fn write(report: &Report<'_>) -> String {
    let facts = facts(report).iter().map(|fact| line(fact.iter().map(String::as_str))).collect();
    let mut tables = vec![format(&agents(report)), format(&pairing_table(&pairings(report.board))), facts];
    let parts: Vec<Part<'_>> = report.parts().collect();
    if !parts.is_empty() {
        let rows: Vec<_> =
            parts.iter().flat_map(|part| part.board.rows().iter().map(move |row| (part, row))).collect();
        let cells: Vec<_> =
            parts.iter().flat_map(|part| part.cells().into_iter().map(move |cell| (part, cell))).collect();
        tables.extend([format(&part_agents(&rows)), format(&part_cells(&cells))]);
    }
    tables.join("\r\n")
}

/// The agents of each board and side.
fn part_agents<'a>(rows: &'a [(&'a Part<'a>, &'a Row)]) -> Table<'a, (&'a Part<'a>, &'a Row)> {
    let table = Table::new(rows)
        .text("Board", |(part, _)| part.board_name())
        .text("Side", |(part, _)| part.side_name().to_owned());
    safe_moves(results(table, |(_, row)| row), |(_, row)| row)
}

/// Adds rank, name, rating and games of an agent.
fn results<T>(table: Table<'_, T>, row: fn(&T) -> &Row) -> Table<'_, T> {
    table
        .number("Rank", |item| row(item).rank.to_string())
        .text("Name", |item| row(item).name.clone())
        .number("Elo", |item| value(row(item).rating))
        .number("Elo margin 95%", |item| margin(row(item).rating))
        .number("Score", |item| decimal(row(item).total.score(), 6))
        .number("Games", |item| row(item).total.games().to_string())
        .number("Wins", |item| row(item).total.wins.to_string())
        .number("Losses", |item| row(item).total.losses.to_string())
}

/// Adds safe moves and forfeits of an agent.
fn safe_moves<T>(table: Table<'_, T>, row: fn(&T) -> &Row) -> Table<'_, T> {
    table
        .number("Safe moves", |item| decimal(row(item).kept.share(), 6))
        .number("Moves kept", |item| row(item).kept.kept.to_string())
        .number("Moves critical", |item| row(item).kept.critical.to_string())
        .number("Forfeits", |item| row(item).forfeits.to_string())
}

type PartCell<'a> = (&'a Part<'a>, (&'a Row, &'a Row, Cell));

/// The cells of each board and side.
fn part_cells<'a>(cells: &'a [PartCell<'a>]) -> Table<'a, PartCell<'a>> {
    Table::new(cells)
        .text("Board", |(part, _)| part.board_name())
        .text("Side", |(part, _)| part.side_name().to_owned())
        .text("Name", |(_, (one, ..))| one.name.clone())
        .text("Against", |(_, (_, other, _))| other.name.clone())
        .number("Wins", |(_, (.., cell))| cell.wins.to_string())
        .number("Losses", |(_, (.., cell))| cell.losses.to_string())
}

fn agents<'a>(report: &'a Report<'_>) -> Table<'a, Row> {
    let rows = report.board.rows();
    let table = results(Table::new(rows), |row| row)
        .number("Pairs WW", |row| row.total.pairs.ww.to_string())
        .number("Pairs split", |row| row.total.pairs.split.to_string())
        .number("Pairs LL", |row| row.total.pairs.ll.to_string());
    let mut table = safe_moves(table, |row| row).text("Forfeit reasons", Forfeits::cell);
    for other in rows {
        let count = |row: &Row, count: fn(Cell) -> u32| {
            let cell = report.board.cell(row.place, other.place);
            if cell.games() > 0 { count(cell).to_string() } else { String::new() }
        };
        table = table
            .number(&format!("Wins against {}", other.name), |row| count(row, |cell| cell.wins))
            .number(&format!("Losses against {}", other.name), |row| count(row, |cell| cell.losses));
    }
    let table = searches(table);
    if !report.times {
        return table;
    }
    table
        .number("Mean move ms", |row| decimal(row.times.mean_ms(), 6))
        .number("Longest move ms", |row| decimal(row.times.longest_ms(), 6))
}

/// Adds the searches of an agent; empty cells without any.
fn searches<'a>(table: Table<'a, Row>) -> Table<'a, Row> {
    let searched = |row: &Row, cell: fn(SearchTotals) -> String| {
        if row.search.is_empty() { String::new() } else { cell(row.search) }
    };
    table
        .number("Searches", |row| searched(row, |search| search.searches.to_string()))
        .number("Visited moves", |row| searched(row, |search| search.visited.to_string()))
        .number("Visited per move", |row| decimal(row.visited_per_move(), 6))
        .number("Share pruned", |row| searched(row, |search| decimal(Some(search.pruned_share()), 6)))
        .number("Visited per position", |row| {
            searched(row, |search| decimal(Some(search.mean_branching()), 6))
        })
}

fn pairing_table<'a>(pairings: &'a [Pairing<'a>]) -> Table<'a, Pairing<'a>> {
    Table::new(pairings)
        .text("Name", |pairing| pairing.one.name.clone())
        .text("Against", |pairing| pairing.other.name.clone())
        .number("Games", |pairing| pairing.cell.games().to_string())
        .number("Wins", |pairing| pairing.cell.wins.to_string())
        .number("Losses", |pairing| pairing.cell.losses.to_string())
        .number("Score", |pairing| decimal(pairing.cell.score(), 6))
        .number("Pairs WW", |pairing| pairing.cell.pairs.ww.to_string())
        .number("Pairs split", |pairing| pairing.cell.pairs.split.to_string())
        .number("Pairs LL", |pairing| pairing.cell.pairs.ll.to_string())
        .number("Elo", |pairing| value(pairing.cell.pairs.elo()))
        .number("Elo margin 95%", |pairing| margin(pairing.cell.pairs.elo()))
        .number("Normalised Elo", |pairing| value(pairing.cell.pairs.normalised_elo()))
        .number("Normalised Elo margin 95%", |pairing| margin(pairing.cell.pairs.normalised_elo()))
        .number("Likelihood of superiority", |pairing| decimal(pairing.cell.pairs.los(), 6))
}

fn facts(report: &Report<'_>) -> Vec<[String; 2]> {
    let (board, overall) = (report.board, report.board.overall());
    let fact = |name: &str, value: String| [name.to_owned(), value];
    let mut facts = vec![fact("Fact", "Value".to_owned()), fact("Title", report.title.to_owned())];
    if let Some(setup) = report.setup {
        facts.extend(setup_facts(&setup).into_iter().map(|(name, value)| [name, value]));
        facts.push(fact("Finished", setup.finished.to_string()));
    }
    let advantage = board.ratings().ok().map(Ratings::first_mover_advantage);
    facts.extend([
        fact("Games", overall.games.to_string()),
        fact("Games of incomplete pairs", overall.single_games().to_string()),
        fact("Pairs", overall.pairs.to_string()),
        fact("Distinct pairs", overall.distinct_pairs.to_string()),
        fact("Wins of the first player", overall.first_mover_wins.to_string()),
        fact("Score of the first player", decimal(overall.first_mover_rate(), 6)),
        fact("Advantage of the first move in Elo", value(advantage)),
        fact("Advantage of the first move in Elo margin 95%", margin(advantage)),
    ]);
    if let Some(state) = board.sprt() {
        let ((elo0, elo1), (alpha, beta)) = (state.test.hypotheses(), state.test.errors());
        let (lower, upper) = state.test.bounds();
        let numbers =
            [("H0 normalised Elo", elo0), ("H1 normalised Elo", elo1), ("alpha", alpha), ("beta", beta)];
        facts.extend(numbers.map(|(name, number)| fact(&format!("SPRT {name}"), number.to_string())));
        let calculated = [("LLR", state.llr), ("lower bound", lower), ("upper bound", upper)];
        facts
            .extend(calculated.map(|(name, number)| fact(&format!("SPRT {name}"), decimal(Some(number), 6))));
        facts.push(fact("SPRT verdict", verdict(state.verdict).to_owned()));
    }
    facts
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

fn format<T>(table: &Table<'_, T>) -> String {
    table.rows().fold(line(table.heads()), |text, row| text + &line(row.map(|(_, cell)| cell)))
}
