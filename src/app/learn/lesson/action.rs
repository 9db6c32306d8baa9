//! Requests to a lesson.

use span_it_core::board::Node;
use span_it_learning::truth::Class;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Begins this lesson, 1..=12.
    Start(u8),
    /// Begins with the first step that is not done, or with the first lesson.
    Resume,
    Answer(Node),
    Judge(Class),
    Retry,
    /// Rings the answer.
    Show,
    Next,
    Repeat,
    Skip,
    /// Takes back a mistake in the game of the last lesson.
    TakeBack,
    /// Leaves a mistake and plays on.
    PlayOn,
    /// Opens *Show Why* for the position that was reached.
    ShowWhy,
    /// Announces where the step stands.
    Describe,
    /// Closes the lessons and begins the game of the first screen.
    Play,
}
