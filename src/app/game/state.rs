//! The state of the game page between frames.

use crate::app::board::BoardState;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub struct State {
    pub board: BoardState,
    pub focus_board: bool,
    pub pointed: Option<Node>,
    /// Also in the review.
    pub heat: bool,
    /// Replaces the setting once the player has shown or hidden the winner.
    pub truth: Option<bool>,
    /// Chosen before New Game is opened.
    pub next_personalities: Vec<(Player, Personality)>,
}
