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
    places: Places,
}

/// What the places are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Places {
    /// Positions of the game. The start is place 0, so a move is at its index plus 1.
    Positions,
    /// Moves under review.
    Moves,
}

impl Walk {
    /// Among the positions of the game, including the start.
    pub(super) fn in_game(session: &Session) -> Self {
        let last = session.game().moves().len();
        Self { at: session.shown_ply(), last, places: Places::Positions }
    }

    /// Among the moves of the game, at the move under review.
    pub(crate) fn in_review(session: &Session, ply: usize) -> Self {
        let last = session.game().moves().len().saturating_sub(1);
        Self { at: ply.min(last), last, places: Places::Moves }
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
        let place = place.min(self.last);
        match self.places {
            Places::Positions => Action::Game(GameAction::ShowPly(place)),
            Places::Moves => Action::Review(ReviewAction::ShowMove(place)),
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
    pub(super) fn to_move(self, ply: usize) -> Action {
        self.to(self.place_of(ply))
    }

    /// Whether the current place shows the move with index `ply`.
    pub(super) const fn is_at_move(self, ply: usize) -> bool {
        self.at == self.place_of(ply)
    }

    const fn place_of(self, ply: usize) -> usize {
        match self.places {
            Places::Positions => ply + 1,
            Places::Moves => ply,
        }
    }

    /// Why the buttons back are disabled.
    pub(crate) const fn no_way_back(self) -> &'static str {
        match self.places {
            Places::Positions => why_not::FIRST,
            Places::Moves => review::AT_FIRST,
        }
    }

    /// Why the buttons forward are disabled.
    pub(crate) const fn no_way_on(self) -> &'static str {
        match self.places {
            Places::Positions => why_not::LAST,
            Places::Moves => review::AT_LAST,
        }
    }
}
