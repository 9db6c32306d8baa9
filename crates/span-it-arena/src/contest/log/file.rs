//! The file of a log while it is open: added to, and locked meanwhile.

use std::fs::File;
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{LogError, read, write};
use crate::contest::{GameResult, OwnNames, Plan};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::storage::{StorageError, open_to_append, open_to_append_or_look};

/// How long finished games may wait before they are forced to the disk. A killed program loses none of
/// them even so; only a machine that fails could.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// A log that is being written. While it is open no other program writes to it.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
    clock: Deadline,
    synced: Duration,
    /// Why nothing can be added, where the file may only be read.
    refused: Option<ErrorKind>,
}

impl Log {
    pub(super) fn open(path: &Path) -> Result<Self, LogError> {
        Ok(Self::of(open_to_append(path)?, path, None))
    }

    /// Opens it even if it may only be read.
    pub(super) fn open_or_look(path: &Path) -> Result<Self, LogError> {
        let (file, refused) = open_to_append_or_look(path)?;
        Ok(Self::of(file, path, refused))
    }

    fn of(file: File, path: &Path, refused: Option<ErrorKind>) -> Self {
        let (clock, synced) = (Deadline::unlimited(), Duration::ZERO);
        Self { file, path: path.to_owned(), clock, synced, refused }
    }

    /// Whether games can be added.
    ///
    /// # Errors
    /// The file may only be read.
    pub fn check_writing(&self) -> Result<(), LogError> {
        self.refused.map_or(Ok(()), |refused| Err(self.failed(refused.into())))
    }

    /// Whether the file is where it was: what is added to one that was deleted nobody finds.
    ///
    /// # Errors
    /// It is gone, or nobody can tell.
    pub fn check_there(&self) -> Result<(), LogError> {
        std::fs::metadata(&self.path).map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a finished game.
    ///
    /// # Errors
    /// The file cannot be written any more; the game may then stand there in part, to be dropped.
    pub fn append(&mut self, game: &GameResult) -> Result<(), LogError> {
        self.add(&write::game_line(game))?;
        let now = self.clock.elapsed();
        if now.saturating_sub(self.synced) >= SYNC_EVERY {
            self.sync()?;
            self.synced = now;
        }
        Ok(())
    }

    /// Adds the names that outside programs have given themselves, once: whoever goes on with the contest
    /// finds them in [`Resumed::names`](super::Resumed::names).
    ///
    /// # Errors
    /// The file cannot be written any more.
    pub fn name(&mut self, names: &OwnNames) -> Result<(), LogError> {
        self.add(&write::names_line(names))
    }

    /// Forces what was added to the disk.
    ///
    /// # Errors
    /// The system refuses.
    pub fn sync(&mut self) -> Result<(), LogError> {
        if self.refused.is_some() {
            return Ok(());
        }
        self.file.sync_data().map_err(|error| self.failed(error))
    }

    /// Adds the first line to a new file, which is removed where that fails: nothing is in it.
    pub(super) fn begin(&mut self, line: &str) -> Result<(), LogError> {
        let begun = self.add(line).and_then(|()| self.sync());
        if begun.is_err() {
            // Where it cannot be removed either, an empty file stays.
            drop(std::fs::remove_file(&self.path));
        }
        begun
    }

    pub(super) fn add(&mut self, line: &str) -> Result<(), LogError> {
        self.check_writing()?;
        self.file.write_all(line.as_bytes()).map_err(|error| self.failed(error))
    }

    /// Whether the file holds nothing but a torn first line of this plan, or nothing at all.
    pub(super) fn is_beginning_of(&mut self, line: &str) -> Result<bool, LogError> {
        if self.length()? >= line.len() as u64 {
            return Ok(false);
        }
        let mut found = Vec::new();
        let read = self.file.rewind().and_then(|()| self.file.read_to_end(&mut found));
        read.map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(line.as_bytes().starts_with(&found))
    }

    /// Reads the whole file and gets ready to add to it, if it may be.
    pub(super) fn read_all(&mut self, expected: Option<&Plan>, stop: &Stop) -> Result<read::Found, LogError> {
        self.file.rewind().map_err(|error| StorageError::reading(&self.path, error))?;
        let found = read::read(&self.path, &self.file, expected, stop)?;
        if self.refused.is_none() {
            self.cut(found.whole)?;
        }
        Ok(found)
    }

    /// Drops what stands after so many bytes and goes there.
    pub(super) fn cut(&mut self, whole: u64) -> Result<(), LogError> {
        if self.length()? > whole {
            self.file.set_len(whole).map_err(|error| self.failed(error))?;
        }
        self.file.seek(SeekFrom::Start(whole)).map_err(|error| self.failed(error))?;
        Ok(())
    }

    pub(super) fn length(&self) -> Result<u64, LogError> {
        let metadata = self.file.metadata().map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(metadata.len())
    }

    fn failed(&self, error: std::io::Error) -> LogError {
        StorageError::writing(&self.path, error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{AgentSpec, Control, run};
    use span_it_core::storage::or_look;

    #[test]
    fn one_that_cannot_be_begun_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("1.jsonl");
        std::fs::write(&path, "").unwrap();
        // As on a full disk: it is there, and nothing can be written to it.
        let mut log = Log::of(File::open(&path).unwrap(), &path, None);
        assert!(log.begin("a plan\n").is_err() && !path.exists());
    }

    #[test]
    fn a_finished_log_that_may_only_be_read_is_told_and_never_added_to() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finished.jsonl");
        let plan = Plan { pairs: 1, ..Plan::round_robin(vec![AgentSpec::Random, AgentSpec::Perfect]) };
        let mut log = super::super::create(&path, &plan).unwrap();
        let mut games = Vec::new();
        run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        for game in &games {
            log.append(game).unwrap();
        }
        drop(log);
        let text = std::fs::read(&path).unwrap();
        for kind in [ErrorKind::PermissionDenied, ErrorKind::ReadOnlyFilesystem] {
            let refused = Err(StorageError::writing(&path, kind.into()));
            let (file, refused) = or_look(refused, &path).unwrap();
            let mut log = Log::of(file, &path, refused);
            assert_eq!(log.read_all(Some(&plan), &Stop::default()).unwrap().games.len(), 2);
            log.sync().unwrap();
            for refused in [log.check_writing(), log.append(&games[0])] {
                let said = refused.unwrap_err().to_string();
                assert!(said.contains(" write it"), "{said}");
            }
        }
        assert_eq!(std::fs::read(&path).unwrap(), text);
        let missing = folder.path().join("none.jsonl");
        let refused = Err(StorageError::writing(&missing, ErrorKind::PermissionDenied.into()));
        let said = or_look(refused, &missing).unwrap_err().to_string();
        assert!(said.ends_with("no permission to write it"), "{said}");
    }
}
