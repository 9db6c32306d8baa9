//! What the tables for readers say: their columns, their lines below, and the words for numbers.
//!
//! May import: [`count`](crate::count), [`plain`](crate::plain), and the contest's table and statistics.

use super::Report;
use crate::contest::scoreboard::{Cell, Row};
use crate::contest::stats::{Estimate, SprtVerdict};
use crate::contest::{Scoreboard, stats};
use crate::count::counted;
use crate::plain::printable;

/// What is told where there is nothing to tell.
pub(super) const NONE: &str = "-";

/// One column of the table of agents.
pub(super) struct Column {
    pub(super) head: &'static str,
    /// Whether it holds numbers, which stand at the right.
    pub(super) number: bool,
    pub(super) of: fn(&Row) -> String,
}

/// The columns of the table of agents.
pub(super) fn columns(report: &Report<'_>) -> Vec<Column> {
    let number = |head, of| Column { head, number: true, of };
    let mut columns = vec![
        number("#", |row| row.rank.to_string()),
        Column { head: "Name", number: false, of: |row| printable(&row.name) },
        number("Elo", |row| row.rating.map_or_else(|| NONE.to_owned(), rating)),
        number("±", |row| row.rating.map_or_else(|| NONE.to_owned(), |rating| whole(rating.margin95))),
        number("Score", |row| percent(row.total.score())),
        number("Games", |row| row.total.games().to_string()),
        number("Won-lost", |row| won_lost(row.total)),
        number("WW/split/LL", |row| pairs(row.total)),
        number("Wins kept", |row| percent(row.kept.share())),
        number("Kept/critical", |row| format!("{}/{}", row.kept.kept, row.kept.critical)),
        number("Forfeits", |row| row.forfeits.to_string()),
    ];
    if report.times {
        columns.push(number("Mean ms", |row| milliseconds(row.times.mean_us())));
        columns.push(number("Longest ms", |row| milliseconds(Some(row.times.longest_us as f64))));
    }
    columns
}

/// The lines above the tables.
pub(super) fn facts(report: &Report<'_>) -> Vec<String> {
    let said = |(name, value): &(String, String)| format!("{}: {}", printable(name), printable(value));
    report.facts.iter().map(said).collect()
}

/// The lines below the tables.
pub(super) fn lines(report: &Report<'_>) -> Vec<String> {
    let board = report.board;
    let mut lines = Vec::new();
    lines.extend(duel(board));
    lines.extend(sprt(board));
    lines.extend(games(board));
    lines.push(first_move(board));
    if let Err(error) = board.ratings() {
        lines.push(format!("No ratings: {}", printable(&error.to_string())));
    }
    if board.rows().iter().any(|row| row.rating.is_some_and(|rating| rating.rough)) {
        lines
            .push("~ marks a rating that rests on caution: every game was won, or every one lost".to_owned());
    }
    lines.push("± is a 95 % margin, from pairs of games; the mean of the ratings is 1500".to_owned());
    lines
}

/// What a contest of two says beside the table.
fn duel(board: &Scoreboard) -> Vec<String> {
    let Some((who, pairs)) = first_two(board).filter(|_| board.rows().len() == 2) else { return Vec::new() };
    let (Some(elo), Some(normalised), Some(los)) = (pairs.elo(), pairs.normalised_elo(), pairs.los()) else {
        return Vec::new();
    };
    vec![
        format!("{who}: Elo {} by the score of the pairs alone", difference(elo)),
        format!(
            "{who}: normalised Elo {}, likelihood of superiority {}",
            difference(normalised),
            percent(Some(los))
        ),
    ]
}

/// The contest's first agent against its second, and their pairs.
fn first_two(board: &Scoreboard) -> Option<(String, stats::Pairs)> {
    let name = |place| board.rows().iter().find(|row| row.place == place).map(|row| printable(&row.name));
    Some((format!("{} against {}", name(0)?, name(1)?), board.cell(0, 1).pairs))
}

fn sprt(board: &Scoreboard) -> Option<String> {
    let (state, (who, _)) = (board.sprt()?, first_two(board)?);
    let ((elo0, elo1), (lower, upper)) = (state.test.hypotheses(), state.test.bounds());
    let (alpha, beta) = state.test.errors();
    let verdict = match state.verdict {
        SprtVerdict::Continue => "not settled".to_owned(),
        SprtVerdict::H0 => format!("H0 accepted, {elo0} rather than {elo1}"),
        SprtVerdict::H1 => format!("H1 accepted, {elo1} rather than {elo0}"),
    };
    Some(format!(
        "{who}: SPRT of normalised Elo {elo0} (H0) against {elo1} (H1), alpha {alpha}, beta {beta}: \
         LLR {:.2} between {lower:.2} and {upper:.2}, {verdict}",
        state.llr
    ))
}

fn games(board: &Scoreboard) -> Vec<String> {
    let overall = board.overall();
    let mut lines = vec![format!(
        "{}, {}, {} of them distinct",
        counted(overall.games, "game", "games"),
        counted(overall.pairs, "pair", "pairs"),
        overall.distinct_pairs
    )];
    if overall.single_games() > 0 {
        lines.push(format!(
            "{} of the games lack the other of their pair: they count as games and not as pairs",
            overall.single_games()
        ));
    }
    if overall.distinct_pairs < overall.pairs {
        lines.push(
            "Pairs played alike again tell nothing new: true margins are wider than those shown".to_owned(),
        );
    }
    lines
}

fn first_move(board: &Scoreboard) -> String {
    let rate = percent(board.overall().first_mover_rate());
    match board.ratings() {
        Ok(ratings) => {
            let advantage = difference(ratings.first_mover_advantage());
            format!(
                "The first mover won {rate}; the first move is worth {advantage} Elo, which ratings allow for"
            )
        }
        Err(_) => format!("The first mover won {rate}"),
    }
}

/// A difference with its margin: `+71 ± 12`.
pub(super) fn difference(estimate: Estimate) -> String {
    let about = if estimate.rough { "about " } else { "" };
    format!("{about}{:+.0} ± {:.0}", plain(estimate.value), estimate.margin95)
}

fn rating(estimate: Estimate) -> String {
    let rough = if estimate.rough { "~" } else { "" };
    format!("{rough}{}", whole(estimate.value))
}

/// A rating or margin, rounded.
pub(super) fn whole(value: f64) -> String {
    format!("{:.0}", plain(value))
}

/// Never `-0`.
fn plain(value: f64) -> f64 {
    if value.abs() < 0.5 { 0.0 } else { value }
}

pub(super) fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| NONE.to_owned(), |share| format!("{:.1} %", share * 100.0))
}

pub(super) fn milliseconds(microseconds: Option<f64>) -> String {
    microseconds.map_or_else(|| NONE.to_owned(), |microseconds| format!("{:.2}", microseconds / 1000.0))
}

pub(super) fn won_lost(cell: Cell) -> String {
    if cell.games() == 0 { NONE.to_owned() } else { format!("{}-{}", cell.wins, cell.losses) }
}

pub(super) fn pairs(cell: Cell) -> String {
    let stats::Pairs { ww, split, ll } = cell.pairs;
    format!("{ww}/{split}/{ll}")
}
