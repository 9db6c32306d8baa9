//! The state of the game page between frames.

use crate::app::board::BoardState;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;

#[derive(Debug, Default)]
pub struct State {
    /// Cursor, zoom and animations of the board.
    pub board: BoardState,
    /// Whether the board takes the focus in the next frame.
    pub focus_board: bool,
    /// The node under the pointer or the cursor.
    pub pointed: Option<Node>,
    /// Whether the weights are shown, also in the review.
    pub heat: bool,
    /// Whether the player has requested or hidden who wins, against the settings.
    pub truth: Option<bool>,
    /// Personalities for the next game, chosen before New Game is opened.
    pub next_personalities: Vec<(Player, Personality)>,
}
