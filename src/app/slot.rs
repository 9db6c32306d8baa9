//! Autosave slots: each running window holds one, so that two never overwrite each other's game.
//!
//! A slot is a locked file; the lock ends with the process, however it ends. Beside it lie the
//! unfinished game and, after a crash, the report.
//!
//! May import: platform (folders).

use std::fs::{File, TryLockError};
use std::io;
use std::path::PathBuf;

use crate::platform::Folders;

/// How many windows may keep games at once; one more plays on without autosave.
const SLOTS: usize = 64;

/// A place for one window's unfinished game.
#[derive(Debug)]
pub(super) struct Slot {
    folder: PathBuf,
    number: usize,
    _lock: File,
}

impl Slot {
    /// Takes the first slot that no other window holds.
    ///
    /// # Errors
    /// The folder cannot be made or written to, or all slots are held.
    pub(super) fn take(folders: &Folders) -> io::Result<Self> {
        let folder = folders.autosave();
        std::fs::create_dir_all(&folder)?;
        for number in 1..=SLOTS {
            let path = folder.join(format!("{number}.lock"));
            let lock = File::options().write(true).create(true).truncate(false).open(path)?;
            match lock.try_lock() {
                Ok(()) => return Ok(Self { folder, number, _lock: lock }),
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Err(io::Error::other("all autosave slots are in use"))
    }

    /// Where the unfinished game lies.
    pub(super) fn game(&self) -> PathBuf {
        self.folder.join(format!("{}.spanit", self.number))
    }

    /// Where a crash leaves its report.
    pub(super) fn report(&self) -> PathBuf {
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
        let first = Slot::take(&folders).unwrap();
        let second = Slot::take(&folders).unwrap();
        assert_ne!(first.game(), second.game());
        let game = first.game();
        drop(first);
        assert_eq!(Slot::take(&folders).unwrap().game(), game);
    }
}
