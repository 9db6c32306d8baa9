//! Saves the personality in the editor.

use std::path::{Path, PathBuf};

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::editor::action::EditorAction;
use crate::app::editor::outside_change;
use crate::app::library::commands::with_copy;
use crate::app::library::own_folder::check_name;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::save::write_personality;
use crate::app::store::{file_dialog, personality_folder};
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
    with_personality_to_save(cx, |cx, personality| {
        personality_folder::with_folder(cx, move |cx, folder| {
            let name = personality.map(|personality| personality.name).unwrap_or_default();
            let Some(form) = cx.features.form_mut() else { return };
            let (name, own) = (form.file_name(&name), form.file.clone());
            let then = |path| Action::Editor(EditorAction::SaveTo(path));
            let question =
                FileQuestion::save(FileKind::Personality, files::SAVE_PERSONALITY, folder, name, then);
            file_dialog::ask(cx, question.with_own_file(own));
        });
    });
}

pub(super) fn save_to(cx: &mut Context, path: PathBuf) {
    with_personality_to_save(cx, move |cx, personality| {
        if let Some(personality) = personality {
            write(cx, &path, &personality);
        }
    });
}

fn write(cx: &mut Context, path: &Path, personality: &Personality) {
    let Some(before) = cx.features.form_mut().map(|form| form.saved_personality().clone()) else { return };
    if let Err(error) = check_name(&before.name, &personality.name) {
        cx.view.after_saving = None;
        return file_dialog::not_saved(cx, files::not_saved(path, error));
    }
    let (written, file) = (personality.clone(), path.to_owned());
    write_personality(cx, path, personality, move |cx, is_written| {
        if is_written {
            note_saved(cx, &before, written, file);
        } else {
            cx.view.after_saving = None;
        }
    });
}

/// The file of the personality that was `before` is written. The editor may show another one by now.
fn note_saved(cx: &mut Context, before: &Personality, written: Personality, file: PathBuf) {
    recording::note_saved(cx, before, &written, &file);
    let is_shown = cx.features.form_mut().is_some_and(|form| form.saved_personality() == before);
    if !is_shown {
        return;
    }
    cx.features.record_training_decision();
    cx.view.notices.close_topic(NoticeTopic::EditedFile);
    if let Some(state) = &mut cx.features.editor {
        state.form.saved(written, file);
        state.watch_again();
    }
}

/// Passes on the entered personality. One without a file that has the name of a built-in one becomes a copy.
fn with_personality_to_save(
    cx: &mut Context,
    then: impl FnOnce(&mut Context, Option<Personality>) + 'static,
) {
    let form = cx.features.form_mut();
    let Some((personality, is_new)) = form.and_then(|form| Some((form.personality()?, form.file.is_none())))
    else {
        return then(cx, None);
    };
    let has_same_name = |one: &Personality| one.name.to_lowercase() == personality.name.to_lowercase();
    if is_new && library::builtin().iter().any(has_same_name) {
        with_copy(cx, personality, |cx, copy| then(cx, Some(copy)));
    } else {
        then(cx, Some(personality));
    }
}
