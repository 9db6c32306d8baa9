//! Calls of the system that use files and folders.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use tempfile::{NamedTempFile, TempPath};

/// Creates a folder, and those above it, unless it exists.
///
/// # Errors
/// The error of the system.
pub fn create_folders(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

/// Renames a file, also over another.
///
/// # Errors
/// The error of the system. The file is then unchanged.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    retry(|| fs::rename(from, to))
}

/// Gives a temporary file its name unless that exists.
pub(super) fn persist_new(file: NamedTempFile, path: &Path) -> io::Result<()> {
    let mut temporary = file.into_temp_path();
    rename_new(&temporary, path)?;
    temporary.disable_cleanup(true);
    Ok(())
}

/// Renames a file unless the new path exists.
pub(super) fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    retry(|| {
        // The only portable way to rename without replacing. It must not remove the file if that fails.
        let mut original = TempPath::try_from_path(from)?;
        original.disable_cleanup(true);
        original.persist_noclobber(to).map_err(|error| error.error)
    })
}

/// Removes a file that must exist.
///
/// # Errors
/// The error of the system. The file is then unchanged.
pub fn remove_existing(path: &Path) -> io::Result<()> {
    retry(|| fs::remove_file(path))
}

/// Whether a path exists. A path that the system cannot read does not.
pub fn exists(path: &Path) -> bool {
    fs::metadata(path).is_ok()
}

/// Whether a path is a folder.
pub fn is_folder(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.is_dir())
}

/// When a file was written last, if the system has that time.
pub fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}

/// The paths in a folder, in no order.
///
/// # Errors
/// The folder cannot be read.
pub fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
}

/// Sets when a file was written, if the system allows it.
pub fn set_modified(path: &Path, time: SystemTime) {
    let dated = File::options().append(true).open(path).and_then(|file| file.set_modified(time));
    dated.unwrap_or_default();
}

/// Pauses between attempts, in milliseconds; together 1 s. A virus scanner has a new file open for a moment.
const PAUSES: [u64; 8] = [5, 15, 30, 50, 100, 200, 300, 300];

const SHARING_VIOLATION: i32 = 32;
const LOCK_VIOLATION: i32 = 33;

/// Whether the error of Windows states that another program has the file open or has locked it.
pub(super) fn is_locked(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Changes the name of a file, on Windows up to 1 s later if another program has the file open.
fn retry<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let pauses: &[u64] = if cfg!(windows) { &PAUSES } else { &[] };
    retry_after(pauses, attempt)
}

/// Windows reports most open files as missing permission.
fn retry_after<T>(pauses: &[u64], mut attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for pause in pauses {
        match attempt() {
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied || is_locked(&error) => {
                sleep(Duration::from_millis(*pause));
            }
            result => return result,
        }
    }
    attempt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retries_only_while_permission_is_refused() {
        let failing = |kind: io::ErrorKind, failures: usize| {
            let mut attempts = 0;
            let result = retry_after(&[0, 0], || {
                attempts += 1;
                if attempts > failures { Ok(()) } else { Err(kind.into()) }
            });
            (result.map_err(|error| error.kind()), attempts)
        };
        assert_eq!(failing(io::ErrorKind::PermissionDenied, 2), (Ok(()), 3));
        assert_eq!(failing(io::ErrorKind::PermissionDenied, 3), (Err(io::ErrorKind::PermissionDenied), 3));
        assert_eq!(failing(io::ErrorKind::StorageFull, 1), (Err(io::ErrorKind::StorageFull), 1));
    }

    #[test]
    #[cfg(windows)]
    fn replaces_a_file_when_another_program_closes_it() {
        use std::os::windows::fs::OpenOptionsExt as _;
        const SHARE_READ: u32 = 1;
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        std::fs::write(&old, "old").unwrap();
        std::fs::write(&new, "new").unwrap();
        let mut other = Some(std::fs::File::options().read(true).share_mode(SHARE_READ).open(&old).unwrap());
        let mut attempts = 0;
        let mut rename = || {
            attempts += 1;
            if attempts == 3 {
                other = None;
            }
            std::fs::rename(&new, &old)
        };
        retry_after(&[0, 0], &mut rename).unwrap();
        assert_eq!(std::fs::read_to_string(&old).unwrap(), "new");
    }
}
