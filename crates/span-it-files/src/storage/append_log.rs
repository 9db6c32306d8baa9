//! Append-only logs, which are locked while they are open.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::{StorageError, check_regular, disk, metadata, open_to_write};

/// Attempts to lock a file, and the pause between them.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// Opens or creates a log to read and append. The lock is exclusive until the file is closed.
///
/// # Errors
/// The path is not a regular file, another process has locked it, or the system reports an error.
pub fn open_to_append(path: &Path) -> Result<File, StorageError> {
    locked(open_to_write(path)?, path, File::try_lock)
}

/// Opens a log to read, with a shared lock.
///
/// # Errors
/// The path is not a regular file, another process has it open to append, or the system reports an error.
pub fn open_to_read(path: &Path) -> Result<File, StorageError> {
    let failed = |error| StorageError::reading(path, error);
    check_regular(path, &metadata(path).map_err(failed)?)?;
    let file = File::open(path).map_err(failed)?;
    locked(file, path, File::try_lock_shared)
}

/// Opens a log to append, or to read only if the system does not permit writing. In that case returns the
/// reason too.
///
/// # Errors
/// The log cannot be opened to read.
pub fn open_to_append_or_read(path: &Path) -> Result<(File, Option<io::ErrorKind>), StorageError> {
    or_read_only(open_to_append(path), path)
}

/// The second step of [`open_to_append_or_read`], which tests call with an error of their own.
///
/// # Errors
/// As for [`open_to_append_or_read`].
pub fn or_read_only(
    opened: Result<File, StorageError>,
    path: &Path,
) -> Result<(File, Option<io::ErrorKind>), StorageError> {
    let error = match opened {
        Ok(file) => return Ok((file, None)),
        Err(error) => error,
    };
    let (StorageError::NoPermission { source, .. } | StorageError::Io { source, .. }) = &error else {
        return Err(error);
    };
    let refused = source.kind();
    match (refused, open_to_read(path)) {
        (io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem, Ok(file)) => {
            Ok((file, Some(refused)))
        }
        _ => Err(error),
    }
}

/// Writes at the place of an open log. After a failure the file can end with a part of the bytes.
///
/// # Errors
/// The system reports an error. `path` is named in it.
pub fn append(file: &File, path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    disk::write(file, path, bytes).map_err(|error| StorageError::writing(path, error))
}

/// Forces an open log to the disk.
///
/// # Errors
/// The system reports an error. `path` is named in it.
pub fn sync(file: &File, path: &Path) -> Result<(), StorageError> {
    disk::sync(file, path).map_err(|error| StorageError::writing(path, error))
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
    Err(StorageError::InUse { path: path.to_owned() })
}
