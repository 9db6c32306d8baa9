//! The state of the game page between frames, and navigation through the moves of a game: on the game page by positions, in
//! the review by moves.

use eframe::egui::Id;

use crate::app::action::Action;
use crate::app::board::BoardState;
use crate::app::game::action::GameAction;
use crate::app::game::result::{Changes, ShownEnd};
use crate::app::review::action::ReviewAction;
use crate::app::scene::Scene;
use crate::app::session::{Hint, HintState, Session};
use crate::messages::game::why_disabled;
use crate::messages::review;
use crate::picture::heat_map::HeatPart;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct GameState {
    pub board: BoardState,
    pub focus_board: bool,
    pub pointed: Option<Node>,
    /// The facts of the pointed node, as the screen reader reads them.
    pub(super) pointed_facts: Option<String>,
    pub(super) refused: Option<Refused>,
    pub heat: bool,
    pub(crate) heat_part: HeatPart,
    /// Whether the card *Help me* is open.
    pub help: bool,
    /// Whether the open card takes the focus when it is drawn.
    pub(super) focus_card: bool,
    /// What had the focus before the card *Help me* was opened by its button.
    pub(super) focus_before: Option<Id>,
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

/// The answer to a refused click or key, shown until the game or the hint changes or another node is pointed at.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    pub(super) text: String,
    pointed: Option<Node>,
    seen: Seen,
}

/// Of the session when the answer was given: revision, shown position, hint.
type Seen = (u64, usize, Option<Node>);

fn seen(session: &Session) -> Seen {
    (session.revision(), session.shown_ply(), session.ready_hint().map(Hint::node))
}

impl Refused {
    /// `pointed` is the node at the pointer.
    pub(super) fn new(session: &Session, text: String, pointed: Option<Node>) -> Self {
        Self { text, pointed, seen: seen(session) }
    }

    pub(super) fn is_current(&self, session: &Session, pointed: Option<Node>) -> bool {
        self.seen == seen(session) && (pointed.is_none() || pointed == self.pointed)
    }
}

/// The card below the players. One is shown at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Card {
    Help,
    Hint,
    Winner,
}

impl GameState {
    /// Shows above the board why a key was refused.
    pub(crate) fn refuse(&mut self, session: &Session, why: &str) {
        self.refused = Some(Refused::new(session, why.to_owned(), self.pointed));
    }

    pub(super) fn card(&self, scene: &Scene<'_>) -> Option<Card> {
        let session = scene.session;
        if self.help && session.outcome().is_none() {
            return Some(Card::Help);
        }
        if !matches!(session.hint(), HintState::Closed) {
            return Some(Card::Hint);
        }
        (session.is_started() && scene.shows_winner).then_some(Card::Winner)
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

    /// Whether the current place is that of a move.
    pub(super) const fn is_at_any_move(self) -> bool {
        matches!(self.unit, NavigationUnit::Moves) || self.at > 0
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
