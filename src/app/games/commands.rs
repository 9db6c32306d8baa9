//! Carries out requests to the history of games.

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::games::action::GamesAction;
use crate::app::games::recorder::now;
use crate::app::games::requests::{Purpose, Report, Request};
use crate::app::games::rows::PART;
use crate::app::games::state::State;
use crate::app::library::own_folder::file_stem;
use crate::app::review::action::ReviewAction;
use crate::app::session::SessionGame;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::{file_dialog, open, save};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::games as msg;
use crate::platform::FileKind;
use span_it_core::board::Player;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;

pub(crate) fn apply(cx: &mut Context, action: GamesAction) {
    match action {
        GamesAction::Show => show(cx),
        GamesAction::Return => {
            cx.features.open(PageId::Games);
            focus_list(cx);
            msg::TITLE.clone_into(&mut cx.view.announcement);
        }
        GamesAction::Load { part } => load(cx, part),
        GamesAction::Explore(position) => submit(cx, Request::NextMoves(position)),
        GamesAction::Open(id) => submit(cx, Request::Read(id, Purpose::Open)),
        GamesAction::ReturnToGame => {
            cx.view.notices.close_topic(NoticeTopic::Opening);
            cx.session.go_back_to_game_before(cx.platform.now());
        }
        GamesAction::Review(id) => submit(cx, Request::Read(id, Purpose::Review)),
        GamesAction::Export(id) => submit(cx, Request::Read(id, Purpose::Export)),
        GamesAction::WriteExport { path, record } => {
            save::write(cx, &path, &record, |_, _| ());
        }
        GamesAction::Delete(id) => {
            let now = now(cx);
            submit(cx, Request::Delete(vec![id], now));
        }
        GamesAction::Restore(games) => submit(cx, Request::Restore(games)),
    }
    cx.egui.request_repaint();
}

fn submit(cx: &mut Context, request: Request) {
    let now = now(cx);
    cx.store.games.submit(request, now);
}

/// Shows the page. A match of computers waits meanwhile.
fn show(cx: &mut Context) {
    cx.session.close_hint();
    cx.session.pause_computer_match(cx.platform.now());
    let zone = cx.store.progress.zone().clone();
    let state = State::new(&cx.session, zone, cx.platform.unix_time());
    cx.features.open_games(state);
    submit(cx, Request::Sizes);
    msg::TITLE.clone_into(&mut cx.view.announcement);
}

fn load(cx: &mut Context, part: usize) {
    let Some(state) = cx.features.games() else { return };
    let (query, filter) = (state.rows.query(), Box::new(state.filter.clone()));
    submit(cx, Request::List { query, filter, offset: part * PART, count: PART });
}

/// Reads the list again, because games have changed.
pub(super) fn refresh(cx: &mut Context) {
    if let Some(state) = cx.features.games_mut() {
        state.refresh();
        cx.egui.request_repaint();
    }
}

/// Gives the focus to the chosen game.
fn focus_list(cx: &mut Context) {
    if let Some(state) = cx.features.games_mut() {
        state.seek = true;
    }
}

/// Shows what the database has answered.
pub(super) fn handle(cx: &mut Context, report: Report) {
    match report {
        Report::Listed { query, offset, page } => {
            if let Some(state) = cx.features.games_mut() {
                state.rows.take(query, offset, page);
                state.problem = None;
            }
        }
        Report::NextMoves(position, moves) => {
            if let Some(state) = cx.features.games_mut() {
                state.explorer.take(&position, moves);
            }
        }
        Report::Sizes(sizes) => {
            if let Some(state) = cx.features.games_mut() {
                state.sizes = sizes;
            }
        }
        Report::Read(purpose, game, record) => {
            let (setup, game) = *game;
            show_game(cx, purpose, setup, game, record);
        }
        Report::Deleted(games) => {
            let mut notice = Notice::information(msg::DELETED).topic(NoticeTopic::GameDeleted);
            notice.offer = Some((msg::UNDO.to_owned(), Action::Games(GamesAction::Restore(games))));
            cx.report(notice);
            refresh(cx);
            focus_list(cx);
        }
        Report::Restored => {
            cx.view.notices.close_topic(NoticeTopic::GameDeleted);
            cx.confirm(msg::RESTORED.to_owned());
            refresh(cx);
            focus_list(cx);
        }
        Report::Problem { text, .. } => match cx.features.games_mut() {
            Some(state) => {
                cx.view.announcement = msg::not_read(&text);
                state.problem = Some(text);
            }
            None => cx.report(Notice::problem(msg::not_read(&text)).topic(NoticeTopic::Games)),
        },
        Report::Analysed => {
            if let Some(state) = cx.features.games_mut() {
                state.rows.refresh();
            }
        }
        Report::Stored { .. } | Report::Recovered(_) | Report::Solved => {}
    }
}

fn show_game(cx: &mut Context, purpose: Purpose, setup: GameSetup, game: Referee, record: String) {
    match purpose {
        Purpose::Open => open_stored(cx, SessionGame::of(setup, game, None)),
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
            let then = move |path| Action::Games(GamesAction::WriteExport { path, record });
            let folder = cx.games_folder();
            file_dialog::ask(cx, FileQuestion::save(FileKind::Record, msg::EXPORT_TITLE, folder, name, then));
        }
    }
}

fn open_stored(cx: &mut Context, game: SessionGame) {
    open::open_game(cx, game);
    if cx.session.is_unused() {
        let mut notice = Notice::information(msg::GAME_REPLACED).topic(NoticeTopic::Opening);
        notice.offer = Some((msg::RETURN.to_owned(), Action::Games(GamesAction::ReturnToGame)));
        cx.report(notice);
    }
}
