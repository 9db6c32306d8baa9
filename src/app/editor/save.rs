//! Saves the personality in the editor.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::editor::outside_change;
use crate::app::editor::save_dialog::{self, Entered};
use crate::app::library::commands::{change, created_folder};
use crate::app::library::own_folder::check_name;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::save::write_personality;
use crate::app::ui::notices::NoticeTopic;
use crate::app::versions::recording;
use crate::messages::{editor as msg, files, library};
use crate::platform::FileKind;
use span_it_core::personality::Personality;

pub(super) fn save(cx: &mut Context) {
    let Some(form) = cx.features.form_mut() else { return };
    if form.file.is_some() {
        outside_change::save_unless_changed(cx);
    } else {
        save_dialog::ask(cx);
    }
}

/// Adds the personality to the folder of the player's own ones, or replaces one of them.
pub(super) fn save_named(cx: &mut Context, entered: &Entered) {
    let Some((before, personality)) = enter(cx, entered) else { return };
    let result = change(cx, |folder| {
        let folder = folder.ok_or_else(|| library::NO_FOLDER.to_owned())?;
        let Some(path) = &entered.replaced else { return folder.add(&personality) };
        folder.replace(path, &personality).map(|()| path.clone())
    });
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
    let folder = created_folder(cx);
    let Some(form) = cx.features.form_mut() else { return };
    let (name, own) = (form.file_name(&personality.name), form.file.clone());
    let then = |path: PathBuf| Action::call(move |cx| save_to(cx, &path));
    let question = FileQuestion::save(FileKind::Personality, files::SAVE_PERSONALITY, folder, name, then);
    file_dialog::ask(cx, question.with_own_file(own));
}

/// Enters the name and the author. Returns the personality as it was saved before, and as it is now.
fn enter(cx: &mut Context, entered: &Entered) -> Option<(Personality, Personality)> {
    if !entered.player.is_empty() {
        cx.settings.handle.clone_from(&entered.player);
    }
    let player = cx.settings.handle.trim().to_owned();
    let form = cx.features.form_mut()?;
    let mut draft = form.draft.clone();
    draft.name.clone_from(&entered.name);
    form.author(&player).unwrap_or_default().clone_into(&mut draft.author);
    form.enter(draft);
    Some((form.saved.clone(), form.personality()?))
}

pub(super) fn save_to(cx: &mut Context, path: &Path) {
    let Some(form) = cx.features.form_mut() else { return };
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
    recording::note_saved(cx, before, &personality, &path);
    cx.features.record_training_decision();
    cx.view.notices.close_topic(NoticeTopic::EditedFile);
    cx.settings.last_edited = Some(path.clone());
    if let Some(form) = cx.features.form_mut() {
        form.saved(personality, path);
    }
    save_dialog::close(cx);
}
