//! Autosaves the game and the settings, and reports when that fails.

use std::time::Duration;

use crate::app::context::Context;
use crate::app::store::background_writer::BackgroundWriter;
use crate::app::store::read::storage_help;
use crate::app::store::recovery;
use crate::app::tournament::history::DELETED;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;

/// How much time of a person's running clock a crash can lose.
pub(crate) const MAX_UNSAVED_TIME: Duration = Duration::from_secs(5);

/// Queues writes of everything that has changed: the unfinished game after every move and when a person's running
/// clock has more than `max_unsaved` since the last write, and the settings.
pub(crate) fn autosave_changes(cx: &mut Context, max_unsaved: Duration) {
    if is_game_due(cx, max_unsaved) {
        let saved_turn = cx.session.persons_turn_time(cx.platform.now());
        (cx.store.saved_revision, cx.store.saved_turn) = (cx.session.revision(), saved_turn);
        if !cx.session.is_unused() && !cx.session.is_previewing() {
            recovery::autosave(cx);
        }
    }
    recovery::autosave_file_name(cx);
    recovery::autosave_standing(cx);
    recovery::autosave_recording(cx);
    if cx.store.saved_settings != cx.settings {
        cx.store.saved_settings = cx.settings.clone();
        if let (Some(writer), Some(folders)) = (&cx.store.writer, &cx.store.folders)
            && let Some(json) = cx.settings.to_json()
        {
            writer.write(folders.settings(), json);
        }
    }
    report_write_errors(cx);
}

fn is_game_due(cx: &Context, max_unsaved: Duration) -> bool {
    let unsaved = cx.session.persons_turn_time(cx.platform.now()).saturating_sub(cx.store.saved_turn);
    let max_unsaved = if cx.session.is_clock_running() { max_unsaved } else { Duration::ZERO };
    cx.store.saved_revision != cx.session.revision() || (!unsaved.is_zero() && unsaved >= max_unsaved)
}

/// At the start: removes leftover temporary files, and deleted files that are old.
pub(crate) fn clear_leftovers(cx: &Context) {
    if let (Some(writer), Some(folders)) = (&cx.store.writer, &cx.store.folders) {
        let others =
            [folders.root().to_owned(), folders.personalities(), folders.trash(), folders.autosave()];
        for folder in others {
            writer.clear(folder, None);
        }
        writer.clear(folders.tournaments(), Some(DELETED));
    }
}

pub(super) fn report_write_errors(cx: &mut Context) {
    for (path, problem) in cx.store.writer.as_ref().map(BackgroundWriter::outcomes).unwrap_or_default() {
        if let Some(problem) = problem {
            let notice = Notice::problem(files::own_files_not_saved(&problem)).topic(NoticeTopic::Autosave);
            let notice = notice.with_help(storage_help());
            if cx.store.instance_lock.is_some() {
                cx.report(notice);
            } else {
                // The notice that nothing can be saved is already shown and is more serious.
                cx.view.notices.add(notice);
            }
            cx.store.write_errors.insert(path, problem);
        } else if cx.store.write_errors.remove(&path).is_some() && cx.store.write_errors.is_empty() {
            cx.view.notices.close_topic(NoticeTopic::Autosave);
        }
    }
}
