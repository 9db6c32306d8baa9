//! The lines of a log after the header: the games, the names of external engines, and the name of the tournament.

use serde::{Deserialize, Serialize};
use span_it_store::storage::LogFormat;

use crate::tournament::{GameResult, OwnNames, Plan};

/// The format of the log. Its header has the plan.
#[derive(Debug)]
pub(super) struct Tournament;

impl LogFormat for Tournament {
    const NAME: &'static str = "span-it-tournament";
    /// Enough for a plan of hundreds of personalities.
    const MAX_LINE: usize = 16 * 1024 * 1024;
    const MAX_BYTES: u64 = u64::MAX;
    type Plan = Plan;
    type Event = Entry;
}

/// Maximum length of a name of the tournament, in bytes.
pub(super) const MAX_TITLE: usize = 400;

/// A line after the header.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Entry {
    /// A game without what the plan determines.
    Game(Box<GameResult>),
    /// The names that external engines give themselves; the first ones count.
    Names(OwnNames),
    /// The name of the tournament; the last one counts.
    Title(String),
    /// More game pairs than the plan has; the greatest number counts.
    Pairs(u32),
    /// When the tournament began, in seconds since 1970-01-01 UTC. The date of the file may be that of a copy.
    Began(u64),
}

/// An [`Entry`] to write.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum NewEntry<'a> {
    Game(&'a GameResult),
    Names(&'a OwnNames),
    Title(&'a str),
    Pairs(u32),
    Began(u64),
}

/// Whether a line has a game. Does not check it, which is fast.
pub(super) fn is_game(line: &[u8]) -> bool {
    line.starts_with(b"{\"game\":")
}
