//! The tables for readers, and the lines above and below them.

use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;

use super::columns::{AGENTS, NONE, won_lost};
use super::forfeits::Forfeits;
use super::part::{Pairing, Part};
use super::report::{Report, Setup};
use super::table::Table;
use crate::tournament::scoreboard::{Cell, Row};
use crate::tournament::stats::{Estimate, Ratings, SprtVerdict};
use crate::tournament::{Plan, Scoreboard, stats};

/// Explains the sign of rough estimates.
const CAUTION: &str = "~ marks cautious estimates: all games or all pairs ended alike, or the margin of the \
                       score reaches 0% or 100%";

/// The table of agents.
pub(super) fn agents<'a>(part: &Part<'a>) -> Table<'a, Row> {
    Table::of(part.board.rows(), AGENTS, part.times)
}

/// The games of each agent against each other, in the order of the table of agents.
pub(super) fn cross<'a>(part: &Part<'a>, head: &str, value: fn(Cell) -> String) -> Table<'a, Row> {
    let rows = part.board.rows();
    let table =
        Table::new(rows).number("#", |row| row.rank.to_string()).text(head, |row| printable(&row.name));
    rows.iter().fold(table, |table, other| {
        table.number(&other.rank.to_string(), |row| {
            let cell = part.board.cell(row.place, other.place);
            if cell.games() == 0 { NONE.to_owned() } else { value(cell) }
        })
    })
}

/// Won-lost of each agent on each board and side, in the order of the table of agents.
pub(super) fn parts<'a>(report: &'a Report<'_>) -> Table<'a, Row> {
    let table = Table::new(report.board.rows())
        .number("#", |row| row.rank.to_string())
        .text("Won-lost of", |row| printable(&row.name));
    report.parts().fold(table, |table, part| {
        table.number(&part.short_name(), |row| {
            part.row(row.place).map_or_else(|| NONE.to_owned(), |row| won_lost(row.total))
        })
    })
}

/// The table of pairings.
pub(super) fn pairing_table<'a>(pairings: &'a [Pairing<'a>]) -> Table<'a, Pairing<'a>> {
    Table::of(pairings, Pairing::COLUMNS, true)
}

/// Whether the pairings have a table; a match has lines instead.
pub(super) fn has_pairings(report: &Report<'_>) -> bool {
    report.board.rows().len() > 2
}

/// The lines above the tables.
pub(super) fn facts(report: &Report<'_>) -> Vec<String> {
    let mut facts = report.setup.as_ref().map(setup_facts).unwrap_or_default();
    if let Some(setup) = report.setup.filter(|setup| !setup.finished) {
        let (played, planned) = (report.board.overall().games, setup.plan.games());
        facts.push(("Finished".to_owned(), format!("no, {played} of {planned} games")));
    }
    let facts = facts.iter().map(|(name, value)| format!("{}: {}", printable(name), printable(value)));
    facts.chain(report.lines.iter().map(|line| printable(line))).collect()
}

/// The setup as names and values.
pub(super) fn setup_facts(setup: &Setup<'_>) -> Vec<(String, String)> {
    let plan = setup.plan;
    let boards: Vec<String> = plan.boards.iter().map(ToString::to_string).collect();
    let time = plan.max_move.map(|time| format!("{} ms per move", time.as_millis()));
    let mut facts: Vec<(String, String)> = [
        ("Boards", boards.join(", ")),
        ("Game pairs per pairing and board", plan.pairs.to_string()),
        opening(plan),
        ("Seed", plan.seed.to_string()),
        ("Time", time.unwrap_or_else(|| "no limit".to_owned())),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into();
    facts.extend(
        plan.max_visits.map(|visits| ("Visited moves".to_owned(), format!("at most {visits} per move"))),
    );
    facts.extend(plan.shard.map(|shard| ("Shard".to_owned(), shard.to_string())));
    let programs = setup.programs.iter();
    facts.extend(programs.map(|(name, command)| (format!("External engine {name}"), command.clone())));
    facts
}

fn opening(plan: &Plan) -> (&'static str, String) {
    match &plan.openings {
        Some(_) => ("Openings", "given".to_owned()),
        None => ("Random opening moves", plan.opening_plies.to_string()),
    }
}

/// The lines below the tables.
pub(super) fn lines(report: &Report<'_>) -> Vec<String> {
    let board = report.board;
    let mut lines = Vec::new();
    lines.extend(match_lines(board));
    lines.extend(sprt(board));
    lines.extend(games(board));
    lines.push(first_move(board));
    lines.extend(board.rows().iter().flat_map(Forfeits::lines));
    if has_pairings(report) {
        lines.push(
            "The Elo of a pairing follows from the score of its pairs alone; LOS is the likelihood of superiority"
                .to_owned(),
        );
    }
    if let Err(error) = board.ratings() {
        lines.push(format!("No ratings: {}", printable(&error.to_string())));
    }
    let rough = |elo: Option<Estimate>| elo.is_some_and(|elo| elo.rough);
    let pairings = if has_pairings(report) { report.all().pairings() } else { Vec::new() };
    let first = board.ratings().ok().map(Ratings::first_mover_advantage);
    if board.rows().iter().any(|row| rough(row.rating))
        || rough(first)
        || pairings.iter().any(|pairing| rough(pairing.cell.pairs.elo()))
    {
        lines.push(CAUTION.to_owned());
    }
    let scale =
        board.ratings().map_or_else(|_| String::new(), |ratings| "; ".to_owned() + &scale(board, ratings));
    lines.push(format!("± is the 95% margin, computed from game pairs{scale}"));
    lines
}

/// What the ratings are relative to.
fn scale(board: &Scoreboard, ratings: &Ratings) -> String {
    let Some(anchor) = ratings.anchor() else {
        return "the mean of the ratings is 1500".to_owned();
    };
    let rows = board.rows().iter().filter(|row| anchor.agents.contains(&row.place));
    let names: Vec<String> = rows.map(|row| printable(&row.name)).collect();
    let elo = whole(anchor.elo);
    match names.as_slice() {
        [name] => {
            format!("the rating of {name} is set to {elo}, the margins are those of the differences to it")
        }
        names => format!("the mean rating of {} is set to {elo}", names.join(", ")),
    }
}

/// The line below the tables of sides.
pub(super) const SIDES_NOTE: &str = "The Elo of a side is the rating at which an agent would be expected to win as \
                                     many of these games as it did, if the others have their ratings from all games";

pub(super) fn has_sides(report: &Report<'_>) -> bool {
    report.parts().any(|part| !part.has_pairs())
}

/// The lines of a match.
fn match_lines(board: &Scoreboard) -> Vec<String> {
    let Some((names, pairs)) = first_two(board).filter(|_| board.rows().len() == 2) else {
        return Vec::new();
    };
    let (Some(elo), Some(normalised), Some(los)) = (pairs.elo(), pairs.normalised_elo(), pairs.los()) else {
        return Vec::new();
    };
    vec![
        format!("{names}: Elo {} from the score of the pairs, the figure to quote", difference(elo)),
        format!(
            "{names}: normalised Elo {}, likelihood of superiority {}",
            difference(normalised),
            percent(los)
        ),
    ]
}

/// The names of the first two agents, and their pairs.
fn first_two(board: &Scoreboard) -> Option<(String, stats::Pairs)> {
    let name = |place| board.rows().iter().find(|row| row.place == place).map(|row| printable(&row.name));
    Some((format!("{} against {}", name(0)?, name(1)?), board.cell(0, 1).pairs))
}

fn sprt(board: &Scoreboard) -> Option<String> {
    let (state, (names, _)) = (board.sprt()?, first_two(board)?);
    let ((elo0, elo1), (lower, upper)) = (state.test.hypotheses(), state.test.bounds());
    let (alpha, beta) = state.test.errors();
    let verdict = match state.verdict {
        SprtVerdict::Continue => "not settled".to_owned(),
        SprtVerdict::H0 => format!("H0 accepted, {elo0} rather than {elo1}"),
        SprtVerdict::H1 => format!("H1 accepted, {elo1} rather than {elo0}"),
    };
    Some(format!(
        "{names}: SPRT of {} Elo {elo0} (H0) against {elo1} (H1), alpha {alpha}, beta {beta}: \
         LLR {:.2} between {lower:.2} and {upper:.2}, {verdict}",
        state.test.model().word(),
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
            "{} of the games have no second game of their pair: they count as games but not as pairs",
            overall.single_games()
        ));
    }
    if overall.distinct_pairs < overall.pairs {
        lines.push(
            "Repeated pairs give no new information: the true margins are wider than those shown".to_owned(),
        );
    }
    lines
}

fn first_move(board: &Scoreboard) -> String {
    let rate = board.overall().first_mover_rate().map_or_else(|| NONE.to_owned(), percent);
    match board.ratings() {
        Ok(ratings) => {
            let advantage = difference(ratings.first_mover_advantage());
            format!(
                "The first player won {rate}; the first move is worth {advantage} Elo, which the ratings include"
            )
        }
        Err(_) => format!("The first player won {rate}"),
    }
}

/// A difference with its margin: `+71 ± 12`.
pub(super) fn difference(estimate: Estimate) -> String {
    let about = if estimate.rough { "about " } else { "" };
    format!("{about}{:+.0} ± {:.0}", without_sign_of_zero(estimate.value), estimate.margin95)
}

/// A rating or a difference without its margin; `~` marks a rough one.
pub(super) fn value(estimate: Option<Estimate>) -> String {
    estimate.map_or_else(
        || NONE.to_owned(),
        |estimate| format!("{}{}", if estimate.rough { "~" } else { "" }, whole(estimate.value)),
    )
}

pub(super) fn margin(estimate: Option<Estimate>) -> String {
    estimate.map_or_else(|| NONE.to_owned(), |estimate| whole(estimate.margin95))
}

pub(super) fn whole(value: f64) -> String {
    format!("{:.0}", without_sign_of_zero(value))
}

/// Prevents `-0`.
fn without_sign_of_zero(value: f64) -> f64 {
    if value.abs() < 0.5 { 0.0 } else { value }
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}
