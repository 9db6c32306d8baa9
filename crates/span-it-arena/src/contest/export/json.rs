//! The report as JSON.

use serde::Serialize;

use super::forfeits::Forfeits;
use super::meetings::{self, meetings};
use super::{Report, Setup};
use crate::contest::scoreboard::Row;
use crate::contest::stats::{Estimate, Pairs, SprtState, SprtVerdict};

pub(super) fn write(report: &Report<'_>) -> String {
    // Serialisation cannot fail: all keys are texts.
    serde_json::to_string(&Table::new(report)).unwrap_or_default()
}

#[derive(Serialize)]
struct Table<'a> {
    format: &'static str,
    version: u32,
    title: &'a str,
    finished: Option<bool>,
    setup: Option<PlanFacts<'a>>,
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
    /// Measured times.
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<Vec<Times<'a>>>,
}

#[derive(Serialize)]
struct PlanFacts<'a> {
    boards: Vec<String>,
    /// Per pairing and board.
    pairs: u32,
    opening_plies: u16,
    seed: u64,
    max_move_ms: Option<f64>,
    /// Planned games; a test may end a match earlier.
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
    /// The most frequent reasons, in decreasing order.
    forfeit_reasons: Vec<Reason>,
    /// Forfeits for other reasons.
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

/// A pairing from the view of the first agent.
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
    fn new(report: &'a Report<'_>) -> Self {
        let board = report.board;
        let overall = board.overall();
        Self {
            format: "span-it-contest-table",
            version: 1,
            title: report.title,
            finished: report.setup.map(|setup| setup.finished),
            setup: report.setup.map(|setup| PlanFacts::new(&setup)),
            games: overall.games,
            single_games: overall.single_games(),
            pairs: overall.pairs,
            distinct_pairs: overall.distinct_pairs,
            first_mover: FirstMover {
                wins: overall.first_mover_wins,
                rate: overall.first_mover_rate().map(rounded),
                elo: board.ratings().ok().map(|ratings| Number::new(ratings.first_mover_advantage())),
            },
            no_ratings: board.ratings().err().map(ToString::to_string),
            agents: board.rows().iter().map(Agent::new).collect(),
            cross: meetings(board).into_iter().map(Meeting::new).collect(),
            sprt: board.sprt().map(Test::new),
            times: report.times.then(|| board.rows().iter().map(Times::new).collect()),
        }
    }
}

impl<'a> PlanFacts<'a> {
    fn new(setup: &Setup<'a>) -> Self {
        let plan = setup.plan;
        Self {
            boards: plan.boards.iter().map(|size| size.compact()).collect(),
            pairs: plan.pairs,
            opening_plies: plan.opening_plies,
            seed: plan.seed.get(),
            max_move_ms: plan.max_move.map(|limit| limit.as_secs_f64() * 1000.0).map(rounded),
            games: plan.games(),
            programs: setup.programs.iter().map(|(name, command)| Program { name, command }).collect(),
        }
    }
}

impl<'a> Meeting<'a> {
    fn new(meeting: meetings::Meeting<'a>) -> Self {
        let meetings::Meeting { one, other, cell } = meeting;
        Self {
            agents: [one.place, other.place],
            names: [&one.name, &other.name],
            wins: cell.wins,
            losses: cell.losses,
            pairs: Counts::new(cell.pairs),
            score: cell.score().map(rounded),
            elo: cell.pairs.elo().map(Number::new),
            normalised_elo: cell.pairs.normalised_elo().map(Number::new),
            los: cell.pairs.los().map(rounded),
        }
    }
}

impl<'a> Agent<'a> {
    fn new(row: &'a Row) -> Self {
        let forfeits = Forfeits::new(row);
        let reason = |(reason, games)| Reason { reason, games };
        Self {
            rank: row.rank,
            place: row.place,
            name: &row.name,
            elo: row.rating.map(Number::new),
            score: row.total.score().map(rounded),
            games: row.total.games(),
            wins: row.total.wins,
            losses: row.total.losses,
            pairs: Counts::new(row.total.pairs),
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
    fn new(row: &'a Row) -> Self {
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
    fn new(state: &SprtState) -> Self {
        let ((elo0, elo1), (alpha, beta)) = (state.test.hypotheses(), state.test.errors());
        let (lower, upper) = state.test.bounds();
        let verdict = verdict(state.verdict);
        let [llr, lower, upper] = [state.llr, lower, upper].map(rounded);
        Self { elo0, elo1, alpha, beta, llr, lower, upper, verdict }
    }
}

pub(super) const fn verdict(verdict: SprtVerdict) -> &'static str {
    match verdict {
        SprtVerdict::Continue => "continue",
        SprtVerdict::H0 => "h0",
        SprtVerdict::H1 => "h1",
    }
}

impl Counts {
    const fn new(pairs: Pairs) -> Self {
        Self { ww: pairs.ww, split: pairs.split, ll: pairs.ll }
    }
}

impl Number {
    fn new(estimate: Estimate) -> Self {
        Self { value: rounded(estimate.value), margin95: rounded(estimate.margin95), rough: estimate.rough }
    }
}

/// Six decimals; further digits are only rounding errors.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}
