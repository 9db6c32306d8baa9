//! The list of saved tournaments. They can be deleted and restored.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::model::store::cleanup::Deleted;
use crate::model::tournament::history::{latest_first, next_number, numbered};
use crate::platform::jobs::{Job, Wake};
use span_it_lab::tournament::log::{self, LogError, Summary};
use span_it_store::storage::{self, FileLock, StorageError};

const LISTED: usize = 20;
/// File extension of a deleted log, until the next cleanup.
pub(crate) const DELETED: &str = "deleted";

#[derive(Debug)]
pub(crate) struct SavedTournament {
    pub(crate) path: PathBuf,
    pub(crate) summary: Result<Summary, LogError>,
    /// Time since it began, or without that since the last write; `None` if unknown.
    pub(crate) age: Option<Duration>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Order {
    /// The latest first.
    #[default]
    Date,
    Name,
    /// The one with the most games first.
    Games,
}

#[derive(Debug)]
pub(crate) struct Renaming {
    pub(crate) path: PathBuf,
    pub(crate) name: String,
    /// Whether the field has had the focus.
    pub(crate) is_focused: bool,
}

#[derive(Debug, Default)]
pub(crate) struct TournamentList {
    /// In the chosen order.
    pub(crate) entries: Vec<SavedTournament>,
    /// Number of tournaments that are not listed.
    pub(crate) more: usize,
    pub(crate) is_whole: bool,
    pub(crate) order: Order,
    pub(crate) renaming: Option<Renaming>,
    job: Option<Job<(Vec<SavedTournament>, usize)>>,
    /// Logs that were deleted since the start of the program, the latest last.
    pub(crate) deleted: Vec<Deleted>,
}

impl TournamentList {
    pub(crate) fn reload(&mut self, folder: PathBuf, wake: Wake) {
        let most = if self.is_whole { usize::MAX } else { LISTED };
        let list = move |_: &_| {
            let latest = latest_first(&folder);
            let more = latest.len().saturating_sub(most);
            (latest.into_iter().take(most).map(SavedTournament::at).collect(), more)
        };
        // If no thread can be started, the list stays as it is.
        self.job = Job::start("tournament list", wake, list).ok();
    }

    pub(crate) fn poll(&mut self) {
        if let Some((entries, more)) = Job::take_answer(&mut self.job) {
            (self.entries, self.more) = (entries, more);
            self.sort();
        }
    }

    /// Sorts the list. Every order but that of dates needs all tournaments.
    pub(crate) fn sort_by(&mut self, order: Order) {
        self.order = order;
        self.is_whole |= order != Order::Date;
        self.sort();
    }

    fn sort(&mut self) {
        match self.order {
            Order::Date => self.entries.sort_by_key(|one| one.age.unwrap_or(Duration::MAX)),
            Order::Name => self.entries.sort_by_cached_key(SavedTournament::sort_name),
            Order::Games => self.entries.sort_by_key(|one| std::cmp::Reverse(one.played())),
        }
    }

    /// The tournament of this log has a new name, or none.
    pub(crate) fn note_renamed(&mut self, path: &Path, title: Option<&String>) {
        let entry = self.entries.iter_mut().find(|one| one.path == path);
        if let Some(Ok(summary)) = entry.map(|one| &mut one.summary) {
            summary.title = title.cloned();
            self.sort();
        }
    }
}

/// Deletes a log, which can be restored. Fails if another window plays the tournament.
pub(crate) fn delete(path: PathBuf) -> Result<Deleted, StorageError> {
    // Fails while another process writes the log.
    let unused = FileLock::of_log(&path)?;
    let deleted = Deleted::move_aside(path, DELETED)?;
    drop(unused);
    Ok(deleted)
}

/// Restores a deleted tournament, under a new number if its own is in use. If it fails, returns it unless it is gone.
pub(crate) fn restore(deleted: Deleted) -> Result<(), (StorageError, Option<Deleted>)> {
    let was = &deleted.original;
    let folder = was.parent().unwrap_or_else(|| Path::new(""));
    let to = if storage::exists(was) { numbered(folder, next_number(folder)) } else { was.to_owned() };
    deleted.restore(&to).map_err(|error| (error, deleted.can_restore().then_some(deleted)))
}

/// Names the tournament of a log, or removes its name. Returns the new name. Fails if another window plays the tournament.
pub(crate) fn rename(path: &Path, name: &str) -> Result<Option<String>, LogError> {
    log::set_title(path, name.trim())?;
    Ok(Some(name.trim().to_owned()).filter(|name| !name.is_empty()))
}

impl SavedTournament {
    /// Unnamed ones are last.
    fn sort_name(&self) -> (bool, String) {
        let title = self.summary.as_ref().ok().and_then(|summary| summary.title.as_ref());
        (title.is_none(), title.map(|title| title.to_lowercase()).unwrap_or_default())
    }

    fn played(&self) -> usize {
        self.summary.as_ref().map_or(0, |summary| summary.played)
    }

    fn at(path: PathBuf) -> Self {
        let summary = log::summary(&path);
        let began = summary.as_ref().ok().and_then(|summary| summary.began).map(Duration::from_secs);
        let date = began.and_then(|began| SystemTime::UNIX_EPOCH.checked_add(began));
        let age = date.or_else(|| storage::modified(&path)).and_then(|date| date.elapsed().ok());
        Self { path, summary, age }
    }
}

#[cfg(test)]
pub(crate) fn summaries(folder: &Path) -> impl Iterator<Item = Result<Summary, LogError>> {
    latest_first(folder).into_iter().map(|path| SavedTournament::at(path).summary)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::model::tournament::history::begin;
    use crate::model::tournament::history::tests::{folder_with, plan};
    use span_it_core::engine::Stop;

    #[test]
    fn restores_deleted_logs_under_free_numbers() {
        let folder = folder_with(&[1, 2]);
        let log = |number| numbered(folder.path(), number);
        let before = fs::read(log(2)).unwrap();
        let first = delete(log(2)).unwrap();
        assert_eq!(latest_first(folder.path()), [log(1)], "a deleted log is not listed");
        drop(begin(folder.path(), &plan(7)).unwrap());
        // Two deleted files of the same name: neither replaces the other.
        let second = delete(log(2)).unwrap();
        restore(first).unwrap();
        restore(second).unwrap();
        assert_eq!(latest_first(folder.path()), [log(3), log(2), log(1)]);
        assert_eq!(fs::read(log(2)).unwrap(), before);
    }

    #[test]
    fn date_of_a_copy_is_that_of_the_tournament() {
        let folder = folder_with(&[1, 1]);
        let log = |number| numbered(folder.path(), number);
        let text = fs::read_to_string(log(1)).unwrap();
        let line = text.lines().find(|line| line.starts_with("{\"began\":")).unwrap();
        fs::write(log(1), text.replace(line, "{\"began\":1000000000}")).unwrap();
        fs::write(log(2), text.replace(&format!("{line}\n"), "")).unwrap();
        let old = SavedTournament::at(log(1)).age.unwrap();
        assert!(old > Duration::from_hours(20 * 365 * 24), "{old:?}");
        let without = SavedTournament::at(log(2)).age.unwrap();
        assert!(without < Duration::from_hours(1), "{without:?}");
    }

    #[test]
    fn does_not_delete_locked_or_missing_logs() {
        let folder = folder_with(&[1, 2]);
        let log = |number| numbered(folder.path(), number);
        let lock = log::reopen(&log(2), &plan(2), &Stop::default()).unwrap();
        let refused = delete(log(2)).unwrap_err().to_string();
        assert!(refused.ends_with("2.jsonl: another program or window uses this file"), "{refused}");
        drop(lock);
        fs::remove_file(log(2)).unwrap();
        let refused = delete(log(2)).unwrap_err().to_string();
        assert!(refused.ends_with("2.jsonl: there is no such file"), "{refused}");
        // A file that was cleaned up cannot be restored.
        let deleted = delete(log(1)).unwrap();
        fs::remove_file(folder.path().join("1.jsonl.deleted")).unwrap();
        let (_, deleted) = restore(deleted).unwrap_err();
        assert!(deleted.is_none());
    }
}
