//! An external engine that plays in a game of the window, on its own thread.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::Builder;
use std::time::Duration;

use crate::jobs::{Wake, Worker};
use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::seed::Seed;
use span_it_lab::gtp::{GtpError, Opponent, Timeouts};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Launch {
    pub(crate) command: String,
    /// `None` is the current folder.
    pub(crate) folder: Option<PathBuf>,
    pub(crate) seed: Seed,
}

/// A position in which the engine moves, and the longest time for the move.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) position: Position,
    pub(crate) limit: Option<Duration>,
}

/// An engine that plays one side of a game. Dropping it ends the engine and does not wait for that.
#[derive(Debug)]
pub(crate) struct ExternalPlayer {
    /// `None` only while it is dropped.
    worker: Option<Worker<Turn, Result<Node, GtpError>>>,
    /// Cancels every wait for the engine.
    end: Arc<Stop>,
}

impl ExternalPlayer {
    /// Starts the thread. The engine itself starts at its first turn.
    pub(crate) fn start(launch: Launch, wake: Wake) -> io::Result<Self> {
        let end = Arc::new(Stop::default());
        let mut opponent = Opponent::new(&launch.command, launch.seed, Timeouts::default());
        opponent.set_folder(launch.folder);
        opponent.set_stop(Arc::clone(&end));
        let mut game = Game { opponent, position: None };
        let worker =
            Worker::start("external engine", wake, move |turn, stop, _| Some(game.choose(&turn, stop)))?;
        Ok(Self { worker: Some(worker), end })
    }

    pub(crate) fn submit(&mut self, turn: Turn) {
        if let Some(worker) = &mut self.worker {
            worker.submit(turn);
        }
    }

    pub(crate) fn cancel(&mut self) {
        if let Some(worker) = &mut self.worker {
            worker.cancel();
        }
    }

    /// The move or the failure in the latest turn, once.
    pub(crate) fn poll(&mut self) -> Option<Result<Node, GtpError>> {
        self.worker.as_mut()?.poll().pop()
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_busy)
    }
}

impl Drop for ExternalPlayer {
    fn drop(&mut self) {
        self.end.cancel();
        let worker = self.worker.take();
        // Dropping the worker waits for the end of the engine. Without a thread, the window waits.
        drop(Builder::new().name("end of engine".to_owned()).spawn(move || drop(worker)));
    }
}

struct Game {
    opponent: Opponent,
    /// The position after its last move; `None` if it is not running.
    position: Option<Position>,
}

impl Game {
    /// Sends the engine the move since its last one. After anything else, such as an undo, starts it again.
    fn choose(&mut self, turn: &Turn, stop: &Arc<Stop>) -> Result<Node, GtpError> {
        let before = self.position.take();
        let reply = before.as_ref().and_then(|before| reply(before, &turn.position));
        match reply {
            Some(reply) => self.opponent.played(reply)?,
            None => self.opponent.begin(&turn.position, turn.limit)?,
        }
        let deadline =
            turn.limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(Arc::clone(stop));
        let node = self.opponent.choose(&deadline)?;
        self.opponent.played(node)?;
        self.position = Some(turn.position.after(node));
        Ok(node)
    }
}

fn reply(before: &Position, after: &Position) -> Option<Node> {
    before.free_nodes().find(|&node| before.after(node) == *after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::test_wake;
    use span_it_core::board::{BoardSize, Player};

    #[test]
    fn finds_the_one_move_between_positions() {
        let empty = Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal);
        let node: Node = "c3".parse().unwrap();
        assert_eq!(reply(&empty, &empty.after(node)), Some(node));
        assert_eq!(reply(&empty, &empty), None);
        assert_eq!(reply(&empty.after(node), &empty), None, "a move was taken back");
    }

    #[test]
    fn reports_an_engine_that_does_not_start() {
        let (wake, woken) = test_wake();
        let launch =
            Launch { command: "no-such-program-anywhere".to_owned(), folder: None, seed: Seed::default() };
        let mut player = ExternalPlayer::start(launch, wake).unwrap();
        let position = Position::empty(BoardSize::STANDARD, Player::Vertical);
        player.submit(Turn { position, limit: None });
        assert!(player.is_busy());
        woken.recv().unwrap();
        let error = player.poll().unwrap().unwrap_err().to_string();
        assert!(error.starts_with("it could not be started"), "{error}");
        assert!(!player.is_busy() && player.poll().is_none());
    }
}
