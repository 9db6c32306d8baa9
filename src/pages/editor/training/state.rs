//! The state of the training between frames.

use std::time::Duration;

use crate::messages::training as msg;
use crate::model::training::job::{Status, Training};
use crate::pages::editor::training::form::TrainingForm;
use span_it_core::personality::Personality;

/// The setup and the current training. Both stay while the dialog is closed.
#[derive(Debug, Default)]
pub struct TrainingState {
    pub form: Option<Box<TrainingForm>>,
    pub run: Option<Box<Training>>,
    /// Whether to focus the main button, because the dialog has just been opened.
    pub focus: bool,
}

impl TrainingState {
    /// The form contains the result, which is saved or discarded: does not offer it again. Until then it is offered at
    /// every start, because a killed window saves nothing.
    pub(crate) fn record_decision(&mut self, saved: &Personality) {
        if let Some(run) = &mut self.run
            && run.best().is_some_and(|best| is_opened_result(&best, saved))
        {
            run.record_decision();
        }
    }

    /// The text of the button in the menu bar; `None` if nothing is running or waiting.
    pub(super) fn badge(&self, now: Duration) -> Option<String> {
        let run = self.run.as_ref()?;
        match &run.status {
            Status::Running(_) => Some(msg::badge(run.share(now))),
            Status::Stopped => Some(msg::badge_stopped().to_owned()),
            Status::Failed(_) => Some(msg::badge_failed().to_owned()),
            Status::Finished(ended) => (!ended.taken).then(|| msg::badge_done().to_owned()),
        }
    }
}

/// The opened result has the player's name as its author.
fn is_opened_result(best: &Personality, opened: &Personality) -> bool {
    *best == Personality { author: best.author.clone(), ..opened.clone() }
}
