//! The check of external engines: each one starts on every board, reports its name and, on request, chooses a move.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::jobs::external_player::Launch;
use crate::jobs::{Job, Progress, Wake};
use crate::messages::engines as msg;
use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::stopwatch::Stopwatch;
use span_it_lab::gtp::{GtpError, Opponent, Timeouts};

#[derive(Clone, Debug)]
pub(crate) struct Subject {
    pub(crate) engines: Vec<Launch>,
    pub(crate) boards: Vec<BoardSize>,
    pub(crate) limit: Option<Duration>,
    /// Whether each engine also chooses a move.
    pub(crate) moves: bool,
}

/// An engine that works on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passed {
    pub(crate) command: String,
    /// The name and version that it gives.
    pub(crate) name: Option<String>,
    /// Its move, and the time for it.
    pub(crate) first: Option<(Node, Duration)>,
}

/// The first engine that does not work, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failed {
    pub(crate) command: String,
    pub(crate) why: String,
}

/// A running check. Dropping it ends the engine.
#[derive(Debug)]
pub(crate) struct EngineCheck {
    commands: Vec<String>,
    /// The place of the engine that is being checked.
    checking: Arc<AtomicUsize>,
    job: Job<Result<Vec<Passed>, Failed>>,
}

impl EngineCheck {
    /// The thread calls `wake` for each engine and at the end.
    pub(crate) fn start(subject: Subject, wake: Wake) -> io::Result<Self> {
        let commands: Vec<String> = subject.engines.iter().map(|engine| engine.command.clone()).collect();
        let checking = Arc::new(AtomicUsize::new(0));
        let (place, wake_often) = (Arc::clone(&checking), Arc::clone(&wake));
        let work = move |stop: &Arc<Stop>| {
            let mut passed = Vec::new();
            for (index, engine) in subject.engines.iter().enumerate() {
                place.store(index, Ordering::Relaxed);
                wake_often();
                for &size in &subject.boards {
                    let failed =
                        |error: GtpError| Failed { command: engine.command.clone(), why: error.to_string() };
                    passed.push(check(engine, size, &subject, stop).map_err(failed)?);
                }
            }
            Ok(passed)
        };
        Ok(Self { commands, checking, job: Job::start("engine check", wake, work)? })
    }

    /// The command of the engine that is being checked.
    pub(crate) fn checking(&self) -> &str {
        self.commands.get(self.checking.load(Ordering::Relaxed)).map_or("", String::as_str)
    }

    /// The result, once. `None` while the check is running.
    pub(crate) fn poll(&self) -> Option<Result<Vec<Passed>, Failed>> {
        match self.job.poll() {
            Progress::Pending => None,
            Progress::Done(result) => Some(result),
            Progress::Lost => {
                Some(Err(Failed { command: self.checking().to_owned(), why: msg::TEST_LOST.to_owned() }))
            }
        }
    }
}

fn check(engine: &Launch, size: BoardSize, subject: &Subject, stop: &Arc<Stop>) -> Result<Passed, GtpError> {
    let mut opponent = Opponent::new(&engine.command, engine.seed, Timeouts::default());
    opponent.set_folder(engine.folder.clone());
    opponent.set_stop(Arc::clone(stop));
    opponent.begin(&Position::empty(size, Player::Horizontal), subject.limit)?;
    let (name, clock) = (opponent.name()?, Stopwatch::start());
    let deadline =
        subject.limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(Arc::clone(stop));
    let first = subject.moves.then(|| opponent.choose(&deadline)).transpose()?;
    let first = first.map(|node| (node, clock.elapsed()));
    Ok(Passed { command: engine.command.clone(), name, first })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::test_wake;
    use span_it_core::seed::Seed;

    #[test]
    fn names_the_failing_engine_and_the_reason() {
        for (command, why) in [
            ("no-such-program-anywhere --fast", "it could not be started"),
            ("an 'open quote", "no command line"),
        ] {
            let (wake, woken) = test_wake();
            let engine = Launch { command: command.to_owned(), folder: None, seed: Seed::default() };
            let (engines, boards) = (vec![engine], vec![BoardSize::STANDARD]);
            let limit = Some(Duration::from_secs(1));
            let check = EngineCheck::start(Subject { engines, boards, limit, moves: true }, wake).unwrap();
            woken.recv().unwrap();
            woken.recv().unwrap();
            let failed = check.poll().unwrap().unwrap_err();
            assert_eq!((failed.command.as_str(), check.checking()), (command, command));
            assert!(failed.why.contains(why), "{}", failed.why);
        }
    }
}
