//! The cards of the puzzles, of today's puzzle, and of the player's own mistakes.

use crate::app::learn::action::LearnAction;
use crate::app::learn::hub::card::Contents;
use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::scene::Scene;
use crate::messages::puzzle as msg;

/// Its button is the main one once all lessons are finished.
pub(super) fn puzzles(scene: &Scene<'_>) -> Contents {
    let total = scene.progress.puzzle_counts().total();
    let line =
        if total.of == 0 { msg::ABOUT_PUZZLES.to_owned() } else { msg::found_of(total.part, total.of) };
    let is_primary = scene.progress.next_step().is_none();
    Contents { is_primary, ..contents(msg::PUZZLES, line, msg::SOLVE, PuzzleAction::Show) }
}

pub(super) fn today(scene: &Scene<'_>) -> Contents {
    let line = msg::day_state(scene.today, scene.progress.day(scene.today));
    contents(msg::TODAY, line, msg::OPEN_TODAY, PuzzleAction::ShowDay(None))
}

pub(super) fn mistakes(scene: &Scene<'_>) -> Contents {
    let cards = scene.progress.cards();
    let line = msg::cards_due(cards.due(scene.today), cards.all().len());
    contents(msg::MY_MISTAKES, line, msg::PRACTISE_SHORT, PuzzleAction::Practise)
}

fn contents(heading: &'static str, line: String, button: &'static str, action: PuzzleAction) -> Contents {
    Contents { heading, line, button, action: LearnAction::Puzzle(action), is_primary: false }
}
