//! The game of the last run: resumed at the start, or offered after a crash.

use crate::context::files::set_autosave_aside;
use crate::context::prelude::*;
use crate::messages::{files, game};
use crate::model::store::autosave::{Content, SavedGame};
use crate::model::store::read::storage_help;
use crate::pages::games::recorder;
use crate::shell::open::open_game;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_learn::ladder;

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
    let (saved, aside) = (autosave.content().game.clone(), autosave.content().aside.clone());
    if let Some(saved) = saved {
        recover_game(cx, &saved, has_crashed);
    }
    for saved in aside.iter().rev() {
        put_aside(cx, saved);
    }
    let is_offered = has_crashed_game(cx);
    if has_crashed || is_offered {
        let message = if has_crashed { files::crash_report(&shown) } else { files::older_crash().to_owned() };
        let mut notice = Notice::problem(message).topic(NoticeTopic::Crash).with_help(storage_help());
        notice.on_close = Some(Action::call(refuse_crashed_game));
        notice.offer = is_offered.then(|| (files::resume().to_owned(), Action::call(resume_crashed_game)));
        cx.view.notices.add(notice);
    }
    if cx.session.is_started() && !cx.session.is_watching() {
        let continues = Notice::information(game::continues(&cx.session.setup().players));
        cx.report_after_error(continues.topic(NoticeTopic::PutAside));
    }
}

/// Resumes an unfinished game, or keeps it to be offered if it is from a crashed run.
fn recover_game(cx: &mut Context, saved: &SavedGame, is_of_crash: bool) {
    let (setup, game) = match saved.read() {
        Ok(game) => game,
        Err(problem) => {
            change(cx, |content| content.game = None);
            return set_autosave_aside(cx, &problem);
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
    cx.session.replace_unstarted(session_game(saved, setup, game), cx.platform.now());
}

/// The game with what is saved of it besides its record.
fn session_game(saved: &SavedGame, setup: GameSetup, game: Referee) -> SessionGame {
    let file = saved.own_file(&setup);
    let mut session_game = SessionGame::of(setup, game, file);
    if session_game.game.outcome().is_none() {
        session_game.standing.rung = saved.facts.rung.as_deref().and_then(ladder::rung_of);
    }
    session_game.recording.is_played = saved.facts.is_played;
    session_game.recording.stored = saved.facts.stored;
    session_game
}

/// Adds an unfinished game to those that the ladder and the first screen continue.
fn put_aside(cx: &mut Context, saved: &SavedGame) {
    match saved.read() {
        Ok((setup, game)) => cx.session.add_game_aside(session_game(saved, setup, game)),
        Err(problem) => {
            change(cx, |content| content.aside.retain(|other| other != saved));
            set_autosave_aside(cx, &problem);
        }
    }
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
        set_autosave_aside(cx, &problem);
        return false;
    }
    true
}

fn resume_crashed_game(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::Crash);
    let crashed = change(cx, |content| content.crashed.take()).flatten();
    let Some((saved, Ok((setup, game)))) = crashed.map(|saved| (saved.clone(), saved.read())) else { return };
    open_game(cx, session_game(&saved, setup, game));
    // An opened game is otherwise noted with its first move.
    change(cx, |content| content.game = Some(saved));
}

/// Does not offer the game of a crashed run again. It goes to the history, as an abandoned one; the ladder continues its own.
pub(crate) fn refuse_crashed_game(cx: &mut Context) {
    if let Some(saved) = change(cx, |content| content.crashed.take()).flatten() {
        recorder::store_refused_game(cx, &saved);
        if saved.facts.rung.is_some() {
            put_aside(cx, &saved);
            change(cx, |content| content.aside.insert(0, saved));
        }
    }
}

fn change<T>(cx: &mut Context, change: impl FnOnce(&mut Content) -> T) -> Option<T> {
    cx.store.autosave.as_mut().ok().map(|autosave| change(autosave.change()))
}

/// Whether the game has begun and not ended.
pub(crate) fn is_worth_saving(setup: &GameSetup, game: &Referee) -> bool {
    game.outcome().is_none() && (!game.moves().is_empty() || setup.start.is_some())
}
