//! Autosaves unsaved changes in the personality editor after a short pause, and offers them at the next start if the
//! window closed without a question.

use std::path::{Path, PathBuf};
use std::time::Duration;

use span_it_files::storage;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::editor::action::EditorAction;
use crate::app::editor::drafts;
use crate::app::editor::drafts::Drafts;
use crate::app::editor::open::{ask_to_save, edit};
use crate::app::store::disk_task::{self, Request};
use crate::app::store::read::storage_help;
use crate::app::store::set_aside::set_aside;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;

/// How long the form must be unchanged before it is written.
const WRITE_DELAY: Duration = Duration::from_millis(500);

/// At the start: offers the drafts of earlier windows.
pub(crate) fn restore(cx: &mut Context) {
    let Some(instance_lock) = &cx.store.instance_lock else { return };
    let (recovered, free): (Vec<_>, Vec<_>) = instance_lock.drafts().partition(|path| storage::exists(path));
    cx.features.drafts = Drafts { own_file: free.into_iter().next(), recovered, ..Drafts::default() };
    offer_draft(cx);
}

/// What the draft of an earlier window is.
enum Found {
    /// It has unsaved changes to a personality of this name.
    Unsaved(String),
    Saved,
    /// Why it cannot be read, and its new name if it was set aside.
    Unreadable(String, Option<PathBuf>),
}

/// Reads drafts up to the first one with unsaved changes. Sets unreadable ones aside. A slow disk may take long.
fn find_unsaved(paths: Vec<PathBuf>) -> Vec<(PathBuf, Found)> {
    let mut drafts = Vec::new();
    for path in paths {
        let found = match drafts::read(&path) {
            Ok(form) if form.is_unsaved() => Found::Unsaved(form.draft.name),
            Ok(_) => Found::Saved,
            Err(problem) => Found::Unreadable(problem, set_aside(&path)),
        };
        let is_last = matches!(found, Found::Unsaved(_));
        drafts.push((path, found));
        if is_last {
            break;
        }
    }
    drafts
}

fn request(path: &Path) -> Request {
    Request::write(path, Notice::information(files::is_being_read(path)).topic(NoticeTopic::Opening))
}

/// Offers the first remaining draft. Forgets those that have been saved since.
fn offer_draft(cx: &mut Context) {
    let paths = cx.features.drafts.recovered.clone();
    let Some(first) = paths.first() else { return };
    disk_task::run(
        cx,
        request(first),
        || find_unsaved(paths),
        |cx, drafts| {
            for (path, found) in drafts.unwrap_or_default() {
                note_draft(cx, &path, found);
            }
        },
    );
}

fn note_draft(cx: &mut Context, path: &Path, found: Found) {
    match found {
        Found::Unsaved(name) => {
            let message = Notice::information(files::draft_not_saved(&name)).topic(NoticeTopic::Draft);
            let open = (files::OPEN_DRAFT.to_owned(), Action::Editor(EditorAction::OpenDraft));
            let discard = (files::DISCARD_DRAFT.to_owned(), Action::Editor(EditorAction::DiscardDraft));
            return cx.view.notices.add(Notice { offer: Some(open), other: Some(discard), ..message });
        }
        Found::Saved => remove_draft(cx, path),
        Found::Unreadable(problem, Some(aside)) => {
            let notice = Notice::problem(files::draft_unreadable(&problem, &aside));
            cx.view.notices.add(notice.with_help(storage_help()));
        }
        Found::Unreadable(_, None) => {}
    }
    cx.features.drafts.recovered.retain(|recovered| recovered != path);
}

/// Opens the editor with the offered draft, which then belongs to this window.
pub(crate) fn open_draft(cx: &mut Context) {
    let Some(path) = cx.features.drafts.recovered.first().cloned() else { return };
    if ask_to_save(cx, Action::Editor(EditorAction::OpenDraft)) {
        return;
    }
    cx.view.notices.close_topic(NoticeTopic::Draft);
    cx.features.drafts.recovered.remove(0);
    let (request, draft) = (request(&path), path.clone());
    disk_task::run(
        cx,
        request,
        move || drafts::read(&draft),
        |cx, form| {
            match disk_task::result(form) {
                // Its disk was slow, and other changes were entered meanwhile.
                Ok(_) if cx.features.editor.as_ref().is_some_and(|state| state.form.is_unsaved()) => {
                    cx.features.drafts.recovered.insert(0, path);
                }
                Ok(form) => {
                    delete_draft(cx);
                    let drafts = &mut cx.features.drafts;
                    (drafts.own_file, drafts.has_autosave) = (Some(path), true);
                    edit(cx, form);
                }
                Err(problem) => cx.report(Notice::problem(files::not_opened(&path, problem))),
            }
            offer_draft(cx);
        },
    );
}

pub(crate) fn discard_draft(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Draft);
    if !cx.features.drafts.recovered.is_empty() {
        let path = cx.features.drafts.recovered.remove(0);
        remove_draft(cx, &path);
    }
    offer_draft(cx);
}

/// Writes the draft after a pause, and removes it if there are no changes. Returns when to call again.
pub(crate) fn autosave_draft(cx: &mut Context, now: Duration) -> Option<Duration> {
    let form = cx.features.editor.as_ref().map(|state| &state.form).filter(|form| form.is_unsaved());
    let Some(form) = form else {
        delete_draft(cx);
        return None;
    };
    let drafts = &mut cx.features.drafts;
    let path = drafts.own_file.clone()?;
    let since = match &drafts.observed {
        Some((observed, since)) if *observed == form.draft => *since,
        _ => {
            (drafts.observed, drafts.is_written) = (Some((form.draft.clone(), now)), false);
            now
        }
    };
    let rested = now.saturating_sub(since);
    if drafts.is_written || rested < WRITE_DELAY {
        return (!drafts.is_written).then(|| WRITE_DELAY.saturating_sub(rested));
    }
    drafts.is_written = true;
    let Some(writer) = &cx.store.writer else { return None };
    // An invalid field keeps its last valid value.
    let last = drafts.last.as_ref().filter(|(saved, _)| saved == form.saved_personality());
    let entered = form.personality_or(last.map_or(form.saved_personality(), |(_, last)| last));
    drafts.has_autosave = true;
    writer.write(path, drafts::text(&entered, form));
    drafts.last = Some((form.saved_personality().clone(), entered));
    None
}

/// Forgets the draft: its changes are saved or discarded.
fn delete_draft(cx: &mut Context) {
    let drafts = &mut cx.features.drafts;
    (drafts.observed, drafts.last) = (None, None);
    if std::mem::take(&mut drafts.has_autosave)
        && let Some(path) = drafts.own_file.clone()
    {
        remove_draft(cx, &path);
    }
}

fn remove_draft(cx: &Context, path: &Path) {
    if let Some(writer) = &cx.store.writer {
        writer.remove(path.to_owned());
    }
}
