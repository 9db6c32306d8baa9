//! Training of a personality: setup, progress and result in a dialog, and a button in the menu bar while a
//! training is running or waiting.

pub(crate) mod chart;
pub(crate) mod commands;
pub mod config;
pub(crate) mod form;
pub mod job;
pub(crate) mod progress;
pub(crate) mod setup;

use std::time::Duration;

use eframe::egui;

use crate::app::Action;
use crate::app::dialogs::Pressed;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::{Chapter, Place};
use crate::app::shell::Actions;
use crate::app::training::job::{Standing, Training};
use crate::app::ui::click_guard::Guard;
use crate::app::ui::widgets;
use crate::jobs::personality_loader::PersonalityLoader;
use crate::messages::training as words;

pub use crate::app::training::form::Form;

/// Maximum size of the dialog, in points.
const SIZE: (f32, f32) = (680.0, 720.0);

/// Actions of the training dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingAction {
    /// Opens the dialog, with the current training or the setup.
    Open,
    /// Draws a new seed.
    DrawSeed,
    /// Starts the training.
    Start,
    /// Ends the search after the current round.
    Finish,
    /// Interrupts the training. The best variant so far is kept.
    Cancel,
    /// Resumes the training.
    GoOn,
    /// Opens the result, or the best variant so far, in the editor.
    Take,
    /// Discards the training. The first click asks for confirmation.
    Discard,
    /// Does not discard the training.
    Keep,
    /// Returns to the setup, with the current personality.
    New,
}

/// The setup and the current training. Both stay while the dialog is closed.
#[derive(Debug, Default)]
pub struct State {
    /// The setup, while it is shown.
    pub form: Option<Box<Form>>,
    /// The training that is running, interrupted or finished.
    pub run: Option<Box<Training>>,
    /// The job that reads the player's own personalities.
    pub reading: Option<PersonalityLoader>,
    /// Whether the dialog asks for confirmation to discard.
    pub doubt: bool,
    /// Whether to focus the main button, because the dialog has just been opened.
    pub focus: bool,
    /// The actions of the visible footer buttons. New buttons ignore clicks for a moment.
    pub(super) buttons: Guard<Vec<TrainingAction>>,
}

impl State {
    /// Whether a training is unfinished, or its result has not been opened.
    pub fn is_pending(&self) -> bool {
        self.run.as_ref().is_some_and(|run| match run.standing() {
            Standing::Over(ended) => !ended.taken,
            _ => true,
        })
    }

    /// The text of the button in the menu bar; `None` if nothing is running or waiting.
    fn sign(&self, now: Duration) -> Option<String> {
        let run = self.run.as_ref()?;
        match run.standing() {
            Standing::On(_) => Some(words::sign(run.share(now))),
            Standing::Stopped => Some(words::SIGN_STOPPED.to_owned()),
            Standing::Failed(_) => Some(words::SIGN_FAILED.to_owned()),
            Standing::Over(ended) => (!ended.taken).then(|| words::SIGN_OVER.to_owned()),
        }
    }
}

/// Shows the dialog. Returns whether to close it.
pub(super) fn show(
    ctx: &egui::Context,
    id: egui::Id,
    now: Duration,
    state: &mut State,
    actions: &mut Actions,
) -> bool {
    let focus = std::mem::take(&mut state.focus);
    let shown = state.run.as_ref().filter(|_| state.form.is_none());
    let shown = shown.map_or_else(Vec::new, |run| progress::asked_for(run, state.doubt));
    let fresh = state.buttons.is_fresh(shown, now);
    let (pressed, asked) = match (&mut state.form, &state.run) {
        (Some(form), _) => setup::show(ctx, id, form, focus),
        (None, Some(run)) => {
            let footer = progress::Footer { asks_to_discard: state.doubt, focus, fresh };
            progress::show(ctx, id, run, footer, now)
        }
        (None, None) => (Pressed { help: false, done: true }, None),
    };
    actions.extend(asked.map(Action::Training));
    pressed.closes(actions)
}

/// Shows the button in the menu bar that opens the dialog.
pub(super) fn sign(ui: &mut egui::Ui, now: Duration, state: &State, actions: &mut Actions) {
    let Some(said) = state.sign(now) else { return };
    if widgets::button(&said).small().quiet().show(ui).clicked() {
        actions.push(Action::Training(TrainingAction::Open));
    }
}

/// The dialog of the training. Its state stays while it is closed.
#[derive(Debug)]
pub(crate) struct TrainingDialog;

impl Dialog for TrainingDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        show(frame.ctx, frame.id, frame.scene.now, frame.training, frame.actions)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "training")
    }
}
