//! The files of a log: replaces a long one by one that begins with the state so far; *Forget my progress*, with undo.

use std::path::{Path, PathBuf};

use span_it_core::json::to_line;
use span_it_store::storage::{
    self, EventLog, LogError, StorageError, entries, exists, read_limited, remove, write_new, write_safely,
};

use super::{Folded, Learning, LearningLog, MAX_BYTES};
use crate::progress::{Event, Progress, What};

/// Files of the same name in a folder.
const MAX_SAME_NAME: usize = 10_000;

/// Where the files of a forgotten log are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// The old and the new path of each file.
    moved: Vec<(PathBuf, PathBuf)>,
}

/// Copies the log to `learning-2026.jsonl`, with the year of its last event, and replaces it by one that begins with the
/// state so far. After a crash in between, both are complete.
pub(super) fn rotate(log: &EventLog<Learning>, last: &Event, state: &Progress) -> Result<(), LogError> {
    let path = log.path();
    let (year, ..) = last.day.civil();
    let stem = format!("{}-{year}", stem(path));
    let copy = free_name(|suffix| path.with_file_name(format!("{stem}{suffix}.jsonl")), "-");
    write_new(&copy, &read_limited(path, MAX_BYTES)?)?;
    let sum = Event { what: What::Sum(Box::new(state.clone())), ..last.clone() };
    let begin = EventLog::<Learning>::header_line(None) + &to_line(&sum);
    write_safely(path, begin.as_bytes()).inspect_err(|_| {
        // Otherwise each further event would leave a copy.
        remove(&copy).ok();
    })?;
    Ok(())
}

impl LearningLog {
    /// Moves the log and its older parts into a trash folder, and begins again.
    ///
    /// # Errors
    /// A file cannot be moved; it is then unchanged.
    pub fn forget(&mut self, trash: &Path) -> Result<Forgotten, LogError> {
        let mut moved: Vec<(PathBuf, PathBuf)> = Vec::new();
        if let Some(path) = self.path.clone() {
            storage::create_folders(trash).map_err(|error| StorageError::writing(trash, error))?;
            let lock = locked(&path)?;
            let files = lock.iter().map(|_| path.clone()).chain(older_parts(&path));
            for from in files.collect::<Vec<_>>() {
                let to = free_name(|suffix| trash.join(format!("{}{suffix}.jsonl", stem(&from))), " ");
                if let Err(error) = storage::rename(&from, &to) {
                    // What cannot be moved back stays in the trash.
                    for (from, to) in &moved {
                        storage::rename(to, from).ok();
                    }
                    return Err(StorageError::writing(&from, error).into());
                }
                moved.push((from, to));
            }
        }
        self.file = Folded::default();
        self.progress = Progress::default();
        self.waiting.clear();
        Ok(Forgotten { moved })
    }

    /// Undoes [`forget`](Self::forget). Events that were added since are kept.
    ///
    /// # Errors
    /// A file cannot be moved back.
    pub fn restore(&mut self, forgotten: &Forgotten) -> Result<(), LogError> {
        for (from, to) in &forgotten.moved {
            // Until the file is replaced, so that no other window appends to it.
            let lock = locked(from)?;
            if lock.is_some() {
                append_newer(&read_limited(from, MAX_BYTES)?, to)?;
            }
            storage::rename(to, from).map_err(|error| StorageError::writing(from, error))?;
        }
        self.refresh()
    }
}

/// The log at a path, so that no other window appends to it.
fn locked(path: &Path) -> Result<Option<EventLog<Learning>>, LogError> {
    if exists(path) { EventLog::open_or_create(path, None).map(Some) } else { Ok(None) }
}

/// Appends the events of a new log to the old one in the trash, which then replaces it.
fn append_newer(newer: &[u8], old: &Path) -> Result<(), LogError> {
    let mut content = read_limited(old, MAX_BYTES)?;
    if content.last().is_some_and(|&last| last != b'\n') {
        content.push(b'\n');
    }
    let after_header = newer.iter().position(|&byte| byte == b'\n').map_or(newer.len(), |end| end + 1);
    content.extend(&newer[after_header..]);
    write_safely(old, &content)?;
    Ok(())
}

/// The older parts of a log, in the order of their names.
fn older_parts(path: &Path) -> Vec<PathBuf> {
    let stem = format!("{}-", stem(path));
    let folder = path.parent().unwrap_or(Path::new(""));
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(files) = entries(folder) else { return Vec::new() };
    let is_part = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let middle = name.strip_prefix(&stem).and_then(|rest| rest.strip_suffix(".jsonl"));
        middle.is_some_and(|middle| middle.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-'))
    };
    let mut parts: Vec<PathBuf> = files.into_iter().filter(is_part).collect();
    parts.sort();
    parts
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The first free name: without a suffix, or with a number from 2.
fn free_name(name: impl Fn(&str) -> PathBuf, separator: &str) -> PathBuf {
    let numbered = |number: usize| match number {
        1 => name(""),
        _ => name(&format!("{separator}{number}")),
    };
    (1..MAX_SAME_NAME).map(numbered).find(|path| !exists(path)).unwrap_or_else(|| numbered(MAX_SAME_NAME))
}
