//! Navigation through the moves of a game: on the game page by positions, in the review by moves.

use crate::context::action::Action;
use crate::context::action::game::GameAction;
use crate::context::action::review::ReviewAction;
use crate::messages::game::why_disabled;
use crate::messages::review;
use crate::model::session::Session;

#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveNavigation {
    /// The current place, from 0.
    pub(crate) at: usize,
    pub(crate) last: usize,
    unit: NavigationUnit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NavigationUnit {
    /// Positions of the game. The start is place 0, so a move is at its index plus 1.
    Positions,
    Moves,
}

impl MoveNavigation {
    pub(crate) fn in_game(session: &Session) -> Self {
        let last = session.game().moves().len();
        Self { at: session.shown_ply(), last, unit: NavigationUnit::Positions }
    }

    pub(crate) fn in_review(session: &Session, ply: usize) -> Self {
        let last = session.game().moves().len().saturating_sub(1);
        Self { at: ply.min(last), last, unit: NavigationUnit::Moves }
    }

    /// Goes to a place, or to the last one if `place` is beyond it.
    pub(crate) fn to(self, place: usize) -> Action {
        let place = place.min(self.last);
        match self.unit {
            NavigationUnit::Positions => Action::Game(GameAction::ShowPly(place)),
            NavigationUnit::Moves => Action::Review(ReviewAction::ShowMove(place)),
        }
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
    pub(crate) fn to_move(self, ply: usize) -> Action {
        self.to(self.place_of(ply))
    }

    pub(crate) const fn is_at_move(self, ply: usize) -> bool {
        self.at == self.place_of(ply)
    }

    /// Whether the current place is that of a move.
    pub(crate) const fn is_at_any_move(self) -> bool {
        matches!(self.unit, NavigationUnit::Moves) || self.at > 0
    }

    const fn place_of(self, ply: usize) -> usize {
        match self.unit {
            NavigationUnit::Positions => ply + 1,
            NavigationUnit::Moves => ply,
        }
    }

    pub(crate) fn why_no_previous(self) -> &'static str {
        match self.unit {
            NavigationUnit::Positions => why_disabled::first(),
            NavigationUnit::Moves => review::is_first_move(),
        }
    }

    pub(crate) fn why_no_next(self) -> &'static str {
        match self.unit {
            NavigationUnit::Positions => why_disabled::last(),
            NavigationUnit::Moves => review::is_last_move(),
        }
    }
}
