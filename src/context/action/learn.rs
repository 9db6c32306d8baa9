//! Requests to the pages for learning.

use span_it_learn::date::Date;
use span_it_learn::generate::Wanted;
use span_it_learn::ladder::Handicap;
use span_it_learn::question::Answer;
use span_it_learn::rush::RushKind;
use span_it_learn::source::Effort;
use span_it_store::games::GameId;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LearnAction {
    ShowHub,
    Lesson(LessonAction),
    Puzzle(PuzzleAction),
    ShowLadder,
    /// Starts the next game of a rung, counted from 1.
    Challenge {
        rung: u8,
        handicap: Option<Handicap>,
    },
    /// The unfinished game of the ladder counts as lost and continues as an ordinary one.
    LoseLadderGame,
    ShowProgress,
    ForgetProgress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Begins this lesson, 1..=13.
    Start(u8),
    /// Begins with the first step that is not done, or with the first lesson.
    Resume,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PuzzleAction {
    /// Shows the page with the kinds and the effort of the last visit.
    Show,
    /// Shows the puzzle of this day, today's without a day.
    ShowDay(Option<Date>),
    /// Shows the cards of the player's own mistakes that are due.
    Practise,
    /// Shows the position before this move of the finished game on the table.
    PractisePosition(usize),
    /// Shows the cards of the player's mistakes in a stored game.
    PractiseStored(GameId),
    /// Begins a run.
    Rush(RushKind),
    /// Looks for puzzles of these kinds and this effort.
    Choose(Choice),
    Answer(Answer),
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choice {
    pub kinds: Wanted,
    pub effort: Effort,
}

impl Choice {
    /// Whether first answers count for the rating.
    pub(crate) fn is_rated(self) -> bool {
        self.kinds == Wanted::Mix
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LearnPage {
    /// The cards of all others.
    Hub,
    Lesson,
    Puzzle,
    Ladder,
    Progress,
}
