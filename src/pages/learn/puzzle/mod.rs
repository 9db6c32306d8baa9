//! The page *Puzzles* (`docs/interface.md, "Puzzles"`): the endless supply, the puzzle of a day, the player's own mistakes,
//! and runs.

pub(crate) mod answer_texts;
pub(crate) mod attempt;
pub(crate) mod commands;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod run;
pub(crate) mod run_panel;
pub(crate) mod run_result;
pub(crate) mod state;

use crate::context::action::Action;
use crate::context::action::learn::{LearnAction, PuzzleAction};

const fn request(action: PuzzleAction) -> Action {
    Action::Learn(LearnAction::Puzzle(action))
}
