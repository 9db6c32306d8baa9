//! Files that another program has open. Windows refuses to rename, replace or remove them for that time.

use std::io;
use std::thread::sleep;
use std::time::Duration;

/// Pauses between attempts, in milliseconds; together 1 s. A virus scanner has a new file open for a moment.
const PAUSES: [u64; 8] = [5, 15, 30, 50, 100, 200, 300, 300];

const SHARING_VIOLATION: i32 = 32;
const LOCK_VIOLATION: i32 = 33;

/// Whether the error of Windows states that another program has the file open or has locked it.
pub(super) fn is_locked(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Changes the name of a file, on Windows up to 1 s later if another program has the file open.
pub(super) fn retry<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
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
