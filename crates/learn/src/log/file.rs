//! The file of the log.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use span_it_core::json::to_line;
use span_it_store::storage::{AppendLog, StorageError, create_folders};

use super::lines::{self, MAX_LINE};
use super::{LeftOut, LogError, parts};
use crate::date::Zone;
use crate::progress::{Event, Progress, What};

/// The size in bytes above which the file is replaced by one that begins with the state so far.
pub const ROTATE_BYTES: usize = 4 << 20;
/// The size in bytes above which the file is refused.
pub const MAX_BYTES: usize = 16 << 20;

pub(super) const FORMAT: &str = "span-it-learn";
/// How our events begin.
const EVENT_START: &[u8] = b"{\"t\":";

/// Events that could not be written and are kept in memory; the oldest are dropped.
const MAX_WAITING: usize = 10_000;

/// Lines that were left out and are remembered with their reasons.
const MAX_LEFT_OUT: usize = 100;

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
/// let mut log = LearningLog::in_memory(Zone::UTC);
/// log.append(Event { time: 1_795_305_600, what: What::Lesson { id: "pairs-2".to_owned(), tries: 1 } })?;
/// assert_eq!(log.progress().lessons_done(), 1);
/// # Ok::<(), span_it_learn::log::LogError>(())
/// ```
#[derive(Debug)]
pub struct LearningLog {
    pub(super) path: Option<PathBuf>,
    zone: Zone,
    /// The state of the lines that were read.
    folded: Progress,
    /// The state with the events that wait.
    progress: Progress,
    /// Events that are not in the file yet.
    pub(super) waiting: Vec<Event>,
    /// What is wrong with a file that must not be written.
    foreign: Option<String>,
    /// The first lines that were left out, and the number of all.
    left_out: Vec<LeftOut>,
    left_out_count: usize,
    /// The bytes and lines that were read.
    offset: usize,
    lines: usize,
    /// The last line that was read, to recognise a file that was replaced.
    last_line: Vec<u8>,
}

impl LearningLog {
    /// Reads the log; a missing file is an empty log. Never fails: see [`problem`](Self::problem) for a file
    /// that cannot be used, and [`left_out`](Self::left_out) for bad lines.
    pub fn open(path: &Path, zone: Zone) -> (Self, Result<(), LogError>) {
        let mut log = Self { path: Some(path.to_owned()), ..Self::in_memory(zone) };
        let read = log.read();
        (log, read)
    }

    /// A log without a file.
    pub fn in_memory(zone: Zone) -> Self {
        Self {
            path: None,
            zone,
            folded: Progress::default(),
            progress: Progress::default(),
            waiting: Vec::new(),
            foreign: None,
            left_out: Vec::new(),
            left_out_count: 0,
            offset: 0,
            lines: 0,
            last_line: Vec::new(),
        }
    }

    /// The state, with all events of this log whether or not they are written.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The time zone of its dates.
    pub const fn zone(&self) -> &Zone {
        &self.zone
    }

    /// The first 100 lines that were left out. They stay in the file.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// The number of all lines that were left out.
    pub const fn left_out_count(&self) -> usize {
        self.left_out_count
    }

    /// Why nothing is written to the file: it is not ours, from a newer version, or too large.
    pub fn problem(&self) -> Option<&str> {
        self.foreign.as_deref()
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
        let bytes = to_line(&event).len();
        if bytes > MAX_LINE + 1 {
            return Err(LogError::TooLong { bytes });
        }
        self.progress.add(&event, &self.zone);
        if self.path.is_none() {
            return Ok(());
        }
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.remove(0);
        }
        self.waiting.push(event);
        self.write_waiting()
    }

    /// Reads what other windows have added, and writes the events that wait.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn refresh(&mut self) -> Result<(), LogError> {
        if self.waiting.is_empty() { self.read() } else { self.write_waiting() }
    }

    fn read(&mut self) -> Result<(), LogError> {
        let Some(path) = &self.path else { return Ok(()) };
        match AppendLog::open_to_read(path) {
            Ok(file) => self.read_new(&file).map(drop),
            Err(error) if error.kind == ErrorKind::NotFound => {
                self.forget_lines();
                self.update();
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    fn write_waiting(&mut self) -> Result<(), LogError> {
        let Some(path) = self.path.clone() else { return Ok(()) };
        if let Some(folder) = path.parent() {
            create_folders(folder).map_err(|error| StorageError::writing(folder, error))?;
        }
        let mut file = AppendLog::open(&path)?;
        let tail = self.read_new(&file)?;
        self.end_tail(&mut file, &tail)?;
        while let Some(event) = self.waiting.first() {
            let line = to_line(event);
            file.append(&line)?;
            self.take_line(line.as_bytes())?;
            self.waiting.remove(0);
        }
        self.update();
        file.sync()?;
        if self.offset > ROTATE_BYTES {
            parts::rotate(self, &file)?;
        }
        Ok(())
    }

    /// Removes a last line that was not written completely; a complete one gets its line break. Begins an empty file.
    fn end_tail(&mut self, file: &mut AppendLog, tail: &[u8]) -> Result<(), LogError> {
        if self.is_torn(tail) && lines::read(tail).is_err() {
            file.cut(self.offset as u64)?;
        } else if !tail.is_empty() {
            file.end_line()?;
            self.take_line(&[tail, b"\n"].concat())?;
        }
        if self.lines == 0 {
            let header = lines::header(FORMAT);
            file.append(&header)?;
            self.take_line(header.as_bytes())?;
        }
        Ok(())
    }

    /// Whether a line without line break is the beginning of one of ours, which was not written completely.
    fn is_torn(&self, tail: &[u8]) -> bool {
        match self.lines {
            0 => lines::is_torn_header(tail, FORMAT),
            _ => tail.starts_with(EVENT_START) || EVENT_START.starts_with(tail),
        }
    }

    /// Reads the lines after those that were read; all lines if the file was replaced. Returns the last line
    /// if it has no line break.
    fn read_new(&mut self, file: &AppendLog) -> Result<Vec<u8>, LogError> {
        let content = match file.read(MAX_BYTES) {
            Err(error) if error.kind == ErrorKind::FileTooLarge => return Err(self.refuse(error.reason)),
            content => content?,
        };
        if !content.get(..self.offset).is_some_and(|known| known.ends_with(&self.last_line)) {
            self.forget_lines();
        }
        let tail = self.take(&content[self.offset..])?;
        self.update();
        Ok(tail.to_owned())
    }

    /// Folds complete lines; returns the rest.
    fn take<'a>(&mut self, bytes: &'a [u8]) -> Result<&'a [u8], LogError> {
        let complete = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let (complete, rest) = bytes.split_at(complete);
        for line in complete.split_inclusive(|&byte| byte == b'\n') {
            self.take_line(line)?;
        }
        if self.lines == 0 && !self.is_torn(rest) {
            self.check_header(rest)?;
        }
        Ok(rest)
    }

    /// Folds a line with its line break.
    fn take_line(&mut self, line: &[u8]) -> Result<(), LogError> {
        let content = line.strip_suffix(b"\n").unwrap_or(line);
        if self.lines == 0 {
            self.check_header(content)?;
            self.foreign = None;
        }
        self.lines += 1;
        self.offset += line.len();
        line.clone_into(&mut self.last_line);
        if self.lines > 1 && !content.is_empty() {
            match lines::read(content) {
                Ok(Event { what: What::Sum(_), .. }) if self.lines > 2 => {
                    self.leave_out("a sum is allowed in the second line only".to_owned());
                }
                Ok(event) => self.folded.add(&event, &self.zone),
                Err(reason) => self.leave_out(reason),
            }
        }
        Ok(())
    }

    fn check_header(&mut self, line: &[u8]) -> Result<(), LogError> {
        lines::check_header(line, FORMAT).map_err(|error| self.refuse(error.to_string()))
    }

    fn leave_out(&mut self, reason: String) {
        self.left_out_count += 1;
        if self.left_out.len() < MAX_LEFT_OUT {
            self.left_out.push(LeftOut { line: self.lines, reason });
        }
    }

    fn refuse(&mut self, reason: String) -> LogError {
        self.foreign = Some(reason.clone());
        LogError::Foreign { path: self.path.clone().unwrap_or_default(), reason }
    }

    /// Begins again with an empty file.
    pub(super) fn forget_lines(&mut self) {
        self.folded = Progress::default();
        self.left_out.clear();
        self.left_out_count = 0;
        self.foreign = None;
        (self.offset, self.lines) = (0, 0);
        self.last_line.clear();
    }

    /// Begins again with a file that has this content.
    pub(super) fn restart(&mut self, content: &str) -> Result<(), LogError> {
        self.forget_lines();
        self.take(content.as_bytes()).map(drop)
    }

    /// The event with the state of the lines that were read, and the year of the last event.
    pub(super) fn sum(&self) -> (Event, i16) {
        let time = self.folded.last_time();
        let (year, ..) = self.zone.date(time).civil();
        (Event { time, what: What::Sum(Box::new(self.folded.clone())) }, year)
    }

    /// Computes the state from the lines and the events that wait.
    pub(super) fn update(&mut self) {
        self.progress.clone_from(&self.folded);
        for event in &self.waiting {
            self.progress.add(event, &self.zone);
        }
    }
}
