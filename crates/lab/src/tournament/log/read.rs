//! Reads a log.

use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;
use span_it_core::engine::Stop;
use span_it_core::json::shorten;
use span_it_core::personality::Personality;
use span_it_store::storage::{EventLog, LogError, LogLine};

use super::format::{Entry, Tournament};
use super::is_log;
use crate::tournament::plan::PairNumbers;
use crate::tournament::{GameResult, OwnNames, PairKey, Plan, PlayerSpec};

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

/// Reads an open log. Fails unless it can continue with the expected plan.
pub(super) fn read(
    log: &mut EventLog<Tournament>,
    expected: Option<&Plan>,
    stop: &Stop,
) -> Result<Content, LogError> {
    let path = log.path().to_owned();
    let found = plan(log)?.clone();
    let lines = Lines::read(log, found, stop)?;
    let Lines { plan, games, names, title } = lines;
    if let Some(expected) = expected {
        compare(&path, &plan, expected)?;
    }
    let games = games_of(&path, &plan, games)?;
    let mut games: Vec<GameResult> = games.into_iter().map(|(_, game)| game).collect();
    plan.put_in_order(&mut games);
    Ok(Content { plan, games, names, title, length: log.end() })
}

/// The lines of a log.
pub(super) struct Lines {
    pub(super) plan: Plan,
    /// With the numbers of their lines.
    pub(super) games: Vec<(usize, GameResult)>,
    names: Option<OwnNames>,
    title: Option<String>,
}

impl Lines {
    pub(super) fn read(log: &mut EventLog<Tournament>, plan: Plan, stop: &Stop) -> Result<Self, LogError> {
        let mut lines = Self { plan, games: Vec::new(), names: None, title: None };
        while let Some(line) = log.next_line()? {
            if stop.is_cancelled() {
                return Err(LogError::Cancelled { path: log.path().to_owned() });
            }
            match entry(log.path(), &line)? {
                Entry::Game(game) => lines.games.push((line.number, *game)),
                Entry::Names(names) => lines.names = lines.names.or(Some(names)),
                Entry::Title(title) => lines.title = Some(title).filter(|title| !title.is_empty()),
                Entry::Pairs(pairs) => lines.plan.pairs = lines.plan.pairs.max(pairs),
                Entry::Began(_) => {}
            }
        }
        check_plan(log.path(), &lines.plan)?;
        Ok(lines)
    }
}

pub(super) fn entry(path: &Path, line: &LogLine) -> Result<Entry, LogError> {
    line.event().map_err(|problem| {
        if is_log(&line.text) {
            let problem = "another log begins here: expected one log in a file; `games merge` joins those of one tournament";
            return LogError::in_line(path, line.number, &problem);
        }
        LogError::Content { path: path.to_owned(), problem }
    })
}

/// The plan of a log, if it can be played.
pub(super) fn plan(log: &EventLog<Tournament>) -> Result<&Plan, LogError> {
    let plan = log.plan().ok_or_else(|| LogError::in_line(log.path(), 1, &"missing field `plan`"))?;
    check_plan(log.path(), plan)?;
    Ok(plan)
}

pub(super) fn check_plan(path: &Path, plan: &Plan) -> Result<(), LogError> {
    plan.check().map_err(|error| LogError::in_line(path, 1, &error))
}

/// The games of a plan, completed, each of them once.
pub(super) fn games_of(
    path: &Path,
    plan: &Plan,
    games: Vec<(usize, GameResult)>,
) -> Result<Vec<(usize, GameResult)>, LogError> {
    let (planned, mut seen) = (Planned::new(plan), HashMap::new());
    let complete = |(line, game): (usize, GameResult)| {
        let game = planned.complete(game).and_then(|(_, game)| {
            match seen.insert((game.key, game.exchanged), line) {
                Some(before) => Err(format!("the game is already in line {before}: expected it once")),
                None => Ok((line, game)),
            }
        });
        game.map_err(|problem| LogError::in_line(path, line, &problem))
    };
    games.into_iter().map(complete).collect()
}

/// A plan to which the games of a log must belong.
pub(super) struct Planned<'a> {
    plan: &'a Plan,
    numbers: PairNumbers,
}

impl<'a> Planned<'a> {
    pub(super) fn new(plan: &'a Plan) -> Self {
        Self { plan, numbers: plan.pair_numbers() }
    }

    /// Completes a game with what the plan determines, and gives the number of its pair. Fails if the plan has no such
    /// game.
    pub(super) fn complete(&self, game: GameResult) -> Result<(u64, GameResult), String> {
        let PairKey { agents, board, pair } = game.key;
        let plan = self.plan;
        let Some(number) = self.numbers.of(game.key) else {
            return Err(not_planned("agents", &format!("[{},{}]", agents.0, agents.1), "a pairing"));
        };
        let Some(&size) = plan.boards.get(board) else {
            let expected = format!("less than {}", plan.boards.len());
            return Err(not_planned("board", &board.to_string(), &expected));
        };
        if pair >= plan.pairs {
            return Err(not_planned("pair", &pair.to_string(), &format!("less than {}", plan.pairs)));
        }
        if let Some(shard) = plan.shard.filter(|shard| !shard.has(number)) {
            return Err(not_planned("the pair", &number.to_string(), &format!("one of shard {shard}")));
        }
        let given = plan.openings.as_ref().and_then(|openings| openings.get(board)?.get(pair as usize));
        let opening_plies = given
            .map_or(plan.opening_plies, |opening| u16::try_from(opening.moves.len()).unwrap_or(u16::MAX));
        Ok((number, GameResult { size, opening_plies, ..game }))
    }
}

pub(super) fn not_planned(key: &str, found: &str, expected: &str) -> String {
    format!("{key} is {found}: expected {expected}, as in the plan in line 1")
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
    let rest = |plan: &Plan| {
        serde_json::to_value(Plan { agents: Vec::new(), sprt: None, pairs: 0, shard: None, ..plan.clone() })
    };
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
