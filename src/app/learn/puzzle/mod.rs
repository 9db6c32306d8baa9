//! The page *Puzzles* (`docs/interface.md, "Puzzles"`): the endless supply, the puzzle of a day, and the player's own
//! mistakes. `attempt` has the puzzle on the board, `supply` where the next one comes from; the other files draw.

pub(crate) mod action;
pub(crate) mod answer_texts;
pub(crate) mod attempt;
pub(crate) mod board_area;
pub(crate) mod buttons;
pub(crate) mod choice_menus;
pub(crate) mod commands;
pub(crate) mod footer;
pub(crate) mod keys;
pub(crate) mod narrow;
pub(crate) mod page;
pub(crate) mod questions;
pub(crate) mod side_panel;
pub(crate) mod state;
pub(crate) mod stored_mistakes;
pub(crate) mod supply;

pub use state::State;

use crate::app::action::Action;
use crate::app::learn::action::LearnAction;
use crate::app::learn::puzzle::action::PuzzleAction;

const fn request(action: PuzzleAction) -> Action {
    Action::Learn(LearnAction::Puzzle(action))
}
