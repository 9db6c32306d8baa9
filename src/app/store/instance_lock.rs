//! Autosave slots: each running window holds one, so that two never overwrite each other's game.
//!
//! A slot is a locked file; the lock ends with the process, however it ends. Beside it lie the
//! unfinished game and, after a crash, the report.

use std::fs::{File, TryLockError};
use std::io;
use std::path::PathBuf;

use crate::app::training::job::Files;
use crate::platform::Folders;
use span_it_core::storage::open_to_write;

/// How many windows may keep games at once; one more plays on without autosave.
const SLOTS: usize = 64;
/// Places of a slot for changes in the personality editor.
const DRAFTS: usize = 20;

/// A place for one window's unfinished game.
#[derive(Debug)]
pub(crate) struct Slot {
    folder: PathBuf,
    number: usize,
    _lock: File,
}

impl Slot {
    /// Takes the first slot that no other window holds and whose game or report waits, else the first
    /// that no other window holds. One whose lock cannot be had, as it is no file, is passed over.
    ///
    /// # Errors
    /// The folder cannot be made or written to, or all slots are held.
    pub(crate) fn take(folders: &Folders, waits: impl Fn(&Self) -> bool) -> io::Result<Self> {
        let folder = folders.autosave();
        std::fs::create_dir_all(&folder)?;
        let mut first_free = None;
        let mut problem = None;
        for number in 1..=SLOTS {
            let fresh = !folder.join(format!("{number}.lock")).exists();
            if fresh && first_free.is_some() {
                continue;
            }
            match Self::lock(&folder, number) {
                Ok(Some(slot)) if waits(&slot) => return Ok(slot),
                Ok(Some(slot)) => first_free = first_free.or(Some(slot)),
                Ok(None) => {}
                Err(error) => problem = Some(error),
            }
        }
        let in_use = || io::Error::other("all autosave slots are in use");
        first_free.ok_or_else(|| problem.unwrap_or_else(in_use))
    }

    /// The slot of this number, unless another window holds it.
    fn lock(folder: &std::path::Path, number: usize) -> io::Result<Option<Self>> {
        let path = folder.join(format!("{number}.lock"));
        let lock = open_to_write(&path).map_err(|error| io::Error::other(error.reason()))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self { folder: folder.to_path_buf(), number, _lock: lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Where the unfinished game lies.
    pub(crate) fn game(&self) -> PathBuf {
        self.folder.join(format!("{}.spanit", self.number))
    }

    /// Where the path of the file lies that the unfinished game was opened from or saved to.
    pub(super) fn file_name(&self) -> PathBuf {
        self.folder.join(format!("{}-file.txt", self.number))
    }

    /// Where a training is written down.
    pub(crate) fn training(&self) -> Files {
        let of = |ending| self.folder.join(format!("{}-training.{ending}", self.number));
        Files { task: of("json"), log: of("jsonl") }
    }

    /// Where changes in the personality editor are kept, and more places where some still wait to be
    /// answered for.
    pub(crate) fn drafts(&self) -> impl Iterator<Item = PathBuf> {
        let numbers = std::iter::once(String::new()).chain((2..=DRAFTS).map(|n| format!("-{n}")));
        numbers.map(|number| self.folder.join(format!("{}-draft{number}.json", self.number)))
    }

    /// Where a crash leaves its report.
    pub(crate) fn report(&self) -> PathBuf {
        self.folder.join(format!("{}-crash.txt", self.number))
    }

    /// Where a report is moved once it has been told of.
    pub(super) fn told_report(&self) -> PathBuf {
        self.folder.join(format!("{}-crash-told.txt", self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_windows_hold_different_slots_and_the_first_is_free_again() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path());
        let first = Slot::take(&folders, |_| false).unwrap();
        let second = Slot::take(&folders, |_| false).unwrap();
        assert_ne!(first.game(), second.game());
        let game = first.game();
        drop(first);
        assert_eq!(Slot::take(&folders, |_| false).unwrap().game(), game);
    }

    #[test]
    #[cfg(unix)]
    fn a_lock_that_is_a_pipe_is_passed_over_and_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path());
        std::fs::create_dir_all(folders.autosave()).unwrap();
        let pipe = folders.autosave().join("1.lock");
        assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
        assert_eq!(Slot::take(&folders, |_| false).unwrap().game(), folders.autosave().join("2.spanit"));
    }

    #[test]
    fn a_slot_whose_game_waits_comes_before_the_first_free_one() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path());
        let (first, second) =
            (Slot::take(&folders, |_| false).unwrap(), Slot::take(&folders, |_| false).unwrap());
        let waiting = second.game();
        std::fs::write(&waiting, "a game").unwrap();
        drop((first, second));
        assert_eq!(Slot::take(&folders, |slot| slot.game().exists()).unwrap().game(), waiting);
    }
}
