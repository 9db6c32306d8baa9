//! Below the board: the three answers of *Who wins?*, and the steps of *Spot the mistake*.

use eframe::egui::{Align, Label, Layout, Ui};

use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::learn::puzzle::attempt::Attempt;
use crate::app::learn::puzzle::request;
use crate::app::learn::puzzle::state::State;
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::puzzle as msg;
use span_it_learning::puzzles::Answer;
use span_it_learning::truth::Class;

/// In points.
const GAP: f32 = 8.0;

/// Whether the page needs room for them.
pub(super) fn is_asked(state: &State) -> bool {
    state.attempt().is_some_and(|attempt| attempt.is_judge() || !attempt.moves().is_empty())
}

/// In one row.
pub(super) fn show(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let Some(attempt) = state.attempt() else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    if attempt.is_judge() { classes(ui, attempt, actions) } else { steps(ui, attempt, actions) }
}

fn classes(ui: &mut Ui, attempt: &Attempt, actions: &mut Actions) {
    let width = (ui.available_width() - 2.0 * GAP) / 3.0;
    let can_answer = attempt.asks_for_class();
    ui.horizontal(|ui| {
        for (index, class) in Class::ALL.into_iter().enumerate() {
            let label = msg::class(class);
            let keyed = crate::messages::lessons::keyed(index + 1, label);
            let button = widgets::button(&keyed).named(label).width(width).touch();
            if button.show_enabled(ui, can_answer, Some(msg::ANSWERED)).clicked() {
                actions.push(request(PuzzleAction::Answer(Answer::Class(class))));
            }
        }
    });
}

fn steps(ui: &mut Ui, attempt: &Attempt, actions: &mut Actions) {
    let (step, moves) = (attempt.step, attempt.moves().len());
    let mut target = None;
    ui.horizontal(|ui| {
        if widgets::icon_button(ui, Icon::Prev, msg::PREVIOUS, step > 0).clicked() {
            target = Some(step - 1);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, Icon::Next, msg::FOLLOWING, step < moves).clicked() {
                target = Some(step + 1);
            }
            ui.with_layout(Layout::centered_and_justified(eframe::egui::Direction::LeftToRight), |ui| {
                ui.add(Label::new(text::body(step_text(attempt))).truncate());
            });
        });
    });
    if let Some(step) = target {
        actions.push(request(PuzzleAction::Step(step)));
    }
}

fn step_text(attempt: &Attempt) -> String {
    attempt.move_text(attempt.step).unwrap_or_else(|| msg::START.to_owned())
}
