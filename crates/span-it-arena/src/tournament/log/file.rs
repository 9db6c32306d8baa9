//! The open file of a log. It is locked while it is open.

use std::fs::File;
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::check::ReadProgress;
use super::error::LogError;
use super::format::NewEntry;
use super::lines::Lines;
use super::read;
use crate::tournament::{GameResult, OwnNames, Plan};
use span_it_core::engine::Stop;
use span_it_files::stopwatch::Stopwatch;
use span_it_files::storage::{self, StorageError, append, open_to_append, open_to_append_or_read, sync};

/// How long finished games may wait for a sync to the disk. Only a failure of the machine can lose them.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);

/// A log to which finished games are appended. While it is open, no other program can write to it.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
    clock: Stopwatch,
    synced: Duration,
    /// Why nothing can be appended, if the file is read-only.
    read_only: Option<ErrorKind>,
}

impl Log {
    pub(super) fn open(path: &Path) -> Result<Self, LogError> {
        Ok(Self::new(open_to_append(path)?, path, None))
    }

    /// Also opens a read-only file.
    pub(super) fn open_or_read_only(path: &Path) -> Result<Self, LogError> {
        let (file, read_only) = open_to_append_or_read(path)?;
        Ok(Self::new(file, path, read_only))
    }

    fn new(file: File, path: &Path, read_only: Option<ErrorKind>) -> Self {
        let (clock, synced) = (Stopwatch::start(), Duration::ZERO);
        Self { file, path: path.to_owned(), clock, synced, read_only }
    }

    /// Checks that games can be appended.
    ///
    /// # Errors
    /// The file is read-only.
    pub fn check_writable(&self) -> Result<(), LogError> {
        self.read_only.map_or(Ok(()), |reason| Err(self.write_error(reason.into())))
    }

    /// Checks that the file still exists at its path: games appended to a deleted file are lost.
    ///
    /// # Errors
    /// It is missing, or its folder cannot be read.
    pub fn check_exists(&self) -> Result<(), LogError> {
        storage::metadata(&self.path).map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(())
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends a finished game.
    ///
    /// # Errors
    /// The file cannot be written. It may then contain a part of the game, which the next reading removes.
    pub fn append(&mut self, game: &GameResult) -> Result<(), LogError> {
        self.add(&NewEntry::Game(game).to_line())?;
        let now = self.clock.elapsed();
        if now.saturating_sub(self.synced) >= SYNC_INTERVAL {
            self.sync()?;
            self.synced = now;
        }
        Ok(())
    }

    /// Appends the names that external engines gave themselves, at most once per log.
    /// [`Resumed::names`](super::Resumed::names) returns them.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append_names(&mut self, names: &OwnNames) -> Result<(), LogError> {
        self.add(&NewEntry::Names(names).to_line())
    }

    /// Appends the name of the tournament after the last complete line.
    pub(super) fn append_title(&mut self, title: &str) -> Result<(), LogError> {
        self.file.rewind().map_err(|error| StorageError::reading(&self.path, error))?;
        let mut lines = Lines::new(&self.path, &self.file);
        super::read_summary(&mut lines)?;
        match lines.length {
            0 => self.end_line()?,
            length => self.cut(length)?,
        }
        self.add(&NewEntry::Title(title).to_line())?;
        self.sync()
    }

    /// Sets the date of the file, if the system allows it.
    pub(super) fn set_date(&self, date: SystemTime) {
        self.file.set_modified(date).unwrap_or_default();
    }

    /// Forces all appended lines to the disk.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn sync(&mut self) -> Result<(), LogError> {
        if self.read_only.is_some() {
            return Ok(());
        }
        Ok(sync(&self.file, &self.path)?)
    }

    /// Writes the first line of a new file. Removes the file if that fails.
    pub(super) fn begin(&mut self, line: &str) -> Result<(), LogError> {
        let begun = self.add(line).and_then(|()| self.sync());
        if begun.is_err() {
            // An empty file that cannot be removed either is harmless.
            drop(storage::remove(&self.path));
        }
        begun
    }

    pub(super) fn add(&mut self, line: &str) -> Result<(), LogError> {
        self.check_writable()?;
        Ok(append(&self.file, &self.path, line.as_bytes())?)
    }

    /// Whether the file is empty or contains only an incomplete first line of this plan.
    pub(super) fn is_beginning_of(&mut self, line: &str) -> Result<bool, LogError> {
        if self.length()? >= line.len() as u64 {
            return Ok(false);
        }
        let mut found = Vec::new();
        let read = self.file.rewind().and_then(|()| self.file.read_to_end(&mut found));
        read.map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(line.as_bytes().starts_with(&found))
    }

    /// Reads the whole file, and prepares it for appending unless it is read-only.
    pub(super) fn read_all(
        &mut self,
        expected: Option<&Plan>,
        stop: &Stop,
    ) -> Result<read::Content, LogError> {
        self.file.rewind().map_err(|error| StorageError::reading(&self.path, error))?;
        let content = read::read(&self.path, &self.file, expected, (stop, &ReadProgress::default()))?;
        match (self.read_only, content.length) {
            (Some(_), _) => {}
            // The plan is complete but for the end of its line.
            (None, 0) => self.end_line()?,
            (None, length) => self.cut(length)?,
        }
        Ok(content)
    }

    /// Ends a last line that has no end.
    fn end_line(&mut self) -> Result<(), LogError> {
        self.file.seek(SeekFrom::End(0)).map_err(|error| self.write_error(error))?;
        self.add("\n")
    }

    /// Shortens the file to a length in bytes and goes to its end.
    pub(super) fn cut(&mut self, length: u64) -> Result<(), LogError> {
        if self.length()? > length {
            self.file.set_len(length).map_err(|error| self.write_error(error))?;
        }
        self.file.seek(SeekFrom::Start(length)).map_err(|error| self.write_error(error))?;
        Ok(())
    }

    pub(super) fn length(&self) -> Result<u64, LogError> {
        let metadata = self.file.metadata().map_err(|error| StorageError::reading(&self.path, error))?;
        Ok(metadata.len())
    }

    fn write_error(&self, error: std::io::Error) -> LogError {
        StorageError::writing(&self.path, error).into()
    }
}

impl Drop for Log {
    /// Unlocks the file even if a child process that is being started has inherited it.
    fn drop(&mut self) {
        // Some file systems have no locks.
        self.file.unlock().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{AgentSpec, Control, run};
    use span_it_core::engine::Manner;
    use span_it_files::storage::or_read_only;

    #[test]
    fn removes_a_file_that_cannot_be_started() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("1.jsonl");
        std::fs::write(&path, "").unwrap();
        // As on a full disk, the file exists and cannot be written.
        let mut log = Log::new(File::open(&path).unwrap(), &path, None);
        assert!(log.begin("a plan\n").is_err() && !path.exists());
    }

    #[test]
    fn reads_a_read_only_log_and_never_changes_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finished.jsonl");
        let plan = Plan {
            pairs: 1,
            ..Plan::round_robin(vec![AgentSpec::Random, AgentSpec::Perfect(Manner::Plain)])
        };
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
            let (file, read_only) = or_read_only(refused, &path).unwrap();
            let mut log = Log::new(file, &path, read_only);
            assert_eq!(log.read_all(Some(&plan), &Stop::default()).unwrap().games.len(), 2);
            log.sync().unwrap();
            for refused in [log.check_writable(), log.append(&games[0])] {
                let message = refused.unwrap_err().to_string();
                assert!(message.contains(" write it"), "{message}");
            }
        }
        assert_eq!(std::fs::read(&path).unwrap(), text);
        let missing = folder.path().join("none.jsonl");
        let refused = Err(StorageError::writing(&missing, ErrorKind::PermissionDenied.into()));
        let message = or_read_only(refused, &missing).unwrap_err().to_string();
        assert!(message.ends_with("no permission to write it"), "{message}");
    }
}
