//! Rates positions as puzzles.

use std::ffi::OsStr;
use std::process::ExitCode;
use std::sync::Arc;

use serde::Serialize;
use span_it_core::board::{Position, winner};
use span_it_core::solver::{Critical, Solver};
use span_it_learning::generate::{is_candidate, is_good};
use span_it_learning::puzzles::{Band, forecast, measure, panel};

use super::generate::{names, rounded};
use crate::positions::{answer_each_in_json, answer_each_in_text};

/// The largest share of winning moves of a good puzzle.
const MAX_SHARE: f64 = 0.25;

#[derive(Debug, Serialize)]
struct Rated {
    rating: i32,
    deviation: i32,
    band: &'static str,
    forecast: i32,
    right: Vec<String>,
    free: usize,
    good: bool,
    found: Vec<Found>,
    lure: Option<Lure>,
}

/// A member of the panel with the share of its attempts that win.
#[derive(Debug, Serialize)]
struct Found {
    name: &'static str,
    share: f64,
}

/// The losing move that most members choose.
#[derive(Debug, Serialize)]
struct Lure {
    #[serde(rename = "move")]
    mv: String,
    chosen_by: usize,
}

pub(super) fn run(position: &OsStr, json: bool) -> ExitCode {
    let mut solver = Solver::new();
    let mut rate = |position: &Position| rate(&mut solver, position);
    if json {
        answer_each_in_json(position, rate)
    } else {
        answer_each_in_text(position, |position| rate(position).map(|rated| text(&rated)))
    }
}

fn rate(solver: &mut Solver, position: &Position) -> Result<Rated, String> {
    if let Some(winner) = winner(position) {
        return Err(format!("the game is over: {winner} has won"));
    }
    let mover = position.to_move();
    let critical = Critical::new(solver, position).ok_or_else(|| match solver.winner(position) {
        winner if winner == mover => format!("no puzzle: every move of {mover} wins"),
        winner => format!("no puzzle: {winner} wins against any move of {mover}"),
    })?;
    let measurement = measure(&critical, &Arc::default()).ok_or("cancelled")?;
    let difficulty = measurement.difficulty;
    let shares = panel().iter().zip(&measurement.found);
    Ok(Rated {
        rating: difficulty.rounded(),
        deviation: rounded(difficulty.deviation),
        band: Band::new(difficulty).key(),
        forecast: rounded(forecast(&critical) / 10.0) * 10,
        right: names(&critical.winning),
        free: critical.free,
        good: is_candidate(&critical, MAX_SHARE) && is_good(&measurement),
        found: shares.map(|(member, &share)| Found { name: member.name, share }).collect(),
        lure: measurement.lure.map(|(mv, chosen_by)| Lure { mv: mv.to_string(), chosen_by }),
    })
}

fn text(rated: &Rated) -> String {
    let Rated { rating, deviation, band, forecast, free, .. } = rated;
    let finders: Vec<String> = rated
        .found
        .iter()
        .filter(|found| found.share > 0.0)
        .map(|found| match found.share {
            share if share < 1.0 => format!("{} ({:.0}%)", found.name, 100.0 * share),
            _ => found.name.to_owned(),
        })
        .collect();
    let finders = if finders.is_empty() { "none of the 12".to_owned() } else { finders.join(", ") };
    let right = rated.right.join(" ");
    let count = rated.right.len();
    let mut lines = vec![
        format!("Rating {rating} ± {deviation} ({band}); forecast {forecast}"),
        format!("Right: {right} ({count} of {free} free nodes)"),
        format!("Found by {finders}"),
    ];
    if let Some(lure) = &rated.lure {
        lines.push(format!("Most common mistake: {}, chosen by {} of the 12", lure.mv, lure.chosen_by));
    }
    let good = if rated.good { "meets" } else { "does not meet" };
    lines.push(format!("It {good} the criteria for generated puzzles"));
    lines.join("\n")
}
