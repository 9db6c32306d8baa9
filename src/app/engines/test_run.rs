//! The test of an engine: it starts, names itself and chooses a move.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use span_it_arena::gtp::{MoveError, Opponent, Timeouts};
use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::seed::Seed;
use span_it_files::stopwatch::Stopwatch;

use crate::app::engines::list::ExternalEngine;
use crate::jobs::{Job, Progress, Wake};
use crate::messages::engines as msg;

/// The time for the move of an engine without a limit of its own.
const MOVE_LIMIT: Duration = Duration::from_secs(10);

/// What a test has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passed {
    /// The name and version that it gives.
    name: Option<String>,
    first: Node,
    time: Duration,
}

/// A running test. Dropping it ends the engine.
#[derive(Debug)]
pub(crate) struct TestRun(Job<Result<Passed, MoveError>>);

impl TestRun {
    pub(super) fn start(engine: ExternalEngine, wake: Wake) -> io::Result<Self> {
        Job::start("engine test", wake, move |stop| test(engine, stop)).map(Self)
    }

    /// The result in a sentence, once: whether the engine works, and what it did.
    pub(super) fn poll(&self) -> Option<(bool, String)> {
        Some(match self.0.poll() {
            Progress::Pending => return None,
            Progress::Done(Ok(passed)) => {
                (true, msg::works(passed.name.as_deref(), passed.first, passed.time))
            }
            Progress::Done(Err(error)) => (false, msg::test_failed(&error.to_string())),
            Progress::Lost => (false, msg::TEST_LOST.to_owned()),
        })
    }
}

fn test(engine: ExternalEngine, stop: &Arc<Stop>) -> Result<Passed, MoveError> {
    let mut opponent = Opponent::new(&engine.command, Seed::default(), Timeouts::default());
    let limit = engine.max_move(Some(MOVE_LIMIT)).unwrap_or(MOVE_LIMIT);
    opponent.set_folder(engine.folder);
    opponent.set_stop(Arc::clone(stop));
    opponent.begin(&Position::empty(BoardSize::STANDARD, Player::Horizontal), Some(limit))?;
    let name = opponent.name()?;
    let clock = Stopwatch::start();
    let first = opponent.choose(&Deadline::after(limit).with_stop(Arc::clone(stop)))?;
    Ok(Passed { name, first, time: clock.elapsed() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::test_wake;

    #[test]
    fn reports_why_an_engine_does_not_work() {
        let (wake, woken) = test_wake();
        let command = "no-such-program-anywhere".to_owned();
        let test = TestRun::start(ExternalEngine { command, ..ExternalEngine::default() }, wake).unwrap();
        woken.recv().unwrap();
        let (works, text) = test.poll().unwrap();
        assert!(!works && text.starts_with("It does not work: it could not be started"), "{text}");
    }
}
