//! The table for programs.

use serde::Serialize;

use super::forfeits::Forfeits;
use super::meetings::{self, meetings};
use super::{Held, Report};
use crate::contest::scoreboard::Row;
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
    /// Whether it has come to its end.
    finished: Option<bool>,
    setup: Option<SetUp<'a>>,
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

/// How the contest was held.
#[derive(Serialize)]
struct SetUp<'a> {
    boards: Vec<String>,
    /// For each two and board.
    pairs: u32,
    opening_plies: u16,
    seed: u64,
    max_move_ms: Option<f64>,
    /// That there are when it is finished; a test may settle a match before.
    games: u64,
    programs: Vec<Program<'a>>,
}

#[derive(Serialize)]
struct Program<'a> {
    name: &'a str,
    command: &'a str,
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
    /// Those that cost most games, the most first.
    forfeit_reasons: Vec<Reason>,
    /// Forfeits of which the reasons are not among these.
    forfeits_otherwise: u32,
}

#[derive(Serialize)]
struct Reason {
    reason: String,
    games: u32,
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
    longest_ms: Option<f64>,
}

impl<'a> Table<'a> {
    fn of(report: &'a Report<'_>) -> Self {
        let board = report.board;
        let overall = board.overall();
        Self {
            format: "span-it-contest-table",
            version: 1,
            title: report.title,
            finished: report.held.map(|held| held.finished),
            setup: report.held.map(|held| SetUp::of(&held)),
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
            cross: meetings(board).into_iter().map(Meeting::of).collect(),
            sprt: board.sprt().map(Test::of),
            times: report.times.then(|| board.rows().iter().map(Times::of).collect()),
        }
    }
}

impl<'a> SetUp<'a> {
    fn of(held: &Held<'a>) -> Self {
        let plan = held.plan;
        Self {
            boards: plan.boards.iter().map(|size| size.compact()).collect(),
            pairs: plan.pairs,
            opening_plies: plan.opening_plies,
            seed: plan.seed.get(),
            max_move_ms: plan.max_move.map(|limit| limit.as_secs_f64() * 1000.0).map(rounded),
            games: plan.games(),
            programs: held.programs.iter().map(|(name, command)| Program { name, command }).collect(),
        }
    }
}

impl<'a> Meeting<'a> {
    fn of(meeting: meetings::Meeting<'a>) -> Self {
        let meetings::Meeting { one, other, cell } = meeting;
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
        let forfeits = Forfeits::of(row);
        let reason = |(reason, games)| Reason { reason, games };
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
            forfeit_reasons: forfeits.reasons.into_iter().map(reason).collect(),
            forfeits_otherwise: forfeits.others,
        }
    }
}

impl<'a> Times<'a> {
    fn of(row: &'a Row) -> Self {
        Self {
            place: row.place,
            name: &row.name,
            moves: row.times.moves,
            mean_ms: row.times.mean_ms().map(rounded),
            longest_ms: row.times.longest_ms().map(rounded),
        }
    }
}

impl Test {
    fn of(state: &SprtState) -> Self {
        let ((elo0, elo1), (alpha, beta)) = (state.test.hypotheses(), state.test.errors());
        let (lower, upper) = state.test.bounds();
        let verdict = verdict(state.verdict);
        let [llr, lower, upper] = [state.llr, lower, upper].map(rounded);
        Self { elo0, elo1, alpha, beta, llr, lower, upper, verdict }
    }
}

/// What a test says, in a word.
pub(super) const fn verdict(verdict: SprtVerdict) -> &'static str {
    match verdict {
        SprtVerdict::Continue => "continue",
        SprtVerdict::H0 => "h0",
        SprtVerdict::H1 => "h1",
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
