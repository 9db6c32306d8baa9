//! What the page remembers between frames.

use std::time::Duration;

use crate::app::board::BoardState;
use crate::app::proof::{Exchange, Explanation};
use span_it_core::board::{Node, Position};

/// How long a cut is seen before it is mended.
const TORN: Duration = Duration::from_millis(350);
/// From one cut to the next while it plays out.
const PACE: Duration = Duration::from_millis(700);

/// What can be asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The rival plays here.
    Cut(Node),
    /// Takes the latest exchange back.
    Undo,
    /// Takes all exchanges back.
    Restart,
    /// Cuts at random until the end, or stops that.
    TogglePlayOut,
}

/// The page's state.
#[derive(Debug)]
pub struct State {
    /// The position, its proof, and what was tried.
    pub explained: Explanation,
    /// Cursor, zoom and animations of the board.
    pub board: BoardState,
    /// Whether a narrow window shows the words in place of the board.
    pub in_words: bool,
    /// Until when the latest cut is not yet mended on the board.
    torn_until: Option<Duration>,
    /// When the next cut by chance is due.
    next_cut: Option<Duration>,
}

impl State {
    /// The page on a position; `None` when the game is over there.
    pub fn of(position: &Position) -> Option<Self> {
        let explained = Explanation::of(position)?;
        Some(Self {
            explained,
            board: BoardState::default(),
            in_words: false,
            torn_until: None,
            next_cut: None,
        })
    }

    /// Whether the latest cut is shown unmended.
    pub const fn is_torn(&self) -> bool {
        self.torn_until.is_some()
    }

    /// The board and the trees as they are seen: between a cut and its mend, torn.
    pub fn seen(&self) -> (Position, [Vec<Node>; 2]) {
        let torn = if self.is_torn() { self.explained.torn() } else { None };
        torn.unwrap_or_else(|| (self.explained.board().clone(), self.explained.trees()))
    }

    /// Whether cuts are made by chance.
    pub const fn is_playing_out(&self) -> bool {
        self.next_cut.is_some()
    }

    /// The rival plays `node`, at a time `now`; `still` where nothing shall move.
    pub fn cut(&mut self, node: Node, now: Duration, still: bool) -> Option<Exchange> {
        let exchange = self.explained.cut(node)?;
        self.torn_until = exchange.mend.filter(|_| !still).map(|_| now + TORN);
        if self.explained.is_complete() {
            self.next_cut = None;
        }
        Some(exchange)
    }

    /// Takes the latest exchange back.
    pub fn undo(&mut self) -> Option<Exchange> {
        (self.torn_until, self.next_cut) = (None, None);
        self.explained.undo()
    }

    /// Takes everything back.
    pub fn restart(&mut self) {
        (self.torn_until, self.next_cut) = (None, None);
        self.explained.restart();
    }

    /// Begins to cut by chance, or stops.
    pub fn toggle_play_out(&mut self, now: Duration) {
        self.next_cut = if self.is_playing_out() || self.explained.is_complete() { None } else { Some(now) };
    }

    /// Stops cutting by chance: the player has taken over.
    pub const fn stop_play_out(&mut self) {
        self.next_cut = None;
    }

    /// Mends what is due, and says whether a cut by chance is due too.
    pub fn is_cut_due(&mut self, now: Duration) -> bool {
        self.torn_until = self.torn_until.filter(|&until| now < until);
        let due = self.next_cut.is_some_and(|at| at <= now);
        if due {
            self.next_cut = Some(now + PACE);
        }
        due
    }

    /// How long until something is due.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        let next = [self.torn_until, self.next_cut].into_iter().flatten().min()?;
        Some(next.saturating_sub(now))
    }
}
