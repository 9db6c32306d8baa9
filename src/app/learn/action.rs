//! Requests to the pages for learning.

use crate::app::learn::lesson::action::LessonAction;
use crate::app::learn::puzzle::action::PuzzleAction;

/// A request to one of the pages.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnAction {
    ShowHub,
    Lesson(LessonAction),
    Puzzle(PuzzleAction),
    ShowProgress,
    ForgetProgress,
    RestoreProgress,
}
