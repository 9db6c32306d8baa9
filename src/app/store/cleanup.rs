//! Removes old temporary files of killed processes, and deleted files that could be restored for a while.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use span_it_core::storage::{StorageError, TEMPORARY, unused_sibling};

/// Age at which such a file is removed. By then its writer has normally ended.
const MIN_AGE: Duration = Duration::from_hours(24);

/// Removes temporary files of this program from a folder, and deleted files with this ending, once they are a day
/// old. Ignores files that cannot be removed.
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
        if (is_temporary || is_deleted) && age.is_some_and(|age| age > MIN_AGE) {
            // Another process may have removed it already.
            fs::remove_file(entry.path()).unwrap_or_default();
        }
    }
}

#[derive(Debug)]
pub(crate) struct Deleted {
    original: PathBuf,
    location: PathBuf,
    /// Modification time before the deletion.
    written: Option<SystemTime>,
}

impl Deleted {
    /// Deletes a file by renaming it in its folder to a name with this ending. Its age as a deleted file counts from
    /// now. If it fails, the file is unchanged.
    pub(crate) fn move_aside(original: PathBuf, ending: &str) -> Result<Self, StorageError> {
        let location = unused_sibling(&original, ending);
        let written = fs::metadata(&original).and_then(|file| file.modified()).ok();
        fs::rename(&original, &location).map_err(|error| StorageError::writing(&original, error))?;
        date(&location, SystemTime::now());
        Ok(Self { original, location, written })
    }

    pub(crate) fn original(&self) -> &Path {
        &self.original
    }

    pub(crate) fn can_restore(&self) -> bool {
        self.location.exists()
    }

    /// Restores it to this path with its old modification time. If it fails, the deleted file is unchanged.
    pub(crate) fn restore(&self, to: &Path) -> Result<(), StorageError> {
        fs::rename(&self.location, to).map_err(|error| StorageError::reading(&self.original, error))?;
        if let Some(written) = self.written {
            date(to, written);
        }
        Ok(())
    }
}

/// Sets the modification time of a file, if the system allows it.
fn date(path: &Path, time: SystemTime) {
    let dated = File::options().append(true).open(path).and_then(|file| file.set_modified(time));
    dated.unwrap_or_default();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removes_only_leftovers_older_than_a_day() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let old = SystemTime::now() - 2 * MIN_AGE;
        let names =
            [".span-it-x.tmp", "1.jsonl.deleted", "2.jsonl", "notes.tmp", ".span-it-x", "1.deleted.jsonl"];
        for name in names {
            fs::write(at(name), name).unwrap();
            date(&at(name), old);
        }
        fs::create_dir(at("a.deleted")).unwrap();
        // The clock was set back since.
        fs::write(at(".span-it-z.tmp"), "future").unwrap();
        date(&at(".span-it-z.tmp"), SystemTime::now() + 3 * MIN_AGE);
        fs::write(at(".span-it-y.tmp"), "new").unwrap();
        let deleted = Deleted::move_aside(at("2.jsonl"), "deleted").unwrap();
        clear_leftovers(folder.path(), None);
        assert!(
            at("1.jsonl.deleted").exists() && !at(".span-it-x.tmp").exists(),
            "files of other programs stay"
        );
        clear_leftovers(folder.path(), Some("deleted"));
        let mut left: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let expected = [
            ".span-it-x",
            ".span-it-y.tmp",
            ".span-it-z.tmp",
            "1.deleted.jsonl",
            "2.jsonl.deleted",
            "a.deleted",
            "notes.tmp",
        ];
        assert_eq!(left, expected, "a file deleted now is not old");
        deleted.restore(deleted.original()).unwrap();
        assert_eq!(
            fs::metadata(at("2.jsonl")).unwrap().modified().unwrap(),
            old,
            "restores the modification time"
        );
        clear_leftovers(&at("no such folder"), Some("deleted"));
    }
}
