//! The state of the game page between frames, and navigation through the moves of a game: on the game page by positions, in
//! the review by moves.

use crate::app::action::Action;
use crate::app::board::BoardState;
use crate::app::game::action::GameAction;
use crate::app::game::result::{Changes, ShownEnd};
use crate::app::review::action::ReviewAction;
use crate::app::session::{Hint, Session};
use crate::messages::game::why_disabled;
use crate::messages::review;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub struct GameState {
    pub board: BoardState,
    pub focus_board: bool,
    pub pointed: Option<Node>,
    pub(super) refused: Option<Refused>,
    /// Also in the review.
    pub heat: bool,
    /// Once the player has shown or hidden who is winning. Otherwise it is shown while computers play and after the game.
    pub winner: Option<bool>,
    /// The number of the game for which help was requested.
    pub(super) number: u64,
    pub(super) shown_end: ShownEnd,
    /// What the last finished game changed.
    pub(crate) changes: Option<Changes>,
    /// Chosen before New Game is opened.
    pub next_personalities: Vec<(Player, Personality)>,
}

/// A refused click, shown until the game or the hint changes or another node is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refused {
    pub(super) node: Node,
    revision: u64,
    ply: usize,
    hint: Option<Node>,
}

impl Refused {
    pub(super) fn at(session: &Session, node: Node) -> Self {
        Self {
            node,
            revision: session.revision(),
            ply: session.shown_ply(),
            hint: session.ready_hint().map(Hint::node),
        }
    }

    pub(super) fn is_current(self, session: &Session, pointed: Option<Node>) -> bool {
        self == Self::at(session, self.node) && pointed.is_none_or(|pointed| pointed == self.node)
    }
}

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
    pub(super) fn to_move(self, ply: usize) -> Action {
        self.to(self.place_of(ply))
    }

    pub(super) const fn is_at_move(self, ply: usize) -> bool {
        self.at == self.place_of(ply)
    }

    const fn place_of(self, ply: usize) -> usize {
        match self.unit {
            NavigationUnit::Positions => ply + 1,
            NavigationUnit::Moves => ply,
        }
    }

    pub(crate) const fn why_no_previous(self) -> &'static str {
        match self.unit {
            NavigationUnit::Positions => why_disabled::FIRST,
            NavigationUnit::Moves => review::IS_FIRST_MOVE,
        }
    }

    pub(crate) const fn why_no_next(self) -> &'static str {
        match self.unit {
            NavigationUnit::Positions => why_disabled::LAST,
            NavigationUnit::Moves => review::IS_LAST_MOVE,
        }
    }
}
