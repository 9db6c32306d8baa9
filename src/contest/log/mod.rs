//! A contest's file: one JSON object a line, the whole plan first, then a line for each finished game.
//! Where outside programs take part, one line may say by what names they went when the contest began.
//!
//! Lines are only ever added, each in one go, so whatever happens to the program, only the last line can
//! be torn. It is dropped when the contest is resumed, and its game played again. The whole file is
//! checked by then: every game must be one of the plan's, begin with its opening, and replay to the
//! result that the log tells, with as many moves of each player and times that fit each other. How many of
//! the moves were critical, and how many of those kept the win, is not solved again: of these only the order
//! is checked, that none is more than the one before.
//!
//! May import: [`board`](crate::board), [`engine`](crate::engine) (clock and stop), [`json`](crate::json),
//! [`personality`](crate::personality), [`referee`](crate::referee), [`seed`](crate::seed),
//! [`storage`](crate::storage).

mod lines;
mod read;
mod write;

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

use crate::engine::{Deadline, Stop};
use crate::json::{FormatError, said_bytes};
use crate::storage::{StorageError, open_to_append, open_to_look};

use super::{ContestError, GameResult, OwnNames, Plan};

/// What the first line says that the file is.
const FORMAT: &str = "span-it-contest";
const VERSION: u64 = 1;

/// How long finished games may wait before they are forced to the disk. A killed program loses none of
/// them even so; only a machine that fails could.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// Why a contest's file cannot be used. Every message names the file.
#[derive(Debug, Error)]
pub enum LogError {
    /// The file itself cannot be read or written, or another program writes to it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// There is a file already.
    #[error("{}: there is such a file already, expected a new one", .path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A line that is not as the format is.
    #[error("{}: {source}", .path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// What is wrong, and in which line.
        source: FormatError,
    },
    /// A line longer than any that a contest writes.
    #[error("{}: line {line} is too long for a line: expected at most {}", .path.display(), said_bytes(*.limit))]
    LongLine {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// How many bytes it may have.
        limit: usize,
    },
    /// A plan that no contest can be held by.
    #[error("{}: line 1: {source}", .path.display())]
    Plan {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: ContestError,
    },
    /// Nobody wants to know any more what stands in it.
    #[error("{}: reading it was broken off", .path.display())]
    BrokenOff {
        /// The file.
        path: PathBuf,
    },
    /// The log of another contest.
    #[error("{}: line 1: the log of another contest: {key} is {found}: expected {expected}", .path.display())]
    OtherPlan {
        /// The file.
        path: PathBuf,
        /// The first key of the plan that differs.
        key: String,
        /// Its value in the file, shortened.
        found: String,
        /// Its value in the plan, shortened.
        expected: String,
    },
    /// A game that is none of the plan's, or does not replay as the line says.
    #[error("{}: line {line}: {problem}", .path.display())]
    Game {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong with the game.
        problem: GameError,
    },
}

/// What is wrong with a game of a log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// No such game in the plan.
    #[error("{key} is {found}: expected {expected}, as the plan in line 1 says")]
    NotPlanned {
        /// The key.
        key: &'static str,
        /// What stands there.
        found: String,
        /// What could.
        expected: String,
    },
    /// A game that stands twice.
    #[error("the game stands already in line {before}: expected it once")]
    Twice {
        /// The line where it stands first, from 1.
        before: usize,
    },
    /// A move that the referee refuses.
    #[error("move {number}, {mv}: {refusal}")]
    Illegal {
        /// Which move, from 1.
        number: usize,
        /// The node.
        mv: crate::board::Node,
        /// Why it is refused.
        refusal: crate::referee::Refusal,
    },
    /// The moves end otherwise than the line says.
    #[error("the winner is {found}: expected {expected}, as the moves say")]
    Result {
        /// What the line says.
        found: String,
        /// What the moves say.
        expected: String,
    },
    /// Counts of moves that cannot be.
    #[error(
        "{}: moves is {moves}, critical {critical}, kept {kept}: expected {expected} moves, and none of the numbers larger than the one before",
        .player.letter()
    )]
    Counts {
        /// Whose.
        player: crate::board::Player,
        /// What stands there.
        moves: u32,
        /// What stands there.
        critical: u32,
        /// What stands there.
        kept: u32,
        /// The moves there are.
        expected: u32,
    },
    /// Times that do not fit each other or the moves.
    #[error(
        "{}: time_us is {time}, longest_us {longest}, moves {moves}: expected the longest move to take no more than all together, and all together no more than as many of the longest",
        .player.letter()
    )]
    Times {
        /// Whose.
        player: crate::board::Player,
        /// Microseconds in all, as they stand there.
        time: u64,
        /// Microseconds of the longest move, as they stand there.
        longest: u64,
        /// The moves there are.
        moves: u32,
    },
}

/// A log that is being written. While it is open no other program writes to it.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
    clock: Deadline,
    synced: Duration,
}

/// A contest found in its file.
#[derive(Debug)]
pub struct Resumed {
    /// The contest's plan, on as many threads as the machine has cores.
    pub plan: Plan,
    /// The games that are finished, in the plan's order.
    pub games: Vec<GameResult>,
    /// The names that outside programs gave themselves when they were told to the log; none if they were not.
    pub names: Option<OwnNames>,
    /// The file, to go on with.
    pub log: Log,
}

/// Begins the log of a contest in a new file.
///
/// # Errors
/// The file exists or cannot be written, or the plan is not sound.
pub fn create(path: &std::path::Path, plan: &Plan) -> Result<Log, LogError> {
    check(path, plan)?;
    let mut log = Log::open(path)?;
    if log.length()? > 0 {
        return Err(LogError::Exists { path: path.to_owned() });
    }
    log.add(&write::plan_line(plan))?;
    log.sync()?;
    Ok(log)
}

/// The plan and the finished games of a file as it stands; it is not changed. A stop that is cancelled
/// ends the reading.
///
/// # Errors
/// The file is no contest's log, or another program writes to it, or the reading was broken off.
pub fn look(path: &std::path::Path, stop: &Stop) -> Result<(Plan, Vec<GameResult>), LogError> {
    let file = open_to_look(path)?;
    let found = read::read(path, &file, None, stop)?;
    Ok((found.plan, found.games))
}

/// What a glance at a log tells, which checks nothing of its games.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// The contest's plan.
    pub plan: Plan,
    /// How many games have ended.
    pub played: usize,
}

/// The plan of a file and how many games it has: quickly, for lists of contests.
///
/// # Errors
/// The file does not begin with a sound plan, or another program writes to it.
pub fn glance(path: &std::path::Path) -> Result<Glance, LogError> {
    let file = open_to_look(path)?;
    let mut lines = lines::Lines::of(path, &file);
    let plan = read::plan_of(&mut lines)?;
    let names = format!("{{\"{}\"", read::NAMES);
    let mut played = 0;
    while let Some(line) = lines.next()? {
        played += usize::from(!line.starts_with(names.as_bytes()));
    }
    Ok(Glance { plan, played })
}

/// Goes on with the contest of a plan in the file that it is known to be in. A stop that is cancelled ends
/// the reading.
///
/// # Errors
/// The file is gone, something else or the log of another contest, or cannot be written, or another
/// program writes to it, or the reading was broken off.
pub fn go_on(path: &std::path::Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    // Not to be created by being asked for.
    std::fs::metadata(path).map_err(|error| StorageError::reading(path, error))?;
    let mut log = Log::open(path)?;
    let read::Found { games, names, .. } = log.read_all(Some(plan), stop)?;
    Ok(Resumed { plan: plan.clone(), games, names, log })
}

/// Goes on with the contest of a file, whatever its plan.
///
/// # Errors
/// The file is no contest's log, or cannot be written, or another program writes to it.
pub fn resume(path: &std::path::Path) -> Result<Resumed, LogError> {
    // Not to be created by being asked for.
    std::fs::metadata(path).map_err(|error| StorageError::reading(path, error))?;
    let mut log = Log::open(path)?;
    let read::Found { plan, games, names, .. } = log.read_all(None, &Stop::default())?;
    Ok(Resumed { plan, games, names, log })
}

/// Begins the log of a contest, or goes on with it where the file is already that contest's. A stop that is
/// cancelled ends the reading.
///
/// # Errors
/// The file is something else or the log of another contest, or cannot be written, or another program
/// writes to it, or the plan is not sound, or the reading was broken off.
pub fn open(path: &std::path::Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    check(path, plan)?;
    let mut log = Log::open(path)?;
    let line = write::plan_line(plan);
    if log.is_beginning_of(&line)? {
        log.cut(0)?;
        log.add(&line)?;
        log.sync()?;
        return Ok(Resumed { plan: plan.clone(), games: Vec::new(), names: None, log });
    }
    let read::Found { plan: found, games, names, .. } = log.read_all(Some(plan), stop)?;
    Ok(Resumed { plan: Plan { threads: plan.threads, ..found }, games, names, log })
}

fn check(path: &std::path::Path, plan: &Plan) -> Result<(), LogError> {
    plan.check().map_err(|source| LogError::Plan { path: path.to_owned(), source })
}

impl Log {
    fn open(path: &std::path::Path) -> Result<Self, LogError> {
        let file = open_to_append(path)?;
        Ok(Self { file, path: path.to_owned(), clock: Deadline::unlimited(), synced: Duration::ZERO })
    }

    /// Where it is.
    pub fn path(&self) -> &std::path::Path {
        &self.path
    }

    /// Adds a finished game.
    ///
    /// # Errors
    /// The file cannot be written any more; the game may then stand there in part, to be dropped.
    pub fn append(&mut self, game: &GameResult) -> Result<(), LogError> {
        self.add(&write::game_line(game))?;
        let now = self.clock.elapsed();
        if now.saturating_sub(self.synced) >= SYNC_EVERY {
            self.sync()?;
            self.synced = now;
        }
        Ok(())
    }

    /// Adds the names that outside programs have given themselves, once: whoever goes on with the contest
    /// finds them in [`Resumed::names`].
    ///
    /// # Errors
    /// The file cannot be written any more.
    pub fn name(&mut self, names: &OwnNames) -> Result<(), LogError> {
        self.add(&write::names_line(names))
    }

    /// Forces what was added to the disk.
    ///
    /// # Errors
    /// The system refuses.
    pub fn sync(&mut self) -> Result<(), LogError> {
        self.file.sync_data().map_err(|error| self.failed(error))
    }

    fn add(&mut self, line: &str) -> Result<(), LogError> {
        self.file.write_all(line.as_bytes()).map_err(|error| self.failed(error))
    }

    /// Whether the file holds nothing but a torn first line of this plan, or nothing at all.
    fn is_beginning_of(&mut self, line: &str) -> Result<bool, LogError> {
        if self.length()? >= line.len() as u64 {
            return Ok(false);
        }
        let mut found = Vec::new();
        let read = self.file.rewind().and_then(|()| self.file.read_to_end(&mut found));
        read.map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(line.as_bytes().starts_with(&found))
    }

    /// Reads the whole file and gets ready to add to it.
    fn read_all(&mut self, expected: Option<&Plan>, stop: &Stop) -> Result<read::Found, LogError> {
        self.file.rewind().map_err(|error| StorageError::reading(&self.path, error))?;
        let found = read::read(&self.path, &self.file, expected, stop)?;
        self.cut(found.whole)?;
        Ok(found)
    }

    /// Drops what stands after so many bytes and goes there.
    fn cut(&mut self, whole: u64) -> Result<(), LogError> {
        if self.length()? > whole {
            self.file.set_len(whole).map_err(|error| self.failed(error))?;
        }
        self.file.seek(SeekFrom::Start(whole)).map_err(|error| self.failed(error))?;
        Ok(())
    }

    fn length(&self) -> Result<u64, LogError> {
        let metadata = self.file.metadata().map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(metadata.len())
    }

    fn failed(&self, error: std::io::Error) -> LogError {
        StorageError::writing(&self.path, error).into()
    }
}
