//! The open file of a log. It is locked while it is open.

use std::path::Path;
use std::time::Duration;

use span_it_core::stopwatch::Stopwatch;
use span_it_store::storage::{EventLog, LogError};

use super::format::{NewEntry, Tournament};
use crate::tournament::{GameResult, OwnNames};

/// How long finished games may wait for a sync to the disk. Only a failure of the machine can lose them.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);

/// A log to which finished games are appended. While it is open, no other program can write to it.
#[derive(Debug)]
pub struct Log {
    pub(super) file: EventLog<Tournament>,
    clock: Stopwatch,
    synced: Duration,
}

impl Log {
    pub(super) fn new(file: EventLog<Tournament>) -> Self {
        Self { file, clock: Stopwatch::start(), synced: Duration::ZERO }
    }

    /// Checks that games can be appended.
    ///
    /// # Errors
    /// The file is read-only, or no longer at its path.
    pub fn check_writable(&self) -> Result<(), LogError> {
        Ok(self.file.check_writable()?)
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Appends a finished game.
    ///
    /// # Errors
    /// The file cannot be written, or is no longer at its path. It may then contain a part of the game, which is no game.
    pub fn append(&mut self, game: &GameResult) -> Result<(), LogError> {
        self.file.append(&NewEntry::Game(game))?;
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
        Ok(self.file.append(&NewEntry::Names(names))?)
    }

    /// Appends when the tournament began, in seconds since 1970-01-01 UTC.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append_began(&mut self, time: u64) -> Result<(), LogError> {
        Ok(self.file.append(&NewEntry::Began(time))?)
    }

    /// Appends a greater number of game pairs.
    pub(super) fn append_pairs(&mut self, pairs: u32) -> Result<(), LogError> {
        self.file.append(&NewEntry::Pairs(pairs))?;
        self.sync()
    }

    /// Forces all appended lines to the disk.
    ///
    /// # Errors
    /// The system reports an error, or the file is no longer at its path.
    pub fn sync(&mut self) -> Result<(), LogError> {
        Ok(self.file.sync()?)
    }
}
