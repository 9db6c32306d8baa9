//! The report as an HTML page with plots. Shades and plots only repeat numbers of the page.

use super::content::{
    SIDES_NOTE, agents, facts, has_pairings, has_sides, lines, pairing_table, pairs, won_lost,
};
use super::part::Part;
use super::part::pairings;
use super::plot;
use super::report::Report;
use super::table::{Column, Table};
use crate::html;
use crate::tournament::scoreboard::Row;
use span_it_core::text::sanitize::printable;

/// Room for the cells of a cross table on paper, padding of a cell, and width of a letter, in points of print. A wider
/// table is printed in parts.
const PAPER: (f64, f64, f64) = (430.0, 6.0, 4.5);
/// A word gets places to break after this number of characters, so that no name makes a table too wide.
const WORD: usize = 16;

pub(super) fn write(report: &Report<'_>) -> String {
    let title = printable(report.title);
    let all = report.all();
    let mut notes = lines(report);
    if has_sides(report) {
        notes.push(SIDES_NOTE.to_owned());
    }
    let plots = figure(&plot::ratings(report.board), "Elo with its 95% interval.") + &kept(report);
    let sections = [
        section(
            "",
            &format!(
                "<h1>{}</h1>\n{}{}",
                escape(&title),
                list("facts", &facts(report)),
                format(&agents(&all))
            ),
        ),
        section("Ratings", &plots),
        section("Results", &cross(&all)),
        concat(report.parts().map(|part| section(&part.title(), &(format(&agents(&part)) + &cross(&part))))),
        section("Pairings", &pairing_tables(report)),
        section("Notes", &list("notes", &notes)),
    ];
    html::page(&title, &format!("<div class=\"wide\">\n{}</div>", sections.concat()))
}

fn escape(text: &str) -> String {
    html::escape(&printable(text))
}

/// Escapes a text that may have very long words.
fn breakable(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut letters = 0;
    for letter in printable(text).chars() {
        letters = if letter.is_whitespace() || letter == '-' { 0 } else { letters + 1 };
        if letters > WORD {
            escaped += "<wbr>";
            letters = 1;
        }
        escaped += &html::escape(letter.encode_utf8(&mut [0; 4]));
    }
    escaped
}

fn concat(pieces: impl Iterator<Item = String>) -> String {
    pieces.collect::<Vec<_>>().concat()
}

/// A section with its heading; empty without content.
fn section(heading: &str, content: &str) -> String {
    match (heading, content) {
        (_, "") => String::new(),
        ("", content) => format!("<section>\n{content}</section>\n"),
        (heading, content) => format!("<section>\n<h2>{}</h2>\n{content}</section>\n", escape(heading)),
    }
}

fn format<T>(table: &Table<'_, T>) -> String {
    let class = |column: &Column| if column.is_number { " class=\"number\"" } else { "" };
    let head = |column| format!("<th scope=\"col\"{}>{}</th>", class(column), escape(&column.head));
    let cell = |(column, cell): (&Column, &str)| {
        let (tag, scope) = if column.is_number { ("td", "") } else { ("th", " scope=\"row\"") };
        format!("<{tag}{scope}{}>{}</{tag}>", class(column), breakable(cell))
    };
    format!(
        "\n<div class=\"scroll\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
        concat(table.columns.iter().map(head)),
        concat(table.rows().map(|row| format!("<tr>{}</tr>\n", concat(row.map(cell))))),
    )
}

/// The cross table; empty for one agent. For paper, a wide one is divided.
fn cross(part: &Part<'_>) -> String {
    let rows = part.board.rows();
    if rows.len() < 2 {
        return String::new();
    }
    let parts = rows.len().div_ceil(max_paper_columns(part));
    let tables = if parts == 1 {
        cross_columns(part, 0, rows, "")
    } else {
        let columns = rows.len().div_ceil(parts);
        let paper = |(index, piece)| cross_columns(part, index * columns, piece, " paper");
        cross_columns(part, 0, rows, " screen") + &concat(rows.chunks(columns).enumerate().map(paper))
    };
    // On paper, the parts of a table have no results of pairs.
    let below = match (part.has_pairs(), parts) {
        (false, _) => "",
        (true, 1) => ", and below them pairs won twice/split/lost twice",
        (true, _) => "<span class=\"screen\">, and below them pairs won twice/split/lost twice</span>",
    };
    format!(
        "{tables}<p class=\"soft\">A cell shows games won-lost of the row against the column{below}. A stronger \
         colour is better for the row.</p>\n"
    )
}

fn max_paper_columns(part: &Part<'_>) -> usize {
    let (room, padding, letter) = PAPER;
    let letters = part.cells().into_iter().map(|(.., cell)| won_lost(cell).len()).max().unwrap_or(1);
    let (letters, mut columns) = (letters as f64, 1);
    while (columns + 1) as f64 * (padding + letters * letter) <= room {
        columns += 1;
    }
    columns
}

/// The columns of a cross table from number `first` on. A part of the columns has no results of pairs.
fn cross_columns(part: &Part<'_>, first: usize, columns: &[Row], class: &str) -> String {
    let rows = part.board.rows();
    let head = |(index, row): (usize, &Row)| {
        let (name, number) = (escape(&row.name), first + index + 1);
        format!("<th class=\"number\" scope=\"col\" title=\"{name}\">{number}</th>")
    };
    let line = |(index, row): (usize, &Row)| {
        let is_part = columns.len() < rows.len();
        let name = if is_part { escape(&row.name) } else { breakable(&row.name) };
        let number = index + 1;
        let start = format!("<td class=\"number\">{number}</td><th scope=\"row\">{name}</th>");
        let with_pairs = part.has_pairs() && !is_part;
        format!(
            "<tr>{start}{}</tr>\n",
            concat(columns.iter().map(|other| cell(part, row, other, with_pairs)))
        )
    };
    format!(
        "<div class=\"scroll{class}\"><table class=\"cross\">\n<thead><tr>\
         <th class=\"number\" scope=\"col\">#</th><th scope=\"col\">Name</th>{}</tr></thead>\n<tbody>\n{}\
         </tbody></table></div>\n",
        concat(columns.iter().enumerate().map(head)),
        concat(rows.iter().enumerate().map(line)),
    )
}

/// `with_pairs`: whether the results of pairs are below the games.
fn cell(part: &Part<'_>, row: &Row, other: &Row, with_pairs: bool) -> String {
    let cell = part.board.cell(row.place, other.place);
    let Some(score) = cell.score() else { return "<td class=\"number\"></td>".to_owned() };
    let below = if with_pairs { format!("<br><small>{}</small>", pairs(cell)) } else { String::new() };
    format!("<td class=\"number\" style=\"--shade:{:.0}%\">{}{below}</td>", score * 45.0, won_lost(cell))
}

fn pairing_tables(report: &Report<'_>) -> String {
    if has_pairings(report) { format(&pairing_table(&pairings(report.board))) } else { String::new() }
}

/// The plot of safe moves against time.
fn kept(report: &Report<'_>) -> String {
    let plot = if report.times { plot::kept(report.board) } else { String::new() };
    figure(
        &plot,
        "Safe moves against the mean time of a move, in milliseconds. A dot without room for its name has its \
         number in the table of players, or no label.",
    )
}

fn figure(plot: &str, caption: &str) -> String {
    if plot.is_empty() {
        return String::new();
    }
    format!("<figure>\n{plot}<figcaption class=\"soft\">{caption}</figcaption>\n</figure>\n")
}

fn list(class: &str, lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let lines = concat(lines.iter().map(|line| format!("<li>{}</li>\n", breakable(line))));
    format!("<ul class=\"{class}\">\n{lines}</ul>\n")
}
