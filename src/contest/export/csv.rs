//! The table for spreadsheets, in the form of RFC 4180.
//!
//! May import: [`plain`](crate::plain), and the contest's table.

use super::Report;
use crate::contest::scoreboard::Row;
use crate::plain::printable;

pub(super) fn write(report: &Report<'_>) -> String {
    let rows = report.board.rows();
    let mut head: Vec<String> = [
        "Rank",
        "Name",
        "Elo",
        "Elo margin 95 %",
        "Score",
        "Games",
        "Wins",
        "Losses",
        "Pairs WW",
        "Pairs split",
        "Pairs LL",
        "Wins kept",
        "Moves kept",
        "Moves critical",
        "Forfeits",
    ]
    .map(str::to_owned)
    .to_vec();
    for other in rows {
        head.push(format!("Wins against {}", other.name));
        head.push(format!("Losses against {}", other.name));
    }
    if report.times {
        head.extend(["Mean move ms", "Longest move ms"].map(str::to_owned));
    }
    let mut text = line(&head);
    for row in rows {
        text += &line(&fields(report, row));
    }
    text
}

fn fields(report: &Report<'_>, row: &Row) -> Vec<String> {
    let total = row.total;
    let mut fields = vec![
        row.rank.to_string(),
        row.name.clone(),
        decimal(row.rating.map(|rating| rating.value), 2),
        decimal(row.rating.map(|rating| rating.margin95), 2),
        decimal(total.score(), 6),
        total.games().to_string(),
        total.wins.to_string(),
        total.losses.to_string(),
        total.pairs.ww.to_string(),
        total.pairs.split.to_string(),
        total.pairs.ll.to_string(),
        decimal(row.kept.share(), 6),
        row.kept.kept.to_string(),
        row.kept.critical.to_string(),
        row.forfeits.to_string(),
    ];
    for other in report.board.rows() {
        let cell = report.board.cell(row.place, other.place);
        let met = cell.games() > 0;
        fields.extend(
            [cell.wins, cell.losses].map(|count| if met { count.to_string() } else { String::new() }),
        );
    }
    if report.times {
        fields.push(decimal(row.times.mean_us().map(|mean| mean / 1000.0), 3));
        fields.push(decimal(Some(row.times.longest_us as f64 / 1000.0), 3));
    }
    fields
}

fn decimal(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(String::new, |value| format!("{value:.digits$}"))
}

fn line(fields: &[String]) -> String {
    fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\r\n"
}

/// A field on one line, in quotes where it needs them. A name that a spreadsheet would take for a formula gets an
/// apostrophe before it, by which spreadsheets know a text.
// CITE: OWASP, CSV Injection.
fn quoted(field: &str) -> String {
    let number = field.parse::<f64>().is_ok_and(f64::is_finite);
    let field = printable(field);
    let formula = !number && field.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let field = if formula { format!("'{field}") } else { field };
    if field.contains([',', '"']) || field.starts_with(' ') || formula {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}
