//! Takes the built-in personalities' strengths from the log of their tournament, into
//! `crates/span-it-core/personalities/ladder.json` and the README's table: `cargo run --release -p span-it-arena --example ladder -- LOG`, in the
//! project's folder. The ladder keeps more digits than anybody is shown, so that nothing is rounded twice.

use std::error::Error;
use std::fs;
use std::path::Path;

use span_it_arena::tournament::scoreboard::Row;
use span_it_arena::tournament::{AgentSpec, Plan, Scoreboard, log};
use span_it_core::engine::Stop;
use span_it_core::personality::ladder::{self, Ladder, Measured, Strength};
use span_it_files::storage::write_safely;
use span_it_files::text::humanize::milliseconds;

const LADDER: &str = "crates/span-it-core/personalities/ladder.json";
const README: &str = "README.md";

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os().nth(1).ok_or("expected the log of the tournament")?;
    let log::Content { plan, games, .. } =
        log::read(Path::new(&file), &Stop::default(), &log::ReadProgress::default())?;
    if games.len() as u64 != plan.games() {
        return Err(format!("{} of {} games: expected all", games.len(), plan.games()).into());
    }
    let table = Scoreboard::new(&plan.names(), &games);
    let mut rows: Vec<&Row> = table.rows().iter().collect();
    rows.sort_by_key(|row| row.place);
    let measured = rows.into_iter().map(|row| measured(&plan, row)).collect::<Option<Vec<_>>>();
    let measured = measured.ok_or("expected personalities with ratings")?;
    let readme = measured.iter().try_fold(fs::read_to_string(README)?, |text, one| with_row(&text, one))?;
    let Ladder { source, command, .. } = ladder::builtin().clone();
    let ladder = Ladder { source, command, measured };
    ladder.write(Path::new(LADDER))?;
    Ok(write_safely(Path::new(README), readme.as_bytes())?)
}

/// What was measured of one; none if it is no personality or has no rating.
fn measured(plan: &Plan, row: &Row) -> Option<Measured> {
    let AgentSpec::Personality(personality) = &plan.agents[row.place] else { return None };
    let rating = row.rating?;
    Some(Measured {
        name: personality.name.clone(),
        factors: personality.factors.clone(),
        tournament: None,
        strength: Strength {
            rough: false,
            elo: rounded(rating.value, 1e3),
            margin: Some(rounded(rating.margin95, 1e3)),
            safe_moves: row.kept.share().map(|share| rounded(share, 1e6)),
            ms: row.times.mean_ms().map(|ms| rounded(ms, 1e6)),
            boards: plan.boards.clone(),
        },
    })
}

fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}

/// The README with the new figures of one.
fn with_row(text: &str, one: &Measured) -> Result<String, String> {
    let strength = &one.strength;
    let begin = format!("| {} | ", one.name);
    let old = text.lines().find(|line| line.starts_with(&begin) && line.matches(" | ").count() == 4);
    let old = old.ok_or_else(|| format!("{README} has no row of {}", one.name))?;
    let words = old.split(" | ").nth(1).unwrap_or_default();
    let new = format!(
        "{begin}{words} | {:.0} ± {:.0} | {:.1}% | {} |",
        strength.elo,
        strength.margin.unwrap_or_default(),
        100.0 * strength.safe_moves.unwrap_or_default(),
        milliseconds(strength.ms.unwrap_or_default())
    );
    Ok(text.replacen(old, &new, 1))
}
