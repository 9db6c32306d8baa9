//! Opens games, personalities, packs and logs of tournaments.

use crate::context::prelude::*;
use crate::messages::files;
use crate::model::session::standing::record_hash;
use crate::model::store::read::{Document, Unreadable};
use crate::pages::library::transfer::import_pack;
use crate::pages::tournament;

pub(crate) fn ask_for_file(cx: &mut Context) {
    let then = |path| Action::File(FileAction::OpenPath(path));
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Document, files::open(), folder, then));
}

pub(crate) fn open_path(cx: &mut Context, path: &Path) {
    match Document::read(path) {
        Err(error) => return report_refusal(cx, path, error),
        Ok(Document::TournamentLog) => return tournament::list_commands::open_log(cx, path),
        Ok(Document::Pack(pack)) => return import_pack(cx, pack),
        Ok(Document::Game(game)) => {
            let (setup, game) = *game;
            open_game(cx, SessionGame::of(setup, game, Some(path.to_path_buf())));
        }
        Ok(Document::Personality(personality)) => {
            let file = Some(path.to_path_buf());
            cx.request(Action::Editor(EditorAction::Edit { personality, file, of: None }));
        }
    }
    cx.settings.remember(path);
    cx.view.notices.close_topic(NoticeTopic::Opening);
}

fn report_refusal(cx: &mut Context, path: &Path, error: Unreadable) {
    let details = error.details(path);
    let notice = Notice::problem(files::not_opened(path, error.reason)).with_help(Chapter::Files);
    let mut notice = notice.topic(NoticeTopic::Opening).with_details(details);
    let listed = std::path::absolute(path).ok().filter(|path| cx.settings.recent.contains(path));
    if let Some(gone) = listed.filter(|_| !storage::exists(path)) {
        let remove = Action::call(move |cx| {
            cx.settings.recent.retain(|other| *other != gone);
            cx.close_notice();
        });
        notice.offer = Some((files::remove_from_recent().to_owned(), remove));
    }
    cx.report(notice);
}

pub(crate) fn open_game(cx: &mut Context, session_game: SessionGame) {
    let now = cx.platform.now();
    let hash = record_hash(&session_game.setup, &session_game.game);
    let is_same = |game: &SessionGame| record_hash(&game.setup, &game.game) == hash;
    let aside = cx.session.games_aside().find(|game| is_same(game)).map(SessionGame::key);
    match aside {
        Some(key) => cx.request(Action::Game(GameAction::BringBack(key))),
        None => cx.session.set_game(session_game, now),
    }
    cx.session.pause_computer_match(now);
    cx.open(PageId::Game);
    cx.close_mistake_warning();
    cx.view.dialogs.clear();
    cx.view.after_saving = None;
}
