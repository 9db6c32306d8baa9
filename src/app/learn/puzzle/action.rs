//! Requests of the page of puzzles.

use span_it_history::GameId;
use span_it_learning::date::Date;
use span_it_learning::generate::Wanted;
use span_it_learning::puzzles::{Answer, Band};
use span_it_learning::source::Effort;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PuzzleAction {
    /// Shows the page with the mix for the player's rating.
    Show,
    /// Shows the puzzle of this day, today's without a day.
    ShowDay(Option<Date>),
    /// Shows the cards of the player's own mistakes that are due.
    Practise,
    /// Shows the cards of the mistakes in the finished game on the table.
    PractiseGame,
    /// Shows the cards of the player's mistakes in a stored game.
    PractiseStored(GameId),
    /// Looks for puzzles of these kinds and this level.
    Choose(Choice),
    Answer(Answer),
    TryAgain,
    /// Shows the answer. The puzzle counts as not found.
    ShowAnswer,
    /// Another puzzle.
    Next,
    /// Shows the position of *Spot the mistake* after this many moves.
    Step(usize),
    /// Opens *Show Why* for the position that was reached.
    ShowWhy,
    /// Announces where the puzzle stands.
    Describe,
}

/// Which puzzles the player wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    pub kinds: Wanted,
    /// `None` for the player's level.
    pub band: Option<Band>,
    /// Ignored if there is a band.
    pub effort: Effort,
}

impl Default for Choice {
    fn default() -> Self {
        Self { kinds: Wanted::Mix, band: None, effort: Effort::Normal }
    }
}

impl Choice {
    /// Whether first answers count for the rating.
    pub(crate) fn is_rated(self) -> bool {
        self.kinds == Wanted::Mix && self.band.is_none()
    }
}
