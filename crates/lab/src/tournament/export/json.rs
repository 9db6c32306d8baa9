//! The report as JSON.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;

use super::columns::{AGENTS, CellValue, Column, rounded};
use super::part::{Pairing, Part};
use super::report::{Report, Setup};
use crate::tournament::scoreboard::Row;
use crate::tournament::stats::{Estimate, Ratings, SprtState, SprtVerdict};

pub(super) fn write(report: &Report<'_>) -> String {
    serde_json::to_string(&table(report)).unwrap_or_default()
}

#[derive(Serialize)]
struct TableFile<'a> {
    format: &'static str,
    version: u32,
    title: &'a str,
    finished: Option<bool>,
    setup: Option<SetupFile<'a>>,
    games: u32,
    single_games: u32,
    pairs: u32,
    distinct_pairs: u32,
    first_mover: FirstMover,
    no_ratings: Option<String>,
    agents: Records<'a, Row>,
    cross: Records<'a, Pairing<'a>>,
    sprt: Option<SprtFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    anchor: Option<AnchorFile<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<PartFile<'a>>,
}

#[derive(Serialize)]
struct SetupFile<'a> {
    boards: Vec<String>,
    /// Per pairing and board.
    pairs: u32,
    opening_plies: u16,
    seed: Seed,
    max_move_ms: Option<f64>,
    /// A test may end a match earlier.
    games: u64,
    programs: Vec<Program<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_visits: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
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
    elo: Option<f64>,
    elo_margin95: Option<f64>,
    elo_rough: Option<u8>,
}

#[derive(Serialize)]
struct SprtFile {
    model: &'static str,
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
struct AnchorFile<'a> {
    places: &'a [usize],
    elo: f64,
}

#[derive(Serialize)]
struct PartFile<'a> {
    board: Option<String>,
    side: Option<&'static str>,
    games: u32,
    agents: Records<'a, Row>,
    cross: Records<'a, Pairing<'a>>,
}

/// A table, with a key for each column.
struct Records<'a, T: Clone> {
    columns: Vec<&'a Column<T>>,
    items: Cow<'a, [T]>,
}

struct Record<'a, T> {
    columns: &'a [&'a Column<T>],
    item: &'a T,
}

fn table<'a>(report: &'a Report<'_>) -> TableFile<'a> {
    let board = report.board;
    let overall = board.overall();
    let first = board.ratings().ok().map(Ratings::first_mover_advantage);
    let all = report.all();
    TableFile {
        format: "span-it-tournament-table",
        version: 1,
        title: report.title,
        finished: report.setup.map(|setup| setup.finished),
        setup: report.setup.map(setup),
        games: overall.games,
        single_games: overall.single_games(),
        pairs: overall.pairs,
        distinct_pairs: overall.distinct_pairs,
        first_mover: FirstMover {
            wins: overall.first_mover_wins,
            rate: overall.first_mover_rate().map(rounded),
            elo: first.map(|elo: Estimate| rounded(elo.value)),
            elo_margin95: first.map(|elo| rounded(elo.margin95)),
            elo_rough: first.map(|elo| elo.rough.into()),
        },
        no_ratings: board.ratings().err().map(ToString::to_string),
        agents: agents(report, &all),
        cross: cross(report, &all),
        sprt: board.sprt().map(sprt),
        anchor: board
            .ratings()
            .ok()
            .and_then(Ratings::anchor)
            .map(|anchor| AnchorFile { places: &anchor.agents, elo: rounded(anchor.elo) }),
        parts: report.parts().map(|part| part_file(report, &part)).collect(),
    }
}

fn setup(Setup { plan, programs, .. }: Setup<'_>) -> SetupFile<'_> {
    SetupFile {
        boards: plan.boards.iter().map(|size| size.compact()).collect(),
        pairs: plan.pairs,
        opening_plies: plan.opening_plies,
        seed: plan.seed,
        max_move_ms: plan.max_move.map(|limit| limit.as_secs_f64() * 1000.0),
        games: plan.games(),
        programs: programs.iter().map(|(name, command)| Program { name, command }).collect(),
        max_visits: plan.max_visits,
        shard: plan.shard.map(|shard| shard.to_string()),
    }
}

fn sprt(state: &SprtState) -> SprtFile {
    let ((elo0, elo1), (alpha, beta)) = (state.test.hypotheses(), state.test.errors());
    let (lower, upper) = state.test.bounds();
    let [llr, lower, upper] = [state.llr, lower, upper].map(rounded);
    let verdict = match state.verdict {
        SprtVerdict::Continue => "continue",
        SprtVerdict::H0 => "h0",
        SprtVerdict::H1 => "h1",
    };
    SprtFile { model: state.test.model().word(), elo0, elo1, alpha, beta, llr, lower, upper, verdict }
}

fn part_file<'a>(report: &Report<'a>, part: &Part<'a>) -> PartFile<'a> {
    PartFile {
        board: part.selection.board.map(BoardSize::compact),
        side: part.selection.side.map(|_| part.side_name()),
        games: part.board.overall().games,
        agents: agents(report, part),
        cross: cross(report, part),
    }
}

fn agents<'a>(report: &Report<'_>, part: &Part<'a>) -> Records<'a, Row> {
    Records { columns: report.files(AGENTS).collect(), items: part.board.rows().into() }
}

fn cross<'a>(report: &Report<'_>, part: &Part<'a>) -> Records<'a, Pairing<'a>> {
    Records { columns: report.files(Pairing::COLUMNS).collect(), items: part.planned_pairings().into() }
}

impl<T: Clone> Serialize for Records<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.items.iter().map(|item| Record { columns: &self.columns, item }))
    }
}

impl<T> Serialize for Record<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.columns.iter().map(|column| (column.key, column.value(self.item))))
    }
}

impl Serialize for CellValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Name(name) => serializer.serialize_str(name),
            // As a reader would write it: 380, not 380.0.
            #[expect(clippy::cast_possible_truncation, reason = "it is a whole number below 2^53")]
            Self::Number(Some(number)) if number.fract() == 0.0 && number.abs() < 9e15 => {
                serializer.serialize_i64(*number as i64)
            }
            Self::Number(number) => number.serialize(serializer),
        }
    }
}
