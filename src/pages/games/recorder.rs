//! Stores finished and abandoned games in the history, and reports what the database answers.

use crate::context::prelude::*;
use crate::messages::games as msg;
use crate::model::session::Event;
use crate::model::session::standing::{StoredVersion, record_hash};
use crate::model::store::autosave::{GameFacts, SavedGame};
use crate::model::store::read::storage_help;
use crate::model::unstored::GameToStore;
use crate::pages::games::commands::{focus_list, refresh, undo_delete};
use crate::pages::games::database::Database;
use crate::pages::games::state::{GamesState, Recorder};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_store::games::GameId;

/// The key of the game of the last run. The session counts upwards.
const LAST_GAME: u64 = u64::MAX;
/// The key of the game of a crashed run.
const REFUSED_GAME: u64 = u64::MAX - 1;

pub(crate) fn update(cx: &mut Context) {
    for reply in cx.states.the_mut::<Database>().poll() {
        reply(cx);
    }
}

/// Stores the game that the event has ended, changed after its end, or put aside.
pub(crate) fn note(cx: &mut Context, event: &Event) {
    match event {
        Event::PutAside { game, .. } => store(cx, game),
        Event::Changed if cx.session.own_game().game.outcome().is_some() => {
            store(cx, &cx.session.own_game().clone());
        }
        _ => {}
    }
}

pub(crate) fn close(cx: &mut Context) {
    update(cx);
    for reply in cx.states.the_mut::<Database>().finish() {
        reply(cx);
    }
}

/// Stores the finished game of the last run unless it is stored.
pub(crate) fn store_last_game(cx: &mut Context, facts: &GameFacts, setup: GameSetup, game: Referee) {
    if game.outcome().is_some() {
        store_saved(cx, LAST_GAME, facts, setup, game);
    }
}

/// Stores the game of a crashed run that the player does not resume.
pub(crate) fn store_refused_game(cx: &mut Context, saved: &SavedGame) {
    if let Ok((setup, game)) = saved.read() {
        store_saved(cx, REFUSED_GAME, &saved.facts, setup, game);
    }
}

fn store_saved(cx: &mut Context, key: u64, facts: &GameFacts, setup: GameSetup, game: Referee) {
    let hash = record_hash(&setup, &game);
    let is_stored = facts.stored.is_some_and(|stored| stored.hash == hash);
    if facts.is_played && !is_stored && !game.moves().is_empty() {
        let (at, stored) = (now(cx), facts.stored.map(|stored| stored.id));
        cx.states.the_mut::<Database>().store(GameToStore { key, setup, game, at, hash, stored });
    }
}

fn store(cx: &mut Context, game: &SessionGame) {
    if !game.is_worth_keeping() {
        return;
    }
    let (key, hash) = (game.key(), record_hash(&game.setup, &game.game));
    let stored = game.recording.stored;
    let is_stored = stored.is_some_and(|stored| stored.hash == hash);
    // An undone continuation of a finished game is that game.
    let submitted = &mut cx.states.the_mut::<Recorder>().submitted;
    if is_stored || submitted.values().any(|&other| other == hash) {
        return;
    }
    submitted.insert(key, hash);
    let (setup, stored, at) = (game.setup.clone(), stored.map(|stored| stored.id), now(cx));
    cx.states.the_mut::<Database>().store(GameToStore {
        key,
        setup,
        game: game.game.without_history(),
        at,
        hash,
        stored,
    });
}

/// In milliseconds since 1970 (UTC).
pub(super) fn now(cx: &Context) -> i64 {
    cx.platform.unix_time().saturating_mul(1000)
}

/// Another file has the games now.
pub(super) fn report_file(cx: &mut Context, text: String) {
    // They have other numbers.
    cx.states.the_mut::<Recorder>().deleted.clear();
    cx.report(Notice::problem(text).topic(NoticeTopic::GamesFile).with_help(storage_help()));
    show_changes(cx);
}

pub(super) fn report_not_stored(cx: &mut Context, problem: &str) {
    let notice = Notice::problem(msg::not_stored(problem)).topic(NoticeTopic::Games);
    cx.report(notice.with_help(storage_help()));
}

pub(super) fn report_not_read(cx: &mut Context, problem: String) {
    match cx.states.get_mut::<GamesState>() {
        Some(state) => {
            cx.view.announcement = msg::not_read(&problem);
            state.problem = Some(problem);
        }
        None => cx.report(Notice::problem(msg::not_read(&problem)).topic(NoticeTopic::Games)),
    }
}

pub(super) fn note_analysed(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<GamesState>() {
        state.rows.refresh();
    }
}

pub(super) fn note_stored(cx: &mut Context, key: u64, version: StoredVersion) {
    cx.session.set_stored(key, version);
    if key == LAST_GAME
        && cx.session.revision() == 0
        && let Ok(autosave) = &mut cx.store.autosave
        && let Some(game) = &mut autosave.change().game
    {
        game.facts.stored = Some(version);
    }
    refresh(cx);
}

pub(super) fn show_deleted(cx: &mut Context, game: GameId) {
    cx.states.the_mut::<Recorder>().deleted.push(game);
    let deleted = cx.states.the_mut::<Recorder>().deleted.len();
    offer_undo(cx, msg::deleted(deleted));
    show_changes(cx);
}

fn offer_undo(cx: &mut Context, text: String) {
    let mut notice = Notice::information(text).topic(NoticeTopic::GameDeleted);
    notice.offer = Some((msg::undo().to_owned(), Action::call(undo_delete)));
    cx.report(notice);
}

pub(super) fn show_restored(cx: &mut Context, game: GameId) {
    forget_deleted(cx, game);
    match cx.states.the_mut::<Recorder>().deleted.len() {
        0 => cx.confirm(msg::restored(0)),
        left => offer_undo(cx, msg::restored(left)),
    }
}

pub(super) fn show_erased(cx: &mut Context, game: GameId) {
    forget_deleted(cx, game);
    cx.confirm(msg::erased().to_owned());
}

/// This game is back, or erased.
fn forget_deleted(cx: &mut Context, game: GameId) {
    cx.view.notices.close_topic(NoticeTopic::GameDeleted);
    cx.states.the_mut::<Recorder>().deleted.retain(|&deleted| deleted != game);
    show_changes(cx);
}

fn show_changes(cx: &mut Context) {
    let can_undo = !cx.states.the_mut::<Recorder>().deleted.is_empty();
    if let Some(state) = cx.states.get_mut::<GamesState>() {
        state.can_undo = can_undo;
    }
    refresh(cx);
    focus_list(cx);
}
