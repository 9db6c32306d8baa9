//! The page *Puzzles* (`docs/interface.md, "Puzzles"`): the endless supply, the puzzle of a day, and the player's own
//! mistakes.

mod answer_texts;
pub(crate) mod attempt;
pub(crate) mod commands;
pub(crate) mod page;
mod panel;
pub(crate) mod state;

use crate::app::action::Action;
use crate::app::learn::action::{LearnAction, PuzzleAction};

const fn request(action: PuzzleAction) -> Action {
    Action::Learn(LearnAction::Puzzle(action))
}
