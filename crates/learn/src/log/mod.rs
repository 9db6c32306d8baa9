//! The log of everything that the player has learned: `learning.jsonl` (`docs/formats.md, "Learning log"`).
//!
//! The file is only ever appended, one [`Event`] a line. All state is folded from it: [`Progress`]. [`LearningLog`] is
//! the file; nothing in it leaves the computer.

mod parts;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use span_it_store::storage::{EventLog, LogError, LogFormat, StorageError, create_folders};

use crate::progress::{Event, Progress, What};

pub use parts::Forgotten;

/// The size in bytes above which the file is replaced by one that begins with the state so far.
pub const ROTATE_BYTES: u64 = 4 << 20;

/// The size in bytes above which the file is refused.
const MAX_BYTES: usize = 16 << 20;

/// Events that could not be written and are kept in memory; the oldest are dropped.
const MAX_WAITING: usize = 10_000;

/// Lines that were left out and are remembered with their reasons.
const MAX_LEFT_OUT: usize = 100;

/// The format of the log.
#[derive(Debug)]
pub(crate) struct Learning;

impl LogFormat for Learning {
    const NAME: &'static str = "span-it-learn";
    const MAX_LINE: usize = 4 << 20;
    const MAX_BYTES: u64 = MAX_BYTES as u64;
    type Plan = ();
    type Event = Event;
}

/// A line that was left out. It stays in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it, and where.
    pub reason: String,
}

/// The log, with the state that is folded from it.
///
/// The file is locked only while it is read or appended to, so several windows can use it. Each append reads
/// what the others have added. The functions wait up to 0.2 s for the lock and for the disk, so call them on a
/// worker thread.
///
/// ```
/// use span_it_learn::date::Zone;
/// use span_it_learn::log::LearningLog;
/// use span_it_learn::progress::{Event, What};
/// let mut log = LearningLog::default();
/// let what = What::Lesson { id: "pairs-2".to_owned(), tries: 1 };
/// log.append(Event::new(1_795_305_600, &Zone::UTC, what))?;
/// assert_eq!(log.progress().lessons_done(), 1);
/// # Ok::<(), span_it_store::storage::LogError>(())
/// ```
#[derive(Debug, Default)]
pub struct LearningLog {
    /// Without a path nothing is written.
    path: Option<PathBuf>,
    file: Folded,
    /// The state with the events that wait.
    progress: Progress,
    /// Events that are not in the file yet.
    waiting: Vec<Event>,
    is_replaced: bool,
}

/// What is folded from the file.
#[derive(Debug, Default)]
struct Folded {
    progress: Progress,
    /// The first lines that were left out, and the number of all.
    left_out: Vec<LeftOut>,
    left_out_count: usize,
    /// The end of the file, in bytes.
    end: u64,
    begins_with_sum: bool,
}

impl LearningLog {
    /// Reads the log; a missing file is an empty log. The log works also if the file cannot be used. See
    /// [`left_out`](Self::left_out) for bad lines.
    pub fn open(path: &Path) -> (Self, Result<(), LogError>) {
        let mut log = Self { path: Some(path.to_owned()), ..Self::default() };
        let read = log.refresh();
        (log, read)
    }

    /// The state, with all events of this log whether or not they are written.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The first 100 lines that were left out. They stay in the file.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.file.left_out
    }

    /// The number of all lines that were left out.
    pub const fn left_out_count(&self) -> usize {
        self.file.left_out_count
    }

    /// The number of events that wait to be written.
    pub const fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Adds an event to the state and to the file, with those that wait. Reads first what other windows have
    /// added.
    ///
    /// # Errors
    /// The file cannot be written. The event is in the state all the same, and waits for the next call.
    pub fn append(&mut self, event: Event) -> Result<(), LogError> {
        self.progress.add(&event);
        if self.path.is_none() {
            return Ok(());
        }
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.remove(0);
        }
        self.waiting.push(event);
        self.refresh()
    }

    /// Reads what other windows have added, and writes the events that wait.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn refresh(&mut self) -> Result<(), LogError> {
        let Some(path) = self.path.clone() else { return Ok(()) };
        let done = if self.waiting.is_empty() { self.read(&path) } else { self.write_waiting(&path) };
        self.progress.clone_from(&self.file.progress);
        self.waiting.iter().for_each(|event| self.progress.add(event));
        done.map_err(unusable)
    }

    /// Whether another program has put a shorter file in place of the log, or removed it, since the last call.
    pub fn take_replaced(&mut self) -> bool {
        std::mem::take(&mut self.is_replaced)
    }

    fn read(&mut self, path: &Path) -> Result<(), LogError> {
        let file = match EventLog::<Learning>::read_if_begun(path, None)? {
            Some(mut log) => Folded::of(&mut log)?,
            None => Folded::default(),
        };
        self.follow(file);
        Ok(())
    }

    fn follow(&mut self, file: Folded) {
        // Another window may have written the sum of all events.
        self.is_replaced |= file.end < self.file.end && !file.begins_with_sum;
        self.file = file;
    }

    fn write_waiting(&mut self, path: &Path) -> Result<(), LogError> {
        create_folder_of(path)?;
        let mut log = EventLog::<Learning>::open_or_create(path, None)?;
        let file = Folded::of(&mut log)?;
        self.follow(file);
        let mut last = None;
        while let Some(event) = self.waiting.first() {
            log.append(event)?;
            self.file.progress.add(event);
            last = Some(self.waiting.remove(0));
            self.file.end = log.end();
        }
        log.sync()?;
        if let Some(last) = last.filter(|_| log.end() > ROTATE_BYTES) {
            parts::rotate(&log, &last, &self.file.progress)?;
        }
        Ok(())
    }
}

/// Adds to the error of a file that is no such log, comes from a newer version or is too large, what that means.
pub(crate) fn unusable(error: LogError) -> LogError {
    let (path, problem) = match error {
        LogError::Content { path, problem } => (path, problem),
        LogError::Storage(error) if error.kind == ErrorKind::FileTooLarge => (error.path, error.reason),
        other => return other,
    };
    let advice = "Nothing is written to this file. Move it away to begin a new one";
    LogError::Content { path, problem: format!("{problem}. {advice}") }
}

pub(crate) fn create_folder_of(path: &Path) -> Result<(), StorageError> {
    let Some(folder) = path.parent() else { return Ok(()) };
    create_folders(folder).map_err(|error| StorageError::writing(folder, error))
}

impl Folded {
    fn of(log: &mut EventLog<Learning>) -> Result<Self, LogError> {
        let mut folded = Self::default();
        while let Some(line) = log.next_line()? {
            let event = line.event::<Event>().and_then(|event| match event.problem(line.number) {
                Some(problem) => Err(format!("line {}: {problem}", line.number)),
                None => Ok(event),
            });
            match event {
                Ok(event) => {
                    folded.begins_with_sum |= matches!(event.what, What::Sum(_));
                    folded.progress.add(&event);
                }
                Err(reason) => {
                    folded.left_out_count += 1;
                    if folded.left_out.len() < MAX_LEFT_OUT {
                        folded.left_out.push(LeftOut { line: line.number, reason });
                    }
                }
            }
        }
        folded.end = log.end();
        Ok(folded)
    }
}
