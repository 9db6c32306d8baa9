//! Navigation through the moves of a game, on the game page by positions and in the review by moves.

use crate::app::view::{Page, View};
use crate::app::{Action, Session};
use crate::app::{GameAction, ReviewAction};
use crate::messages::game::why_not;
use crate::messages::review;

/// The current place among all places, and how to go to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// The current place, from 0.
    pub(crate) at: usize,
    /// The last place.
    pub(crate) last: usize,
    /// From a move's index to the place that shows it.
    shift: usize,
    to: fn(usize) -> Action,
}

impl Walk {
    /// Among the positions of the game, including the start.
    pub(super) fn in_game(session: &Session) -> Self {
        let last = session.game().moves().len();
        Self { at: session.shown_ply(), last, shift: 1, to: |value| Action::Game(GameAction::ShowPly(value)) }
    }

    /// Among the moves of the game, at the move under review.
    pub(crate) fn in_review(session: &Session, ply: usize) -> Self {
        let last = session.game().moves().len().saturating_sub(1);
        Self { at: ply.min(last), last, shift: 0, to: |value| Action::Review(ReviewAction::ShowMove(value)) }
    }

    /// For the page that is open.
    pub(crate) fn of(session: &Session, view: &View) -> Self {
        match &view.page {
            Page::Review(state) => Self::in_review(session, state.ply(session)),
            Page::Game | Page::Why(_) | Page::Editor | Page::Tournament => Self::in_game(session),
        }
    }

    /// Goes to a place, or to the last one if `place` is beyond it.
    pub(crate) fn to(self, place: usize) -> Action {
        (self.to)(place.min(self.last))
    }

    pub(crate) fn first(self) -> Action {
        self.to(0)
    }

    pub(crate) fn previous(self) -> Action {
        self.to(self.at.saturating_sub(1))
    }

    pub(crate) fn next(self) -> Action {
        self.to(self.at + 1)
    }

    pub(crate) fn end(self) -> Action {
        self.to(self.last)
    }

    /// Goes to the place that shows the move with index `ply`.
    pub(super) fn to_move(self, ply: usize) -> Action {
        self.to(ply + self.shift)
    }

    /// Whether the current place shows the move with index `ply`.
    pub(super) const fn is_at_move(self, ply: usize) -> bool {
        self.at == ply + self.shift
    }

    /// Why the buttons back are disabled.
    pub(crate) const fn no_way_back(self) -> &'static str {
        if self.shift == 0 { review::AT_FIRST } else { why_not::FIRST }
    }

    /// Why the buttons forward are disabled.
    pub(crate) const fn no_way_on(self) -> &'static str {
        if self.shift == 0 { review::AT_LAST } else { why_not::LAST }
    }
}
