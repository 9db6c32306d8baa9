//! The file dialogs of the desktop, and the path field that replaces a missing one.

use crate::context::files::file_question::{PathPrompt, meant_path};
use crate::context::prelude::*;
use crate::messages::files;
use crate::platform::{FileAnswer, FilePurpose};

/// How long a file dialog may take to appear.
const MAX_WAIT: Duration = Duration::from_secs(3);

/// Opens a file dialog and returns at once. The answer arrives in [`handle_answer`]. If one is open already, offers to
/// enter the path for that one.
pub(crate) fn ask(cx: &mut Context, mut question: FileQuestion) {
    if cx.view.file_question.is_some() {
        return report_late(cx);
    }
    question.late_at = Some(cx.platform.now() + MAX_WAIT);
    cx.platform.request_file(question.request.clone(), repaint_wake(&cx.egui));
    cx.view.file_question = Some(question);
}

/// Reports a file dialog that has not appeared: it would have taken the focus. Returns how long to wait for it.
pub(crate) fn check(cx: &mut Context, now: Duration) -> Option<Duration> {
    let late_at = cx.view.file_question.as_ref()?.late_at?;
    if now < late_at || !cx.egui.input(|input| input.focused) {
        return Some(late_at.saturating_sub(now).max(MAX_WAIT / 10));
    }
    report_late(cx);
    None
}

fn report_late(cx: &mut Context) {
    if let Some(question) = &mut cx.view.file_question {
        question.late_at = None;
    }
    let mut notice = Notice::problem(files::dialog_late()).topic(NoticeTopic::FileDialog);
    notice.offer =
        Some((files::enter_path().to_owned(), Action::call(|cx| handle_answer(cx, FileAnswer::Unavailable))));
    cx.report(notice.with_help(Chapter::Files));
}

/// The answer of the file dialog. One that comes after the player has entered the path is ignored.
pub(crate) fn handle_answer(cx: &mut Context, answer: FileAnswer) {
    let Some(question) = cx.view.file_question.take() else { return };
    cx.view.notices.close_topic(NoticeTopic::FileDialog);
    match answer {
        FileAnswer::Picked(paths) => use_paths(cx, question, &paths),
        FileAnswer::Cancelled => cx.view.after_saving = None,
        FileAnswer::Unavailable => {
            cx.platform.forget_file_request();
            files::no_dialogs().clone_into(&mut cx.view.announcement);
            cx.view.dialogs.push(PathPrompt::new(question));
        }
    }
}

/// Handles a path typed in the field that replaces a missing file dialog.
pub(crate) fn path_typed(cx: &mut Context, text: &str) {
    let path = meant_path(text);
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
    cx.request_all(question.answer(vec![target]));
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
        None => cx.request_all(question.answer(targets)),
    }
}

pub(crate) fn not_saved(cx: &mut Context, why: String) {
    cx.report(Notice::problem(why).topic(NoticeTopic::Saving).with_help(Chapter::Files));
}
