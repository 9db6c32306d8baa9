//! A contest's file: one JSON object a line, the whole plan first, then a line for each finished game.
//! Where outside programs take part, one line may say by what names they went when the contest began.
//!
//! Lines are only ever added, each in one go, so whatever happens to the program, only the last line can
//! be torn. It is dropped when the contest is resumed, and its game played again. The whole file is
//! checked by then: every game must be one of the plan's, begin with its opening, and replay to the
//! result that the log tells, with as many moves of each player, as many of them critical and as many that
//! kept the win as the solver finds, and with times that fit each other. Only an outside program can lose
//! by forfeit.

mod check;
mod file;
mod lines;
mod read;
mod write;

use std::path::PathBuf;

use thiserror::Error;

use span_it_core::engine::Stop;
use span_it_core::json::{FormatError, said_bytes};
use span_it_core::storage::{StorageError, open_to_look};

use super::{ContestError, GameResult, OwnNames, Plan};

pub use file::Log;

/// What the first line says that the file is.
const FORMAT: &str = "span-it-contest";
const VERSION: u64 = 1;

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
        mv: span_it_core::board::Node,
        /// Why it is refused.
        refusal: span_it_core::referee::Refusal,
    },
    /// The moves end otherwise than the line says.
    #[error("the winner is {found}: expected {expected}, as the moves say")]
    Result {
        /// What the line says.
        found: String,
        /// What the moves say.
        expected: String,
    },
    /// A game lost by giving up or breaking the rules, by an agent that does neither.
    #[error("{loser} loses by forfeit: expected a path, as only outside programs can forfeit")]
    NoForfeit {
        /// The agent's name.
        loser: String,
    },
    /// Counts of moves that are not so.
    #[error(
        "{}: moves is {}, critical {}, kept {}: expected {}, {} and {}, as the moves say",
        .player.letter(), .found[0], .found[1], .found[2], .expected[0], .expected[1], .expected[2]
    )]
    Counts {
        /// Whose.
        player: span_it_core::board::Player,
        /// Moves, critical ones and those that kept the win, as they stand there.
        found: [u32; 3],
        /// The same, as the moves are.
        expected: [u32; 3],
    },
    /// Times that do not fit each other or the moves.
    #[error(
        "{}: time_us is {}, longest_us {}, moves {moves}: expected the longest move to take no more than all together, and all together no more than as many of the longest",
        .player.letter(), write::exact_micros(*.time), write::exact_micros(*.longest)
    )]
    Times {
        /// Whose.
        player: span_it_core::board::Player,
        /// Nanoseconds in all, as they stand there.
        time: u64,
        /// Nanoseconds of the longest move, as they stand there.
        longest: u64,
        /// The moves there are.
        moves: u32,
    },
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
    log.begin(&write::plan_line(plan))?;
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

impl Glance {
    /// Whether every game has been played.
    pub fn is_finished(&self) -> bool {
        self.played as u64 >= self.plan.games()
    }
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
/// cancelled ends the reading. A file that may only be read is read: whether the contest can go on,
/// [`Log::check_writing`] says.
///
/// # Errors
/// The file is something else or the log of another contest, or cannot be read, or another program
/// writes to it, or the plan is not sound, or the reading was broken off.
pub fn open(path: &std::path::Path, plan: &Plan, stop: &Stop) -> Result<Resumed, LogError> {
    check(path, plan)?;
    let mut log = Log::open_or_look(path)?;
    let line = write::plan_line(plan);
    if log.is_beginning_of(&line)? {
        log.check_writing()?;
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
