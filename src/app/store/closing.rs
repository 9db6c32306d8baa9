//! Closes the window once everything is written, and asks before work would be lost.

use std::path::Path;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use eframe::egui::ViewportCommand;
use span_it_core::record;
use span_it_core::referee::Referee;
use span_it_files::stopwatch::Stopwatch;
use span_it_files::storage;

use crate::app::action::PageId;
use crate::app::action::{Action, WindowAction};
use crate::app::context::Context;
use crate::app::editor::open::ask_to_save;
use crate::app::help::commands::close_help;
use crate::app::review::player_identification::PlayerIdentificationDialog;
use crate::app::session::SessionGame;
use crate::app::store::Closing;
use crate::app::store::autosave::{autosave_changes, report_write_errors};
use crate::app::store::background_writer::BackgroundWriter;
use crate::app::store::disk_task;
use crate::app::store::read::MAX_FILE_BYTES;
use crate::app::store::recovery::is_worth_saving;
use crate::app::store::unsaved_game_dialog::UnsavedGameDialog;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::{Job, Progress, repaint_wake};
use crate::messages::files;

/// How long a window that was asked to close waits for pending writes. It draws its frames meanwhile.
const MAX_CLOSING_WAIT: Duration = Duration::from_secs(2);
/// How often it checks them.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// In each frame: closes the window if it was asked to and everything is written. Asks a question first if work would be
/// lost: unsaved changes of the personality editor, or a game that could not be autosaved.
pub(crate) fn check_before_closing(cx: &mut Context) {
    let is_requested = cx.egui.input(|input| input.viewport().close_requested());
    if !is_requested && cx.store.closing.is_none() {
        return;
    }
    if is_requested && std::mem::take(&mut cx.view.closes_now) {
        return;
    }
    let mut closing = cx.store.closing.take().unwrap_or_else(|| begin(cx));
    let is_written = is_written(cx, &mut closing);
    let waited = cx.platform.now().saturating_sub(closing.since);
    if !is_written && waited < MAX_CLOSING_WAIT {
        cx.store.closing = Some(closing);
        cx.egui.request_repaint_after(CHECK_INTERVAL);
        if is_requested {
            cx.report(Notice::information(files::WAITS_TO_CLOSE).topic(NoticeTopic::Closing));
            cx.egui.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        return;
    }
    cx.view.notices.close_topic(NoticeTopic::Closing);
    report_write_errors(cx);
    if stays_open(cx) {
        if is_requested {
            cx.egui.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    } else if !is_requested {
        cx.view.closes_now = true;
        cx.egui.send_viewport_cmd(ViewportCommand::Close);
    }
}

fn begin(cx: &mut Context) -> Closing {
    // The page under the help may need to ask.
    close_help(cx);
    autosave_changes(cx, Duration::ZERO);
    let flushed = cx.store.writer.as_ref().map(BackgroundWriter::flush);
    Closing { since: cx.platform.now(), flushed }
}

/// Whether all files are written. Waits as long as a frame may.
fn is_written(cx: &mut Context, closing: &mut Closing) -> bool {
    let (most, stopwatch) = (disk_task::time_left(cx), Stopwatch::start());
    let is_saved = disk_task::wait_for_writes(cx, most);
    let left = most.saturating_sub(stopwatch.elapsed());
    closing.flushed.take_if(|flushed| flushed.recv_timeout(left) != Err(RecvTimeoutError::Timeout));
    disk_task::note_wait(cx, stopwatch.elapsed());
    is_saved && closing.flushed.is_none()
}

/// Whether something prevents closing: a file that is still being written, or a question to the player.
fn stays_open(cx: &mut Context) -> bool {
    disk_task::show_unwritten(cx)
        || ask_to_save(cx, Action::Window(WindowAction::Quit))
        || ask_about_unsaved_game(cx)
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

/// Why closing would lose the latest moves of the own game; `None` if it would not. A game saved to its own file is safe.
fn unsaved_game_problem(cx: &mut Context) -> Option<String> {
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
    let is_safe = session_game.file.as_ref().is_some_and(|file| contains_game(cx, file, session_game));
    (!is_safe).then_some(problem)
}

/// Whether the file contains the game. The time used since it was saved does not count. A file of a disk that does not
/// answer counts as one that does not.
fn contains_game(cx: &Context, file: &Path, game: &SessionGame) -> bool {
    let path = file.to_owned();
    let read = move |_: &_| storage::read_limited(&path, MAX_FILE_BYTES).ok();
    let read = Job::start("disk", repaint_wake(&cx.egui), read).map(|job| job.wait(disk_task::time_left(cx)));
    let Ok(Progress::Done(Some(text))) = read else { return false };
    record::read_record(&text).ok().is_some_and(|(setup, saved)| {
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
