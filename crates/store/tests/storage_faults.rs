//! Writes on a disk that fails at each step: the error names the file, the old content stays, nothing is left behind.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use span_it_store::storage::faults::{Fault, Step};
use span_it_store::storage::{self, StorageError, TEMPORARY, move_new, write_new, write_safely};

/// A full disk, a read-only one, a broken one, one without permission, and one with too many open files.
const ERRORS: [ErrorKind; 5] = [
    ErrorKind::StorageFull,
    ErrorKind::ReadOnlyFilesystem,
    ErrorKind::Other,
    ErrorKind::PermissionDenied,
    ErrorKind::QuotaExceeded,
];

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Calls `write` with every error at every step. It must fail as long as the fault applies to one of its steps.
/// Returns how many steps it has.
fn fail_everywhere(folder: &Path, write: &dyn Fn() -> Result<(), StorageError>, check: &dyn Fn()) -> usize {
    let mut steps = 0;
    for error in ERRORS {
        for number in 0.. {
            let fault = Fault::from(folder, number, error);
            let written = write();
            if fault.steps() <= number {
                written.unwrap();
                steps = number;
                break;
            }
            drop(fault);
            let message = written.unwrap_err().to_string();
            assert!(message.contains("file.json") && !message.contains(TEMPORARY.0), "{message}");
            check();
        }
    }
    steps
}

#[test]
fn failed_write_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.json");
    fs::write(&path, "old").unwrap();
    let check = || {
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(folder.path()), ["file.json"]);
    };
    let write = || {
        let written = write_safely(&path, b"new content");
        if written.is_ok() {
            assert_eq!(fs::read_to_string(&path).unwrap(), "new content");
            fs::write(&path, "old").unwrap();
        }
        written
    };
    assert_eq!(fail_everywhere(folder.path(), &write, &check), 4, "open, write, sync, rename");
}

#[test]
fn failed_new_file_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.json");
    for step in [Step::Open, Step::Write, Step::Sync, Step::Rename] {
        let fault = Fault::of_step(folder.path(), step, ErrorKind::StorageFull);
        assert!(write_new(&path, b"new content").is_err(), "{step:?}");
        drop(fault);
        assert_eq!(names(folder.path()), Vec::<String>::new(), "{step:?}");
    }
    write_new(&path, b"new content").unwrap();
    let fault = Fault::of_step(folder.path(), Step::Remove, ErrorKind::PermissionDenied);
    assert!(storage::remove(&path).is_err() && path.exists());
    drop(fault);
    storage::remove(&path).unwrap();
    assert!(!path.exists());
}

#[test]
fn failed_move_leaves_the_original() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("file.json"), folder.path().join("moved.json"));
    fs::write(&from, "content").unwrap();
    for error in ERRORS {
        let fault = Fault::of_step(folder.path(), Step::Rename, error);
        let message = move_new(&from, &to).unwrap_err().to_string();
        drop(fault);
        assert!(message.contains("moved.json"), "{message}");
        assert_eq!(names(folder.path()), ["file.json"]);
    }
}

/// Another user of the folder prepares a link under the name of the next temporary file.
#[cfg(unix)]
#[test]
fn temporary_files_follow_no_links() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (path, victim) = (folder.path().join("file.json"), other.path().join("victim"));
    fs::write(&victim, "untouched").unwrap();
    let fault = Fault::link(folder.path(), &victim);
    write_safely(&path, b"content").unwrap();
    drop(fault);
    let is_link = |name: &String| fs::symlink_metadata(folder.path().join(name)).unwrap().is_symlink();
    assert!(names(folder.path()).iter().any(is_link), "a link was prepared");
    assert_eq!(fs::read_to_string(&victim).unwrap(), "untouched");
    assert_eq!(fs::read(&path).unwrap(), b"content");
}
