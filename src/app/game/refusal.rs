//! Why a node cannot be played, for the line above the board, the status bar and the screen reader.

use crate::app::game::headline;
use crate::app::session::{Hint, Session};
use crate::messages::game;
use span_it_core::board::Node;

/// In the position shown.
pub(super) fn reason(session: &Session, node: Node) -> String {
    let position = session.shown_position();
    let name = |player| game::short_name(&session.seat(player).name);
    let to_move = position.to_move();
    if session.outcome().is_some() && !session.is_viewing() {
        return game::GAME_IS_OVER.to_owned();
    }
    match position.owner(node) {
        Some(owner) if session.only_human() == Some(owner) => game::is_already_yours(node),
        Some(owner) => game::is_taken(node, &name(owner)),
        None if session.is_watching() => game::COMPUTERS_PLAY.to_owned(),
        None if session.is_viewing() => headline::viewing_line(session),
        None => game::is_turn_of(&name(to_move)),
    }
}

/// A refused click, shown until the game or the hint changes or another node is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refused {
    node: Node,
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

    pub(super) fn reason(self, session: &Session) -> String {
        reason(session, self.node)
    }
}
