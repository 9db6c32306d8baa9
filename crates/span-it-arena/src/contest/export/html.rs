//! The report as an HTML page with plots. Shades and plots only repeat numbers of the page.

use super::Report;
use super::content::{agents, facts, has_pairings, lines, pairing_table, pairs, won_lost};
use super::pairings::pairings;
use super::plot;
use super::table::{Column, Table};
use crate::contest::scoreboard::Row;
use crate::html;
use span_it_core::text::sanitize::printable;

pub(super) fn write(report: &Report<'_>) -> String {
    let title = printable(report.title);
    let sections = [
        format!("<h1>{}</h1>\n", escape(&title)),
        list(&facts(report)),
        format(&agents(report)),
        cross(report),
        pairing_section(report),
        figure(&plot::ratings(report.board), "Elo with its 95% interval."),
        kept(report),
        list(&lines(report)),
    ];
    html::page(&title, &format!("<div class=\"wide\">\n{}</div>", sections.concat()))
}

fn escape(text: &str) -> String {
    html::escape(&printable(text))
}

fn concat(pieces: impl Iterator<Item = String>) -> String {
    pieces.collect::<Vec<_>>().concat()
}

fn format<T>(table: &Table<'_, T>) -> String {
    let class = |column: &Column| if column.is_number { " class=\"number\"" } else { "" };
    let head = |column| format!("<th scope=\"col\"{}>{}</th>", class(column), escape(&column.head));
    let cell = |(column, cell): (&Column, &str)| {
        let (tag, scope) = if column.is_number { ("td", "") } else { ("th", " scope=\"row\"") };
        format!("<{tag}{scope}{}>{}</{tag}>", class(column), escape(cell))
    };
    format!(
        "\n<div class=\"scroll\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
        concat(table.columns.iter().map(head)),
        concat(table.rows().map(|row| format!("<tr>{}</tr>\n", concat(row.map(cell))))),
    )
}

fn cross(report: &Report<'_>) -> String {
    let rows = report.board.rows();
    if rows.len() < 2 {
        return String::new();
    }
    let head = |(index, row): (usize, &Row)| {
        let name = escape(&row.name);
        format!("<th class=\"number\" scope=\"col\" title=\"{name}\">{}</th>", index + 1)
    };
    let line = |(index, row): (usize, &Row)| {
        let start =
            format!("<td class=\"number\">{}</td><th scope=\"row\">{}</th>", index + 1, escape(&row.name));
        format!("<tr>{start}{}</tr>\n", concat(rows.iter().map(|other| cell(report, row, other))))
    };
    format!(
        "<h2>Results</h2>\n<div class=\"scroll\"><table class=\"cross\">\n<thead><tr>\
         <th class=\"number\" scope=\"col\">#</th><th scope=\"col\">Name</th>{}</tr></thead>\n<tbody>\n{}\
         </tbody></table></div>\n<p class=\"soft\">A cell shows games won-lost of the row against the column, \
         and below them pairs won twice/split/lost twice. Darker is better for the row.</p>\n",
        concat(rows.iter().enumerate().map(head)),
        concat(rows.iter().enumerate().map(line)),
    )
}

/// The table of pairings.
fn pairing_section(report: &Report<'_>) -> String {
    if !has_pairings(report) {
        return String::new();
    }
    format!("<h2>Pairings</h2>{}", format(&pairing_table(&pairings(report.board))))
}

fn cell(report: &Report<'_>, row: &Row, other: &Row) -> String {
    let cell = report.board.cell(row.place, other.place);
    let Some(score) = cell.score() else { return "<td class=\"number\"></td>".to_owned() };
    format!(
        "<td class=\"number\" style=\"--shade:{:.0}%\">{}<br><small>{}</small></td>",
        score * 45.0,
        won_lost(cell),
        pairs(cell)
    )
}

/// The plot of wins kept against time.
fn kept(report: &Report<'_>) -> String {
    let plot = if report.times { plot::kept(report.board) } else { String::new() };
    figure(&plot, "Wins kept against the mean time of a move, in milliseconds.")
}

fn figure(plot: &str, caption: &str) -> String {
    if plot.is_empty() {
        return String::new();
    }
    format!("<figure>\n{plot}<figcaption class=\"soft\">{caption}</figcaption>\n</figure>\n")
}

fn list(lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    format!("<ul>\n{}</ul>\n", concat(lines.iter().map(|line| format!("<li>{}</li>\n", escape(line)))))
}
