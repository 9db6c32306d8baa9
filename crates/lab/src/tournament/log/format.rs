//! The lines of a log: the plan, the games, the names of external engines, and the name of the tournament.

use serde::{Deserialize, Serialize};

use crate::tournament::{GameResult, OwnNames, Plan, PlayerSpec, Shard};
use span_it_core::json::{FormatError, Value, from_line, to_line};

/// Maximum length of a line: 16 MiB, enough for a plan of hundreds of personalities.
pub(super) const MAX_LINE: usize = 16 * 1024 * 1024;

pub(super) const FORMAT: &str = "span-it-tournament";
const VERSION: u64 = 1;

/// Maximum length of a name of the tournament, in bytes.
pub(super) const MAX_TITLE: usize = 400;
/// Maximum length of an engine's name in bytes: the answers to two questions, shortened.
const MAX_NAME: usize = 4096;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header<P> {
    format: String,
    version: u64,
    plan: P,
}

/// A line after the first.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Entry {
    /// A game without what the plan determines.
    Game(Box<GameResult>),
    /// The names that external engines give themselves; at most once.
    Names(OwnNames),
    /// The name of the tournament; the last one counts.
    Title(String),
    /// More game pairs than the plan has; the greatest number counts.
    Pairs(u32),
    /// The part of the plan that is played here; at most once.
    Shard(Shard),
}

/// An [`Entry`] to write.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum NewEntry<'a> {
    Game(&'a GameResult),
    Names(&'a OwnNames),
    Title(&'a str),
    Pairs(u32),
    Shard(Shard),
}

impl NewEntry<'_> {
    /// The line with its end.
    pub(super) fn to_line(&self) -> String {
        to_line(self)
    }
}

/// The first line, and that of the shard if there is one, with their ends.
pub(super) fn write_plan(plan: &Plan) -> String {
    let line = to_line(&Header { format: FORMAT.to_owned(), version: VERSION, plan });
    line + &plan.shard.map_or_else(String::new, |shard| NewEntry::Shard(shard).to_line())
}

pub(super) fn read_plan(line: &[u8]) -> Result<Plan, FormatError> {
    Value::parse(line, MAX_LINE)?.object()?.header(FORMAT, VERSION)?;
    from_line(line, MAX_LINE).map(|header: Header<Plan>| header.plan)
}

/// Reads a line after the first.
pub(super) fn read_entry(line: &[u8], plan: &Plan) -> Result<Entry, FormatError> {
    let entry = from_line(line, MAX_LINE)?;
    let expected = match &entry {
        Entry::Title(title) if title.len() > MAX_TITLE => "a title of at most 400 bytes",
        Entry::Names(names) if !are_planned(names, plan) => "command lines of the plan, each with a name",
        _ => return Ok(entry),
    };
    Err(Value::parse(line, MAX_LINE)?.unexpected(expected))
}

fn are_planned(names: &OwnNames, plan: &Plan) -> bool {
    let is_planned = |command: &str| {
        plan.agents
            .iter()
            .any(|agent| matches!(agent, PlayerSpec::Gtp { command: own, .. } if own == command))
    };
    names
        .iter()
        .all(|(command, name)| !name.trim().is_empty() && name.len() <= MAX_NAME && is_planned(command))
}

/// Whether a line has a game. Does not check it, which is fast.
pub(super) fn is_game(line: &[u8]) -> bool {
    line.starts_with(b"{\"game\":")
}

/// Whether a line has a number of game pairs.
pub(super) fn is_pairs(line: &[u8]) -> bool {
    line.starts_with(b"{\"pairs\":")
}

/// Whether a line has a shard.
pub(super) fn is_shard(line: &[u8]) -> bool {
    line.starts_with(b"{\"shard\":")
}

/// Whether a line has a name of the tournament.
pub(super) fn is_title(line: &[u8]) -> bool {
    line.starts_with(b"{\"title\":")
}
