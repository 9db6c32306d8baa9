//! The state of the game page between frames.

use crate::app::board::BoardState;
use crate::app::game::refusal::Refused;
use crate::app::session::Session;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub struct State {
    pub board: BoardState,
    pub focus_board: bool,
    pub pointed: Option<Node>,
    pub(super) refused: Option<Refused>,
    /// Also in the review.
    pub heat: bool,
    /// Replaces the setting once the player has shown or hidden the winner.
    pub truth: Option<bool>,
    /// Chosen before New Game is opened.
    pub next_personalities: Vec<(Player, Personality)>,
}

impl State {
    /// Why the latest click was refused.
    pub(super) fn refusal(&self, session: &Session) -> Option<String> {
        let refused = self.refused.filter(|refused| refused.is_current(session, self.pointed))?;
        Some(refused.reason(session))
    }
}
