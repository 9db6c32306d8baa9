//! The table for spreadsheets, in the form of RFC 4180.

use super::Report;
use super::columns::setup_facts;
use super::forfeits::Forfeits;
use super::json::verdict;
use super::meetings::{Meeting, meetings};
use crate::contest::Scoreboard;
use crate::contest::scoreboard::Row;
use crate::contest::stats::{Estimate, Ratings};
use span_it_core::text::sanitize::printable;

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
        "Forfeit reasons",
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
    text += "\r\n";
    text += &meetings_table(report.board);
    text += "\r\n";
    text += &facts(report).iter().map(|fact| line(fact)).collect::<String>();
    text
}

/// The table of pairings.
fn meetings_table(board: &Scoreboard) -> String {
    let mut text = line(
        &[
            "Name",
            "Against",
            "Games",
            "Wins",
            "Losses",
            "Score",
            "Pairs WW",
            "Pairs split",
            "Pairs LL",
            "Elo",
            "Elo margin 95 %",
            "Normalised Elo",
            "Normalised Elo margin 95 %",
            "Likelihood of superiority",
        ]
        .map(str::to_owned),
    );
    for Meeting { one, other, cell } in meetings(board) {
        let (pairs, [elo, elo_margin]) = (cell.pairs, estimated(cell.pairs.elo()));
        let [normalised, normalised_margin] = estimated(pairs.normalised_elo());
        text += &line(&[
            one.name.clone(),
            other.name.clone(),
            cell.games().to_string(),
            cell.wins.to_string(),
            cell.losses.to_string(),
            decimal(cell.score(), 6),
            pairs.ww.to_string(),
            pairs.split.to_string(),
            pairs.ll.to_string(),
            elo,
            elo_margin,
            normalised,
            normalised_margin,
            decimal(pairs.los(), 6),
        ]);
    }
    text
}

fn facts(report: &Report<'_>) -> Vec<[String; 2]> {
    let (board, overall) = (report.board, report.board.overall());
    let fact = |name: &str, value: String| [name.to_owned(), value];
    let mut facts = vec![fact("Fact", "Value".to_owned()), fact("Title", report.title.to_owned())];
    if let Some(setup) = report.setup {
        facts.extend(setup_facts(&setup).into_iter().map(|(name, value)| [name, value]));
        facts.push(fact("Finished", setup.finished.to_string()));
    }
    let [worth, margin] = estimated(board.ratings().ok().map(Ratings::first_mover_advantage));
    facts.extend([
        fact("Games", overall.games.to_string()),
        fact("Games without the other of their pair", overall.single_games().to_string()),
        fact("Pairs", overall.pairs.to_string()),
        fact("Distinct pairs", overall.distinct_pairs.to_string()),
        fact("First mover's wins", overall.first_mover_wins.to_string()),
        fact("First mover's score", decimal(overall.first_mover_rate(), 6)),
        fact("First move's worth in Elo", worth),
        fact("First move's worth in Elo margin 95 %", margin),
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

/// A value and its margin.
fn estimated(estimate: Option<Estimate>) -> [String; 2] {
    [decimal(estimate.map(|elo| elo.value), 2), decimal(estimate.map(|elo| elo.margin95), 2)]
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
        Forfeits::cell(row),
    ];
    for other in report.board.rows() {
        let cell = report.board.cell(row.place, other.place);
        let met = cell.games() > 0;
        fields.extend(
            [cell.wins, cell.losses].map(|count| if met { count.to_string() } else { String::new() }),
        );
    }
    if report.times {
        fields.push(decimal(row.times.mean_ms(), 6));
        fields.push(decimal(row.times.longest_ms(), 6));
    }
    fields
}

fn decimal(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(String::new, |value| format!("{value:.digits$}"))
}

fn line(fields: &[String]) -> String {
    fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\r\n"
}

/// A field on one line, quoted if necessary. A name that a spreadsheet would treat as a formula gets an apostrophe
/// in front, which marks a text.
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
