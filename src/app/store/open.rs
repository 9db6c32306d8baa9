//! Opens games, personalities and logs of contests.

use std::path::Path;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::editor::action::EditorAction;
use crate::app::features::PageId;
use crate::app::help::place::Chapter;
use crate::app::session::SessionGame;
use crate::app::store::action::FileAction;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::store::read::{details, is_contest_log, is_personality, is_record, read_either};
use crate::app::tournament;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::files;
use crate::platform::FileKind;
use span_it_core::personality::Personality;
use span_it_core::record;

pub(super) fn ask_for_file(cx: &mut Context) {
    let then = |path| Action::File(FileAction::OpenPath(path));
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Document, files::OPEN, folder, then));
}

pub(crate) fn open_path(cx: &mut Context, path: &Path) {
    if is_contest_log(path) {
        return tournament::open_log::open_log(cx, path);
    }
    let opened = read_either(path).and_then(|bytes| {
        if is_record(path, &bytes) {
            let (setup, game) = record::read_record(&bytes).map_err(|error| error.to_string())?;
            let misread = setup.opponent_setting_warning();
            open_game(cx, SessionGame::of(setup, game, Some(path.to_path_buf())));
            return Ok(misread);
        } else if is_personality(path, &bytes) {
            let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
            let (personality, file) = (Box::new(personality), Some(path.to_path_buf()));
            cx.request(Action::Editor(EditorAction::Edit { personality, file, of: None }));
        } else {
            return Err(files::UNKNOWN_DOCUMENT.to_owned());
        }
        Ok(None)
    });
    match opened {
        Ok(misread) => {
            cx.settings.remember(path);
            cx.view.notices.close_topic(NoticeTopic::Opening);
            if let Some(misread) = misread {
                let notice =
                    Notice::problem(files::opened_with_error(path, misread)).topic(NoticeTopic::Opening);
                cx.report(notice.with_help(Chapter::Files));
            }
        }
        Err(reason) => {
            let notice = Notice::problem(files::not_opened(path, reason)).with_help(Chapter::Files);
            let mut notice = notice.topic(NoticeTopic::Opening).with_details(details(path));
            let listed = std::path::absolute(path).ok().filter(|path| cx.settings.recent.contains(path));
            if let Some(gone) = listed.filter(|path| !path.exists()) {
                notice.offer = Some((
                    files::REMOVE_FROM_RECENT.to_owned(),
                    Action::File(FileAction::RemoveRecent(gone)),
                ));
            }
            cx.report(notice);
        }
    }
}

pub(crate) fn open_game(cx: &mut Context, session_game: SessionGame) {
    let now = cx.platform.now();
    cx.session.set_game(session_game, now);
    cx.session.pause_computer_match(now);
    cx.features.open(PageId::Game);
    cx.close_mistake_warning();
    cx.view.dialogs.clear();
    cx.view.after_saving = None;
}
