//! Carries out requests to *New from My Games*.

use crate::app::action::Action;
use crate::app::clone::action::CloneAction;
use crate::app::clone::job::CloneDialog;
use crate::app::context::Context;
use crate::app::editor::form::EditorForm;
use crate::app::editor::open::edit_unsaved;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::ui::notices::Notice;
use crate::jobs::repaint_wake;
use crate::messages::clone as msg;
use crate::platform::{FileKind, Folders};

pub(crate) fn apply(cx: &mut Context, action: CloneAction) {
    match action {
        CloneAction::Open => open_clone_dialog(cx),
        CloneAction::AddStored => with_dialog(cx, CloneDialog::read_stored),
        CloneAction::AddGame => ask_for_records(cx, FileKind::Record, msg::ADD_GAME_TITLE),
        CloneAction::AddFolder => ask_for_records(cx, FileKind::Folder, msg::ADD_FOLDER_TITLE),
        CloneAction::Add(path) => with_dialog(cx, |dialog| dialog.read(path)),
        CloneAction::Fit => with_dialog(cx, CloneDialog::fit),
        CloneAction::Stop => with_dialog(cx, CloneDialog::stop),
        CloneAction::Edit(personality) => {
            let again = Action::Clone(CloneAction::Edit(personality.clone()));
            edit_unsaved(cx, EditorForm::unsaved(*personality, None), again);
        }
    }
    cx.egui.request_repaint();
}

fn open_clone_dialog(cx: &mut Context) {
    let stored = cx.store.folders.as_ref().map(Folders::games);
    match CloneDialog::start(cx.settings.handle.trim(), stored, repaint_wake(&cx.egui)) {
        Ok(mut clone_dialog) => {
            clone_dialog.add(cx.session.setup().clone(), cx.session.game().clone());
            cx.view.dialogs.push(clone_dialog);
        }
        Err(error) => cx.report(Notice::problem(error.to_string())),
    }
}

fn with_dialog(cx: &mut Context, change: impl FnOnce(&mut CloneDialog)) {
    if let Some(dialog) = cx.view.dialogs.find_mut() {
        change(dialog);
    }
}

fn ask_for_records(cx: &mut Context, kind: FileKind, title: &str) {
    let then = |path| Action::Clone(CloneAction::Add(path));
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::open(kind, title, folder, then));
}

pub(crate) fn update(cx: &mut Context) {
    let Some(clone_dialog) = cx.view.dialogs.find_mut::<CloneDialog>() else { return };
    if clone_dialog.poll()
        && let Some(Ok(likeness)) = &clone_dialog.outcome
    {
        let text = msg::clone_ready(&likeness.personality.name, likeness.predicted.share());
        cx.view.announcement = text;
    }
}
