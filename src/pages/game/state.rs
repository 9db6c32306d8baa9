//! The state of the game page between frames.

use crate::board::BoardState;
use crate::context::prelude::*;
use crate::model::result::Changes;
use crate::model::session::{Hint, HintState};
use crate::pages::game::result::ShownEnd;
use crate::picture::heat_map::HeatPart;

#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct GameState {
    pub board: BoardState,
    pub focus_board: bool,
    pub pointed: Option<Node>,
    /// The facts of the pointed node, as the screen reader reads them.
    pub(crate) pointed_facts: Option<String>,
    pub(crate) refused: Option<Refused>,
    pub heat: bool,
    pub(crate) heat_part: HeatPart,
    /// Whether the card *Help me* is open.
    pub help: bool,
    /// Whether the open card takes the focus when it is drawn.
    pub(crate) focus_card: bool,
    /// What had the focus before the card *Help me* was opened by its button.
    pub(crate) focus_before: Option<Id>,
    /// Whether *Who is winning* is on.
    pub winner: bool,
    pub(crate) shown_end: ShownEnd,
    /// Of the result in the last frame, in points.
    pub(crate) result_height: f32,
    /// What the last finished game changed.
    pub(crate) changes: Option<Changes>,
    /// The player's own personalities that won the last game against the player, as the first screen offers them.
    pub(crate) rivals: Vec<Personality>,
    /// Chosen before New Game is opened.
    pub next_personalities: Vec<(Player, Personality)>,
}

/// In seconds.
const REFUSAL_TIME: f64 = 3.0;

/// The answer to a refused click or key, shown for some seconds or until the game or the hint changes or another node is
/// pointed at.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) text: String,
    pointed: Option<Node>,
    seen: Seen,
    /// Of the first frame that shows it.
    since: Option<f64>,
}

/// Of the session when the answer was given: revision, shown position, hint.
type Seen = (u64, usize, Option<Node>);

fn seen(session: &Session) -> Seen {
    (session.revision(), session.shown_ply(), session.ready_hint().map(Hint::node))
}

impl Refused {
    /// `pointed` is the node at the pointer.
    pub(crate) fn new(session: &Session, text: String, pointed: Option<Node>) -> Self {
        Self { text, pointed, seen: seen(session), since: None }
    }

    pub(crate) fn is_current(&mut self, session: &Session, pointed: Option<Node>, now: f64) -> bool {
        let is_new = now - *self.since.get_or_insert(now) < REFUSAL_TIME;
        is_new && self.seen == seen(session) && (pointed.is_none() || pointed == self.pointed)
    }
}

/// The card below the players. One is shown at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Card {
    Help,
    Hint,
    Winner,
}

impl GameState {
    /// Shows above the board why a key was refused.
    pub(crate) fn refuse(&mut self, session: &Session, why: &str) {
        self.refused = Some(Refused::new(session, why.to_owned(), self.pointed));
    }

    /// Why the latest click or key was refused.
    pub(super) fn refusal(&self, session: &Session) -> Option<String> {
        self.refused
            .as_ref()
            .filter(|refused| refused.seen == seen(session))
            .map(|refused| refused.text.clone())
    }

    pub(crate) fn card(&self, cx: &Context) -> Option<Card> {
        let session = &cx.session;
        if self.help && session.outcome().is_none() {
            return Some(Card::Help);
        }
        if !matches!(session.hint(), HintState::Closed) {
            return Some(Card::Hint);
        }
        (session.is_started() && cx.view.shows_winner).then_some(Card::Winner)
    }
}
