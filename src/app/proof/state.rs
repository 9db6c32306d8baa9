//! The state of the page between frames.

use std::time::Duration;

use crate::app::board::BoardState;
use crate::app::page::{Possible, when};
use crate::app::proof::{Exchange, Explanation};
use crate::messages::proof as msg;
use span_it_core::board::{ByPlayer, Node, Position};

const REPAIR_DELAY: Duration = Duration::from_millis(350);
const PLAY_OUT_INTERVAL: Duration = Duration::from_millis(700);

#[derive(Debug)]
pub struct State {
    pub explained: Explanation,
    pub board: BoardState,
    pub(super) names: ByPlayer<String>,
    /// Whether a narrow window shows the words, not the board.
    pub in_words: bool,
    /// The time until which the latest cut is shown without its repair.
    repair_at: Option<Duration>,
    next_cut: Option<Duration>,
}

impl State {
    /// `None` if the game is over.
    pub fn of(position: &Position, names: ByPlayer<String>) -> Option<Self> {
        let explained = Explanation::of(position)?;
        Some(Self {
            explained,
            names,
            board: BoardState::default(),
            in_words: false,
            repair_at: None,
            next_cut: None,
        })
    }

    pub(crate) fn names(&self) -> ByPlayer<&str> {
        ByPlayer::from_fn(|player| self.names[player].as_str())
    }

    pub const fn is_repair_pending(&self) -> bool {
        self.repair_at.is_some()
    }

    /// Between a cut and its repair, without the repair.
    pub fn shown_proof(&self) -> (Position, [Vec<Node>; 2]) {
        let before_repair = if self.is_repair_pending() { self.explained.before_repair() } else { None };
        before_repair.unwrap_or_else(|| (self.explained.board().clone(), self.explained.trees()))
    }

    pub const fn is_playing_out(&self) -> bool {
        self.next_cut.is_some()
    }

    /// The opponent plays `node`; `still` leaves out the animation.
    pub fn cut(&mut self, node: Node, now: Duration, still: bool) -> Option<Exchange> {
        let exchange = self.explained.cut(node)?;
        self.repair_at = exchange.repair.filter(|_| !still).map(|_| now + REPAIR_DELAY);
        if self.explained.is_complete() {
            self.next_cut = None;
        }
        Some(exchange)
    }

    pub(crate) fn can_undo(&self) -> Possible {
        when(self.explained.exchanges().len() > 0, msg::NO_CUTS)
    }

    pub fn undo(&mut self) -> Option<Exchange> {
        (self.repair_at, self.next_cut) = (None, None);
        self.explained.undo()
    }

    pub fn restart(&mut self) {
        (self.repair_at, self.next_cut) = (None, None);
        self.explained.restart();
    }

    pub fn toggle_play_out(&mut self, now: Duration) {
        self.next_cut = if self.is_playing_out() || self.explained.is_complete() { None } else { Some(now) };
    }

    pub const fn stop_play_out(&mut self) {
        self.next_cut = None;
    }

    /// Repairs the trees if it is time. Returns whether a random cut is due too.
    pub fn is_cut_due(&mut self, now: Duration) -> bool {
        self.repair_at = self.repair_at.filter(|&until| now < until);
        let due = self.next_cut.is_some_and(|at| at <= now);
        if due {
            self.next_cut = Some(now + PLAY_OUT_INTERVAL);
        }
        due
    }

    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        let next = [self.repair_at, self.next_cut].into_iter().flatten().min()?;
        Some(next.saturating_sub(now))
    }
}
