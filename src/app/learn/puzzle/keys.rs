//! The keys of the page: 1, 2 and 3 answer *Who wins?*, `PgUp` and `PgDn` step through moves, Enter chooses one.

use eframe::egui::{Key, Modifiers, Ui};

use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::learn::puzzle::request;
use crate::app::learn::puzzle::state::State;
use crate::app::learn::task::accepts_keys;
use crate::app::scene::Actions;
use span_it_learning::puzzles::Answer;
use span_it_learning::truth::Class;

const CLASS_KEYS: [Key; 3] = [Key::Num1, Key::Num2, Key::Num3];

pub(super) fn read(ui: &Ui, state: &mut State, actions: &mut Actions) {
    if !accepts_keys(ui) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::Y) {
        actions.push(request(PuzzleAction::ShowWhy));
    }
    if pressed(Key::I) {
        actions.push(request(PuzzleAction::Describe));
    }
    let is_free = state.board.is_focused() || ui.memory(|memory| memory.focused().is_none());
    let Some(attempt) = state.attempt_mut() else { return };
    if attempt.asks_for_class() {
        for (key, class) in CLASS_KEYS.into_iter().zip(Class::ALL) {
            if pressed(key) {
                actions.push(request(PuzzleAction::Answer(Answer::Class(class))));
            }
        }
    }
    if attempt.moves().is_empty() {
        return;
    }
    if pressed(Key::PageUp) {
        actions.push(request(PuzzleAction::Step(attempt.step.saturating_sub(1))));
    }
    if pressed(Key::PageDown) {
        actions.push(request(PuzzleAction::Step(attempt.step + 1)));
    }
    if is_free
        && let Some(index) = attempt.move_to_choose()
        && pressed(Key::Enter)
    {
        actions.push(request(PuzzleAction::Answer(Answer::Move(index))));
    }
}
