//! The log of a tournament: one JSON object per line. The first line is the plan, each further line a finished
//! game. If external engines take part, one line has the names that they gave at the start.
//! `docs/formats.md`, "Tournament log", describes the format.
//!
//! Each line is appended in one write, so a crash can damage only the last line. Reading checks every game
//! against the plan, the rules and the solver.

mod check;
mod error;
mod file;
mod format;
mod merge;
mod read;

use std::path::Path;

use span_it_core::engine::Stop;
use span_it_store::storage::{self, AppendLog, Lines, StorageError};

use super::{GameResult, OwnNames, Plan};

pub use check::ReadProgress;
pub use error::LogError;
pub use file::Log;
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
    check(path, plan)?;
    let mut log = Log::new(AppendLog::open(path)?);
    if log.length()? > 0 {
        return Err(LogError::Exists { path: path.to_owned() });
    }
    log.begin(&format::write_plan(plan))?;
    Ok(log)
}

/// Everything in a log, also while the tournament runs. `stop` cancels the reading, `progress` counts the games.
///
/// # Errors
/// The file is not a correct log, or the reading was cancelled. On Windows a log that another program writes cannot be
/// read.
pub fn read(path: &Path, stop: &Stop, progress: &ReadProgress) -> Result<Content, LogError> {
    read::read(&AppendLog::open_to_follow(path)?, None, (stop, progress))
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
    read::read_plan(&mut AppendLog::open_to_follow(path)?.lines(format::MAX_LINE)?)
}

/// Everything in a log that no other program writes. `stop` cancels the reading, `progress` counts the games.
///
/// # Errors
/// The file is not a correct log, another program writes to it, or the reading was cancelled.
pub fn read_content(path: &Path, stop: &Stop, progress: &ReadProgress) -> Result<Content, LogError> {
    read::read(&AppendLog::open_to_read(path)?, None, (stop, progress))
}

/// Whether a file with this beginning is the log of a tournament, correct or not.
pub fn is_log(beginning: &[u8]) -> bool {
    const FORMAT_END: usize = 64;
    let format = format!("\"{}\"", format::FORMAT);
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
    /// The name of the tournament, if it has one.
    pub title: Option<String>,
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
    read_summary(&mut AppendLog::open_to_read(path)?.lines(format::MAX_LINE)?)
}

fn read_summary(lines: &mut Lines<'_>) -> Result<Summary, LogError> {
    let mut plan = read::read_plan(lines)?;
    let (mut played, mut title) = (0, None);
    while let Some(line) = lines.next_line()? {
        played += usize::from(format::is_game(&line));
        // A wrong line is reported when the log is read.
        if format::is_title(&line)
            && let Ok(format::Entry::Title(read)) = format::read_entry(&line, &plan)
        {
            title = Some(read).filter(|title| !title.is_empty());
        }
        if format::is_pairs(&line)
            && let Ok(format::Entry::Pairs(pairs)) = format::read_entry(&line, &plan)
        {
            plan.pairs = plan.pairs.max(pairs);
        }
        if plan.shard.is_none()
            && format::is_shard(&line)
            && let Ok(format::Entry::Shard(shard)) = format::read_entry(&line, &plan)
        {
            plan.shard = Some(shard);
        }
    }
    Ok(Summary { plan, played, title })
}

/// Names the tournament of an existing log, or removes its name if `title` is empty. Longer names are cut after
/// 400 bytes. The date of the file stays.
///
/// # Errors
/// The file is missing, cannot be written, does not begin with a valid plan, or another program writes to it.
pub fn set_title(path: &Path, title: &str) -> Result<(), LogError> {
    let mut log = open_existing(path)?;
    let date = storage::metadata(path).and_then(|metadata| metadata.modified());
    let title = &title[..title.floor_char_boundary(format::MAX_TITLE)];
    log.append_title(title, date.ok())
}

/// Opens an existing log of this plan, which can have more game pairs, to append to it. `stop` cancels the reading.
///
/// # Errors
/// The file is missing, cannot be written, is not a correct log of this plan, another program writes to it,
/// or the reading was cancelled.
pub fn reopen(path: &Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    let mut log = open_existing(path)?;
    let read::Content { plan: found, games, names, .. } = log.read_all(Some(plan), stop)?;
    if plan.pairs > found.pairs {
        log.append_pairs(plan.pairs)?;
    }
    Ok(Resumed { plan: plan.clone(), games, names, log })
}

/// Opens an existing log of any plan to append to it.
///
/// # Errors
/// The file is missing, cannot be written, is not a correct log, or another program writes to it.
pub fn resume(path: &Path) -> Result<Resumed, LogError> {
    let mut log = open_existing(path)?;
    let read::Content { plan, games, names, .. } = log.read_all(None, &Stop::default())?;
    Ok(Resumed { plan, games, names, log })
}

fn open_existing(path: &Path) -> Result<Log, LogError> {
    // Opening to append would create the file.
    storage::metadata(path).map_err(|error| StorageError::reading(path, error))?;
    Ok(Log::new(AppendLog::open(path)?))
}

/// Creates the log of a tournament, or opens the existing log of the same tournament, which can get more game pairs. `stop` cancels the reading.
/// A read-only file is read too; [`Log::check_writable`] reports whether the tournament can continue.
///
/// # Errors
/// The file cannot be read, is not a correct log of this plan, another program writes to it, the plan is not
/// valid, or the reading was cancelled.
pub fn open_or_create(path: &Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    check(path, plan)?;
    let mut log = Log::new(AppendLog::open_or_read_only(path)?);
    if log.begin_again(&format::write_plan(plan))? {
        return Ok(Resumed { plan: plan.clone(), games: Vec::new(), names: None, log });
    }
    let read::Content { plan: found, games, names, .. } = log.read_all(Some(plan), stop)?;
    if plan.pairs > found.pairs {
        log.append_pairs(plan.pairs)?;
    }
    Ok(Resumed { plan: Plan { threads: plan.threads, pairs: plan.pairs, ..found }, games, names, log })
}

fn check(path: &Path, plan: &Plan) -> Result<(), LogError> {
    plan.check().map_err(|error| LogError::in_line(path, 1, &error))
}
