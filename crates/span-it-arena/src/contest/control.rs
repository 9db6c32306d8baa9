//! The buttons of a running contest, and a look at the games that are being played.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::Stop;

use super::PairKey;

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveGame {
    /// The pair that the game belongs to.
    pub key: PairKey,
    /// Whether it is the second game of the pair.
    pub exchanged: bool,
    /// The board's size.
    pub size: BoardSize,
    /// Who made the first move.
    pub first: Player,
    /// The moves so far, those of the opening included.
    pub moves: Vec<Node>,
    /// The agents by the sides they play, as places in the contest's list.
    pub agents: ByPlayer<usize>,
}

/// Pauses, resumes and cancels one contest, from any thread.
#[derive(Debug, Default)]
pub struct Control {
    /// Cancelled with the contest: it breaks off the searches.
    stop: Arc<Stop>,
    paused: Mutex<bool>,
    changed: Condvar,
    live: Mutex<Vec<LiveGame>>,
}

/// What the lock guards stays whole whatever panics: it is replaced in one step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Control {
    /// A control by which `stop`, wherever it is cancelled, ends the contest as well, unless it is paused.
    pub fn with_stop(stop: Arc<Stop>) -> Self {
        Self { stop, ..Self::default() }
    }

    /// Lets every game halt before its next move.
    pub fn pause(&self) {
        *lock(&self.paused) = true;
    }

    /// Lets the games go on.
    pub fn resume(&self) {
        *lock(&self.paused) = false;
        self.changed.notify_all();
    }

    /// Whether the contest is paused.
    pub fn is_paused(&self) -> bool {
        *lock(&self.paused)
    }

    /// Ends the contest for good: what is under way is broken off, finished games stay.
    pub fn cancel(&self) {
        self.stop.cancel();
        // With the lock, so that nobody who is about to wait misses it.
        drop(lock(&self.paused));
        self.changed.notify_all();
    }

    /// Whether the contest was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.stop.is_cancelled()
    }

    /// The games that are being played, in no particular order.
    pub fn live(&self) -> Vec<LiveGame> {
        lock(&self.live).clone()
    }

    /// What breaks off searches when the contest is cancelled.
    pub(super) fn stop(&self) -> Arc<Stop> {
        Arc::clone(&self.stop)
    }

    /// Waits while the contest is paused; says whether to go on after it.
    pub(super) fn go_on(&self) -> bool {
        let paused = |paused: &mut bool| *paused && !self.is_cancelled();
        drop(self.changed.wait_while(lock(&self.paused), paused).unwrap_or_else(PoisonError::into_inner));
        !self.is_cancelled()
    }

    /// Shows a game until what is returned is dropped.
    pub(super) fn show(&self, game: LiveGame) -> Shown<'_> {
        let id = (game.key, game.exchanged);
        lock(&self.live).push(game);
        Shown { control: self, id }
    }
}

/// A game that is shown among the live ones.
#[derive(Debug)]
pub(super) struct Shown<'a> {
    control: &'a Control,
    id: (PairKey, bool),
}

impl Shown<'_> {
    /// Shows a move.
    pub(super) fn played(&self, mv: Node) {
        let mut live = lock(&self.control.live);
        live.iter_mut().filter(|game| self.is(game)).for_each(|game| game.moves.push(mv));
    }

    fn is(&self, game: &LiveGame) -> bool {
        (game.key, game.exchanged) == self.id
    }
}

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        lock(&self.control.live).retain(|game| !self.is(game));
    }
}
