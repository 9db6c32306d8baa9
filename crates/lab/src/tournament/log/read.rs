//! Reads a log and checks all of it.

use std::collections::HashMap;
use std::path::Path;

use super::check::{self, Planned, ReadProgress};
use super::error::LogError;
use super::format::{self, Entry};
use crate::tournament::opening::Opening;
use crate::tournament::{GameResult, OwnNames, Plan, PlayerSpec};
use serde_json::Value;

use span_it_core::engine::Stop;
use span_it_core::json::{FormatError, shorten};
use span_it_core::personality::Personality;
use span_it_store::storage::{AppendLog, Lines};

/// The content of a log.
#[derive(Debug)]
pub struct Content {
    /// The tournament's plan.
    pub plan: Plan,
    /// The finished games in the order of the plan.
    pub games: Vec<GameResult>,
    /// The names that external engines gave themselves, if the log has them.
    pub names: Option<OwnNames>,
    /// The name of the tournament, if it has one.
    pub title: Option<String>,
    /// Length of the complete lines in bytes.
    pub length: u64,
}

/// Reads a log from its beginning, except for a last line without an end.
pub(super) fn read(
    log: &AppendLog,
    expected: Option<&Plan>,
    (stop, progress): (&Stop, &ReadProgress),
) -> Result<Content, LogError> {
    let path = log.path();
    let plan = super::read_summary(&mut log.lines(format::MAX_LINE)?)?.plan;
    plan.check().map_err(|error| LogError::in_line(path, 1, &error))?;
    let mut lines = log.lines(format::MAX_LINE)?;
    lines.next_line()?;
    if let Some(expected) = expected {
        compare(path, &plan, expected)?;
    }
    let cancelled = || LogError::Cancelled { path: path.to_owned() };
    let openings = plan.openings(stop);
    let openings = openings.map_err(|error| LogError::in_line(path, 1, &error))?;
    let openings = openings.ok_or_else(cancelled)?;
    let mut games = Vec::new();
    let entries = read_entries(&mut lines, (&plan, &openings), &mut games, (stop, progress));
    // An error in an earlier game is reported before an error in the line that ended the reading.
    if let Some((line, problem)) = check::replay(&games, &plan, (stop, progress)) {
        return Err(LogError::in_line(path, line, &problem));
    }
    let (names, title) = entries?;
    if stop.is_cancelled() {
        return Err(cancelled());
    }
    let mut games = games.into_iter().map(|(_, game)| game).collect::<Vec<_>>();
    plan.put_in_order(&mut games);
    Ok(Content { plan, games, names, title, length: lines.length() })
}

/// Reads the first line and checks that the plan can be played.
pub(super) fn read_plan(lines: &mut Lines<'_>) -> Result<Plan, LogError> {
    let path = lines.path();
    // In a file without a complete line, the error is in the incomplete one.
    let line = lines.next_line()?.unwrap_or_else(|| lines.rest().to_vec());
    let plan = format::read_plan(&line).map_err(|source| format_error(path, 1, source))?;
    plan.check().map_err(|error| LogError::in_line(path, 1, &error))?;
    Ok(plan)
}

/// Reads the lines after the first: the games, each with its line, the names of engines and the name of the tournament.
fn read_entries(
    lines: &mut Lines<'_>,
    (plan, openings): (&Plan, &[Vec<Opening>]),
    games: &mut Vec<(usize, GameResult)>,
    (stop, progress): (&Stop, &ReadProgress),
) -> Result<(Option<OwnNames>, Option<String>), LogError> {
    let path = lines.path();
    let planned = Planned::new(plan, openings);
    let (mut seen, mut names, mut title) = (HashMap::new(), None, None);
    while let Some(text) = lines.next_line()? {
        if stop.is_cancelled() {
            break;
        }
        let line = lines.number();
        let entry = format::read_entry(&text, plan);
        let game = match entry.map_err(|source| format_error(path, line, source))? {
            Entry::Game(game) => *game,
            // The first ones count.
            Entry::Names(read) => {
                names = names.or(Some(read));
                continue;
            }
            Entry::Title(read) => {
                title = Some(read).filter(|title| !title.is_empty());
                continue;
            }
            // The plan has them already.
            Entry::Pairs(_) | Entry::Shard(_) => continue,
        };
        let game = planned.complete(game).and_then(|(_, game)| {
            match seen.insert((game.key, game.exchanged), line) {
                Some(before) => Err(format!("the game is already in line {before}: expected it once")),
                None => Ok(game),
            }
        });
        let game = game.map_err(|problem| LogError::in_line(path, line, &problem))?;
        games.push((line, game));
        progress.set_games(games.len());
    }
    Ok((names, title))
}

pub(super) fn format_error(path: &Path, line: usize, source: FormatError) -> LogError {
    LogError::Content { path: path.to_owned(), problem: source.on_line(line).to_string() }
}

/// Fails unless a log can continue with the expected plan.
fn compare(path: &Path, found: &Plan, expected: &Plan) -> Result<(), LogError> {
    let mut difference = difference(found, expected);
    if difference.is_none() && found.pairs > expected.pairs {
        difference = Some(("pairs".to_owned(), found.pairs.to_string(), expected.pairs.to_string()));
    }
    if difference.is_none() && found.shard != expected.shard {
        let text = |plan: &Plan| plan.shard.map_or_else(|| "none".to_owned(), |shard| shard.to_string());
        difference = Some(("shard".to_owned(), text(found), text(expected)));
    }
    difference.map_or(Ok(()), |(key, found, expected)| Err(another(path, &key, &found, &expected)))
}

/// The error for a log of another plan.
pub(super) fn another(path: &Path, key: &str, found: &str, expected: &str) -> LogError {
    let (found, expected) = (shorten(found), shorten(expected));
    let problem = format!("this is the log of another tournament: {key} is {found}: expected {expected}");
    LogError::in_line(path, 1, &problem)
}

/// The first difference between two plans that matters for the games of both: its key and both values. The number of
/// pairs, the test and the shard do not matter.
pub(super) fn difference(found: &Plan, expected: &Plan) -> Option<(String, String, String)> {
    if found.agents.len() != expected.agents.len() {
        let names = |plan: &Plan| plan.names().join(", ");
        return Some(("agents".to_owned(), names(found), names(expected)));
    }
    for (place, (one, other)) in found.agents.iter().zip(&expected.agents).enumerate() {
        if without_texts(one) != without_texts(other) {
            let key = format!("agents[{place}]");
            if one.name() == other.name() {
                return Some((key, format!("another {}", one.name()), "the same factors".to_owned()));
            }
            return Some((key, one.name(), other.name()));
        }
    }
    let rest =
        |plan: &Plan| serde_json::to_value(Plan { agents: Vec::new(), sprt: None, pairs: 0, ..plan.clone() });
    let (Ok(Value::Object(one)), Ok(Value::Object(other))) = (rest(found), rest(expected)) else {
        return None;
    };
    let (key, value) = one.iter().find(|(key, value)| other.get(*key) != Some(value))?;
    Some((key.clone(), value.to_string(), other[key].to_string()))
}

/// The agent without descriptions, authors and notes, which do not change its play.
fn without_texts(agent: &PlayerSpec) -> PlayerSpec {
    let strip = |personality: &Personality| Personality {
        author: None,
        description: None,
        notes: None,
        extra: None,
        ..personality.clone()
    };
    match agent {
        PlayerSpec::Personality(personality) => PlayerSpec::Personality(Box::new(strip(personality))),
        PlayerSpec::Reader { personality, candidates } => PlayerSpec::Reader {
            personality: Box::new(strip(personality)),
            candidates: candidates.iter().map(strip).collect(),
        },
        other => other.clone(),
    }
}
