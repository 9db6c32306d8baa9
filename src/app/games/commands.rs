//! Carries out requests to the history of games.

use std::path::PathBuf;

use crate::app::action::Action;
use crate::app::command::shortcut::PageId;
use crate::app::context::Context;
use crate::app::games::database::{Purpose, Request};
use crate::app::games::recorder::now;
use crate::app::games::state::{GamesState, PART};
use crate::app::library::own_folder::file_stem;
use crate::app::review::action::ReviewAction;
use crate::app::session::SessionGame;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::{file_dialog, open, save};
use crate::messages::games as msg;
use crate::platform::FileKind;
use span_it_core::board::{Player, Position};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_store::games::GameId;

/// Shows the list again as it was left.
pub(crate) fn return_to_list(cx: &mut Context) {
    cx.features.open(PageId::Games);
    focus_list(cx);
    msg::TITLE.clone_into(&mut cx.view.announcement);
}

pub(super) fn submit(cx: &mut Context, request: Request) {
    cx.store.games.submit(request);
}

/// Shows the page. A match of computers waits meanwhile.
pub(crate) fn show(cx: &mut Context) {
    cx.session.close_hint();
    cx.session.pause_computer_match(cx.platform.now());
    let zone = cx.store.progress.zone().clone();
    let mut state = GamesState::new(&cx.session, zone, cx.platform.unix_time());
    state.can_undo = !cx.features.recorder.deleted.is_empty();
    cx.features.open_games(state);
    submit(cx, Request::Sizes);
    msg::TITLE.clone_into(&mut cx.view.announcement);
    cx.egui.request_repaint();
}

pub(super) fn load(cx: &mut Context, part: usize) {
    let Some(state) = cx.features.games() else { return };
    let (query, filter) = (state.rows.query, Box::new(state.filter.clone()));
    submit(cx, Request::List { query, filter, offset: part * PART, count: PART });
}

pub(super) fn explore(cx: &mut Context, position: &Position) {
    submit(cx, Request::NextMoves(Box::new(position.clone())));
}

pub(super) fn read(cx: &mut Context, game: GameId, purpose: Purpose) {
    submit(cx, Request::Read(game, purpose));
}

pub(super) fn delete(cx: &mut Context, game: GameId) {
    let now = now(cx);
    submit(cx, Request::Delete(vec![game], now));
}

/// Puts back the game that was deleted last.
pub(super) fn undo_delete(cx: &mut Context) {
    if let Some(game) = cx.features.recorder.deleted.pop() {
        put_back(cx, game);
    }
}

pub(super) fn put_back(cx: &mut Context, game: GameId) {
    submit(cx, Request::Restore(vec![game]));
}

pub(super) fn erase(cx: &mut Context, game: GameId) {
    submit(cx, Request::Erase(vec![game]));
}

pub(super) fn refresh(cx: &mut Context) {
    if let Some(state) = cx.features.games_mut() {
        state.refresh();
        cx.egui.request_repaint();
    }
}

pub(super) fn focus_list(cx: &mut Context) {
    if let Some(state) = cx.features.games_mut() {
        state.seek = true;
    }
}

pub(super) fn show_game(cx: &mut Context, purpose: Purpose, setup: GameSetup, game: Referee, record: String) {
    match purpose {
        Purpose::Open => open::open_game(cx, SessionGame::of(setup, game, None)),
        Purpose::Review if game.moves().is_empty() => {}
        Purpose::Review => {
            cx.session.preview_game(SessionGame::of(setup, game, None), cx.platform.now());
            cx.session.view(0);
            cx.features.preview_page = PageId::Games;
            cx.request(Action::Review(ReviewAction::Show));
        }
        Purpose::Export => {
            let names = Player::ALL.map(|player| file_stem(&setup.players[player].name));
            let name = format!("{}-{}.spanit", names[0], names[1]);
            let then = move |path: PathBuf| {
                Action::call(move |cx| {
                    save::write(cx, &path, &record);
                })
            };
            let folder = cx.games_folder();
            file_dialog::ask(cx, FileQuestion::save(FileKind::Record, msg::EXPORT_TITLE, folder, name, then));
        }
    }
}
