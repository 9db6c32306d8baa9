//! Carries out requests to the history of games.

use crate::context::files::save;
use crate::context::prelude::*;
use crate::messages::games as msg;
use crate::model::own_folder::file_stem;
use crate::pages::games::database::Database;
use crate::pages::games::recorder::{now, show_deleted, show_erased, show_restored};
use crate::pages::games::state::{GamesState, PART, Recorder};
use span_it_core::record::write_record;
use span_it_store::games::{Filter, GameId, History, StoredGame};

/// Among so many stored games is the last one that counts.
const LATEST: usize = 50;

/// Shows the list again as it was left.
pub(crate) fn return_to_list(cx: &mut Context) {
    cx.open(PageId::Games);
    focus_list(cx);
    msg::title().clone_into(&mut cx.view.announcement);
}

/// Shows the page. A match of computers waits meanwhile.
pub(crate) fn show(cx: &mut Context) {
    cx.session.close_hint();
    cx.session.pause_computer_match(cx.platform.now());
    let zone = cx.store.progress.zone().clone();
    let mut state = GamesState::new(&cx.session, zone);
    state.can_undo = !cx.states.the_mut::<Recorder>().deleted.is_empty();
    cx.states.put(state);
    cx.open(PageId::Games);
    let show_sizes = |cx: &mut Context, sizes| {
        if let Some(state) = cx.states.get_mut::<GamesState>() {
            state.sizes = sizes;
        }
    };
    cx.states.the_mut::<Database>().ask(|history| history.sizes(), show_sizes);
    msg::title().clone_into(&mut cx.view.announcement);
    cx.egui.request_repaint();
}

pub(super) fn load(cx: &mut Context, part: usize) {
    let Some(state) = cx.states.get::<GamesState>() else { return };
    let (query, filter, offset) = (state.rows.query, state.filter.clone(), part * PART);
    cx.states.the_mut::<Database>().ask(
        move |history| history.list(&filter, offset, PART),
        move |cx, page| {
            if let Some(state) = cx.states.get_mut::<GamesState>() {
                state.rows.take(query, offset, page);
                state.problem = None;
            }
        },
    );
}

pub(super) fn explore(cx: &mut Context, position: &Position) {
    let position = position.clone();
    cx.states.the_mut::<Database>().ask(
        move |history| Ok((history.next_moves(&position)?, position)),
        |cx, (moves, position)| {
            if let Some(state) = cx.states.get_mut::<GamesState>() {
                state.explorer.take(&position, moves);
            }
        },
    );
}

/// Reads a game and passes it on.
pub(super) fn read(cx: &mut Context, game: GameId, then: fn(&mut Context, &SessionGame)) {
    let show = move |cx: &mut Context, (setup, game)| then(cx, &SessionGame::of(setup, game, None));
    cx.states.the_mut::<Database>().ask(move |history| history.read(game), show);
}

pub(super) fn delete(cx: &mut Context, game: GameId) {
    let now = now(cx);
    cx.states
        .the_mut::<Database>()
        .ask(move |history| history.delete(&[game], now), move |cx, ()| show_deleted(cx, game));
}

pub(super) fn undo_delete(cx: &mut Context) {
    if let Some(game) = cx.states.the_mut::<Recorder>().deleted.pop() {
        put_back(cx, game);
    }
}

pub(super) fn put_back(cx: &mut Context, game: GameId) {
    cx.states
        .the_mut::<Database>()
        .ask(move |history| history.restore(&[game]), move |cx, ()| show_restored(cx, game));
}

pub(super) fn erase(cx: &mut Context, game: GameId) {
    cx.states
        .the_mut::<Database>()
        .ask(move |history| history.erase(&[game]), move |cx, ()| show_erased(cx, game));
}

pub(super) fn refresh(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<GamesState>() {
        state.refresh();
        cx.egui.request_repaint();
    }
}

pub(super) fn focus_list(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<GamesState>() {
        state.seek = true;
    }
}

pub(super) fn open(cx: &mut Context, game: &SessionGame) {
    cx.request(Action::File(FileAction::OpenGame(Box::new(game.clone()))));
}

pub(super) fn review(cx: &mut Context, game: &SessionGame) {
    if !game.game.moves().is_empty() {
        cx.session.preview_game(game.clone(), cx.platform.now());
        cx.session.view(0);
        cx.view.preview_page = PageId::Games;
        cx.view.preview_opening = 0;
        cx.request(Action::Review(ReviewAction::Show));
    }
}

/// Reviews the latest stored game against an opponent.
pub(crate) fn review_last(cx: &mut Context, opponent: String) {
    let find = move |history: &mut History| {
        let games = history.list(&Filter::default(), 0, LATEST)?.games;
        let is_against = |game: &&StoredGame| game.names.iter().any(|(_, name)| **name == *opponent);
        // The dates are those of clocks, which may have been wrong.
        let latest = games.iter().filter(is_against).max_by_key(|game| game.id);
        latest.map(|game| history.read(game.id)).transpose()
    };
    cx.states.the_mut::<Database>().ask(find, |cx, found| {
        if let Some((setup, game)) = found {
            review(cx, &SessionGame::of(setup, game, None));
            cx.view.preview_page = PageId::Game;
        }
    });
}

pub(super) fn export(cx: &mut Context, game: &SessionGame) {
    let names = Player::ALL.map(|player| file_stem(&game.setup.players[player].name));
    let name = format!("{}-{}.spanit", names[0], names[1]);
    let record = write_record(&game.setup, &game.game);
    let then = move |path: PathBuf| {
        Action::call(move |cx| {
            save::write(cx, &path, &record);
        })
    };
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::save(FileKind::Record, msg::export_title(), folder, name, then));
}
