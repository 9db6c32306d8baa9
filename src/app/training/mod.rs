//! Training of a personality: setup, progress and result in a dialog, and a button in the menu bar while a
//! training is running or waiting.

pub(crate) mod action;
pub(crate) mod chart;
pub(crate) mod commands;
pub(crate) mod config;
pub(crate) mod form;
pub mod job;
pub(crate) mod progress;
pub(crate) mod setup;
pub(crate) mod state;

use std::time::Duration;

use eframe::egui;

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame, Pressed};
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::Actions;
use crate::app::training::action::TrainingAction;
use crate::app::training::state::TrainingState;
use crate::app::ui::widgets;

const MAX_SIZE: (f32, f32) = (680.0, 720.0);

pub(super) fn badge(ui: &mut egui::Ui, now: Duration, state: &TrainingState, actions: &mut Actions) {
    let Some(text) = state.badge(now) else { return };
    if widgets::button(&text).small().quiet().show(ui).clicked() {
        actions.push(Action::Training(TrainingAction::Open));
    }
}

/// Its state stays while it is closed.
#[derive(Debug)]
pub(crate) struct TrainingDialog;

impl Dialog for TrainingDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let (ctx, id, now) = (frame.ctx, frame.id, frame.scene.now);
        let state = &mut frame.features.training;
        let focus = std::mem::take(&mut state.focus);
        let shown = state.run.as_ref().filter(|_| state.form.is_none());
        let shown = shown.map_or_else(Vec::new, |run| progress::shown_actions(run, state.asks_to_discard));
        let fresh = state.buttons.is_fresh(shown, now);
        let (pressed, asked) = match (&mut state.form, &state.run) {
            (Some(form), _) => setup::show(ctx, id, form, focus),
            (None, Some(run)) => {
                let footer = progress::Footer { asks_to_discard: state.asks_to_discard, focus, fresh };
                progress::show(ctx, id, run, footer, now)
            }
            (None, None) => (Pressed { help: false, done: true }, None),
        };
        frame.actions.extend(asked.map(Action::Training));
        pressed.closes(frame.actions)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "training")
    }
}
