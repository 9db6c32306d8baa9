//! The file dialogs of the desktop, and the path field that replaces a missing one.

use std::path::{Path, PathBuf};

use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::store::file_question::{FileQuestion, PathPrompt, typed_path};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::files;
use crate::platform::{FileAnswer, FilePurpose};
use span_it_files::storage;

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
        FileAnswer::Picked(paths) => use_paths(cx, question, &paths),
        FileAnswer::Cancelled => cx.view.after_saving = None,
        FileAnswer::Unavailable => {
            files::NO_DIALOGS.clone_into(&mut cx.view.announcement);
            cx.view.dialogs.push(PathPrompt::new(question));
        }
    }
}

/// Handles a path typed in the field that replaces a missing file dialog.
pub(crate) fn path_typed(cx: &mut Context, text: &str) {
    let path = typed_path(text, std::env::home_dir().as_deref());
    let Some(prompt) = cx.view.dialogs.top_mut::<PathPrompt>() else { return };
    let Some(question) = prompt.question.take() else { return };
    let target = question.target(&path);
    if let Some(why) = refusal(&question, &path, &target) {
        prompt.question = Some(question);
        prompt.refuse(why.clone());
        cx.view.announcement = why;
        return;
    }
    cx.view.dialogs.pop();
    cx.requests.extend(question.answer(vec![target]));
}

/// Why a typed path is not used. No dialog has asked about replacing a file.
fn refusal(question: &FileQuestion, path: &Path, target: &Path) -> Option<String> {
    if question.request.purpose != FilePurpose::Save {
        return (!storage::exists(target)).then(|| files::no_such_file(target));
    }
    if storage::exists(target) && question.own.as_deref() != Some(path) {
        return Some(files::not_replaced(target));
    }
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.filter(|folder| !storage::is_folder(folder)).map(files::no_such_folder)
}

/// Adds a missing ending to a file to write. An existing file of the longer name is not replaced, because no dialog
/// has asked about it.
fn use_paths(cx: &mut Context, question: FileQuestion, paths: &[PathBuf]) {
    let targets: Vec<PathBuf> = paths.iter().map(|path| question.target(path)).collect();
    match targets.iter().find(|target| !paths.contains(target) && storage::exists(target)) {
        Some(target) => not_saved(cx, files::exists_already(target)),
        None => cx.requests.extend(question.answer(targets)),
    }
}

pub(crate) fn not_saved(cx: &mut Context, why: String) {
    cx.report(Notice::problem(why).topic(NoticeTopic::Saving).with_help(Chapter::Files));
}
