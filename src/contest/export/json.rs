//! The table for programs.
//!
//! May import: the contest's table and statistics.

use serde::Serialize;
use serde_json::{Map, Value};

use super::Report;
use crate::contest::Scoreboard;
use crate::contest::scoreboard::{Cell, Row};
use crate::contest::stats::{Estimate, Pairs, SprtState, SprtVerdict};

pub(super) fn write(report: &Report<'_>) -> String {
    // Strings, finite numbers and text keys alone cannot fail to be written.
    serde_json::to_string(&Table::of(report)).unwrap_or_default()
}

#[derive(Serialize)]
struct Table<'a> {
    format: &'static str,
    version: u32,
    title: &'a str,
    setup: Map<String, Value>,
    games: u32,
    single_games: u32,
    pairs: u32,
    distinct_pairs: u32,
    first_mover: FirstMover,
    /// Why there are no ratings.
    no_ratings: Option<String>,
    agents: Vec<Agent<'a>>,
    cross: Vec<Meeting<'a>>,
    sprt: Option<Test>,
    /// All that was measured by the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<Vec<Times<'a>>>,
}

#[derive(Serialize)]
struct FirstMover {
    wins: u32,
    rate: Option<f64>,
    elo: Option<Number>,
}

#[derive(Serialize)]
struct Number {
    value: f64,
    margin95: f64,
    rough: bool,
}

#[derive(Serialize)]
struct Agent<'a> {
    rank: usize,
    place: usize,
    name: &'a str,
    elo: Option<Number>,
    score: Option<f64>,
    games: u32,
    wins: u32,
    losses: u32,
    pairs: Counts,
    wins_kept: Option<f64>,
    kept: u64,
    critical: u64,
    forfeits: u32,
}

#[derive(Serialize)]
struct Counts {
    ww: u32,
    split: u32,
    ll: u32,
}

/// One agent against another, as the first sees it.
#[derive(Serialize)]
struct Meeting<'a> {
    agents: [usize; 2],
    names: [&'a str; 2],
    wins: u32,
    losses: u32,
    pairs: Counts,
    score: Option<f64>,
    elo: Option<Number>,
    normalised_elo: Option<Number>,
    los: Option<f64>,
}

#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    llr: f64,
    lower: f64,
    upper: f64,
    verdict: &'static str,
}

#[derive(Serialize)]
struct Times<'a> {
    place: usize,
    name: &'a str,
    moves: u64,
    mean_ms: Option<f64>,
    longest_ms: f64,
}

impl<'a> Table<'a> {
    fn of(report: &'a Report<'_>) -> Self {
        let board = report.board;
        let overall = board.overall();
        let fact = |(name, value): &(String, String)| (name.clone(), Value::String(value.clone()));
        Self {
            format: "span-it-contest-table",
            version: 1,
            title: report.title,
            setup: report.facts.iter().map(fact).collect(),
            games: overall.games,
            single_games: overall.single_games(),
            pairs: overall.pairs,
            distinct_pairs: overall.distinct_pairs,
            first_mover: FirstMover {
                wins: overall.first_mover_wins,
                rate: overall.first_mover_rate().map(rounded),
                elo: board.ratings().ok().map(|ratings| Number::of(ratings.first_mover_advantage())),
            },
            no_ratings: board.ratings().err().map(ToString::to_string),
            agents: board.rows().iter().map(Agent::of).collect(),
            cross: meetings(board),
            sprt: board.sprt().map(Test::of),
            times: report.times.then(|| board.rows().iter().map(Times::of).collect()),
        }
    }
}

/// Every meeting once, the agent that ranks higher first.
fn meetings(board: &Scoreboard) -> Vec<Meeting<'_>> {
    let rows = board.rows();
    let mut meetings = Vec::new();
    for (index, one) in rows.iter().enumerate() {
        for other in &rows[index + 1..] {
            let cell = board.cell(one.place, other.place);
            if cell.games() > 0 {
                meetings.push(Meeting::of(one, other, cell));
            }
        }
    }
    meetings
}

impl<'a> Meeting<'a> {
    fn of(one: &'a Row, other: &'a Row, cell: Cell) -> Self {
        Self {
            agents: [one.place, other.place],
            names: [&one.name, &other.name],
            wins: cell.wins,
            losses: cell.losses,
            pairs: Counts::of(cell.pairs),
            score: cell.score().map(rounded),
            elo: cell.pairs.elo().map(Number::of),
            normalised_elo: cell.pairs.normalised_elo().map(Number::of),
            los: cell.pairs.los().map(rounded),
        }
    }
}

impl<'a> Agent<'a> {
    fn of(row: &'a Row) -> Self {
        Self {
            rank: row.rank,
            place: row.place,
            name: &row.name,
            elo: row.rating.map(Number::of),
            score: row.total.score().map(rounded),
            games: row.total.games(),
            wins: row.total.wins,
            losses: row.total.losses,
            pairs: Counts::of(row.total.pairs),
            wins_kept: row.kept.share().map(rounded),
            kept: row.kept.kept,
            critical: row.kept.critical,
            forfeits: row.forfeits,
        }
    }
}

impl<'a> Times<'a> {
    fn of(row: &'a Row) -> Self {
        Self {
            place: row.place,
            name: &row.name,
            moves: row.times.moves,
            mean_ms: row.times.mean_us().map(|mean| rounded(mean / 1000.0)),
            longest_ms: rounded(row.times.longest_us as f64 / 1000.0),
        }
    }
}

impl Test {
    fn of(state: &SprtState) -> Self {
        let ((elo0, elo1), (alpha, beta)) = (state.test.hypotheses(), state.test.errors());
        let (lower, upper) = state.test.bounds();
        let verdict = match state.verdict {
            SprtVerdict::Continue => "continue",
            SprtVerdict::H0 => "h0",
            SprtVerdict::H1 => "h1",
        };
        let [llr, lower, upper] = [state.llr, lower, upper].map(rounded);
        Self { elo0, elo1, alpha, beta, llr, lower, upper, verdict }
    }
}

impl Counts {
    const fn of(pairs: Pairs) -> Self {
        Self { ww: pairs.ww, split: pairs.split, ll: pairs.ll }
    }
}

impl Number {
    fn of(estimate: Estimate) -> Self {
        Self { value: rounded(estimate.value), margin95: rounded(estimate.margin95), rough: estimate.rough }
    }
}

/// To six digits after the point: what lies beyond is the arithmetic's and not the contest's.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}
