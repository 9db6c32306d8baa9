//! Locks of files, which the system releases when the process ends, even in a crash.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use same_file::Handle;

use super::{StorageError, check_regular, metadata, open_to_write};

/// Attempts to lock a file, and the pause between them.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// A lock, until it is dropped.
#[derive(Debug)]
pub struct FileLock(File);

impl FileLock {
    /// Keeps other processes from writing a file which is replaced at each write. The lock is on a file beside it with the
    /// extension `lock`.
    ///
    /// # Errors
    /// Another process has locked it (`ErrorKind::ResourceBusy`), or the system reports an error.
    pub fn beside(path: &Path) -> Result<Self, StorageError> {
        let path = path.with_extension("lock");
        locked(open_to_write(&path)?, &path, File::try_lock).map(Self)
    }

    /// Keeps other processes from appending to a log.
    ///
    /// # Errors
    /// Another process has it open to append (`ErrorKind::ResourceBusy`), it is missing, or the system reports an error.
    pub fn of_log(path: &Path) -> Result<Self, StorageError> {
        locked(open_to_read(path)?, path, File::try_lock_shared).map(Self)
    }
}

impl Drop for FileLock {
    /// Unlocks it even if a child process that is being started has inherited the file.
    fn drop(&mut self) {
        // Some file systems have no locks.
        self.0.unlock().ok();
    }
}

/// Opens a regular file to read.
pub(super) fn open_to_read(path: &Path) -> Result<File, StorageError> {
    let failed = |error| StorageError::reading(path, error);
    check_regular(path, &metadata(path).map_err(failed)?)?;
    File::open(path).map_err(failed)
}

/// Whether an open file is the one at the path.
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    let open = file.try_clone().and_then(Handle::from_file);
    matches!((open, Handle::from_path(path)), (Ok(open), Ok(named)) if open == named)
}

/// Locks a file.
///
/// A child process that is being started inherits open files for a moment, so a lock that was just released
/// may still be held. Several attempts bridge this.
pub(super) fn locked(
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
