//! The open file of a log. It is locked while it is open.

use std::path::Path;
use std::time::{Duration, SystemTime};

use super::check::ReadProgress;
use super::error::LogError;
use super::format::{MAX_LINE, NewEntry};
use super::read;
use crate::tournament::{GameResult, OwnNames, Plan};
use span_it_core::engine::Stop;
use span_it_core::stopwatch::Stopwatch;
use span_it_store::storage::{self, AppendLog, StorageError};

/// How long finished games may wait for a sync to the disk. Only a failure of the machine can lose them.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);

/// A log to which finished games are appended. While it is open, no other program can write to it.
#[derive(Debug)]
pub struct Log {
    file: AppendLog,
    clock: Stopwatch,
    synced: Duration,
}

impl Log {
    pub(super) fn new(log: AppendLog) -> Self {
        Self { file: log, clock: Stopwatch::start(), synced: Duration::ZERO }
    }

    /// Checks that games can be appended.
    ///
    /// # Errors
    /// The file is read-only.
    pub fn check_writable(&self) -> Result<(), LogError> {
        Ok(self.file.check_writable()?)
    }

    /// Checks that the file still exists at its path: games appended to a deleted file are lost.
    ///
    /// # Errors
    /// It is missing, or its folder cannot be read.
    pub fn check_exists(&self) -> Result<(), LogError> {
        storage::metadata(self.path()).map_err(|error| StorageError::reading(self.path(), error))?;
        Ok(())
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Appends a finished game.
    ///
    /// # Errors
    /// The file cannot be written. It may then contain a part of the game, which the next reading removes.
    pub fn append(&mut self, game: &GameResult) -> Result<(), LogError> {
        self.file.append(&NewEntry::Game(game).to_line())?;
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
        Ok(self.file.append(&NewEntry::Names(names).to_line())?)
    }

    /// Appends a greater number of game pairs.
    pub(super) fn append_pairs(&mut self, pairs: u32) -> Result<(), LogError> {
        self.file.append(&NewEntry::Pairs(pairs).to_line())?;
        self.sync()
    }

    /// Appends the name of the tournament after the last complete line. The date of the file becomes `date`.
    pub(super) fn append_title(&mut self, title: &str, date: Option<SystemTime>) -> Result<(), LogError> {
        let mut lines = self.file.lines(MAX_LINE)?;
        super::read_summary(&mut lines)?;
        let length = lines.length();
        self.go_to_end(length)?;
        self.file.append(&NewEntry::Title(title).to_line())?;
        self.file.sync()?;
        if let Some(date) = date {
            self.file.set_date(date);
        }
        Ok(())
    }

    /// Forces all appended lines to the disk.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn sync(&mut self) -> Result<(), LogError> {
        Ok(self.file.sync()?)
    }

    /// Writes the first line of an empty file. Removes the file if that fails.
    pub(super) fn begin(&mut self, line: &str) -> Result<(), LogError> {
        let begun = self.file.append(line).and_then(|()| self.file.sync());
        if begun.is_err() {
            // An empty file that cannot be removed either is harmless.
            drop(storage::remove(self.path()));
        }
        Ok(begun?)
    }

    /// Writes the first line of a file that is empty or contains only a part of it; whether it was such a file.
    pub(super) fn begin_again(&mut self, line: &str) -> Result<bool, LogError> {
        let is_short = self.file.length()? < line.len() as u64;
        if !is_short || !line.as_bytes().starts_with(&self.file.read(line.len())?) {
            return Ok(false);
        }
        self.file.check_writable()?;
        self.file.cut(0)?;
        self.file.append(line)?;
        self.file.sync()?;
        Ok(true)
    }

    /// Reads the whole file, and prepares it for appending unless it is read-only.
    pub(super) fn read_all(
        &mut self,
        expected: Option<&Plan>,
        stop: &Stop,
    ) -> Result<read::Content, LogError> {
        let content = read::read(&self.file, expected, (stop, &ReadProgress::default()))?;
        if self.file.is_writable() {
            self.go_to_end(content.length)?;
        }
        Ok(content)
    }

    /// Goes to the end of the complete lines, and removes what follows.
    fn go_to_end(&mut self, length: u64) -> Result<(), LogError> {
        match length {
            // The plan is complete but for the end of its line.
            0 => self.file.end_line()?,
            length => self.file.cut(length)?,
        }
        Ok(())
    }

    pub(super) fn length(&self) -> Result<u64, LogError> {
        Ok(self.file.length()?)
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use super::*;
    use crate::tournament::{Control, PlayerSpec, run};
    use span_it_core::engine::Manner;

    #[test]
    fn removes_a_file_that_cannot_be_started() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("1.jsonl");
        std::fs::write(&path, "").unwrap();
        // As on a full disk, the file exists and cannot be written.
        let mut log = Log::new(AppendLog::open_to_read(&path).unwrap());
        assert!(log.begin("a plan\n").is_err() && !path.exists());
    }

    #[test]
    fn reads_a_read_only_log_and_never_changes_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finished.jsonl");
        let plan = Plan {
            pairs: 1,
            ..Plan::round_robin(vec![PlayerSpec::Random, PlayerSpec::Perfect(Manner::Plain)])
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
            let mut log = Log::new(AppendLog::or_read_only(refused, &path).unwrap());
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
        let message = AppendLog::or_read_only(refused, &missing).unwrap_err().to_string();
        assert!(message.ends_with("no permission to write it"), "{message}");
    }
}
