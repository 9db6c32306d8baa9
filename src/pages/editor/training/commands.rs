//! Carries out requests to the training. It is stored in `training.json`, with its rounds in `training.jsonl`, until the
//! player discards it or starts another.

use crate::context::prelude::*;
use crate::kit::input;
use crate::messages::{opponents, training as msg};
use crate::model::form::EditorForm;
use crate::model::training::config;
use crate::model::training::config::TrainingTask;
use crate::model::training::job::{Files, Status, Training};
use crate::pages::editor::commands::save_edited;
use crate::pages::editor::open::{ask_to_save, current_personality, edit_unsaved};
use crate::pages::editor::state::EditorState;
use crate::pages::editor::training::TrainingDialog;
use crate::pages::editor::training::form::TrainingForm;
use crate::pages::editor::training::state::TrainingState;
use crate::parts::chooser::Purpose;
use crate::parts::chooser::commands::ask_for_several;
use span_it_store::storage::{self, Document};

/// How often the progress is received while it is shown, and while it is hidden.
const SHOWN_INTERVAL: Duration = Duration::from_millis(200);
const HIDDEN_INTERVAL: Duration = Duration::from_secs(2);

/// Requests a command of the dialog. Other buttons are then at the places of the present ones.
pub(super) fn request(cx: &Context, command: fn(&mut Context)) {
    cx.later(move |cx| {
        command(cx);
        input::guard_new_controls(&cx.egui);
    });
}

pub(super) fn set_random_seed(cx: &mut Context) {
    let seed = cx.platform.random_seed();
    if let Some(form) = &mut cx.states.the_mut::<TrainingState>().form {
        form.seed = seed.to_string();
    }
}

pub(super) fn with_training(cx: &mut Context, change: impl FnOnce(&mut Training)) {
    if let Some(run) = &mut cx.states.the_mut::<TrainingState>().run {
        change(run);
    }
}

pub(super) fn resume(cx: &mut Context) {
    let now = cx.now();
    with_training(cx, |run| run.resume(now));
}

pub(crate) fn open_training(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Training);
    if cx.view.dialogs.has::<TrainingDialog>() {
        return;
    }
    let status = cx.states.the_mut::<TrainingState>().run.as_ref().map(|run| &run.status);
    if status.is_none_or(|status| matches!(status, Status::Finished(ended) if ended.taken)) {
        choose_training(cx);
    } else {
        cx.states.the_mut::<TrainingState>().form = None;
    }
    cx.states.the_mut::<TrainingState>().focus = true;
    cx.view.dialogs.push(TrainingDialog);
}

pub(super) fn choose_training(cx: &mut Context) {
    let (start, seed) = (current_personality(cx), cx.platform.random_seed());
    cx.states.the_mut::<TrainingState>().form = Some(Box::new(TrainingForm::new(start, seed)));
}

pub(super) fn ask_for_opponents(cx: &mut Context) {
    ask_for_several(cx, opponents::training_title(), Purpose::Training, |cx| {
        cx.states.the_mut::<TrainingState>().form.as_mut().map(|form| &mut form.opponents)
    });
}

pub(super) fn start_training(cx: &mut Context) {
    let Some(Ok(task)) = cx.states.the_mut::<TrainingState>().form.as_ref().map(|form| form.task()) else {
        return;
    };
    remove_training(cx);
    let files = files(cx);
    match Training::start(task, files, cx.platform.now(), repaint_wake(&cx.egui)) {
        Ok(run) => {
            cx.states.the_mut::<TrainingState>().run = Some(Box::new(run));
            cx.states.the_mut::<TrainingState>().form = None;
        }
        Err(error) => cx.report(Notice::problem(msg::stopped(error))),
    }
}

/// The window with the autosave keeps its training.
fn files(cx: &Context) -> Option<Files> {
    let folders = cx.store.folders.as_ref().filter(|_| cx.store.autosave.is_ok())?;
    Some(Files { task: folders.training(), log: folders.training_log() })
}

/// Ends the training and removes its files, also those that a training that was set aside has left.
fn remove_training(cx: &mut Context) {
    // Dropping it waits for its threads, so nothing is written afterwards.
    cx.states.the_mut::<TrainingState>().run = None;
    for file in files(cx).into_iter().flat_map(|Files { task, log }| [task, log]) {
        if let Err(problem) = storage::remove(&file) {
            cx.report(Notice::problem(problem.to_string()));
        }
    }
}

pub(super) fn ask_to_discard(cx: &mut Context) {
    let Some(run) = &cx.states.the::<TrainingState>().run else { return };
    let question = QuestionDialog {
        title: msg::discard_question(),
        text: msg::training_title(&run.task.start.name),
        help: Place::at(Chapter::Personalities, "training"),
        choices: vec![
            DialogChoice::none(msg::keep()).look(ChoiceLook::Main),
            DialogChoice::call(msg::discard(), discard_training).look(ChoiceLook::Destructive),
        ],
    };
    ask(cx, question);
}

fn discard_training(cx: &mut Context) {
    cx.view.dialogs.close::<TrainingDialog>();
    remove_training(cx);
}

/// Opens the result in the editor, and saves it: that asks for its name.
pub(super) fn keep_training_result(cx: &mut Context) {
    open_training_result(cx);
    if cx.states.get::<EditorState>().is_some_and(|state| state.form.origin.is_some()) {
        cx.later(save_edited);
    }
}

pub(super) fn open_training_result(cx: &mut Context) {
    let Some(personality) = cx.states.the_mut::<TrainingState>().run.as_ref().and_then(|run| run.best())
    else {
        return;
    };
    if ask_to_save(cx, Action::call(open_training_result)) {
        return;
    }
    let Some(run) = &mut cx.states.the_mut::<TrainingState>().run else { return };
    run.take();
    let author = Some(cx.settings.handle.trim()).filter(|handle| !handle.is_empty()).map(str::to_owned);
    let personality = Personality { author: personality.author.or(author), ..personality };
    let form = EditorForm::unsaved(personality, Some(run.task.start.clone()));
    edit_unsaved(cx, form, Action::call(open_training_result));
}

/// At the start: loads the training of an earlier window. Sets an unreadable one aside.
pub(crate) fn restore(cx: &mut Context) {
    let Some(files) = files(cx) else { return };
    let mut document = Document::new(files.task.clone(), config::MAX_FILE_BYTES, TrainingTask::from_json);
    let loaded = match document.load() {
        Ok(None) => return,
        Ok(Some(saved)) => Training::load(saved, files.clone(), repaint_wake(&cx.egui))
            .map_err(|error| document.set_aside(error.to_string())),
        Err(aside) => Err(aside),
    };
    let notice = match loaded {
        Ok(run) => {
            let message = match &run.status {
                Status::Finished(ended) if ended.taken => None,
                Status::Finished(ended) => Some(msg::result_ready(&ended.personality.name)),
                _ => Some(msg::interrupted(&run.task.start.name)),
            };
            cx.states.the_mut::<TrainingState>().run = Some(Box::new(run));
            let offer = Some((msg::show().to_owned(), Action::ShowTraining));
            message
                .map(|message| Notice { offer, ..Notice::information(message) }.topic(NoticeTopic::Training))
        }
        Err(aside) => {
            // The start of the next training reports a failure.
            storage::set_aside(&files.log);
            Some(Notice::problem(crate::messages::files::set_aside(msg::unreadable(), &aside)))
        }
    };
    if let Some(notice) = notice {
        cx.view.notices.add(notice);
    }
}

/// Receives the progress of the training. Returns when to call again.
pub(crate) fn update(cx: &mut Context) -> Option<Duration> {
    span_it_lab::yield_cores(cx.session.is_computer_thinking());
    let run = cx.states.the_mut::<TrainingState>().run.as_mut()?;
    let ended = run.poll();
    if let Some(problem) = run.problem.take() {
        cx.report(Notice::problem(problem));
        return None;
    }
    match &run.status {
        Status::Finished(over) if ended => {
            let objective = &run.task.training.objective;
            cx.view.announcement = msg::finished(&over.personality.name, &over.held_out, objective);
        }
        Status::Failed(why) if ended => {
            let notice = Notice::problem(msg::stopped(why));
            cx.report(notice);
        }
        Status::Running(_) => {
            let shown = cx.view.dialogs.top::<TrainingDialog>().is_some();
            return Some(if shown { SHOWN_INTERVAL } else { HIDDEN_INTERVAL });
        }
        _ => {}
    }
    None
}

/// Does not offer the result of the training again, because it is saved or discarded in the editor.
pub(crate) fn record_decision(cx: &mut Context) {
    let form = cx.states.get::<EditorState>().map(|editor| &editor.form);
    if let Some(saved) = form.filter(|form| form.origin.is_some()).map(|form| form.saved.clone()) {
        cx.states.the_mut::<TrainingState>().record_decision(&saved);
    }
}
