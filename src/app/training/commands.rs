//! Training a personality: carrying out what its dialog asks for, and keeping it from one start to the
//! next.
//!
//! A window has one training at a time. It is written down beside the window's autosaved game, as
//! `1-training.json` with its rounds in `1-training.jsonl`, until the player discards it or begins
//! another.

use std::time::Duration;

use eframe::egui;

use crate::app::editor;
use crate::app::store::instance_lock::Slot;
use crate::app::training::TrainingDialog;
use crate::app::training::config;
use crate::app::training::config::Task;
use crate::app::training::job::{Files, Standing, Training};
use crate::app::training::{Form, TrainingAction};
use crate::app::view::{About, Notice};
use crate::app::{Action, App};
use crate::jobs::personality_loader::PersonalityLoader;
use crate::jobs::waking;
use crate::messages::training as words;
use span_it_core::storage;

/// How often the progress is looked at, while it is shown and while it is not.
const LOOK: [Duration; 2] = [Duration::from_millis(200), Duration::from_secs(2)];

impl App {
    /// Carries out what the dialog asks for.
    pub(crate) fn apply_to_training(&mut self, ask: TrainingAction, ctx: &egui::Context) {
        let now = self.platform.now();
        match ask {
            TrainingAction::Open => self.open_training(ctx),
            TrainingAction::DrawSeed => {
                let seed = self.platform.chance();
                if let Some(form) = &mut self.view.training.form {
                    form.set_seed(seed);
                }
            }
            TrainingAction::Start => self.start_training(ctx),
            TrainingAction::Take => self.take_training(),
            TrainingAction::Discard if self.view.training.doubt => self.discard_training(),
            TrainingAction::Discard => self.view.training.doubt = true,
            TrainingAction::Keep => self.view.training.doubt = false,
            TrainingAction::New => self.choose_training(ctx),
            TrainingAction::Finish => self.on_training(Training::finish),
            TrainingAction::Cancel => self.on_training(Training::cancel),
            TrainingAction::GoOn => self.on_training(|run| run.go_on(now)),
        }
        ctx.request_repaint();
    }

    /// Does something to the training there is.
    fn on_training(&mut self, change: impl FnOnce(&mut Training)) {
        if let Some(run) = &mut self.view.training.run {
            change(run);
        }
    }

    /// Opens the dialog, unless it is open.
    fn open_training(&mut self, ctx: &egui::Context) {
        self.forget_offer();
        self.view.training.doubt = false;
        if self.view.dialogs.has::<TrainingDialog>() {
            return;
        }
        if self.view.training.run.is_none() {
            self.choose_training(ctx);
        } else {
            self.view.training.form = None;
        }
        self.view.training.focus = true;
        self.view.dialogs.push(TrainingDialog);
    }

    /// The notice that offers a training has done its work.
    fn forget_offer(&mut self) {
        self.view.notices.forget(About::Training);
    }

    /// Shows the choices, with the personality at hand.
    fn choose_training(&mut self, ctx: &egui::Context) {
        let (start, seed) = (self.personality_at_hand(), self.platform.chance());
        let reading = PersonalityLoader::start(self.own_folder(), waking(ctx));
        self.view.training.form = Some(Box::new(Form::new(start, seed)));
        self.view.training.reading = Some(reading);
    }

    fn start_training(&mut self, ctx: &egui::Context) {
        let Some(Ok(task)) = self.view.training.form.as_ref().map(|form| form.task()) else { return };
        self.clear_training();
        let files = self.store.slot.as_ref().map(Slot::training);
        // What was set aside may have left its rounds.
        if let Some(files) = files.clone() {
            self.remove_training(files);
        }
        match Training::start(task, files, self.platform.now(), waking(ctx)) {
            Ok(run) => {
                self.view.training.run = Some(Box::new(run));
                self.view.training.form = None;
            }
            Err(error) => self.tell_problem(Notice::problem(words::failed(error))),
        }
    }

    /// Ends the training there is, and forgets it.
    fn clear_training(&mut self) {
        // Its threads are waited for: nothing is written any more.
        let Some(run) = self.view.training.run.take() else { return };
        let files = run.files().cloned();
        drop(run);
        if let Some(files) = files {
            self.remove_training(files);
        }
    }

    /// Removes the files of a training, if there are any.
    fn remove_training(&mut self, Files { task, log }: Files) {
        for path in [task, log] {
            if let Err(error) = std::fs::remove_file(&path)
                && error.kind() != std::io::ErrorKind::NotFound
            {
                self.tell_problem(Notice::problem(error.to_string()));
            }
        }
    }

    fn discard_training(&mut self) {
        self.clear_training();
        self.view.training.doubt = false;
        self.view.dialogs.close::<TrainingDialog>();
    }

    /// Opens the editor on what came of it, which nobody has saved yet.
    fn take_training(&mut self) {
        let Some(personality) = self.view.training.run.as_ref().and_then(|run| run.best()) else { return };
        if self.ask_first(Action::Training(TrainingAction::Take)) {
            return;
        }
        let Some(run) = &mut self.view.training.run else { return };
        run.take();
        let form = editor::Form::unsaved(personality, Some(run.task().start.clone()));
        self.edit_unsaved(form, Action::Training(TrainingAction::Take));
    }

    /// What came of a training is saved or given up: it is not offered again. Until then it is, as a window
    /// that is killed saves nothing.
    pub(crate) fn settle_training(&mut self) {
        let form = self.view.editor.as_ref().map(|state| &state.form);
        if let Some(form) = form.filter(|form| form.is_of_training())
            && let Some(run) = &mut self.view.training.run
            && run.best().as_ref() == Some(form.saved_self())
        {
            run.settle();
        }
    }

    /// A training that an earlier window left; one that cannot be read is set aside.
    pub(crate) fn take_up_training(&mut self, ctx: &egui::Context) {
        let Some(files) = self.store.slot.as_ref().map(Slot::training).filter(|files| files.task.exists())
        else {
            return;
        };
        let read = storage::read_limited(&files.task, config::LARGEST).map_err(|error| error.to_string());
        let read = read.and_then(|text| Task::from_json(&text).map_err(|error| error.to_string()));
        let taken_up = read.and_then(|kept| {
            Training::take_up(kept, files.clone(), waking(ctx)).map_err(|error| error.to_string())
        });
        let notice = match taken_up {
            Ok(run) => {
                let said = match run.standing() {
                    Standing::Over(ended) if ended.taken => None,
                    Standing::Over(ended) => Some(words::waits(&ended.personality.name)),
                    _ => Some(words::left(&run.task().start.name)),
                };
                self.view.training.run = Some(Box::new(run));
                let offer = Some((words::SHOW.to_owned(), Action::Training(TrainingAction::Open)));
                said.map(|said| Notice { bad: false, offer, ..Notice::problem(said) }.about(About::Training))
            }
            Err(problem) => set_aside(&files, &problem),
        };
        if let Some(notice) = notice {
            self.view.notices.add(notice);
        }
    }

    /// Takes what the training has done since; says when to look again.
    pub(crate) fn work_on_training(&mut self) -> Option<Duration> {
        if let Some(all) = self.view.training.reading.as_ref().and_then(PersonalityLoader::poll) {
            self.view.training.reading = None;
            if let Some(form) = &mut self.view.training.form {
                form.offer(all);
            }
        }
        let busy = self.session.is_computer_thinking() || self.is_editor_drawing();
        let run = self.view.training.run.as_mut()?;
        run.make_room(busy);
        let ended = run.hear();
        if let Some(problem) = run.problem() {
            self.tell_problem(Notice::problem(problem));
            return None;
        }
        match run.standing() {
            Standing::Over(over) if ended => {
                let objective = &run.task().course.objective;
                self.view.announcement = words::over(&over.personality.name, &over.held_out, objective);
            }
            Standing::Failed(why) if ended => {
                let notice = Notice::problem(words::failed(why));
                self.tell_problem(notice);
            }
            Standing::On(_) => {
                let shown = self.view.dialogs.top::<TrainingDialog>().is_some();
                return Some(LOOK[usize::from(!shown)]);
            }
            _ => {}
        }
        None
    }

    fn is_editor_drawing(&self) -> bool {
        self.is_editing() && self.view.editor.as_ref().is_some_and(|state| state.is_drawing())
    }
}

/// Puts an unreadable training out of the way; what the player is told.
fn set_aside(files: &Files, problem: &str) -> Option<Notice> {
    let aside = storage::unused_sibling(&files.task, "bad");
    std::fs::rename(&files.task, &aside).ok()?;
    if files.log.exists() && std::fs::rename(&files.log, storage::unused_sibling(&files.log, "bad")).is_err()
    {
        // Whoever begins another training here is told.
    }
    Some(Notice::problem(words::unreadable(problem, &aside)))
}
