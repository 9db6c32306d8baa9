//! The game of the last run: resumed at the start, or offered after a crash.

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::games::recorder;
use crate::app::session::SessionGame;
use crate::app::store::action::FileAction;
use crate::app::store::autosave::{Content, SavedGame};
use crate::app::store::open::open_game;
use crate::app::store::read::storage_help;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_files::storage;
use span_it_learning::ladder;

/// At the start: resumes the unfinished game, or offers the game of a crashed run.
pub(crate) fn restore(cx: &mut Context) {
    let Some(folders) = &cx.store.folders else { return };
    let (report, shown) = (folders.crash_report(), folders.shown_crash_report());
    let Ok(autosave) = &cx.store.autosave else {
        // The next start offers nothing of this window, so its report is only kept.
        return cx.platform.report_crashes_to(shown);
    };
    cx.platform.report_crashes_to(report.clone());
    let has_crashed = storage::rename(&report, &shown).is_ok();
    if let Some(saved) = autosave.content().game.clone() {
        recover_game(cx, &saved, has_crashed);
    }
    let is_offered = has_crashed_game(cx);
    if has_crashed || is_offered {
        let message = if has_crashed { files::crash_report(&shown) } else { files::OLDER_CRASH.to_owned() };
        let mut notice = Notice::problem(message).topic(NoticeTopic::Crash).with_help(storage_help());
        notice.on_close = Some(Action::call(refuse_crashed_game));
        notice.offer =
            is_offered.then(|| (files::RESUME.to_owned(), Action::File(FileAction::ResumeCrashed)));
        cx.view.notices.add(notice);
    }
}

/// Resumes an unfinished game, or keeps it to be offered if it is from a crashed run.
fn recover_game(cx: &mut Context, saved: &SavedGame, is_of_crash: bool) {
    let (setup, game) = match saved.read() {
        Ok(game) => game,
        Err(problem) => {
            change(cx, |content| content.game = None);
            return set_aside(cx, &problem);
        }
    };
    if !is_worth_saving(&setup, &game) {
        return recorder::store_last_game(cx, &saved.facts, setup, game);
    }
    if is_of_crash {
        refuse_crashed_game(cx);
        change(cx, |content| content.crashed = content.game.take());
        return;
    }
    let file = saved.own_file(&setup);
    cx.session.replace_unstarted(SessionGame::of(setup, game, file), cx.platform.now());
    if let Some(rung) = saved.facts.rung.as_deref().and_then(ladder::rung_of)
        && cx.session.outcome().is_none()
    {
        cx.session.set_rung(rung);
    }
    cx.session.restore_recording(saved.facts.is_played, saved.facts.stored);
}

/// Whether there is a game to offer. Sets an unreadable one aside.
fn has_crashed_game(cx: &mut Context) -> bool {
    let Some(crashed) =
        cx.store.autosave.as_ref().ok().and_then(|autosave| autosave.content().crashed.as_ref())
    else {
        return false;
    };
    if let Err(problem) = crashed.read() {
        change(cx, |content| content.crashed = None);
        set_aside(cx, &problem);
        return false;
    }
    true
}

pub(crate) fn resume_crashed_game(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Crash);
    let crashed = change(cx, |content| content.crashed.take()).flatten();
    let Some((saved, Ok((setup, game)))) = crashed.map(|saved| (saved.clone(), saved.read())) else { return };
    let file = saved.own_file(&setup);
    open_game(cx, SessionGame::of(setup, game, file));
    cx.session.restore_recording(saved.facts.is_played, saved.facts.stored);
    // An opened game is otherwise noted with its first move.
    change(cx, |content| content.game = Some(saved));
}

/// Does not offer the game of a crashed run again. It goes to the history, as an abandoned one.
pub(crate) fn refuse_crashed_game(cx: &mut Context) {
    if let Some(saved) = change(cx, |content| content.crashed.take()).flatten() {
        recorder::store_refused_game(cx, &saved);
    }
}

fn change<T>(cx: &mut Context, change: impl FnOnce(&mut Content) -> T) -> Option<T> {
    cx.store.autosave.as_mut().ok().map(|autosave| change(autosave.change()))
}

/// Keeps the autosave, a part of which is unreadable, under another name.
pub(crate) fn set_aside(cx: &mut Context, problem: &str) {
    let message = cx.store.autosave.as_mut().ok().and_then(|autosave| autosave.set_aside(problem));
    if let Some(message) = message {
        cx.view.notices.add(Notice::problem(message).with_help(storage_help()));
    }
}

/// Whether the game has begun and not ended.
pub(super) fn is_worth_saving(setup: &GameSetup, game: &Referee) -> bool {
    game.outcome().is_none() && (!game.moves().is_empty() || setup.start.is_some())
}
