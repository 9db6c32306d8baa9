//! The file of the log.

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use span_it_files::storage::{StorageError, append, create_folders, open_to_append, open_to_read, sync};

use super::error::{LeftOut, LogError};
use super::event::Event;
use super::lines::{self, Line, MAX_LINE};
use super::{forget, rotate};
use crate::date::Zone;
use crate::progress::Progress;

/// The size in bytes above which the file is replaced by one that begins with the state so far.
pub const ROTATE_BYTES: u64 = 4 << 20;
/// The size in bytes above which the file is refused.
pub const MAX_BYTES: u64 = 16 << 20;

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
/// use span_it_learning::date::Zone;
/// use span_it_learning::log::{Event, LearningLog, What};
/// let mut log = LearningLog::in_memory(Zone::UTC);
/// log.append(Event { time: 1_795_305_600, what: What::Lesson { id: "pairs-2".to_owned(), tries: 1 } })?;
/// assert_eq!(log.progress().lessons_done(), 1);
/// # Ok::<(), span_it_learning::log::LogError>(())
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
    waiting: Vec<Event>,
    /// What is wrong with a file that must not be written.
    foreign: Option<String>,
    /// The first lines that were left out, and the number of all.
    left_out: Vec<LeftOut>,
    left_out_count: usize,
    /// The bytes and lines that were read.
    offset: u64,
    lines: usize,
    /// The last line that was read, to recognise a file that was replaced.
    last_line: Vec<u8>,
}

impl LearningLog {
    /// Reads the log; a missing file is an empty log. Never fails: see [`problem`](Self::problem) for a file
    /// that cannot be used, and [`left_out`](Self::left_out) for bad lines.
    pub fn open(path: &Path, zone: Zone) -> (Self, Result<(), LogError>) {
        let mut log = Self { path: Some(path.to_owned()), ..Self::in_memory(zone) };
        let read = match open_to_read(path) {
            Ok(mut file) => log.read_new(&mut file).map(|_| ()),
            Err(StorageError::Missing { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        };
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
        let bytes = lines::write(&event).len();
        if bytes > MAX_LINE + 1 {
            return Err(LogError::TooLong { bytes, limit: MAX_LINE });
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
        let Some(path) = self.path.clone() else { return Ok(()) };
        if !self.waiting.is_empty() {
            return self.write_waiting();
        }
        match open_to_read(&path) {
            Ok(mut file) => self.read_new(&mut file).map(|_| ()),
            Err(StorageError::Missing { .. }) => {
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
        let mut file = lock(&path)?;
        let tail = self.read_new(&mut file)?;
        let mut start = self.prepare_tail(&mut file, &path, &tail)?;
        while let Some(event) = self.waiting.first() {
            let line = lines::write(event);
            let text = format!("{start}{line}");
            let failed = |error| StorageError::writing(&path, error);
            file.seek(SeekFrom::End(0)).map_err(failed)?;
            append(&file, &path, text.as_bytes())?;
            self.folded.add(event, &self.zone);
            self.offset += text.len() as u64;
            self.lines += 1 + usize::from(self.lines == 0);
            self.last_line = line.into_bytes();
            start = String::new();
            self.waiting.remove(0);
        }
        self.update();
        sync(&file, &path)?;
        if self.offset > ROTATE_BYTES {
            rotate::rotate(self, &mut file, &path)?;
        }
        Ok(())
    }

    /// What to write before the next line, after a line that was not completed: nothing after removing it,
    /// or a line break.
    fn prepare_tail(&mut self, file: &mut File, path: &Path, tail: &[u8]) -> Result<String, LogError> {
        let header = if self.offset == 0 { lines::header() } else { String::new() };
        if tail.is_empty() {
            return Ok(header);
        }
        let is_event = lines::read(tail).is_ok();
        if lines::is_torn(tail) && !is_event {
            file.set_len(self.offset).map_err(|error| StorageError::writing(path, error))?;
            return Ok(header);
        }
        // It is complete, or not ours: the next reading counts it or leaves it out.
        self.take_line(tail);
        self.offset += tail.len() as u64;
        Ok("\n".to_owned())
    }

    /// Reads the lines after those that were read; all lines if the file was replaced. Returns the last line
    /// if it has no line break.
    fn read_new(&mut self, file: &mut File) -> Result<Vec<u8>, LogError> {
        let path = self.path.clone().unwrap_or_default();
        let failed = |error| StorageError::reading(&path, error);
        let size = file.metadata().map_err(failed)?.len();
        if size > MAX_BYTES {
            let reason = format!("the file has {size} bytes, expected at most {MAX_BYTES}");
            return Err(self.refuse(reason));
        }
        let known = self.last_line.len() as u64;
        let from = self.offset.saturating_sub(known);
        file.seek(SeekFrom::Start(from)).map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        if size < self.offset || !bytes.starts_with(&self.last_line) {
            self.forget_lines();
            file.rewind().map_err(failed)?;
            bytes.clear();
            file.read_to_end(&mut bytes).map_err(failed)?;
        } else {
            bytes.drain(..self.last_line.len());
        }
        let tail = self.take(&bytes)?;
        self.update();
        Ok(tail)
    }

    /// Folds complete lines; returns the rest.
    fn take(&mut self, bytes: &[u8]) -> Result<Vec<u8>, LogError> {
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            let (line, after) = rest.split_at(end + 1);
            rest = after;
            let content = &line[..end];
            if self.offset == 0 {
                lines::check_header(content).map_err(|error| self.refuse(error.to_string()))?;
                self.foreign = None;
                self.lines = 1;
            } else {
                self.take_line(content);
            }
            self.offset += line.len() as u64;
            line.clone_into(&mut self.last_line);
        }
        let begins_foreign = self.offset == 0 && !rest.is_empty() && !lines::is_torn(rest);
        if begins_foreign && lines::check_header(rest).is_err() {
            return Err(self.refuse("the first line is not that of a learning log".to_owned()));
        }
        Ok(rest.to_owned())
    }

    fn take_line(&mut self, content: &[u8]) {
        self.lines += 1;
        if content.is_empty() {
            return;
        }
        match lines::read(content) {
            Ok(Line::Event(event)) => self.folded.add(&event, &self.zone),
            Ok(Line::Sum(sum)) if self.lines == 2 => self.folded = *sum,
            Ok(Line::Sum(_)) => self.leave_out("a sum is allowed in the second line only".to_owned()),
            Err(reason) => self.leave_out(reason),
        }
    }

    fn leave_out(&mut self, reason: String) {
        self.left_out_count += 1;
        if self.left_out.len() < MAX_LEFT_OUT {
            self.left_out.push(LeftOut { line: self.lines, reason });
        }
    }

    fn clear_left_out(&mut self) {
        self.left_out.clear();
        self.left_out_count = 0;
    }

    fn refuse(&mut self, reason: String) -> LogError {
        self.foreign = Some(reason.clone());
        LogError::Foreign { path: self.path.clone().unwrap_or_default(), reason }
    }

    /// Begins again with an empty file.
    pub(super) fn forget_lines(&mut self) {
        self.folded = Progress::default();
        self.clear_left_out();
        self.foreign = None;
        (self.offset, self.lines) = (0, 0);
        self.last_line.clear();
    }

    /// Begins again with a file that has this content, which is the state so far.
    pub(super) fn restart(&mut self, content: &str) {
        self.offset = content.len() as u64;
        self.lines = content.lines().count();
        self.clear_left_out();
        self.last_line =
            content.lines().last().map(|line| format!("{line}\n").into_bytes()).unwrap_or_default();
    }

    /// The state of the lines that were read.
    pub(super) const fn folded(&self) -> &Progress {
        &self.folded
    }

    pub(super) fn drop_waiting(&mut self) {
        self.waiting.clear();
    }

    /// Computes the state from the lines and the events that wait.
    pub(super) fn update(&mut self) {
        self.progress = self.folded.clone();
        for event in &self.waiting {
            self.progress.add(event, &self.zone);
        }
    }

    /// Moves the log and its older parts into a trash folder, and begins again.
    ///
    /// # Errors
    /// A file cannot be moved; it is then unchanged.
    pub fn forget(&mut self, trash: &Path) -> Result<forget::Forgotten, LogError> {
        forget::forget(self, trash)
    }

    /// Undoes [`forget`](Self::forget). Events that were added since are kept.
    ///
    /// # Errors
    /// A file cannot be moved back.
    pub fn restore(&mut self, forgotten: &forget::Forgotten) -> Result<(), LogError> {
        forget::restore(self, forgotten)
    }
}

/// Opens and locks the file that is at the path now, although another window may replace it meanwhile.
fn lock(path: &Path) -> Result<File, LogError> {
    let mut file = open_to_append(path)?;
    for _ in 0..3 {
        if rotate::is_at(&file, path) {
            break;
        }
        file = open_to_append(path)?;
    }
    Ok(file)
}
