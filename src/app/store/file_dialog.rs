//! The file dialogs of the desktop, and the path field that replaces a missing one.

use std::path::Path;

use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::path_prompt;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::files;
use crate::platform::FileAnswer;

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
    cx.view.dialogs.push(path_prompt::PathPrompt::new(question, why));
}

/// Handles a path typed in the field that replaces a missing file dialog.
pub(crate) fn path_typed(cx: &mut Context, path: &Path) {
    let Some(form) = cx.view.dialogs.top_mut::<path_prompt::PathPrompt>() else { return };
    let Some(question) = form.question.take() else { return };
    if question.would_replace(path) {
        // No dialog has asked whether to replace the file.
        let problem = files::not_replaced(&question.target(path));
        form.question = Some(question);
        return not_saved(cx, problem);
    }
    cx.view.dialogs.pop();
    use_path(cx, question, path);
}

/// Adds a missing ending to a file to write. An existing file of the longer name is not replaced, because no dialog
/// has asked about it.
fn use_path(cx: &mut Context, question: FileQuestion, path: &Path) {
    let target = question.target(path);
    if target != path && target.exists() {
        not_saved(cx, files::exists_already(&target));
    } else {
        cx.requests.extend(question.answer(vec![target]));
    }
}

pub(crate) fn not_saved(cx: &mut Context, why: String) {
    cx.report(Notice::problem(why).topic(NoticeTopic::Saving).with_help(Chapter::Files));
}
