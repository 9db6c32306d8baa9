//! Opening files that grow, which are locked as long as they are open: logs.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::{StorageError, check_regular, open_to_write};

/// How often a lock is tried, and how long is waited in between.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// Opens a regular file, new or old, to read and go on with: for logs, which grow. As long as it is open,
/// nobody else opens it so.
///
/// # Errors
/// It is no regular file, another program has it open, or the system refuses.
pub fn open_to_append(path: &Path) -> Result<File, StorageError> {
    locked(open_to_write(path)?, path, File::try_lock)
}

/// Opens a regular file for a look at what somebody may be writing.
///
/// # Errors
/// It is no regular file, another program has it open to write, or the system refuses.
pub fn open_to_look(path: &Path) -> Result<File, StorageError> {
    let failed = |error| StorageError::reading(path, error);
    check_regular(path, &fs::metadata(path).map_err(failed)?)?;
    let file = File::open(path).map_err(failed)?;
    locked(file, path, File::try_lock_shared)
}

/// Opens a log to go on with; or, where the system lets it only be read, for a look, and says why.
///
/// # Errors
/// It can be opened neither way.
pub fn open_to_append_or_look(path: &Path) -> Result<(File, Option<io::ErrorKind>), StorageError> {
    or_look(open_to_append(path), path)
}

/// What was opened to write; or the file to read alone, if that is what the system allows, and why.
///
/// # Errors
/// The value is missing or not as expected; the error says where and what was expected.
pub fn or_look(
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
    match (refused, open_to_look(path)) {
        (io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem, Ok(file)) => {
            Ok((file, Some(refused)))
        }
        _ => Err(error),
    }
}

/// A file once it is locked.
///
/// A program that is being started holds a moment longer what was open when that began, so a lock
/// just given back may still be held: that is waited for.
fn locked(
    file: File,
    path: &Path,
    try_lock: impl Fn(&File) -> Result<(), TryLockError>,
) -> Result<File, StorageError> {
    for _ in 0..LOCK_TRIES {
        match try_lock(&file) {
            Err(TryLockError::WouldBlock) => sleep(LOCK_PAUSE),
            // A file system without locks is no reason not to go on.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
    Err(StorageError::InUse { path: path.to_owned() })
}
