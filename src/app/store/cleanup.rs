//! Clearing away what nobody will ask for: temporary files of a program that was killed while it wrote, and
//! files that were deleted and could be brought back for a while.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use span_it_core::storage::{StorageError, TEMPORARY, unused_sibling};

/// How old such a file is before it goes: whoever wrote or deleted it has ended by then, as a rule.
const KEPT: Duration = Duration::from_hours(24);

/// Removes temporary files of this program from a folder, and deleted ones if their names have this ending,
/// once they are a day old. What cannot be removed stays.
pub(crate) fn clear_leftovers(folder: &Path, deleted: Option<&str>) {
    let ending = deleted.map(|ending| format!(".{ending}"));
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_temporary = name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1);
        let is_deleted = ending.as_ref().is_some_and(|ending| name.ends_with(ending));
        let written =
            entry.metadata().ok().filter(fs::Metadata::is_file).and_then(|file| file.modified().ok());
        let age = written.and_then(|written| written.elapsed().ok());
        if (is_temporary || is_deleted) && age.is_some_and(|age| age > KEPT) {
            // Another window may have been quicker.
            fs::remove_file(entry.path()).unwrap_or_default();
        }
    }
}

/// A file that was deleted and can be brought back.
#[derive(Debug)]
pub(crate) struct Deleted {
    was: PathBuf,
    lies: PathBuf,
    /// When it had been written to.
    written: Option<SystemTime>,
}

impl Deleted {
    /// Deletes a file: it lies beside its old place from now on, under a name with this ending. Its age as
    /// one that is deleted counts from now.
    ///
    /// # Errors
    /// The system refuses; the file is then where it was.
    pub(crate) fn put(was: PathBuf, ending: &str) -> Result<Self, StorageError> {
        let lies = unused_sibling(&was, ending);
        let written = fs::metadata(&was).and_then(|file| file.modified()).ok();
        fs::rename(&was, &lies).map_err(|error| StorageError::writing(&was, error))?;
        date(&lies, SystemTime::now());
        Ok(Self { was, lies, written })
    }

    /// Where the file was.
    pub(crate) fn was(&self) -> &Path {
        &self.was
    }

    /// Whether it still lies where it can be brought back from.
    pub(crate) fn lies_there(&self) -> bool {
        self.lies.exists()
    }

    /// Brings it back, to this place, with its old date.
    ///
    /// # Errors
    /// The system refuses; it lies then where it was.
    pub(crate) fn restore(&self, to: &Path) -> Result<(), StorageError> {
        fs::rename(&self.lies, to).map_err(|error| StorageError::reading(&self.was, error))?;
        if let Some(written) = self.written {
            date(to, written);
        }
        Ok(())
    }
}

/// Gives a file a date, where the system allows.
fn date(path: &Path, time: SystemTime) {
    let dated = File::options().append(true).open(path).and_then(|file| file.set_modified(time));
    dated.unwrap_or_default();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_left_over_a_day_ago_goes() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let old = SystemTime::now() - 2 * KEPT;
        let names =
            [".span-it-x.tmp", "1.jsonl.deleted", "2.jsonl", "notes.tmp", ".span-it-x", "1.deleted.jsonl"];
        for name in names {
            fs::write(at(name), name).unwrap();
            date(&at(name), old);
        }
        fs::create_dir(at("a.deleted")).unwrap();
        fs::write(at(".span-it-y.tmp"), "new").unwrap();
        let deleted = Deleted::put(at("2.jsonl"), "deleted").unwrap();
        clear_leftovers(folder.path(), None);
        assert!(at("1.jsonl.deleted").exists() && !at(".span-it-x.tmp").exists(), "others are not ours");
        clear_leftovers(folder.path(), Some("deleted"));
        let mut left: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let expected =
            [".span-it-x", ".span-it-y.tmp", "1.deleted.jsonl", "2.jsonl.deleted", "a.deleted", "notes.tmp"];
        assert_eq!(left, expected, "what has just been deleted is not old");
        deleted.restore(deleted.was()).unwrap();
        assert_eq!(fs::metadata(at("2.jsonl")).unwrap().modified().unwrap(), old, "as if nothing had been");
        clear_leftovers(&at("no such folder"), Some("deleted"));
    }
}
