//! Autosaves the game and the settings, and reports when that fails.

use std::path::Path;
use std::time::Duration;

use eframe::egui::ViewportCommand;

use crate::app::action::{Action, WindowAction};
use crate::app::context::Context;
use crate::app::editor::unsaved::ask_to_save;
use crate::app::features::PageId;
use crate::app::help::commands::close_help;
use crate::app::review::player_identification::PlayerIdentificationDialog;
use crate::app::session::SessionGame;
use crate::app::store::background_writer::BackgroundWriter;
use crate::app::store::disk_task;
use crate::app::store::read::storage_help;
use crate::app::store::recovery;
use crate::app::store::recovery::is_worth_saving;
use crate::app::store::unsaved_game_dialog::UnsavedGameDialog;
use crate::app::tournament::history::DELETED;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;
use span_it_core::record;
use span_it_core::referee::Referee;

/// How long closing the window waits for pending writes.
const MAX_CLOSING_WAIT: Duration = Duration::from_secs(2);
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

fn report_write_errors(cx: &mut Context) {
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

/// Closes without a question unless work would be lost: the personality editor asks first, and so does a game
/// that could not be autosaved.
pub(crate) fn check_before_closing(cx: &mut Context) {
    if !cx.egui.input(|input| input.viewport().close_requested()) {
        return;
    }
    // The page under the help may need to ask.
    close_help(cx);
    let is_saving = !disk_task::wait_for_writes(cx, MAX_CLOSING_WAIT);
    if is_saving || ask_to_save(cx, Action::Window(WindowAction::Quit)) || ask_about_unsaved_game(cx) {
        cx.egui.send_viewport_cmd(ViewportCommand::CancelClose);
    }
}

/// Asks what to do with a game that could not be autosaved. Returns whether it asks.
fn ask_about_unsaved_game(cx: &mut Context) -> bool {
    if cx.view.closes_without_saving {
        return false;
    }
    let Some(problem) = unsaved_game_problem(cx) else { return false };
    go_to_own_game(cx);
    cx.view.dialogs.close::<UnsavedGameDialog>();
    cx.view.dialogs.push(UnsavedGameDialog(problem));
    true
}

/// Why closing would lose the latest moves of the own game; `None` if it would not. Retries pending writes first;
/// a game saved to its own file is safe.
fn unsaved_game_problem(cx: &mut Context) -> Option<String> {
    autosave_changes(cx, Duration::ZERO);
    if let Some(writer) = &cx.store.writer {
        writer.flush(MAX_CLOSING_WAIT);
    }
    report_write_errors(cx);
    let problem = match &cx.store.instance_lock {
        Some(instance_lock) => cx.store.write_errors.get(&instance_lock.game())?.clone(),
        None => files::WINDOW_HAS_NO_DATA_FOLDER.to_owned(),
    };
    // After opening a game, the previous game is still the one to save.
    let is_opened = cx.session.is_unused() && !cx.session.is_previewing();
    if is_opened && !cx.session.go_back_to_game_before(cx.platform.now()) {
        return None;
    }
    let session_game = cx.session.own_game();
    if cx.store.instance_lock.is_none() && !is_worth_saving(&session_game.setup, &session_game.game) {
        return None;
    }
    let is_safe = session_game.file.as_ref().is_some_and(|file| contains_game(file, session_game));
    (!is_safe).then_some(problem)
}

/// Whether the file contains the game. The time used since it was saved does not count.
fn contains_game(file: &Path, game: &SessionGame) -> bool {
    let saved = std::fs::read(file).ok().and_then(|text| record::read_record(&text).ok());
    saved.is_some_and(|(setup, saved)| {
        let nodes = |game: &Referee| game.moves().iter().map(|mv| mv.node).collect::<Vec<_>>();
        setup == game.setup && nodes(&saved) == nodes(&game.game) && saved.outcome() == game.game.outcome()
    })
}

/// Leaves a visited game for the own one that the question is about.
fn go_to_own_game(cx: &mut Context) {
    if cx.session.is_previewing() {
        if let Some(editor) = &mut cx.features.editor {
            editor.returns_to_review = false;
        }
        cx.view.dialogs.close::<PlayerIdentificationDialog>();
        cx.features.open(PageId::Game);
        cx.session.end_preview(cx.platform.now());
    }
}

pub(crate) fn quit_without_saving(cx: &mut Context) {
    cx.view.closes_without_saving = true;
    cx.egui.send_viewport_cmd(ViewportCommand::Close);
}
