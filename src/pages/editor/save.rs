//! Saves the personality in the editor.

use crate::context::files::save::write_personality;
use crate::context::files::versions;
use crate::context::prelude::*;
use crate::messages::{editor as msg, files, library};
use crate::model::own_folder::{OwnFolder, check_name};
use crate::pages::editor::save_dialog::Entered;
use crate::pages::editor::state::{EditorState, form_mut};
use crate::pages::editor::training::commands::record_decision;
use crate::pages::editor::{outside_change, save_dialog};

pub(super) fn save(cx: &mut Context) {
    let Some(form) = form_mut(&mut cx.states) else { return };
    if form.file.is_some() {
        outside_change::save_unless_changed(cx);
    } else {
        save_dialog::ask(cx);
    }
}

/// Adds the personality to the folder of the player's own ones, or replaces one of them.
pub(super) fn save_named(cx: &mut Context, entered: &Entered) {
    let Some((before, personality)) = enter(cx, entered) else { return };
    let add = |folder: Option<OwnFolder>| {
        let folder = folder.ok_or_else(|| library::no_folder().to_owned())?;
        let Some(path) = &entered.replaced else { return folder.add(&personality) };
        folder.replace(path, &personality).map(|()| path.clone())
    };
    let result = add(cx.own_personalities());
    cx.request(Action::Library(LibraryAction::Refresh));
    match result {
        Ok(path) => {
            cx.settings.remember(&path);
            let done = msg::saved_as(&personality.name);
            finish(cx, &before, personality, path);
            cx.confirm(done);
        }
        Err(problem) => save_dialog::refuse(cx, problem),
    }
}

pub(super) fn save_to_file(cx: &mut Context, entered: &Entered) {
    let Some((_, personality)) = enter(cx, entered) else { return };
    let folder = cx.created_folder();
    let Some(form) = form_mut(&mut cx.states) else { return };
    let (name, own) = (form.file_name(&personality.name), form.file.clone());
    let then = |path: PathBuf| Action::call(move |cx| save_to(cx, &path));
    let question = FileQuestion::save(FileKind::Personality, files::save_personality(), folder, name, then);
    file_dialog::ask(cx, question.with_own_file(own));
}

/// Enters the name and the author. Returns the personality as it was saved before, and as it is now.
fn enter(cx: &mut Context, entered: &Entered) -> Option<(Personality, Personality)> {
    if !entered.player.is_empty() {
        cx.settings.handle.clone_from(&entered.player);
    }
    let player = cx.settings.handle.trim().to_owned();
    let form = form_mut(&mut cx.states)?;
    let mut draft = form.draft.clone();
    draft.name.clone_from(&entered.name);
    form.author(&player).unwrap_or_default().clone_into(&mut draft.author);
    form.enter(draft);
    Some((form.saved.clone(), form.personality()?))
}

pub(super) fn save_to(cx: &mut Context, path: &Path) {
    let Some(form) = form_mut(&mut cx.states) else { return };
    let (before, Some(personality)) = (form.saved.clone(), form.personality()) else { return };
    if let Err(error) = check_name(&before.name, &personality.name) {
        cx.view.after_saving = None;
        return file_dialog::not_saved(cx, files::not_saved(path, error));
    }
    if write_personality(cx, path, &personality) {
        finish(cx, &before, personality, path.to_owned());
    } else {
        cx.view.after_saving = None;
    }
}

fn finish(cx: &mut Context, before: &Personality, personality: Personality, path: PathBuf) {
    let state = cx.states.get::<EditorState>();
    let is_same_file = state.is_some_and(|state| state.form.file.as_deref() == Some(&*path));
    let report = state.and_then(|state| state.accuracy_test());
    let kept = report.filter(|report| report.factors == personality.factors).and_then(versions::wins_kept);
    versions::note_saved(cx, is_same_file.then(|| before.clone()), &personality, &path, kept);
    record_decision(cx);
    cx.view.notices.close_topic(NoticeTopic::EditedFile);
    cx.settings.last_edited = Some(path.clone());
    if let Some(form) = form_mut(&mut cx.states) {
        form.saved(personality, path);
    }
    save_dialog::close(cx);
}
