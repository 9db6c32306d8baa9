//! Pauses and cancels a running tournament, and shows its games.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::Stop;

use super::PairKey;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveGame {
    /// The pair that the game belongs to.
    pub key: PairKey,
    /// Whether it is the second game of the pair.
    pub exchanged: bool,
    /// The board's size.
    pub size: BoardSize,
    /// The first player.
    pub first: Player,
    /// The moves so far, including the opening.
    pub moves: Vec<Node>,
    /// The agent of each side, as an index in the plan's list.
    pub agents: ByPlayer<usize>,
}

/// Pauses, resumes and cancels a tournament from any thread.
#[derive(Debug, Default)]
pub struct Control {
    /// Cancels the searches and external engines.
    stop: Arc<Stop>,
    paused: Mutex<bool>,
    changed: Condvar,
    live: Mutex<Vec<LiveGame>>,
}

/// Ignores poisoning: all guarded values are replaced in one step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Control {
    /// A control whose tournament also ends when `stop` is cancelled, unless it is paused.
    pub fn with_stop(stop: Arc<Stop>) -> Self {
        Self { stop, ..Self::default() }
    }

    /// Halts every game before its next move.
    pub fn pause(&self) {
        *lock(&self.paused) = true;
    }

    /// Continues after a pause.
    pub fn resume(&self) {
        *lock(&self.paused) = false;
        self.changed.notify_all();
    }

    /// Whether the tournament is paused.
    pub fn is_paused(&self) -> bool {
        *lock(&self.paused)
    }

    /// Ends the tournament. Games in progress are discarded, finished games stay.
    pub fn cancel(&self) {
        self.stop.cancel();
        // Taking the lock ensures that a thread that is about to wait receives the notification.
        drop(lock(&self.paused));
        self.changed.notify_all();
    }

    /// Whether the tournament was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.stop.is_cancelled()
    }

    /// The games in progress, in no particular order.
    pub fn live(&self) -> Vec<LiveGame> {
        lock(&self.live).clone()
    }

    pub(super) fn stop(&self) -> Arc<Stop> {
        Arc::clone(&self.stop)
    }

    /// Waits while the tournament is paused. Returns whether to continue.
    pub(super) fn wait_while_paused(&self) -> bool {
        let paused = |paused: &mut bool| *paused && !self.is_cancelled();
        drop(self.changed.wait_while(lock(&self.paused), paused).unwrap_or_else(PoisonError::into_inner));
        !self.is_cancelled()
    }

    /// Shows a game until the returned value is dropped.
    pub(super) fn show(&self, game: LiveGame) -> LiveEntry<'_> {
        let id = (game.key, game.exchanged);
        lock(&self.live).push(game);
        LiveEntry { control: self, id }
    }
}

/// An entry of the list of games in progress.
#[derive(Debug)]
pub(super) struct LiveEntry<'a> {
    control: &'a Control,
    id: (PairKey, bool),
}

impl LiveEntry<'_> {
    pub(super) fn add_move(&self, mv: Node) {
        let mut live = lock(&self.control.live);
        live.iter_mut().filter(|game| self.is_entry_of(game)).for_each(|game| game.moves.push(mv));
    }

    fn is_entry_of(&self, game: &LiveGame) -> bool {
        (game.key, game.exchanged) == self.id
    }
}

impl Drop for LiveEntry<'_> {
    fn drop(&mut self) {
        lock(&self.control.live).retain(|game| !self.is_entry_of(game));
    }
}
