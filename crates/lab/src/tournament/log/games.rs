//! Reads the games of a log one after another, so that a long log needs no memory.

use std::path::Path;

use span_it_core::engine::Stop;
use span_it_store::storage::{EventLog, LogError};

use super::format::{Entry, Tournament};
use super::read::{Planned, check_plan, entry};
use super::{Summary, read_summary};
use crate::tournament::GameResult;

/// The games of a log, in the order in which they ended.
#[derive(Debug)]
pub struct Games {
    /// What the log has besides the games.
    pub summary: Summary,
    log: EventLog<Tournament>,
}

impl Games {
    /// Opens a log, also while the tournament runs.
    ///
    /// # Errors
    /// The file cannot be read, or does not begin with a valid plan.
    pub fn open(path: &Path) -> Result<Self, LogError> {
        let summary = read_summary(&mut EventLog::follow(path)?)?;
        check_plan(path, &summary.plan)?;
        Ok(Self { summary, log: EventLog::follow(path)? })
    }

    /// Calls `act` with each game and its number in the order of the plan, which counts also games that are not played.
    /// `stop` cancels the reading.
    ///
    /// # Errors
    /// A line is wrong, a game does not belong to the plan, or the reading was cancelled.
    pub fn for_each(mut self, stop: &Stop, mut act: impl FnMut(u64, &GameResult)) -> Result<(), LogError> {
        let path = self.log.path().to_owned();
        let planned = Planned::new(&self.summary.plan);
        while let Some(line) = self.log.next_line()? {
            if stop.is_cancelled() {
                return Err(LogError::Cancelled { path });
            }
            if let Entry::Game(game) = entry(&path, &line)? {
                let (pair, game) =
                    planned.complete(*game).map_err(|error| LogError::in_line(&path, line.number, &error))?;
                act(2 * pair + u64::from(game.exchanged), &game);
            }
        }
        Ok(())
    }
}
