//! Requests to the pages for learning.

use crate::app::learn::lesson::action::LessonAction;
use crate::app::learn::puzzle::action::PuzzleAction;
use span_it_learning::ladder::Handicap;

/// A request to one of the pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LearnAction {
    ShowHub,
    Lesson(LessonAction),
    Puzzle(PuzzleAction),
    ShowLadder,
    /// Starts the next game of a rung, 1 to 13.
    Challenge {
        rung: u8,
        handicap: Option<Handicap>,
    },
    ShowProgress,
    ForgetProgress,
    RestoreProgress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnPage {
    /// The cards of all others.
    Hub,
    Lesson,
    Puzzle,
    Ladder,
    Progress,
}
