//! The file dialogs of the desktop, and the path field that replaces a missing one.

use std::path::{Path, PathBuf};

use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::store::disk_task;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::path_prompt::PathPrompt;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::files;
use crate::platform::FileAnswer;
use span_it_core::storage;

/// Opens a file dialog and returns at once, unless one is open. The answer arrives in [`handle_answer`].
pub(crate) fn ask(cx: &mut Context, question: FileQuestion) {
    if cx.view.file_question.is_none() {
        cx.platform.request_file(question.request.clone(), repaint_wake(&cx.egui));
        cx.view.file_question = Some(question);
    }
}

pub(crate) fn handle_answer(cx: &mut Context, answer: FileAnswer) {
    let Some(question) = cx.view.file_question.take() else { return };
    match answer {
        FileAnswer::Picked(path) => use_path(cx, question, &path),
        FileAnswer::PickedSeveral(paths) => cx.requests.extend(question.answer(paths)),
        FileAnswer::Cancelled => cx.view.after_saving = None,
        FileAnswer::Unavailable => ask_for_path(cx, question, files::NO_DIALOGS.to_owned()),
        FileAnswer::Failed(why) => ask_for_path(cx, question, files::dialog_failed(&why)),
    }
}

fn ask_for_path(cx: &mut Context, question: FileQuestion, why: String) {
    cx.view.announcement.clone_from(&why);
    cx.view.dialogs.push(PathPrompt::new(question, why));
}

/// Handles a path typed in the field that replaces a missing file dialog.
pub(crate) fn path_typed(cx: &mut Context, path: &Path) {
    let Some(form) = cx.view.dialogs.top_mut::<PathPrompt>() else { return };
    let Some(question) = form.question.take() else { return };
    let target = question.target(path);
    if !question.may_replace(path) {
        return with_existence(cx, target, |cx, target, exists| accept_typed(cx, question, target, exists));
    }
    accept_typed(cx, question, target, false);
}

/// Uses a typed path unless it would replace a file: no dialog has asked about that.
fn accept_typed(cx: &mut Context, question: FileQuestion, target: PathBuf, would_replace: bool) {
    let Some(form) = cx.view.dialogs.top_mut::<PathPrompt>() else { return };
    if would_replace {
        form.question = Some(question);
        return not_saved(cx, files::not_replaced(&target));
    }
    cx.view.dialogs.pop();
    cx.requests.extend(question.answer(vec![target]));
}

/// Adds a missing ending to a file to write. An existing file of the longer name is not replaced, because no dialog
/// has asked about it.
fn use_path(cx: &mut Context, question: FileQuestion, path: &Path) {
    let target = question.target(path);
    if target == path {
        cx.requests.extend(question.answer(vec![target]));
        return;
    }
    with_existence(cx, target, |cx, target, exists| {
        if exists {
            not_saved(cx, files::exists_already(&target));
        } else {
            cx.requests.extend(question.answer(vec![target]));
        }
    });
}

/// Passes on whether a file exists. One of a disk that cannot be read counts as existing.
fn with_existence(cx: &mut Context, path: PathBuf, then: impl FnOnce(&mut Context, PathBuf, bool) + 'static) {
    disk_task::read(cx, path, storage::exists, |cx, path, exists| {
        then(cx, path, exists.unwrap_or(true));
    });
}

pub(crate) fn not_saved(cx: &mut Context, why: String) {
    cx.report(Notice::problem(why).topic(NoticeTopic::Saving).with_help(Chapter::Files));
}
