//! Saves the personality in the editor.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::editor::outside_change;
use crate::app::library::commands::{copy_of, created_folder};
use crate::app::library::own_folder::check_name;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::save::write_personality;
use crate::app::ui::notices::NoticeTopic;
use crate::app::versions::recording;
use crate::messages::files;
use crate::platform::FileKind;
use span_it_core::personality::{Personality, library};

pub(super) fn save(cx: &mut Context) {
    let Some(form) = cx.features.form_mut() else { return };
    if form.file.is_some() {
        outside_change::save_unless_changed(cx);
    } else {
        ask_for_file(cx);
    }
}

pub(super) fn ask_for_file(cx: &mut Context) {
    let folder = created_folder(cx);
    let name = personality_to_save(cx).map(|personality| personality.name).unwrap_or_default();
    let Some(form) = cx.features.form_mut() else { return };
    let (name, own) = (form.file_name(&name), form.file.clone());
    let then = |path: PathBuf| Action::call(move |cx| save_to(cx, &path));
    let question = FileQuestion::save(FileKind::Personality, files::SAVE_PERSONALITY, folder, name, then);
    file_dialog::ask(cx, question.with_own_file(own));
}

pub(super) fn save_to(cx: &mut Context, path: &Path) {
    let Some(personality) = personality_to_save(cx) else { return };
    let Some(before) = cx.features.form_mut().map(|form| form.saved.clone()) else { return };
    if let Err(error) = check_name(&before.name, &personality.name) {
        cx.view.after_saving = None;
        return file_dialog::not_saved(cx, files::not_saved(path, error));
    }
    if !write_personality(cx, path, &personality) {
        cx.view.after_saving = None;
        return;
    }
    recording::note_saved(cx, &before, &personality, path);
    cx.features.record_training_decision();
    cx.view.notices.close_topic(NoticeTopic::EditedFile);
    if let Some(form) = cx.features.form_mut() {
        form.saved(personality, path.to_owned());
    }
}

/// The entered personality. One without a file that has the name of a built-in one becomes a copy.
fn personality_to_save(cx: &mut Context) -> Option<Personality> {
    let form = cx.features.form_mut()?;
    let (personality, is_new) = (form.personality()?, form.file.is_none());
    let has_same_name = |one: &Personality| one.name.to_lowercase() == personality.name.to_lowercase();
    let is_copy = is_new && library::builtin().iter().any(has_same_name);
    Some(if is_copy { copy_of(cx, personality) } else { personality })
}
