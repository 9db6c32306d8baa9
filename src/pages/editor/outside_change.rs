//! Changes of the edited file by another program: the notice, and the question before a save that would replace them.

use crate::context::prelude::*;
use crate::messages::{editor as msg, files};
use crate::model::store::read::read_personality;
use crate::pages::editor::state::{EditorState, form_mut};
use crate::pages::editor::{commands, save};

enum FileContent {
    Personality(Box<Personality>),
    Missing,
    Unreadable,
}

impl FileContent {
    fn read(path: &Path) -> Self {
        match span_it_store::personalities::read(path) {
            Ok(personality) => Self::Personality(Box::new(personality)),
            Err(_) if storage::exists(path) => Self::Unreadable,
            Err(_) => Self::Missing,
        }
    }
}

fn own_file(cx: &mut Context) -> Option<PathBuf> {
    form_mut(&mut cx.states).and_then(|form| form.file.clone())
}

/// Reads the file again. *Undo* restores the entered values.
fn reload(cx: &mut Context) {
    cx.view.after_saving = None;
    cx.view.notices.close_topic(NoticeTopic::EditedFile);
    let Some(path) = own_file(cx) else { return };
    match read_personality(&path) {
        Ok(personality) => {
            if let Some(form) = form_mut(&mut cx.states) {
                form.reload(personality);
            }
        }
        Err(error) => {
            let details = error.details(&path);
            let notice = Notice::problem(files::not_opened(&path, error.reason));
            let notice = notice.topic(NoticeTopic::EditedFile).with_details(details);
            cx.report(notice.with_help(Place::at(Chapter::Files, "personality-files")));
        }
    }
}

/// Saves the entered values over the other program's. *Undo* brings the other values to the editor.
fn overwrite(cx: &mut Context) {
    let Some(path) = own_file(cx) else { return };
    let Some(form) = form_mut(&mut cx.states) else { return };
    if let (Some(own), FileContent::Personality(theirs)) = (form.personality(), FileContent::read(&path)) {
        form.reload(*theirs);
        form.set_all(&own);
    }
    save::save_to(cx, &path);
}

/// Saves the entered values to the file of the editor. Asks first if the file is no longer as the editor knows it. A
/// missing file is created again.
pub(super) fn save_unless_changed(cx: &mut Context) {
    let Some(path) = own_file(cx) else { return };
    let Some(form) = form_mut(&mut cx.states) else { return };
    let is_changed = match FileContent::read(&path) {
        FileContent::Personality(content) => *content != form.saved,
        FileContent::Unreadable => true,
        FileContent::Missing => false,
    };
    if is_changed {
        ask_to_overwrite(cx, &path);
    } else {
        save::save_to(cx, &path);
    }
}

fn ask_to_overwrite(cx: &mut Context, path: &Path) {
    let waiting = cx.view.after_saving.clone();
    let save_as = move |cx: &mut Context| {
        cx.view.after_saving.clone_from(&waiting);
        cx.later(commands::save_as);
    };
    let waiting = cx.view.after_saving.clone();
    let overwrite = move |cx: &mut Context| {
        cx.view.after_saving.clone_from(&waiting);
        overwrite(cx);
    };
    let question = QuestionDialog {
        title: msg::save_over_change_title(),
        text: msg::save_over_change(files::file_name(path)),
        help: Place::at(Chapter::Files, "personality-files"),
        choices: vec![
            DialogChoice::call(msg::overwrite(), overwrite),
            DialogChoice::call(msg::save_as(), save_as),
            DialogChoice::call(msg::reload(), reload),
        ],
    };
    ask(cx, question);
}

/// When the window gets the focus: shows a notice if the file has changed, or closes one that is no longer true.
pub(super) fn check_file(cx: &mut Context) {
    let Some(state) = cx.states.get::<EditorState>() else { return };
    let Some(path) = state.form.file.as_deref() else { return };
    let name = files::file_name(path);
    let notice = match FileContent::read(path) {
        FileContent::Personality(content) if *content == state.form.saved => {
            return cx.view.notices.close_topic(NoticeTopic::EditedFile);
        }
        FileContent::Missing => Notice::problem(msg::deleted_on_disk(&name)),
        _ => Notice {
            offer: Some((msg::reload().to_owned(), Action::call(reload))),
            ..Notice::information(msg::changed_on_disk(&name, state.form.changes()))
        },
    };
    cx.report(notice.topic(NoticeTopic::EditedFile));
}

/// The notice on a changed file states what reloading discards.
pub(super) fn update_notice(cx: &mut Context) {
    let Some(state) = cx.states.get::<EditorState>() else { return };
    let Some(notice) = cx.view.notices.find_mut(NoticeTopic::EditedFile) else { return };
    if let (Some(path), Some(_)) = (&state.form.file, &notice.offer) {
        notice.text = msg::changed_on_disk(files::file_name(path), state.form.changes());
    }
}
