//! Logs: files of one JSON object per line. The first line is the header, each further line an event.
//!
//! Each event is appended in one write, so a crash can leave only an incomplete line at the end. Such a line is no event,
//! and the next event replaces it. A last line that lacks only its line break counts. Blank lines are ignored.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use span_it_core::json::{Version, from_json, shorten, to_line};
use span_it_core::text::humanize::byte_size;
use thiserror::Error;

use super::lock::{is_at, locked, open_to_read};
use super::{StorageError, metadata, open_to_write, remove};

/// A kind of log.
pub trait LogFormat {
    /// The `format` of its header.
    const NAME: &'static str;
    /// The longest line in bytes.
    const MAX_LINE: usize;
    /// The largest file in bytes.
    const MAX_BYTES: u64;
    /// What the header has besides format and version, under the key `plan`.
    type Plan: Serialize + DeserializeOwned;
    /// A line after the header.
    type Event: DeserializeOwned;
}

/// The byte-order mark with which some editors begin a file.
const MARK: &[u8] = "\u{feff}".as_bytes();

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header<P> {
    format: String,
    version: Version,
    #[serde(skip_serializing_if = "Option::is_none")]
    plan: Option<P>,
}

/// The part of a header that every log has.
#[derive(Deserialize)]
struct Kind {
    format: String,
}

/// Why a log cannot be used. Every message names the file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LogError {
    /// The file cannot be read or written, or another process uses it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file is no such log, or has a wrong line.
    #[error("{}: {problem}", .path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong, and in which line.
        problem: String,
    },
    /// Reading was cancelled.
    #[error("{}: reading was cancelled", .path.display())]
    Cancelled {
        /// The file.
        path: PathBuf,
    },
}

impl LogError {
    /// The error of a line, from 1.
    pub fn in_line(path: &Path, line: usize, problem: &impl Display) -> Self {
        Self::Content { path: path.to_owned(), problem: format!("line {line}: {problem}") }
    }
}

/// An open log. Only [`follow`](Self::follow) opens it without a lock.
#[derive(Debug)]
pub struct EventLog<F: LogFormat> {
    reader: BufReader<File>,
    path: PathBuf,
    /// Why nothing can be appended.
    read_only: Option<ErrorKind>,
    plan: Option<F::Plan>,
    /// The end of the last line that was read or appended, and its number.
    end: u64,
    number: usize,
    /// Whether that line lacks its line break.
    is_open: bool,
    /// Whether the file ends there, and the next line is written there.
    is_prepared: bool,
    format: PhantomData<F>,
}

/// A line of a log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Its number, from 1.
    pub number: usize,
    /// Where it begins, in bytes.
    pub offset: u64,
    /// Its text without the line break. Of a line that is too long, only the beginning.
    pub text: Vec<u8>,
}

impl<F: LogFormat> EventLog<F> {
    /// Creates a log.
    ///
    /// # Errors
    /// The file exists and is not empty, another process uses it, or it cannot be written; then it is removed.
    pub fn create(path: &Path, plan: Option<F::Plan>) -> Result<Self, LogError> {
        let mut log = Self::unread(lock_to_write(path)?, path, None);
        if log.length()? > 0 {
            return Err(StorageError::exists(path).into());
        }
        log.begin(plan).inspect_err(|_| {
            // An empty file that cannot be removed either is harmless.
            remove(path).ok();
        })?;
        Ok(log)
    }

    /// Opens an existing log to read and append. No other process can open it meanwhile.
    ///
    /// # Errors
    /// The file is missing, is no such log, cannot be written, or another process uses it.
    pub fn open(path: &Path) -> Result<Self, LogError> {
        // Opening to write would create it.
        metadata(path).map_err(|error| StorageError::reading(path, error))?;
        Self::unread(lock_to_write(path)?, path, None).with_header()
    }

    /// Opens a log, or begins one if the file is missing, empty, or has only a part of the header of this plan.
    ///
    /// # Errors
    /// As for [`open`](Self::open) and [`create`](Self::create).
    pub fn open_or_create(path: &Path, plan: Option<F::Plan>) -> Result<Self, LogError> {
        Self::unread(lock_to_write(path)?, path, None).or_begin(plan)
    }

    /// Like [`open_or_create`](Self::open_or_create). If the system does not permit writing, the log can only be read.
    ///
    /// # Errors
    /// As for [`open_or_create`](Self::open_or_create).
    pub fn open_or_read_only(path: &Path, plan: Option<F::Plan>) -> Result<Self, LogError> {
        match lock_to_write(path) {
            Err(error)
                if matches!(error.kind, ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) =>
            {
                Self::read(path).map_err(|reading| match reading {
                    LogError::Storage(_) => error.into(),
                    wrong => wrong,
                })
            }
            file => Self::unread(file?, path, None).or_begin(plan),
        }
    }

    /// Opens a log to read. Other processes can read it too.
    ///
    /// # Errors
    /// The file is no such log, cannot be read, or another process has it open to append.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        let file = locked(open_to_read(path)?, path, File::try_lock_shared)?;
        Self::unread(file, path, Some(ErrorKind::PermissionDenied)).with_header()
    }

    /// Like [`read`](Self::read); `None` if the file is missing, empty, or has only a part of the header of this plan.
    ///
    /// # Errors
    /// As for [`read`](Self::read).
    pub fn read_if_begun(path: &Path, plan: Option<&F::Plan>) -> Result<Option<Self>, LogError> {
        let file = match open_to_read(path) {
            Err(error) if error.kind == ErrorKind::NotFound => return Ok(None),
            file => locked(file?, path, File::try_lock_shared)?,
        };
        let mut log = Self::unread(file, path, Some(ErrorKind::PermissionDenied));
        if log.is_unbegun(&Self::header_line(plan))? {
            return Ok(None);
        }
        log.with_header().map(Some)
    }

    /// Opens a log to read also while another process appends to it: [`next_line`](Self::next_line) returns further
    /// events once they are in the file.
    ///
    /// # Errors
    /// The file is no such log or cannot be read. On Windows a log that another process has open cannot be read.
    pub fn follow(path: &Path) -> Result<Self, LogError> {
        Self::unread(open_to_read(path)?, path, Some(ErrorKind::PermissionDenied)).with_header()
    }

    fn unread(file: File, path: &Path, read_only: Option<ErrorKind>) -> Self {
        Self {
            reader: BufReader::new(file),
            path: path.to_owned(),
            read_only,
            plan: None,
            end: 0,
            number: 0,
            is_open: false,
            is_prepared: false,
            format: PhantomData,
        }
    }

    /// Reads the header.
    fn with_header(mut self) -> Result<Self, LogError> {
        let bytes = self.length()?;
        if bytes > F::MAX_BYTES {
            let limit = usize::try_from(F::MAX_BYTES).unwrap_or(usize::MAX);
            return Err(StorageError::too_large(&self.path, bytes, limit).into());
        }
        let line = match self.next_line()? {
            Some(line) => line,
            // In a file without a complete line, the error is in the incomplete one.
            None => self.incomplete_line()?,
        };
        let wrong = |problem: String| LogError::Content { path: self.path.clone(), problem };
        self.plan = read_header::<F>(&line).map_err(wrong)?.plan;
        Ok(self)
    }

    /// Reads the header, or begins the log if there is none.
    fn or_begin(mut self, plan: Option<F::Plan>) -> Result<Self, LogError> {
        if self.is_unbegun(&Self::header_line(plan.as_ref()))? {
            self.begin(plan)?;
            return Ok(self);
        }
        self.with_header()
    }

    /// Whether the file is empty, or has only a part of this header.
    fn is_unbegun(&mut self, header: &str) -> Result<bool, StorageError> {
        // A header without its line break is whole.
        Ok(self.length()? < header.len() as u64 - 1
            && header.as_bytes().starts_with(&self.incomplete_line()?.text))
    }

    fn begin(&mut self, plan: Option<F::Plan>) -> Result<(), LogError> {
        (self.end, self.number) = (0, 0);
        let header = Self::header_line(plan.as_ref());
        self.plan = plan;
        self.write_line(&header)?;
        Ok(self.sync()?)
    }

    /// The first line of a log, with its line break.
    pub fn header_line(plan: Option<&F::Plan>) -> String {
        to_line(&Header { format: F::NAME.to_owned(), version: Version, plan })
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the header has besides format and version.
    pub const fn plan(&self) -> Option<&F::Plan> {
        self.plan.as_ref()
    }

    /// Whether events can be appended.
    pub const fn is_writable(&self) -> bool {
        self.read_only.is_none()
    }

    /// Checks that events can be appended.
    ///
    /// # Errors
    /// The file is read-only, or another one or none is at its path now.
    pub fn check_writable(&self) -> Result<(), StorageError> {
        if let Some(reason) = self.read_only {
            return Err(self.unwritten(reason.into()));
        }
        if !is_at(self.reader.get_ref(), &self.path) {
            return Err(StorageError::replaced(&self.path));
        }
        Ok(())
    }

    /// The end of the lines that were read or appended so far, in bytes.
    pub const fn end(&self) -> u64 {
        self.end
    }

    /// The length of the file in bytes.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn length(&self) -> Result<u64, StorageError> {
        let metadata = self.reader.get_ref().metadata().map_err(|error| self.unread_error(&error))?;
        Ok(metadata.len())
    }

    /// The next line; `None` after the last complete one.
    ///
    /// # Errors
    /// The line is too long, or the system reports an error.
    pub fn next_line(&mut self) -> Result<Option<LogLine>, StorageError> {
        loop {
            let mut text = Vec::new();
            let mut part = self.reader.by_ref().take(F::MAX_LINE as u64 + 1);
            let length = part.read_until(b'\n', &mut text).map_err(|error| self.unread_error(&error))?;
            let has_end = text.pop_if(|last| *last == b'\n').is_some();
            if text.len() > F::MAX_LINE {
                let (line, limit) = (self.number + 1, byte_size(F::MAX_LINE));
                let reason = format!("line {line} is too long: expected at most {limit}");
                return Err(StorageError::new(&self.path, ErrorKind::FileTooLarge, reason));
            }
            // The beginning of an object is no JSON.
            if !has_end && serde_json::from_slice::<IgnoredAny>(&text).is_err() {
                self.reader.seek(SeekFrom::Start(self.end)).map_err(|error| self.unread_error(&error))?;
                return Ok(None);
            }
            let offset = self.end;
            self.end += length as u64;
            let ends_last = std::mem::replace(&mut self.is_open, !has_end) && text.is_empty();
            if ends_last {
                continue;
            }
            self.number += 1;
            if self.number == 1 && text.starts_with(MARK) {
                text.drain(..MARK.len());
            }
            if self.number == 1 || !text.trim_ascii().is_empty() {
                return Ok(Some(LogLine { number: self.number, offset, text }));
            }
        }
    }

    /// What follows the last line.
    fn incomplete_line(&mut self) -> Result<LogLine, StorageError> {
        let mut text = Vec::new();
        let read = self.reader.by_ref().take(F::MAX_LINE as u64).read_to_end(&mut text);
        let read = read.and_then(|_| self.reader.seek(SeekFrom::Start(self.end)));
        read.map_err(|error| self.unread_error(&error))?;
        Ok(LogLine { number: self.number + 1, offset: self.end, text })
    }

    /// The text of a line found before.
    ///
    /// # Errors
    /// The file has become shorter, or the system reports an error.
    pub fn text_at(&mut self, offset: u64, length: usize) -> Result<Vec<u8>, StorageError> {
        let mut bytes = vec![0; length];
        let read = self.reader.seek(SeekFrom::Start(offset));
        let read = read.and_then(|_| self.reader.read_exact(&mut bytes));
        let read = read.and_then(|()| self.reader.seek(SeekFrom::Start(self.end)));
        read.map(|_| bytes).map_err(|error| self.unread_error(&error))
    }

    /// Appends an event, after all events of the file. After a failure the file can end with a part of it, which the next
    /// event replaces.
    ///
    /// # Errors
    /// The file is read-only, has been replaced, would become too large, or the system reports an error.
    pub fn append(&mut self, event: &impl Serialize) -> Result<(), StorageError> {
        if self.is_prepared {
            self.check_writable()?;
        } else {
            self.repair()?;
        }
        let line = to_line(event);
        let (length, size) = (line.len() - 1, self.end + line.len() as u64);
        if length > F::MAX_LINE || size > F::MAX_BYTES {
            let reason = if length > F::MAX_LINE {
                format!("an event has {length} bytes: expected at most {}", F::MAX_LINE)
            } else {
                format!("the file would have {size} bytes, expected at most {}", F::MAX_BYTES)
            };
            return Err(StorageError::new(&self.path, ErrorKind::FileTooLarge, reason));
        }
        self.write_line(&line)
    }

    /// Removes an incomplete line at the end, and ends a last line that lacks its line break.
    ///
    /// # Errors
    /// As for [`append`](Self::append).
    pub fn repair(&mut self) -> Result<(), StorageError> {
        self.check_writable()?;
        while self.next_line()?.is_some() {}
        self.prepare().map_err(|error| self.unwritten(error))
    }

    /// Ends the file after the lines that were read.
    fn prepare(&mut self) -> io::Result<()> {
        if self.reader.get_ref().metadata()?.len() > self.end {
            self.reader.get_ref().set_len(self.end)?;
        }
        self.reader.seek(SeekFrom::Start(self.end))?;
        if self.is_open {
            self.reader.get_mut().write_all(b"\n")?;
            (self.is_open, self.end) = (false, self.end + 1);
        }
        self.is_prepared = true;
        Ok(())
    }

    fn write_line(&mut self, line: &str) -> Result<(), StorageError> {
        let prepared = if self.is_prepared { Ok(()) } else { self.prepare() };
        let written = prepared.and_then(|()| self.reader.get_mut().write_all(line.as_bytes()));
        // After a failure the file may end with a part of the line.
        self.is_prepared = written.is_ok();
        written.map_err(|error| self.unwritten(error))?;
        (self.end, self.number) = (self.end + line.len() as u64, self.number + 1);
        Ok(())
    }

    /// Forces all appended events to the disk.
    ///
    /// # Errors
    /// The file has been replaced, or the system reports an error.
    pub fn sync(&self) -> Result<(), StorageError> {
        if !self.is_writable() {
            return Ok(());
        }
        self.check_writable()?;
        self.reader.get_ref().sync_data().map_err(|error| self.unwritten(error))
    }

    /// Sets the date of the file, if the system allows it.
    pub fn set_date(&self, date: SystemTime) {
        self.reader.get_ref().set_modified(date).ok();
    }

    fn unread_error(&self, error: &io::Error) -> StorageError {
        StorageError::of_system(&self.path, super::READ, error)
    }

    fn unwritten(&self, error: io::Error) -> StorageError {
        StorageError::writing(&self.path, error)
    }
}

impl<F: LogFormat> Drop for EventLog<F> {
    /// Unlocks the file even if a child process that is being started has inherited it.
    fn drop(&mut self) {
        // Some file systems have no locks.
        self.reader.get_ref().unlock().ok();
    }
}

impl LogLine {
    /// The event of the line.
    ///
    /// # Errors
    /// The line has another content. The message has the line and the column.
    pub fn event<E: DeserializeOwned>(&self) -> Result<E, String> {
        from_json(&self.text, usize::MAX).map_err(|error| error.on_line(self.number).to_string())
    }
}

fn read_header<F: LogFormat>(line: &LogLine) -> Result<Header<F::Plan>, String> {
    let Kind { format } = line.event()?;
    if format != F::NAME {
        return Err(format!("line 1: format is \"{}\": expected \"{}\"", shorten(&format), F::NAME));
    }
    line.event()
}

/// Opens and locks the file that is at the path now, although another process may replace it meanwhile.
fn lock_to_write(path: &Path) -> Result<File, StorageError> {
    let open = || locked(open_to_write(path)?, path, File::try_lock);
    let mut file = open()?;
    for _ in 0..3 {
        if is_at(&file, path) {
            break;
        }
        file = open()?;
    }
    Ok(file)
}
