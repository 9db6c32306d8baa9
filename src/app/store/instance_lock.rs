//! Autosave slots. Each window locks a file, so that two windows never overwrite each other's game. The system releases
//! the lock when the process ends, even in a crash.

use std::fs::{File, TryLockError};
use std::io;
use std::path::PathBuf;

use span_it_files::storage::{self, open_to_write};

use crate::app::training::job::Files;
use crate::platform::Folders;

/// How many windows can autosave at once; further windows run without autosave.
const MAX_INSTANCES: usize = 64;
const DRAFTS: usize = 20;

#[derive(Debug)]
pub(crate) struct InstanceLock {
    folder: PathBuf,
    number: usize,
    _lock: File,
}

impl InstanceLock {
    /// Locks the first free slot that `has_recovery`, otherwise the first free slot. Skips a slot whose lock is not a
    /// regular file.
    pub(crate) fn acquire(folders: &Folders, has_recovery: impl Fn(&Self) -> bool) -> io::Result<Self> {
        let folder = folders.autosave();
        storage::create_folders(&folder)?;
        let mut first_free = None;
        let mut problem = None;
        for number in 1..=MAX_INSTANCES {
            let fresh = !storage::exists(&folder.join(format!("{number}.lock")));
            if fresh && first_free.is_some() {
                continue;
            }
            match Self::lock(&folder, number) {
                Ok(Some(instance_lock)) if has_recovery(&instance_lock) => return Ok(instance_lock),
                Ok(Some(instance_lock)) => first_free = first_free.or(Some(instance_lock)),
                Ok(None) => {}
                Err(error) => problem = Some(error),
            }
        }
        let in_use = || io::Error::other(crate::messages::files::SLOTS_IN_USE);
        first_free.ok_or_else(|| problem.unwrap_or_else(in_use))
    }

    /// The slot with this number, unless another window has locked it.
    fn lock(folder: &std::path::Path, number: usize) -> io::Result<Option<Self>> {
        let path = folder.join(format!("{number}.lock"));
        let lock = open_to_write(&path).map_err(|error| io::Error::other(error.reason()))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self { folder: folder.to_path_buf(), number, _lock: lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    pub(crate) fn game(&self) -> PathBuf {
        self.folder.join(format!("{}.spanit", self.number))
    }

    /// The file with the path of the game's own file (opened from or saved to).
    pub(super) fn file_name(&self) -> PathBuf {
        self.folder.join(format!("{}-file.txt", self.number))
    }

    /// The file with the seed of a game that is still rated, and its rung of the ladder.
    pub(super) fn standing(&self) -> PathBuf {
        self.folder.join(format!("{}-rated.txt", self.number))
    }

    /// The file that says whether the game is in the history.
    pub(super) fn recording(&self) -> PathBuf {
        self.folder.join(format!("{}-stored.txt", self.number))
    }

    pub(crate) fn training(&self) -> Files {
        let file = |ending| self.folder.join(format!("{}-training.{ending}", self.number));
        Files { task: file("json"), log: file("jsonl") }
    }

    /// The draft file of the personality editor, and further ones for drafts that the player has not decided on.
    pub(crate) fn drafts(&self) -> impl Iterator<Item = PathBuf> {
        let numbers = std::iter::once(String::new()).chain((2..=DRAFTS).map(|n| format!("-{n}")));
        numbers.map(|number| self.folder.join(format!("{}-draft{number}.json", self.number)))
    }

    pub(crate) fn report(&self) -> PathBuf {
        self.folder.join(format!("{}-crash.txt", self.number))
    }

    /// Where a crash report is moved after it has been shown.
    pub(super) fn shown_report(&self) -> PathBuf {
        self.folder.join(format!("{}-crash-reported.txt", self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_lock_different_slots_and_release_them() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path());
        let first = InstanceLock::acquire(&folders, |_| false).unwrap();
        let second = InstanceLock::acquire(&folders, |_| false).unwrap();
        assert_ne!(first.game(), second.game());
        let game = first.game();
        drop(first);
        assert_eq!(InstanceLock::acquire(&folders, |_| false).unwrap().game(), game);
    }

    #[test]
    #[cfg(unix)]
    fn skips_pipe_lock_without_waiting() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path());
        std::fs::create_dir_all(folders.autosave()).unwrap();
        let pipe = folders.autosave().join("1.lock");
        assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
        assert_eq!(
            InstanceLock::acquire(&folders, |_| false).unwrap().game(),
            folders.autosave().join("2.spanit")
        );
    }

    #[test]
    fn prefers_slot_with_waiting_game() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path());
        let (first, second) = (
            InstanceLock::acquire(&folders, |_| false).unwrap(),
            InstanceLock::acquire(&folders, |_| false).unwrap(),
        );
        let waiting = second.game();
        std::fs::write(&waiting, "a game").unwrap();
        drop((first, second));
        assert_eq!(
            InstanceLock::acquire(&folders, |instance_lock| instance_lock.game().exists()).unwrap().game(),
            waiting
        );
    }
}
