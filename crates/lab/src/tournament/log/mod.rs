//! The log of a tournament: one JSON object per line. The first line is the plan, each further line a finished
//! game. If external engines take part, one line has the names that they gave at the start.
//! `docs/formats.md`, "Tournament log", describes the format.
//!
//! Logs are trusted: reading checks only that the games belong to the plan. [`check`] replays them.

mod check;
mod file;
mod format;
mod games;
mod merge;
mod read;

use std::path::Path;

use span_it_core::engine::Stop;
pub use span_it_store::storage::LogError;
use span_it_store::storage::{self, EventLog, LogFormat as _};

use self::format::{Entry, NewEntry, Tournament};
use super::{GameResult, OwnNames, Plan};

pub use check::check;
pub use file::Log;
pub use games::Games;
pub use merge::{Merge, Missing};
pub use read::Content;

/// A tournament that can be continued.
#[derive(Debug)]
pub struct Resumed {
    /// The plan; from a file, with a thread for each core.
    pub plan: Plan,
    /// The finished games in the order of the plan.
    pub games: Vec<GameResult>,
    /// The names that external engines gave themselves at the start, if the log has them.
    pub names: Option<OwnNames>,
    /// The file.
    pub log: Log,
}

/// Creates the log of a tournament.
///
/// # Errors
/// The file exists or cannot be written, or the plan is not valid.
pub fn create(path: &Path, plan: &Plan) -> Result<Log, LogError> {
    read::check_plan(path, plan)?;
    Ok(Log::new(EventLog::create(path, Some(plan.clone()))?))
}

/// Everything in a log, also while the tournament runs. `stop` cancels the reading.
///
/// # Errors
/// The file is not a correct log, or the reading was cancelled. On Windows a log that another program writes cannot be
/// read.
pub fn read(path: &Path, stop: &Stop) -> Result<Content, LogError> {
    read::read(&mut EventLog::follow(path)?, None, stop)
}

/// Whether two logs belong to one tournament: their plans differ at most in the number of pairs, the test and the shard.
pub fn is_one_tournament(one: &Plan, other: &Plan) -> bool {
    read::difference(one, other).is_none()
}

/// The plan of a log, from its first line.
///
/// # Errors
/// The file cannot be read, or does not begin with a valid plan.
pub fn plan(path: &Path) -> Result<Plan, LogError> {
    read::plan(&EventLog::follow(path)?).cloned()
}

/// Everything in a log that no other program writes. `stop` cancels the reading.
///
/// # Errors
/// The file is not a correct log, another program writes to it, or the reading was cancelled.
pub fn read_content(path: &Path, stop: &Stop) -> Result<Content, LogError> {
    read::read(&mut EventLog::read(path)?, None, stop)
}

/// Whether a file with this beginning is the log of a tournament, correct or not.
pub fn is_log(beginning: &[u8]) -> bool {
    const FORMAT_END: usize = 64;
    let format = format!("\"{}\"", Tournament::NAME);
    let beginning = &beginning[..beginning.len().min(FORMAT_END)];
    beginning.windows(format.len()).any(|part| part == format.as_bytes())
}

/// The plan of a log, and how many games have ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The tournament's plan.
    pub plan: Plan,
    /// Number of finished games.
    pub played: usize,
    /// The names that external engines gave themselves, if the log has them.
    pub names: Option<OwnNames>,
    /// The name of the tournament, if it has one.
    pub title: Option<String>,
    /// When it began, in seconds since 1970-01-01 UTC, if the log has that.
    pub began: Option<u64>,
}

impl Summary {
    /// Whether every game has been played.
    pub fn is_finished(&self) -> bool {
        self.played as u64 >= self.plan.games()
    }
}

/// Reads the plan and the name, and counts the games without checking them, which is fast.
///
/// # Errors
/// The file does not begin with a valid plan, or another program writes to it.
pub fn summary(path: &Path) -> Result<Summary, LogError> {
    read_summary(&mut EventLog::read(path)?)
}

fn read_summary(log: &mut EventLog<Tournament>) -> Result<Summary, LogError> {
    let (mut plan, mut played) = (read::plan(log)?.clone(), 0);
    let (mut names, mut title, mut began) = (None, None, None);
    while let Some(line) = log.next_line()? {
        if format::is_game(&line.text) {
            played += 1;
            continue;
        }
        match line.event() {
            Ok(Entry::Title(read)) => title = Some(read).filter(|title| !title.is_empty()),
            Ok(Entry::Names(read)) => names = names.or(Some(read)),
            Ok(Entry::Pairs(pairs)) => plan.pairs = plan.pairs.max(pairs),
            Ok(Entry::Began(time)) => began = Some(time),
            // A wrong line is reported when the log is read.
            _ => {}
        }
    }
    Ok(Summary { plan, played, names, title, began })
}

/// Names the tournament of an existing log, or removes its name if `title` is empty. Longer names are cut after
/// 400 bytes. The date of the file stays.
///
/// # Errors
/// The file is missing, cannot be written, does not begin with a valid plan, or another program writes to it.
pub fn set_title(path: &Path, title: &str) -> Result<(), LogError> {
    let mut log = EventLog::<Tournament>::open(path)?;
    let date = storage::metadata(path).and_then(|metadata| metadata.modified());
    log.append(&NewEntry::Title(&title[..title.floor_char_boundary(format::MAX_TITLE)]))?;
    log.sync()?;
    if let Ok(date) = date {
        log.set_date(date);
    }
    Ok(())
}

/// Opens an existing log of this plan, which can have more game pairs, to append to it. `stop` cancels the reading.
///
/// # Errors
/// The file is missing, cannot be written, is not a correct log of this plan, another program writes to it,
/// or the reading was cancelled.
pub fn reopen(path: &Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    let resumed = resumed(EventLog::open(path)?, plan, stop)?;
    Ok(Resumed { plan: plan.clone(), ..resumed })
}

/// Creates the log of a tournament, or opens the existing log of the same tournament, which can get more game pairs. `stop` cancels the reading.
/// A read-only file is read too; [`Log::check_writable`] reports whether the tournament can continue.
///
/// # Errors
/// The file cannot be read, is not a correct log of this plan, another program writes to it, the plan is not
/// valid, or the reading was cancelled.
pub fn open_or_create(path: &Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    read::check_plan(path, plan)?;
    let resumed = resumed(EventLog::open_or_read_only(path, Some(plan.clone()))?, plan, stop)?;
    Ok(Resumed { plan: Plan { threads: plan.threads, pairs: plan.pairs, ..resumed.plan }, ..resumed })
}

/// Reads an open log. If the expected plan has more game pairs, the log gets them.
fn resumed(mut file: EventLog<Tournament>, expected: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    let Content { plan, games, names, .. } = read::read(&mut file, Some(expected), stop)?;
    if file.is_writable() {
        file.repair()?;
    }
    let mut log = Log::new(file);
    if expected.pairs > plan.pairs {
        log.append_pairs(expected.pairs)?;
    }
    Ok(Resumed { plan, games, names, log })
}
