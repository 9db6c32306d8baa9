//! Removes old temporary files of killed processes, and deleted files that could be restored for a while.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::thread::Builder;
use std::time::{Duration, SystemTime};

use span_it_store::storage::{self, StorageError, TEMPORARY, unused_sibling};

/// Age at which such a file is removed. By then its writer has normally ended.
const MIN_AGE: Duration = Duration::from_hours(24);

/// Removes leftovers from folders, on a thread of its own because a folder may have many files.
pub(crate) fn clear_in_background(folders: Vec<(PathBuf, Option<&'static str>)>) {
    let work = move || folders.iter().for_each(|(folder, deleted)| clear_leftovers(folder, *deleted));
    // Without a thread they stay until another time.
    drop(Builder::new().name("cleanup".to_owned()).spawn(work));
}

/// Removes temporary files of this program from a folder, and deleted files with this ending, once they are a day
/// old. Ignores files that cannot be removed.
fn clear_leftovers(folder: &Path, deleted: Option<&str>) {
    let ending = deleted.map(|ending| format!(".{ending}"));
    for path in storage::entries(folder).unwrap_or_default() {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_temporary = name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1);
        let is_deleted = ending.as_ref().is_some_and(|ending| name.ends_with(ending));
        let is_file = |metadata: &Metadata| metadata.is_file();
        let metadata = storage::symlink_metadata(&path).ok().filter(is_file);
        let written = metadata.and_then(|file| file.modified().ok());
        let age = written.and_then(|written| written.elapsed().ok());
        if (is_temporary || is_deleted) && age.is_some_and(|age| age > MIN_AGE) {
            // Another process may have removed it already.
            storage::remove(&path).unwrap_or_default();
        }
    }
}

#[derive(Debug)]
pub(crate) struct Deleted {
    pub(crate) original: PathBuf,
    location: PathBuf,
    /// Modification time before the deletion.
    written: Option<SystemTime>,
}

impl Deleted {
    /// Deletes a file by renaming it in its folder to a name with this ending. Its age as a deleted file counts from
    /// now. If it fails, the file is unchanged.
    pub(crate) fn move_aside(original: PathBuf, ending: &str) -> Result<Self, StorageError> {
        let location = unused_sibling(&original, ending);
        let written = storage::modified(&original);
        storage::rename(&original, &location).map_err(|error| StorageError::writing(&original, error))?;
        storage::set_modified(&location, SystemTime::now());
        Ok(Self { original, location, written })
    }

    pub(crate) fn can_restore(&self) -> bool {
        storage::exists(&self.location)
    }

    /// Restores it to this path with its old modification time. If it fails, the deleted file is unchanged.
    pub(crate) fn restore(&self, to: &Path) -> Result<(), StorageError> {
        storage::rename(&self.location, to).map_err(|error| StorageError::reading(&self.original, error))?;
        if let Some(written) = self.written {
            storage::set_modified(to, written);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::model::own_folder::tests::files;

    #[test]
    fn removes_only_leftovers_older_than_a_day() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let old = SystemTime::now() - 2 * MIN_AGE;
        let names =
            [".span-it-x.tmp", "1.jsonl.deleted", "2.jsonl", "notes.tmp", ".span-it-x", "1.deleted.jsonl"];
        for name in names {
            fs::write(at(name), name).unwrap();
            storage::set_modified(&at(name), old);
        }
        fs::create_dir(at("a.deleted")).unwrap();
        // The clock was set back since.
        fs::write(at(".span-it-z.tmp"), "future").unwrap();
        storage::set_modified(&at(".span-it-z.tmp"), SystemTime::now() + 3 * MIN_AGE);
        fs::write(at(".span-it-y.tmp"), "new").unwrap();
        let deleted = Deleted::move_aside(at("2.jsonl"), "deleted").unwrap();
        clear_leftovers(folder.path(), None);
        assert!(
            at("1.jsonl.deleted").exists() && !at(".span-it-x.tmp").exists(),
            "files of other programs stay"
        );
        clear_leftovers(folder.path(), Some("deleted"));
        let expected = [
            ".span-it-x",
            ".span-it-y.tmp",
            ".span-it-z.tmp",
            "1.deleted.jsonl",
            "2.jsonl.deleted",
            "a.deleted",
            "notes.tmp",
        ];
        assert_eq!(files(folder.path()), expected, "a file deleted now is not old");
        deleted.restore(&deleted.original).unwrap();
        assert_eq!(storage::modified(&at("2.jsonl")), Some(old), "restores the modification time");
        clear_leftovers(&at("no such folder"), Some("deleted"));
    }
}
