//! Append-only logs, which are locked while they are open.

use std::fs::{File, TryLockError};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use same_file::Handle;

use super::{StorageError, check_regular, disk, metadata, open_to_write};
use span_it_core::text::humanize::byte_size;

/// Attempts to lock a file, and the pause between them.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// A log of lines. Only complete lines are appended, and it is locked while it is open. A crash can leave a part of a
/// line at its end, which is not one of its [`lines`](Self::lines).
#[derive(Debug)]
pub struct AppendLog {
    file: File,
    path: PathBuf,
    /// Why nothing can be appended.
    read_only: Option<io::ErrorKind>,
}

impl AppendLog {
    /// Opens or creates a log to read and append. No other process can open it meanwhile.
    ///
    /// # Errors
    /// The path is not a regular file, another process has locked it, or the system reports an error.
    pub fn open(path: &Path) -> Result<Self, StorageError> {
        Ok(Self { file: open_to_append(path)?, path: path.to_owned(), read_only: None })
    }

    /// Like [`open`](Self::open). If the system does not permit writing, the log can only be read.
    ///
    /// # Errors
    /// The log cannot be opened to read.
    pub fn open_or_read_only(path: &Path) -> Result<Self, StorageError> {
        Self::or_read_only(Self::open(path), path)
    }

    /// The second step of [`open_or_read_only`](Self::open_or_read_only), which tests call with an error of their own.
    ///
    /// # Errors
    /// As for [`open_or_read_only`](Self::open_or_read_only).
    #[doc(hidden)]
    pub fn or_read_only(opened: Result<Self, StorageError>, path: &Path) -> Result<Self, StorageError> {
        let error = match opened {
            Ok(log) => return Ok(log),
            Err(error) => error,
        };
        if matches!(error.kind, io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
            && let Ok(mut log) = Self::open_to_read(path)
        {
            log.read_only = Some(error.kind);
            return Ok(log);
        }
        Err(error)
    }

    /// Opens a log to read. Other processes can read it too.
    ///
    /// # Errors
    /// The path is not a regular file, another process has it open to append, or the system reports an error.
    pub fn open_to_read(path: &Path) -> Result<Self, StorageError> {
        let file = locked(open_file(path)?, path, File::try_lock_shared)?;
        Ok(Self { file, path: path.to_owned(), read_only: Some(io::ErrorKind::PermissionDenied) })
    }

    /// Opens a log to read without a lock, also while another process appends to it. Its last line may then be incomplete.
    ///
    /// # Errors
    /// The path is not a regular file, or the system reports an error. On Windows a locked log cannot be read.
    pub fn open_to_follow(path: &Path) -> Result<Self, StorageError> {
        let read_only = Some(io::ErrorKind::PermissionDenied);
        Ok(Self { file: open_file(path)?, path: path.to_owned(), read_only })
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether lines can be appended.
    pub const fn is_writable(&self) -> bool {
        self.read_only.is_none()
    }

    /// Checks that lines can be appended.
    ///
    /// # Errors
    /// The file is read-only.
    pub fn check_writable(&self) -> Result<(), StorageError> {
        self.read_only.map_or(Ok(()), |reason| Err(self.unwritten(reason.into())))
    }

    /// The length of the file in bytes.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn length(&self) -> Result<u64, StorageError> {
        let metadata = self.file.metadata().map_err(|error| self.unread(error))?;
        Ok(metadata.len())
    }

    /// The whole file.
    ///
    /// # Errors
    /// It is larger than `limit` bytes, or the system reports an error.
    pub fn read(&self, limit: usize) -> Result<Vec<u8>, StorageError> {
        let bytes = self.length()?;
        if bytes > limit as u64 {
            return Err(StorageError::too_large(&self.path, bytes, limit));
        }
        let mut content = Vec::new();
        let read = (&self.file).rewind().and_then(|()| (&self.file).read_to_end(&mut content));
        read.map(|_| content).map_err(|error| self.unread(error))
    }

    /// The bytes of a line found before, from its offset on.
    ///
    /// # Errors
    /// The file has become shorter, or the system reports an error.
    pub fn read_at(&self, offset: u64, length: usize) -> Result<Vec<u8>, StorageError> {
        let mut bytes = vec![0; length];
        let read = (&self.file).seek(SeekFrom::Start(offset));
        let read = read.and_then(|_| (&self.file).read_exact(&mut bytes));
        read.map(|()| bytes).map_err(|error| self.unread(error))
    }

    /// The complete lines, from the beginning.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn lines(&self, max_line: usize) -> Result<Lines<'_>, StorageError> {
        (&self.file).rewind().map_err(|error| self.unread(error))?;
        let reader = BufReader::new(&self.file);
        Ok(Lines { reader, path: &self.path, max_line, number: 0, length: 0, rest: Vec::new() })
    }

    /// Shortens the file to a length in bytes and goes to its end.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn cut(&mut self, length: u64) -> Result<(), StorageError> {
        if self.length()? > length {
            self.file.set_len(length).map_err(|error| self.unwritten(error))?;
        }
        self.file.seek(SeekFrom::Start(length)).map(drop).map_err(|error| self.unwritten(error))
    }

    /// Ends a last line that has no end, and goes to the end of the file.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn end_line(&mut self) -> Result<(), StorageError> {
        self.file.seek(SeekFrom::End(0)).map_err(|error| self.unwritten(error))?;
        self.append("\n")
    }

    /// Appends lines after the last [`cut`](Self::cut). After a failure the file can end with a part of them.
    ///
    /// # Errors
    /// The file is read-only, or the system reports an error.
    pub fn append(&mut self, lines: &str) -> Result<(), StorageError> {
        self.check_writable()?;
        disk::write(&self.file, &self.path, lines.as_bytes()).map_err(|error| self.unwritten(error))
    }

    /// Forces all appended lines to the disk.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn sync(&self) -> Result<(), StorageError> {
        let synced = if self.is_writable() { disk::sync(&self.file, &self.path) } else { Ok(()) };
        synced.map_err(|error| self.unwritten(error))
    }

    /// Sets the date of the file, if the system allows it.
    pub fn set_date(&self, date: SystemTime) {
        self.file.set_modified(date).unwrap_or_default();
    }

    fn unread(&self, error: io::Error) -> StorageError {
        StorageError::reading(&self.path, error)
    }

    fn unwritten(&self, error: io::Error) -> StorageError {
        StorageError::writing(&self.path, error)
    }
}

impl Drop for AppendLog {
    /// Unlocks the file even if a child process that is being started has inherited it.
    fn drop(&mut self) {
        // Some file systems have no locks.
        self.file.unlock().ok();
    }
}

/// The complete lines of an [`AppendLog`].
#[derive(Debug)]
pub struct Lines<'a> {
    reader: BufReader<&'a File>,
    path: &'a Path,
    max_line: usize,
    number: usize,
    length: u64,
    rest: Vec<u8>,
}

impl<'a> Lines<'a> {
    /// The next line without its end; `None` after the last.
    ///
    /// # Errors
    /// The line is too long, or the system reports an error.
    pub fn next_line(&mut self) -> Result<Option<Vec<u8>>, StorageError> {
        let mut line = Vec::new();
        let read = self.reader.by_ref().take(self.max_line as u64 + 1).read_until(b'\n', &mut line);
        let length = read.map_err(|error| StorageError::reading(self.path, error))?;
        if line.pop_if(|last| *last == b'\n').is_none() {
            if length > self.max_line {
                let (line, limit) = (self.number + 1, byte_size(self.max_line));
                let reason = format!("line {line} is too long: expected at most {limit}");
                return Err(StorageError::new(self.path, io::ErrorKind::FileTooLarge, reason));
            }
            self.rest = line;
            return Ok(None);
        }
        self.number += 1;
        self.length += length as u64;
        Ok(Some(line))
    }

    /// The number of the last line, from 1.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// Length in bytes of the lines so far, with their ends.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// What follows the last line.
    pub fn rest(&self) -> &[u8] {
        &self.rest
    }

    /// The path of the log.
    pub const fn path(&self) -> &'a Path {
        self.path
    }
}

fn open_file(path: &Path) -> Result<File, StorageError> {
    let failed = |error| StorageError::reading(path, error);
    check_regular(path, &metadata(path).map_err(failed)?)?;
    File::open(path).map_err(failed)
}

/// Opens and locks the file that is at the path now, although another process may replace it meanwhile.
fn open_to_append(path: &Path) -> Result<File, StorageError> {
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

/// Whether an open file is the one at the path.
fn is_at(file: &File, path: &Path) -> bool {
    let open = file.try_clone().and_then(Handle::from_file);
    matches!((open, Handle::from_path(path)), (Ok(open), Ok(named)) if open == named)
}

/// Locks a file.
///
/// A child process that is being started inherits open files for a moment, so a lock that was just released
/// may still be held. Several attempts bridge this.
fn locked(
    file: File,
    path: &Path,
    try_lock: impl Fn(&File) -> Result<(), TryLockError>,
) -> Result<File, StorageError> {
    for _ in 0..LOCK_TRIES {
        match try_lock(&file) {
            Err(TryLockError::WouldBlock) => sleep(LOCK_PAUSE),
            // Some file systems have no locks.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
    Err(StorageError::in_use(path))
}
