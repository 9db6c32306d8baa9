//! The buttons that go on: *Try again*, *Next*, *Show*, *Show Why*, *Skip*.

use eframe::egui::Ui;

use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::learn::puzzle::request;
use crate::app::learn::puzzle::state::State;
use crate::app::page::Possible;
use crate::app::scene::Actions;
use crate::app::ui::widgets::{self, Button};
use crate::messages::puzzle as msg;
use span_it_learning::puzzles::Answer;

/// The primary button: what to do next. It takes the focus after an answer.
pub(super) fn primary(ui: &mut Ui, width: f32, state: &mut State, actions: &mut Actions) {
    let (label, name, possible, action) = next_step(state);
    let button = widgets::button(label).named(name).primary().width(width);
    let response = button.show_possible(ui, possible);
    if state.wants_button && possible.is_ok() {
        // The board takes the focus in the frame after a click.
        state.wants_button = !response.has_focus();
        response.request_focus();
    }
    // The button may just have appeared under the pointer.
    if widgets::is_first_click(&response) {
        actions.push(request(action));
    }
}

/// The accessible name of the primary button.
pub(super) fn primary_name(state: &State) -> &'static str {
    next_step(state).1
}

fn next_step(state: &State) -> (&'static str, &'static str, Possible, PuzzleAction) {
    let next = if state.day().is_some() { msg::MORE_PUZZLES } else { msg::NEXT };
    let Some(attempt) = state.attempt() else {
        if state.end.is_none() {
            return (next, next, Err(msg::NO_PUZZLE), PuzzleAction::Next);
        }
        return (msg::MORE_PUZZLES, msg::MORE_PUZZLES, Ok(()), PuzzleAction::Show);
    };
    if attempt.runner().is_refuted() {
        (msg::TRY_AGAIN, msg::TRY_AGAIN, Ok(()), PuzzleAction::TryAgain)
    } else if attempt.is_over() {
        (next, next, Ok(()), PuzzleAction::Next)
    } else if attempt.moves().is_empty() {
        (next, next, Err(msg::NOT_ANSWERED), PuzzleAction::Next)
    } else {
        let possible = attempt.move_to_choose().ok_or(msg::NO_MOVE_YET);
        let answer = Answer::Move(possible.unwrap_or(0));
        (msg::CHOOSE_MOVE, msg::CHOOSE_MOVE_NAME, possible.map(|_| ()), PuzzleAction::Answer(answer))
    }
}

/// *Solution*, *Show Why* and *Skip*, each this wide.
pub(super) fn others(ui: &mut Ui, width: f32, state: &State, actions: &mut Actions) {
    let show = widgets::button(msg::SHOW).tip(msg::SHOW_TIP);
    one(ui, &show.width(width), state.can_show(), PuzzleAction::ShowAnswer, actions);
    let why = widgets::button(msg::WHY);
    one(ui, &why.width(width), state.can_show_why(), PuzzleAction::ShowWhy, actions);
    let skip = widgets::button(msg::SKIP).tip(msg::SKIP_TIP);
    one(ui, &skip.width(width), state.can_skip(), PuzzleAction::Next, actions);
}

fn one(ui: &mut Ui, button: &Button<'_>, possible: Possible, action: PuzzleAction, actions: &mut Actions) {
    if button.show_possible(ui, possible).clicked() {
        actions.push(request(action));
    }
}
