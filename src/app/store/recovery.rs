//! The unfinished game: autosaved after every move and while a clock runs, resumed at the start, offered after a crash.

use std::path::{Path, PathBuf};

use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_files::storage;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::games::recorder;
use crate::app::session::SessionGame;
use crate::app::store::action::FileAction;
use crate::app::store::disk_task::{self, Request};
use crate::app::store::instance_lock::InstanceLock;
use crate::app::store::open::open_game;
use crate::app::store::read::{MAX_FILE_BYTES, storage_help};
use crate::app::store::set_aside;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;

/// Part of the file name of a crashed game that is on offer.
const CRASHED: &str = "crashed";
const MAX_PATH_BYTES: usize = 1 << 16;

/// Queues the current game to be written to this window's slot. Shows once which part of a large record is omitted.
pub(super) fn autosave(cx: &mut Context) {
    let (Some(writer), Some(instance_lock)) = (&cx.store.writer, &cx.store.instance_lock) else { return };
    let game = cx.session.game_with_turn_time(cx.platform.now());
    let (text, reduction) = record::write_record_within(cx.session.setup(), &game, MAX_FILE_BYTES);
    writer.write(instance_lock.game(), text);
    let reduction = reduction.map(|reduction| (cx.session.game_number(), reduction));
    if cx.store.reduction == reduction {
        return;
    }
    cx.store.reduction = reduction;
    match reduction {
        Some((_, reduction)) => {
            let notice =
                Notice::problem(files::autosaved_reduced(reduction)).topic(NoticeTopic::ReducedAutosave);
            cx.report(notice.with_help(storage_help()));
        }
        None => cx.view.notices.close_topic(NoticeTopic::ReducedAutosave),
    }
}

/// Autosaves the path of the game's own file next to the game.
pub(super) fn autosave_file_name(cx: &mut Context) {
    let file = cx.session.current_game().file.as_deref().and_then(|file| std::path::absolute(file).ok());
    // A reduced game must not replace its complete file at the next start.
    let name = file.as_deref().and_then(Path::to_str).filter(|_| cx.store.reduction.is_none());
    let name = name.unwrap_or_default();
    if cx.session.is_unused() || cx.session.is_previewing() || name == cx.store.saved_file {
        return;
    }
    name.clone_into(&mut cx.store.saved_file);
    if let (Some(writer), Some(instance_lock)) = (&cx.store.writer, &cx.store.instance_lock) {
        writer.write(instance_lock.file_name(), name);
    }
}

/// Autosaves next to the game whether it is still rated.
pub(super) fn autosave_standing(cx: &mut Context) {
    let standing = cx.session.standing_text();
    if cx.session.is_unused() || cx.session.is_previewing() || standing == cx.store.saved_standing {
        return;
    }
    cx.store.saved_standing.clone_from(&standing);
    if let (Some(writer), Some(instance_lock)) = (&cx.store.writer, &cx.store.instance_lock) {
        writer.write(instance_lock.standing(), standing);
    }
}

/// Autosaves next to the game whether it belongs into the history, and what of it is stored.
pub(super) fn autosave_recording(cx: &mut Context) {
    let recording = cx.session.recording_text();
    // Before its first change, the game is not autosaved, and the game of the last run is.
    if cx.session.revision() > 0 && !cx.session.is_unused() && !cx.session.is_previewing() {
        write_recording(cx, recording);
    }
}

/// Writes what of the autosaved game is stored in the history.
pub(crate) fn write_recording(cx: &mut Context, recording: String) {
    if recording == cx.store.saved_recording {
        return;
    }
    cx.store.saved_recording.clone_from(&recording);
    if let (Some(writer), Some(instance_lock)) = (&cx.store.writer, &cx.store.instance_lock) {
        writer.write(instance_lock.recording(), recording);
    }
}

/// The file that the autosaved game was opened from or saved to; `None` if the file contains another game. If the
/// file is gone, the next *Save* creates it again.
fn own_file(saved_file: &str, setup: &GameSetup) -> Option<PathBuf> {
    let path = Some(PathBuf::from(saved_file)).filter(|path| path.is_absolute())?;
    let is_its_own = match read_game(&path) {
        Ok((other, _)) => is_same_game(&other, setup),
        Err(_) => !storage::exists(&path),
    };
    is_its_own.then_some(path)
}

/// At the start: resumes the unfinished game, or offers the game of a crashed run.
pub(crate) fn restore(cx: &mut Context) {
    let Some(instance_lock) = &cx.store.instance_lock else { return };
    let (game, report, shown_path) =
        (instance_lock.game(), instance_lock.report(), instance_lock.shown_report());
    let text = |path: &Path| {
        let text = storage::read_limited(path, MAX_PATH_BYTES).ok();
        text.and_then(|text| String::from_utf8(text).ok()).unwrap_or_default()
    };
    let saved = [instance_lock.file_name(), instance_lock.standing(), instance_lock.recording()];
    [cx.store.saved_file, cx.store.saved_standing, cx.store.saved_recording] = saved.map(|path| text(&path));
    cx.platform.report_crashes_to(report.clone());
    let just_crashed = storage::rename(&report, &shown_path).is_ok();
    if storage::exists(&game) {
        recover_game(cx, &game, just_crashed);
    }
    cx.view.crashed_game = names(&game, CRASHED).filter(|name| is_unfinished(name)).last();
    if just_crashed || cx.view.crashed_game.is_some() {
        let message =
            if just_crashed { files::crash_report(&shown_path) } else { files::OLDER_CRASH.to_owned() };
        let mut notice = Notice::problem(message).topic(NoticeTopic::Crash).with_help(storage_help());
        let offer = || (files::RESUME.to_owned(), Action::File(FileAction::ResumeCrashed));
        notice.on_close = Some(Action::File(FileAction::RefuseCrashed));
        notice.offer = cx.view.crashed_game.is_some().then(offer);
        cx.view.notices.add(notice);
    }
}

pub(crate) fn resume_crashed_game(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Crash);
    let Some(path) = cx.view.crashed_game.take() else { return };
    let own_path = cx.store.instance_lock.as_ref().map(InstanceLock::game);
    let (crashed, saved_file) = (path.clone(), cx.store.saved_file.clone());
    let work = move || {
        let (setup, game) = read_game(&crashed)?;
        let file = own_file(&saved_file, &setup);
        if let Some(own_path) = own_path {
            // If it cannot be moved, it is offered again and autosaved after its next move.
            drop(storage::rename(&crashed, &own_path));
        }
        Ok::<_, String>(SessionGame::of(setup, game, file))
    };
    disk_task::run(cx, crashed_request(&path), work, move |cx, resumed| match disk_task::result(resumed) {
        Ok(resumed) => {
            open_game(cx, resumed);
            cx.session.restore_recording(&cx.store.saved_recording);
            autosave(cx);
        }
        Err(problem) => {
            let notice = Notice::problem(files::not_opened(&path, problem)).topic(NoticeTopic::Crash);
            cx.report(notice.with_help(storage_help()));
        }
    });
}

fn crashed_request(path: &Path) -> Request {
    Request::write(path, Notice::information(files::is_being_read(path)).topic(NoticeTopic::Opening))
}

/// Keeps the file of a refused crashed game, but does not offer it again.
pub(crate) fn decline_crashed_game(cx: &mut Context) {
    if let (Some(path), Some(instance_lock)) = (cx.view.crashed_game.take(), &cx.store.instance_lock) {
        let game = instance_lock.game();
        // If it cannot be moved, it is offered again.
        let work = {
            let path = path.clone();
            move || drop(storage::rename(&path, &free_name(&game, "refused")))
        };
        disk_task::run(cx, crashed_request(&path), work, |_, _| ());
    }
}

/// Resumes an unfinished game, or sets it aside to be offered if it is from a crashed run. Sets an unreadable
/// game aside too, because the next game would overwrite it.
fn recover_game(cx: &mut Context, path: &Path, is_of_crash: bool) {
    match read_game(path) {
        Ok((setup, game)) if is_worth_saving(&setup, &game) => {
            if is_of_crash {
                // If it cannot be moved, it cannot be offered.
                drop(storage::rename(path, &free_name(path, CRASHED)));
                return;
            }
            let (now, file) = (cx.platform.now(), own_file(&cx.store.saved_file, &setup));
            cx.session.replace_unstarted(SessionGame::of(setup, game, file), now);
            cx.session.restore_standing(&cx.store.saved_standing);
            cx.session.restore_recording(&cx.store.saved_recording);
        }
        Ok((setup, game)) => recorder::store_last_game(cx, setup, game),
        Err(problem) => {
            if let Some(aside) = set_aside::rename(path, free_name(path, "unreadable")) {
                let notice = Notice::problem(files::autosave_unreadable(&problem, &aside));
                cx.view.notices.add(notice.with_help(storage_help()));
            }
        }
    }
}

fn read_game(path: &Path) -> Result<(GameSetup, Referee), String> {
    let bytes = storage::read_limited(path, MAX_FILE_BYTES).map_err(|error| error.reason())?;
    record::read_record(&bytes).map_err(|error| error.to_string())
}

/// Whether the game has begun and not ended.
pub(super) fn is_worth_saving(setup: &GameSetup, game: &Referee) -> bool {
    game.outcome().is_none() && (!game.moves().is_empty() || setup.start.is_some())
}

fn is_unfinished(path: &Path) -> bool {
    read_game(path).is_ok_and(|(setup, game)| is_worth_saving(&setup, &game))
}

/// Whether the slot of this game file has an unfinished game or one on offer.
pub(crate) fn has_recovery(game: &Path) -> bool {
    is_unfinished(game) || names(game, CRASHED).any(|name| is_unfinished(&name))
}

/// Whether two records begin the same game. Players may change during a game.
fn is_same_game(one: &GameSetup, other: &GameSetup) -> bool {
    (one.size, one.first, one.seed) == (other.size, other.first, other.seed) && one.start == other.start
}

/// Names for a game that is set aside: `1.crashed.spanit`, `1.crashed-2.spanit`.
fn names(game: &Path, what: &str) -> impl Iterator<Item = PathBuf> {
    let numbers = std::iter::once(String::new()).chain((2..100).map(|n| format!("-{n}")));
    numbers.map(move |number| game.with_extension(format!("{what}{number}.spanit")))
}

fn free_name(game: &Path, what: &str) -> PathBuf {
    let first = game.with_extension(format!("{what}.spanit"));
    names(game, what).find(|name| !storage::exists(name)).unwrap_or(first)
}
