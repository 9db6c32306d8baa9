//! Training a personality: what is to be trained, how it goes, what came of it; and the sign in the
//! menu bar, for it goes on while other pages are shown.

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
use crate::app::jobs::personality_loader::Reading;
use crate::app::shell::Actions;
use crate::app::training::job::{Standing, Training};
use crate::app::ui::click_guard::Guard;
use crate::app::ui::widgets;
use crate::messages::training as words;

pub use crate::app::training::form::Form;

/// The most size of the dialog, in points.
const SIZE: (f32, f32) = (680.0, 720.0);

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Opens the dialog: on the training there is, else on the choices.
    Open,
    /// Draws another seed.
    DrawSeed,
    /// Begins.
    Start,
    /// Ends the search with the round under way.
    Finish,
    /// Breaks off; the best so far is kept.
    Cancel,
    /// Goes on.
    GoOn,
    /// Opens what came of it, or the best so far, in the editor.
    Take,
    /// Throws it away; the first time, asks whether to.
    Discard,
    /// Does not throw it away after all.
    Keep,
    /// Back to the choices, with the personality at hand.
    New,
}

/// The choices, and the training there is; both stay while the dialog is closed.
#[derive(Debug, Default)]
pub struct State {
    /// The choices, while they are shown.
    pub form: Option<Box<Form>>,
    /// The training that is under way, was broken off or is over.
    pub run: Option<Box<Training>>,
    /// The player's own personalities, while their folder is read.
    pub reading: Option<Reading>,
    /// Whether it is asked if the training is to be thrown away.
    pub doubt: bool,
    /// Whether the main button is to be given the keyboard: the dialog has just been opened.
    pub focus: bool,
    /// What the buttons at the foot ask for; those that have just come take no click.
    pub(super) buttons: Guard<Vec<Ask>>,
}

impl State {
    /// Whether there is something in the training that the player has not dealt with.
    pub fn is_pending(&self) -> bool {
        self.run.as_ref().is_some_and(|run| match run.standing() {
            Standing::Over(ended) => !ended.taken,
            _ => true,
        })
    }

    /// What the sign in the menu bar says; none where nothing goes on or waits.
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

/// Shows the dialog; says whether it wants to be closed.
pub(super) fn show(
    (ctx, id): (&egui::Context, egui::Id),
    now: Duration,
    state: &mut State,
    actions: &mut Actions,
) -> bool {
    let focus = std::mem::take(&mut state.focus);
    let shown = state.run.as_ref().filter(|_| state.form.is_none());
    let shown = shown.map_or_else(Vec::new, |run| progress::asked_for(run, state.doubt));
    let fresh = state.buttons.is_fresh(shown, now);
    let (pressed, asked) = match (&mut state.form, &state.run) {
        (Some(form), _) => setup::show((ctx, id), form, focus),
        (None, Some(run)) => progress::show((ctx, id), run, (state.doubt, focus, fresh), now),
        (None, None) => (Pressed { help: false, done: true }, None),
    };
    actions.extend(asked.map(Action::Training));
    pressed.closes(actions)
}

/// The sign in the menu bar, which opens the dialog.
pub(super) fn sign(ui: &mut egui::Ui, now: Duration, state: &State, actions: &mut Actions) {
    let Some(said) = state.sign(now) else { return };
    if widgets::button(&said).small().quiet().show(ui).clicked() {
        actions.push(Action::Training(Ask::Open));
    }
}
