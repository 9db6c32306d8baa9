//! Replaces a long log by one that begins with the state so far.

use std::fs::File;
use std::io::{Read as _, Seek as _};
use std::path::{Path, PathBuf};

use span_it_files::storage::{StorageError, entries, exists, remove, write_new, write_safely};

use super::LogError;
use super::file::LearningLog;
use super::lines;

/// Older logs of one year.
const MAX_SAME_YEAR: usize = 1000;

/// Copies the log to `learning-2026.jsonl` and replaces it. After a crash in between, both are complete.
pub(super) fn rotate(log: &mut LearningLog, file: &mut File, path: &Path) -> Result<(), LogError> {
    let failed = |error| StorageError::reading(path, error);
    let mut content = Vec::new();
    file.rewind().map_err(failed)?;
    file.read_to_end(&mut content).map_err(failed)?;
    let (year, time) = log.folded().last_year_and_time();
    let copy = free_name(path, year);
    write_new(&copy, &content)?;
    let begin = lines::header() + &lines::write_sum(time, log.folded());
    write_safely(path, begin.as_bytes()).inspect_err(|_| {
        // Otherwise each further event would leave a copy.
        remove(&copy).ok();
    })?;
    log.restart(&begin);
    Ok(())
}

/// The first free name: `learning-2026.jsonl`, `learning-2026-2.jsonl`, ....
fn free_name(path: &Path, year: i16) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = |number: usize| {
        let suffix = if number == 1 { String::new() } else { format!("-{number}") };
        path.with_file_name(format!("{stem}-{year}{suffix}.jsonl"))
    };
    (1..MAX_SAME_YEAR).map(name).find(|path| !exists(path)).unwrap_or_else(|| name(MAX_SAME_YEAR))
}

/// The older parts of a log, in the order of their names.
pub(super) fn older_parts(path: &Path) -> Vec<PathBuf> {
    let stem = format!("{}-", path.file_stem().unwrap_or_default().to_string_lossy());
    let folder =
        path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
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

/// Whether the open file is the one at the path.
#[cfg(unix)]
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(open), Ok(named)) => (open.dev(), open.ino()) == (named.dev(), named.ino()),
        _ => false,
    }
}

#[cfg(not(unix))]
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    let open = file.try_clone().and_then(same_file::Handle::from_file);
    matches!((open, same_file::Handle::from_path(path)), (Ok(open), Ok(named)) if open == named)
}
