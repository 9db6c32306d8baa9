//! *Forget my progress*, with undo.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use span_it_files::storage::{self, StorageError, open_to_append, read_limited, write_safely};

use super::LogError;
use super::file::{LearningLog, MAX_BYTES};
use super::rotate::older_parts;

/// Files of the same name in the trash folder.
const MAX_SAME_NAME: usize = 10_000;

/// Where the files of a forgotten log are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// The old and the new path of each file.
    moved: Vec<(PathBuf, PathBuf)>,
}

pub(super) fn forget(log: &mut LearningLog, trash: &Path) -> Result<Forgotten, LogError> {
    let mut forgotten = Forgotten { moved: Vec::new() };
    if let Some(path) = log.path.clone() {
        storage::create_folders(trash).map_err(|error| StorageError::writing(trash, error))?;
        let lock = if storage::exists(&path) { Some(open_to_append(&path)?) } else { None };
        let files = lock.iter().map(|_| path.clone()).chain(older_parts(&path));
        for from in files.collect::<Vec<_>>() {
            let to = free_name(trash, &from);
            if let Err(error) = storage::rename(&from, &to) {
                restore_files(&forgotten);
                return Err(StorageError::writing(&from, error).into());
            }
            forgotten.moved.push((from, to));
        }
    }
    log.forget_lines();
    log.drop_waiting();
    log.update();
    Ok(forgotten)
}

pub(super) fn restore(log: &mut LearningLog, forgotten: &Forgotten) -> Result<(), LogError> {
    for (from, to) in &forgotten.moved {
        // Until the file is replaced, so that no other window appends to it.
        let lock = if storage::exists(from) { Some(open_to_append(from)?) } else { None };
        if let Some(new) = &lock {
            append_newer((new, from), to)?;
        }
        storage::rename(to, from).map_err(|error| StorageError::writing(from, error))?;
    }
    log.refresh()
}

/// Appends the events of a new log to the old one in the trash, which then replaces it.
fn append_newer((mut new, path): (&File, &Path), old: &Path) -> Result<(), LogError> {
    let mut content = read_limited(old, usize::try_from(MAX_BYTES).unwrap_or(usize::MAX))?;
    let mut newer = Vec::new();
    new.read_to_end(&mut newer).map_err(|error| StorageError::reading(path, error))?;
    if content.last().is_some_and(|&last| last != b'\n') {
        content.push(b'\n');
    }
    let after_header = newer.iter().position(|&byte| byte == b'\n').map_or(newer.len(), |end| end + 1);
    content.extend(&newer[after_header..]);
    write_safely(old, &content)?;
    Ok(())
}

/// Moves files back after a failure. What cannot be moved stays in the trash.
fn restore_files(forgotten: &Forgotten) {
    for (from, to) in &forgotten.moved {
        storage::rename(to, from).ok();
    }
}

fn free_name(trash: &Path, file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = |number: usize| match number {
        1 => trash.join(format!("{stem}.jsonl")),
        _ => trash.join(format!("{stem} {number}.jsonl")),
    };
    (1..MAX_SAME_NAME).map(name).find(|path| !storage::exists(path)).unwrap_or_else(|| name(MAX_SAME_NAME))
}
