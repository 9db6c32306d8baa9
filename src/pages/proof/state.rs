//! The state of *Show Why* between frames: a won position, its two trees, and the exchanges tried so far.

use std::time::Duration;

use crate::board::BoardState;
use crate::context::page::{Possible, when};
use crate::messages::proof as msg;
use crate::model::explanation::{Exchange, Explanation};
use span_it_core::board::{ByPlayer, Node, Position};

const REPAIR_DELAY: Duration = Duration::from_millis(350);
const PLAY_OUT_INTERVAL: Duration = Duration::from_millis(700);

#[derive(Debug)]
pub struct ProofState {
    pub explained: Explanation,
    pub board: BoardState,
    pub(super) names: ByPlayer<String>,
    /// The time until which the latest cut is shown without its repair.
    repair_at: Option<Duration>,
    pub next_cut: Option<Duration>,
}

impl ProofState {
    /// `None` if the game is over. `preferred` is the first move if it wins.
    pub fn of(position: &Position, names: ByPlayer<String>, preferred: Option<Node>) -> Option<Self> {
        let explained = Explanation::after(position, preferred)?;
        Some(Self { explained, names, board: BoardState::default(), repair_at: None, next_cut: None })
    }

    pub(super) fn winner(&self) -> &str {
        &self.names[self.explained.winner()]
    }

    pub(super) fn opponent(&self) -> &str {
        &self.names[self.explained.opponent()]
    }

    /// Whether the first move, or none, has joined the edges. Then there is nothing to cut.
    pub(super) fn is_over_at_once(&self) -> bool {
        self.explained.is_complete() && self.explained.exchanges().len() == 0
    }

    pub const fn is_repair_pending(&self) -> bool {
        self.repair_at.is_some()
    }

    /// Between a cut and its repair, without the repair.
    pub fn shown_proof(&self) -> (Position, [Vec<Node>; 2]) {
        let before_repair = if self.is_repair_pending() { self.explained.before_repair() } else { None };
        before_repair.unwrap_or_else(|| (self.explained.board().clone(), self.explained.trees()))
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
        when(self.explained.exchanges().len() > 0, msg::no_cuts())
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
        self.next_cut =
            if self.next_cut.is_some() || self.explained.is_complete() { None } else { Some(now) };
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

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::board::Player;

    #[test]
    fn undo_and_restart_take_back_exchanges() {
        let start = Position::empty(BoardSize::square(5).unwrap(), Player::Vertical);
        let mut explained = Explanation::of(&start).unwrap();
        let mut before = Vec::new();
        while let Some(cut) = explained.random_cut(before.len() as u64) {
            before.push((explained.board().clone(), explained.trees()));
            explained.cut(cut).unwrap();
        }
        assert!(explained.winning_path().is_some());
        while let Some((board, trees)) = before.pop() {
            explained.undo().unwrap();
            assert_eq!((explained.board(), explained.trees()), (&board, trees));
        }
        assert_eq!(explained.undo(), None);
        assert_eq!(explained.board(), &start.after(explained.opening().unwrap()));
        let trees = explained.trees();
        explained.cut(trees[1][0]).unwrap();
        explained.restart();
        assert_eq!((explained.trees(), explained.latest()), (trees, None));
    }

    #[test]
    fn invalid_cuts_change_nothing() {
        let mut explained = Explanation::of(&".../../.../../... h".parse().unwrap()).unwrap();
        let opening = explained.opening().unwrap();
        assert_eq!(explained.cut(opening), None);
        assert_eq!(explained.cut("m13".parse().unwrap()), None);
        assert_eq!(explained.exchanges().len(), 0);
        assert!(Explanation::of(&"hhh/../.../../... v".parse().unwrap()).is_none());
    }

    #[test]
    fn completes_one_move_before_the_end() {
        let explained = Explanation::of(&"hh./vv/vvv/vv/vvv h".parse().unwrap()).unwrap();
        assert_eq!(explained.opening(), Some("e1".parse().unwrap()));
        assert!(explained.is_complete() && explained.winning_path().is_some());
    }
}
